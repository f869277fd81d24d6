import { mailsVisitors } from '#server/booking/notifier.ts';
import { configuredBrands } from '#server/brand-resolver.ts';
import { lossesAtRestart, refusedMeetings } from '#server/config-warnings.ts';
import type { Env } from '#server/env.ts';
import { readRedirectsFile } from '#server/http/redirects-file.ts';
import { missingForPreview } from '#server/preview/ghost-drafts.ts';

/**
 * A line of the doctor's output. `loses`: messages or meetings. `cannot`: something that is configured, or that visitors
 * expect, does not work. `missing`: production would lack something.
 */
export type Finding = { level: 'loses' | 'cannot' | 'missing' | 'note' | 'ok'; text: string };

/** What no release should start with. */
export function checkEnvironment(env: Env): Finding[] {
  const { REDIRECTS_FILE: file } = env;
  const redirects = file ? readRedirectsFile(file, configuredBrands(env)).problems : [];
  const invalid = [...env.problems, ...redirects.map((problem) => `REDIRECTS_FILE: ${problem}`)];
  // On a dyno the Procfile sets TRUST_PROXY.
  if (env.FORCE_HTTPS && env.TRUST_PROXY === 0 && !env.DYNO)
    invalid.push(
      'TRUST_PROXY is 0 while FORCE_HTTPS is set: behind a proxy every request is taken for HTTP and redirected to itself. Set it to the number of proxies in front, 1 on Heroku',
    );
  return [
    ...lossesAtRestart(env).map((text): Finding => ({ level: 'loses', text })),
    ...invalid.map((text): Finding => ({ level: 'cannot', text })),
  ];
}

/** What is not set, or only in part. */
export function checkOptional(env: Env): Finding[] {
  const refused = refusedMeetings(env);
  const usesPreview = env.GHOST_ADMIN_API_KEY || env.PREVIEW_SECRET;
  const previewWants = 'so drafts cannot be previewed: that requires GHOST_URL, GHOST_ADMIN_API_KEY and PREVIEW_SECRET';
  const rows: [level: Finding['level'], isSet: unknown, text: string][] = [
    ['cannot', env.SMTP_URL, 'SMTP_URL is not set: nobody is mailed a message or a meeting'],
    ['cannot', !refused, refused ?? ''],
    ...(usesPreview ? missingForPreview(env) : []).map((name): [Finding['level'], unknown, string] => [
      'cannot',
      false,
      `${name} is not set, ${previewWants}`,
    ]),
    [
      'note',
      env.GHOST_WEBHOOK_SECRET,
      'GHOST_WEBHOOK_SECRET is not set: a change in Ghost appears after five minutes instead of two seconds',
    ],
    ['note', env.FORCE_HTTPS, 'FORCE_HTTPS is not set: set it on the public site'],
    [
      'note',
      env.BOOKING_SECRET || !env.REDIS_URL,
      'BOOKING_SECRET is not set: if Redis is ever emptied, links to meetings in mail already sent stop working',
    ],
    [
      'note',
      mailsVisitors(env) || !env.SMTP_URL,
      'BOOKING_CONFIRM_MAIL is false: visitors get no mail about their meetings',
    ],
    [
      'note',
      env.DKIM_SELECTOR,
      'DKIM_SELECTOR is not set: whether mail is signed with a published key is not looked up',
    ],
    ['note', env.REPORT_TO, 'REPORT_TO is not set: the weekly report is not mailed; npm run report prints it'],
  ];
  return rows.filter(([, isSet]) => !isSet).map(([level, , text]) => ({ level, text }));
}
