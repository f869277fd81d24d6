import { findPlaceholders } from '../config-warnings.ts';
import type { Env } from '../env.ts';
import * as configuration from './doctor/configuration.ts';
import * as services from './doctor/services.ts';
import { runCommand } from './run-command.ts';

const labels = { loses: '  LOSES  ', cannot: '  CANNOT ', missing: '  MISSING', note: '  note   ', ok: '  ok     ' };
const levels = Object.keys(labels) as configuration.Finding['level'][];

/**
 * Lists what is wrong, worst first: placeholders, and what the configured services say. `--release`: in less than ten
 * seconds, only what would break the service.
 * @returns the exit code: 1 when production would lack something, or the release should not start
 */
export async function runDoctorTool(
  args: string[],
  env: Env,
  print: (line: string) => void,
  resolveTxt?: services.ResolveTxt,
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
async function checkRelease(env: Env): Promise<configuration.Finding[]> {
  const answers = await Promise.all([services.checkMailServer(env, 'SMTP_URL'), services.checkRedis(env)]);
  return [...configuration.checkEnvironment(env), ...answers.flat().filter(({ level }) => level === 'cannot')];
}

async function checkAll(env: Env, resolveTxt: services.ResolveTxt | undefined): Promise<configuration.Finding[]> {
  const [site, ...others] = await Promise.all([
    services.checkSiteFacts(env),
    services.checkServices(env),
    services.checkRedis(env),
    services.checkCdn(env),
    services.checkOutbox(env),
    services.checkBookings(env),
    services.checkFile(env),
    services.checkCalendars(env),
    services.checkMailDomain(env, resolveTxt),
  ]);
  const placeholders = findPlaceholders(env, site.brands).map(
    ({ variable, meaning }) => `${variable} is a placeholder: ${meaning}`,
  );
  return [
    ...configuration.checkEnvironment(env),
    ...configuration.findings('missing', placeholders),
    ...configuration.checkOptional(env),
    ...configuration.checkTrust(site.brands),
    ...site.findings,
    ...others.flat(),
    ...configuration.checkFacts(),
    ...configuration.findings('note', configuration.toConfirm),
  ];
}

if (import.meta.main) {
  await runCommand(runDoctorTool, () => undefined);
  // A service that has not answered in time is not waited for.
  process.exit();
}
