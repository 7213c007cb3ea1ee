import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('.', import.meta.url));
const helper = (name) => `${rootDir}tests/helpers/${name}`;

const shared = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  transform: {
    '\\.[cm]?tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
    '\\.(png|jpe?g|webp|avif|gif|svg|ico|mp4|webm)$': helper('setup/media-transform.mjs'),
  },
  moduleNameMapper: {
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^next/image$': helper('stubs/next-image.ts'),
    '^next/font/local$': helper('stubs/local-font.ts'),
    '\\.css$': helper('stubs/empty.ts'),
  },
  setupFilesAfterEnv: [helper('setup/fail-on-console.ts')],
};

const database = {
  ...shared,
  testEnvironment: 'node',
  // Without `production`, Lexical's entry points load with a promise that may never settle on Node 20.
  // Jest's cleaning of globals between files follows proxies for ever.
  testEnvironmentOptions: {
    customExportConditions: ['production', 'node', 'node-addons'],
    globalsCleanup: 'off',
  },
  globalSetup: helper('setup/database-setup.ts'),
  globalTeardown: helper('setup/run-teardown.ts'),
  setupFiles: [helper('setup/database-environment.ts')],
};

const browser = {
  ...database,
  globalSetup: helper('setup/browser-setup.ts'),
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, helper('setup/e2e-setup.ts')],
};

const config = {
  testTimeout: 30_000,
  maxWorkers: 2,
  // Node keeps the modules of each file; a worker that has run many is replaced.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: helper('setup/longest-first.mjs'),
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: helper('setup/browser-like-environment.mjs'),
      testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, helper('setup/components-setup.ts')],
    },
    {
      ...database,
      displayName: 'api',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
    },
    { ...browser, displayName: 'e2e', testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'] },
    // What takes too long for `npm test`; `npm run test:long` runs it.
    { ...browser, displayName: 'long', testMatch: ['<rootDir>/tests/long/**/*.long.ts'] },
  ],
};

export default config;
