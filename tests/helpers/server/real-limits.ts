// Import this before anything that reads the environment: this test file has the limits of the real site.
process.env.RATE_LIMIT_FACTOR = '1';
