// Registers the inspector of TrifectaWeb before `main` runs: see InspectorRegistration.c.
