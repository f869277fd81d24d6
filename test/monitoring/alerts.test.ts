import { execFileSync } from 'node:child_process';
import { test } from 'vitest';

test.each([
  ['are valid', 'check', 'alerts.yml'],
  ['alert on samples of what they are for, and on no other', 'test', 'alerts.test.yml'],
])("Prometheus's rules %s", (_what, act, file) => {
  execFileSync('promtool', [act, 'rules', file], { cwd: '.github/monitoring' });
});
