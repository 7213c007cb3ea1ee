// Imported before anything that reads the environment: in this test file the limits are those of the real site.
process.env.RATE_LIMIT_FACTOR = '1';
