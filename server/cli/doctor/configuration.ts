import { mailsVisitors } from '#server/booking/notifier.ts';
import type { Env } from '#server/env.ts';
import { missingForPreview } from '#server/preview/ghost-drafts.ts';

/** A line of the doctor's output. `missing`: production would lack something. */
export type Finding = { level: 'ok' | 'note' | 'missing'; text: string };

export function checkRecommended(env: Env): Finding[] {
  const recommended: [string, unknown, string][] = [
    [
      'GHOST_WEBHOOK_SECRET',
      env.GHOST_WEBHOOK_SECRET,
      'without it a change in Ghost appears after five minutes instead of two seconds',
    ],
    ['FORCE_HTTPS', env.FORCE_HTTPS || undefined, 'set it on the public site'],
    [
      'INDEXNOW_KEY',
      env.INDEXNOW_KEY,
      'without it search engines find a new article only when they next visit the site',
    ],
    ['REPORT_TO', env.REPORT_TO, 'the weekly report is not mailed; npm run report prints it'],
  ];
  return recommended
    .filter(([, value]) => value === undefined)
    .map(([name, , why]) => ({ level: 'note', text: `${name} is not set: ${why}` }));
}

/** Previews are optional, but a part of their configuration is a mistake. */
export function checkPreview(env: Env): Finding[] {
  if (!env.GHOST_ADMIN_API_KEY && !env.PREVIEW_SECRET) return [];
  return missingForPreview(env).map((name) => ({
    level: 'missing',
    text: `${name} is not set, so drafts cannot be previewed: that requires GHOST_URL, GHOST_ADMIN_API_KEY and PREVIEW_SECRET`,
  }));
}

export function checkProxy(env: Env): Finding[] {
  if (!env.FORCE_HTTPS || env.TRUST_PROXY > 0) return [];
  return [
    {
      level: 'missing',
      text: 'TRUST_PROXY is 0 while FORCE_HTTPS is set: behind a proxy every request is taken for HTTP and redirected to itself. Set it to the number of proxies in front, 1 on Heroku',
    },
  ];
}

export function checkBookings(env: Env): Finding[] {
  const visitors: Finding = mailsVisitors(env)
    ? { level: 'ok', text: 'Visitors are mailed their meeting, its changes and a reminder' }
    : {
        level: 'note',
        text: env.SMTP_URL
          ? 'BOOKING_CONFIRM_MAIL is false: visitors get no mail about their meetings'
          : 'SMTP_URL is not set: visitors get no mail about their meetings',
      };
  if (env.REDIS_URL && !env.BOOKING_SECRET)
    return [
      visitors,
      {
        level: 'note',
        text: 'BOOKING_SECRET is not set: if Redis is ever emptied, links to meetings in mail already sent stop working',
      },
    ];
  if (!env.DYNO || env.REDIS_URL) return [visitors];
  return [
    visitors,
    {
      level: 'missing',
      text: 'REDIS_URL is not set: the disk of a dyno is ephemeral, so booked meetings would be forgotten with each restart',
    },
  ];
}
