/** The parts of Jest's JSON report that count. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; retryReasons?: string[] }[];
  }[];
};

/**
 * What a run of Jest amounts to: `failed`, the tests that were `omitted`, for instance because the machine
 * has no nginx, and those that passed when they were `repeated`. An unhandled error or an empty run ends Jest
 * with a code and without a failed test.
 */
export function verdictOf(report: JestReport, code: number | string) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const omitted = tests.filter(({ status }) => status === 'pending' || status === 'todo');
  const repeated = tests.filter(
    ({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0,
  );
  const names = (found: typeof tests) => found.map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    why: failed > 0 ? `${failed} failed` : 'Jest itself failed',
    omitted: names(omitted),
    repeated: names(repeated),
  };
}
