import type { Reporter } from 'vitest/node';

const mostRetried = 3;

/** Names each test that passed at its second attempt only, in the run's last lines; more than three fail the run. */
export const retries: Reporter = {
  onTestRunEnd(modules) {
    const retried = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    if (retried.length === 0) return;
    console.log(`\nNeeded a second attempt: ${retried.length}, at most ${mostRetried} may`);
    for (const test of retried) console.log(`  ${test.project.name}: ${test.fullName}`);
    if (retried.length > mostRetried) process.exitCode = 1;
  },
};
