import { defaultBrand } from '#shared/brands/index.ts';
import { slugPattern } from '#shared/news/slug.ts';
import { configuredBrands, originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { ohioTimeText } from '../mail/mail-body.ts';
import { createDrafts, missingForPreview, stateText } from '../preview/ghost-drafts.ts';
import { maxLinkHours, previewLink } from '../preview/signed-link.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run preview                    drafts and scheduled posts, last changed first, each with a link for a day
npm run preview -- SLUG            one of them, by its slug or id
npm run preview -- SLUG HOURS      with a link for that many hours, at most ${maxLinkHours}`;

const listLimit = 20;

/**
 * Prints signed links to drafts.
 * @returns the exit code: 0 done, 1 not configured, not found or no response from Ghost, 2 wrong usage
 */
export async function runPreviewTool(
  args: string[],
  env: Env,
  print: (text: string) => void,
  now = Date.now(),
): Promise<number> {
  const [name, hours = '24', ...more] = args;
  const validName = name === undefined || (slugPattern.test(name) && !name.startsWith('-'));
  const validHours = /^\d{1,3}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= maxLinkHours;
  if (!validName || !validHours || more.length > 0) {
    print(usage);
    return 2;
  }
  const brands = configuredBrands(env);
  const drafts = createDrafts({ env, brands, log: createLog('silent', false) });
  const secret = env.PREVIEW_SECRET;
  if (!drafts || !secret) {
    print(`Draft previews are not set up: ${missingForPreview(env).join(' and ')} not set.`);
    return 1;
  }
  const found = await drafts.list(listLimit, name);
  if (!found.ok) {
    const missing = `No draft or scheduled post has the slug or id ${name}.`;
    print(found.reason === 'not-found' ? missing : `Ghost does not respond: ${found.error?.message}`);
    return 1;
  }
  const expires = Math.floor(now / 1_000) + Number(hours) * 3_600;
  const origin = originOf(brands[defaultBrand], env.PORT);
  for (const draft of found.value.drafts) {
    print(`${draft.post.title}\n  ${stateText(draft)}\n  ${origin}${previewLink(secret, draft.post.id, expires)}\n`);
  }
  const { drafts: listed, total } = found.value;
  if (total > listed.length) print(`These are ${listed.length} of ${total}; for another one give its slug.`);
  print(listed.length > 0 ? `The links expire on ${ohioTimeText(new Date(expires * 1_000))}.` : 'There are no drafts.');
  return 0;
}

if (import.meta.main) await runCommand(runPreviewTool);
