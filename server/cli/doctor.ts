import { findPlaceholders } from '../config-warnings.ts';
import type { Env } from '../env.ts';
import {
  checkEnvironment,
  checkFacts,
  checkOptional,
  checkTrust,
  type Finding,
  findings,
  toConfirm,
} from './doctor/configuration.ts';
import {
  checkCalendars,
  checkCdn,
  checkFile,
  checkMailDomain,
  checkMailServer,
  checkOutbox,
  checkRedis,
  checkServices,
  checkSiteFacts,
  type ResolveTxt,
} from './doctor/services.ts';
import { runCommand } from './run-command.ts';

const labels = { loses: '  LOSES  ', cannot: '  CANNOT ', missing: '  MISSING', note: '  note   ', ok: '  ok     ' };
const levels = Object.keys(labels) as Finding['level'][];

/**
 * Lists what is wrong, worst first: placeholders, and what the configured services say. `--release`: in less than ten
 * seconds, only what would break the service.
 * @returns the exit code: 1 when production would lack something, or the release should not start
 */
export async function runDoctorTool(
  args: string[],
  env: Env,
  print: (line: string) => void,
  resolveTxt?: ResolveTxt,
): Promise<number> {
  const isRelease = args.includes('--release');
  const findings = isRelease ? await checkRelease(env) : await checkAll(env, resolveTxt);
  for (const level of levels)
    for (const finding of findings.filter((one) => one.level === level)) print(`${labels[level]} ${finding.text}`);
  const fails = findings.some(({ level }) => level !== 'note' && level !== 'ok');
  if (isRelease) print(`release check: ${fails ? 'failed' : 'passed'}`);
  return fails ? 1 : 0;
}

/** What is not configured yet, and how its Redis stores, hold no release up: the one before it is no better. */
async function checkRelease(env: Env): Promise<Finding[]> {
  const answers = await Promise.all([checkMailServer(env, 'SMTP_URL'), checkRedis(env)]);
  return [...checkEnvironment(env), ...answers.flat().filter(({ level }) => level === 'cannot')];
}

async function checkAll(env: Env, resolveTxt: ResolveTxt | undefined): Promise<Finding[]> {
  const [site, ...others] = await Promise.all([
    checkSiteFacts(env),
    checkServices(env),
    checkRedis(env),
    checkCdn(env),
    checkOutbox(env),
    checkFile(env),
    checkCalendars(env),
    checkMailDomain(env, resolveTxt),
  ]);
  const placeholders = findPlaceholders(env, site.brands).map(
    ({ variable, meaning }) => `${variable} is a placeholder: ${meaning}`,
  );
  return [
    ...checkEnvironment(env),
    ...findings('missing', placeholders),
    ...checkOptional(env),
    ...checkTrust(site.brands),
    ...site.findings,
    ...others.flat(),
    ...checkFacts(),
    ...findings('note', toConfirm),
  ];
}

if (import.meta.main) {
  await runCommand(runDoctorTool, () => undefined);
  // A service that has not answered in time is not waited for.
  process.exit();
}
