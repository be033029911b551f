"""What a lesson is taught live with: slides, run of show, live-coding twin, handout, answers."""
