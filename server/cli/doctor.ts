import { findPlaceholders } from '../config-warnings.ts';
import type { Env } from '../env.ts';
import { checkBookings, checkPreview, checkProxy, checkRecommended, type Finding } from './doctor/configuration.ts';
import { checkFacts, statements } from './doctor/firm.ts';
import {
  checkCalendars,
  checkCdn,
  checkQuarantine,
  checkRedis,
  checkServices,
  checkSiteFacts,
} from './doctor/services.ts';
import { runCommand } from './run-command.ts';

/**
 * Lists placeholders and checks the configured services.
 * @returns the exit code: 1 when production would lack something
 */
export async function runDoctorTool(_args: string[], env: Env, print: (line: string) => void): Promise<number> {
  const { brands, findings: facts } = await checkSiteFacts(env);
  const findings = [
    ...env.problems.map((text): Finding => ({ level: 'missing', text })),
    ...findPlaceholders(env, brands).map(
      ({ variable, meaning }): Finding => ({ level: 'missing', text: `${variable} is a placeholder: ${meaning}` }),
    ),
    ...checkRecommended(env),
    ...checkPreview(env),
    ...checkFacts(),
    ...facts,
    ...(await checkServices(env)),
    ...(await checkRedis(env)),
    ...(await checkCdn(env)),
    ...(await checkQuarantine(env)),
    ...(await checkCalendars(env)),
    ...checkBookings(env),
    ...checkProxy(env),
    {
      level: 'note' as const,
      text: 'Before launch a lawyer has to review the privacy policy, the terms, the cookie page and the accessibility page (views/pages/legal/).',
    },
    {
      level: 'note' as const,
      text: 'Streets, hours, people, prices and reviews are rows of the page site-facts in Ghost (EDITORS.md); confirm them, and the sister sites (shared/firm/offices.ts).',
    },
    {
      level: 'note' as const,
      text: `The pages make these statements about the firm; confirm or change them: ${statements.join('; ')}.`,
    },
  ];
  const labels = { ok: '  ok     ', note: '  note   ', missing: '  MISSING' };
  for (const level of ['missing', 'note', 'ok'] as const) {
    for (const finding of findings.filter((one) => one.level === level)) print(`${labels[level]} ${finding.text}`);
  }
  return findings.some(({ level }) => level === 'missing') ? 1 : 0;
}

if (import.meta.main) await runCommand(runDoctorTool, () => undefined);
