"""This computer: JupyterLab, the browser, the student's folder, and what the doctor looks at."""
