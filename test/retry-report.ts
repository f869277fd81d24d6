import type { FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';

const mostRetried = 3;

/** Names the tests that needed their retry in the last lines of a run, and fails the run if they are more than three. */
export default class RetryReport implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const retried = this.tests.filter(({ results }) => results.length > 1);
    const tooMany = retried.length > mostRetried;
    if (retried.length > 0) {
      console.log(`\nRetried: ${retried.length}${tooMany ? `, more than the ${mostRetried} that a run may have` : ''}`);
      for (const test of retried) {
        console.log(
          `  ${test.outcome() === 'flaky' ? 'passed' : 'failed'} ${test.titlePath().filter(Boolean).join(' › ')}`,
        );
      }
    }
    return { status: tooMany && status === 'passed' ? 'failed' : status };
  }
}
