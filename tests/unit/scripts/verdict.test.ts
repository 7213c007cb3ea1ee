import { expect, test } from '@jest/globals';
import { verdictOf } from '../../../scripts/verdict';

const report = (statuses: string[], { failed = 0, broken = 0 } = {}) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  testResults: [
    { name: 'a', assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })) },
  ],
});

test('a test that did not run is named, whether it was left out or is still to be written', () => {
  expect(verdictOf(report(['passed', 'pending', 'todo']), 0)).toEqual({
    passed: 1,
    failed: 0,
    why: 'Jest itself failed',
    omitted: ['test 1', 'test 2'],
    repeated: [],
  });
});

test('failed tests count, and so do files that could not be read', () => {
  expect(verdictOf(report(['passed', 'failed'], { failed: 1, broken: 1 }), 1)).toMatchObject({
    passed: 1,
    failed: 2,
    why: '2 failed',
    omitted: [],
  });
});

test('Jest that ends with a code has failed, also without a failed test', () => {
  expect(verdictOf(report(['passed']), 1)).toMatchObject({ failed: 1, why: 'Jest itself failed' });
  expect(verdictOf(report(['passed']), 'SIGKILL')).toMatchObject({ failed: 1 });
});

test('a test that passed when it was repeated is named; one that failed again has failed', () => {
  const given = report(['passed', 'passed', 'failed'], { failed: 1 });
  for (const result of given.testResults[0]?.assertionResults.slice(1) ?? [])
    Object.assign(result, { retryReasons: ['Error: too late'] });
  expect(verdictOf(given, 1)).toMatchObject({ passed: 2, failed: 1, repeated: ['test 1'] });
});
