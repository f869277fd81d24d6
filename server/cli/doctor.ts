import { findPlaceholders } from '../config-warnings.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import {
  checkBookings,
  checkIndexNow,
  checkNotice,
  checkOfflineTools,
  checkPreview,
  checkProxy,
  checkRecommended,
  checkRedirects,
  type Finding,
} from './doctor/configuration.ts';
import { checkCatalogues, checkFacts, checkTrust, statements } from './doctor/firm.ts';
import {
  checkCalendars,
  checkCdn,
  checkMailFrom,
  checkQuarantine,
  checkRedis,
  checkServices,
} from './doctor/services.ts';

/** `npm run doctor`: lists placeholders and checks the configured services. Exit code 1 when production would lack something. */
async function runChecks(): Promise<void> {
  let env: Env;
  try {
    env = readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    print([{ level: 'missing', text: error.message }]);
    process.exit(1);
  }
  const findings = [
    ...findPlaceholders(env).map(
      ({ variable, meaning }): Finding => ({ level: 'missing', text: `${variable} is a placeholder: ${meaning}` }),
    ),
    ...checkRecommended(env),
    ...checkPreview(env),
    ...checkFacts(),
    ...checkCatalogues(),
    ...checkTrust(),
    ...(await checkServices(env)),
    ...(await checkRedis(env)),
    ...(await checkCdn(env)),
    ...(await checkQuarantine(env)),
    ...(await checkCalendars(env)),
    ...checkBookings(env),
    ...(await checkMailFrom(env)),
    ...checkProxy(env),
    ...checkRedirects(env),
    ...checkNotice(env),
    ...checkIndexNow(env),
    ...checkOfflineTools(env),
    {
      level: 'note' as const,
      text: 'Before launch a lawyer has to review the privacy policy, the terms, the cookie page and the accessibility page (views/pages/legal/).',
    },
    {
      level: 'note' as const,
      text: 'Confirm the offices, hours (then set hoursConfirmed) and sister sites in shared/firm/offices.ts and the fees in shared/firm/prices.ts.',
    },
    {
      level: 'note' as const,
      text: `The pages make these statements about the firm; confirm or change them: ${statements.join('; ')}.`,
    },
  ];
  print(findings);
  process.exit(findings.some(({ level }) => level === 'missing') ? 1 : 0);
}

function print(findings: Finding[]) {
  const labels = { ok: '  ok     ', note: '  note   ', missing: '  MISSING' };
  for (const level of ['missing', 'note', 'ok'] as const) {
    for (const finding of findings.filter((one) => one.level === level))
      console.log(`${labels[level]} ${finding.text}`);
  }
}

await runChecks();
