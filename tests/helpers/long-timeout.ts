import { jest } from '@jest/globals';

// A browser test seeds, starts and stops a whole site.
jest.setTimeout(180_000);
