"""What has a face, in the system's Chromium: run where playwright and Chromium are installed."""
