export { endTestRun as default } from './test-run';
