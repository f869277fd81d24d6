// Checks Prometheus's alert rules and tries them on made-up samples, with promtool of Debian's package prometheus.
import { spawnSync } from 'node:child_process';
import { ensureProgram } from '../debian-package.ts';

if (!ensureProgram(['promtool', '--version'], 'prometheus')) {
  console.log('The alert rules are not checked: promtool is not installed and could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const commands = [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
];
for (const command of commands) {
  const { status } = spawnSync('promtool', command, { stdio: 'inherit', cwd: '.github/monitoring' });
  if (status !== 0) process.exit(status ?? 1);
}
