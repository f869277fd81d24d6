import { defaultBrand } from '#shared/brands/index.ts';
import { configuredBrands, originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { createDrafts, missingForPreview, previewLink, stateText } from '../preview/ghost-drafts.ts';
import { runCommand } from './run-command.ts';

const linkSeconds = 7 * 24 * 3_600;

/**
 * `npm run preview`: prints the drafts and scheduled posts, last changed first, each with a link that works for a week.
 * @returns the exit code: 0 done, 1 not configured or no response from Ghost
 */
export async function printDrafts(env: Env, print: (text: string) => void, now = Date.now): Promise<number> {
  const brands = configuredBrands(env);
  const drafts = createDrafts({ env, brands, log: createLog('silent', false), now });
  const secret = env.PREVIEW_SECRET;
  if (!drafts || !secret) {
    print(`Draft previews are not set up: ${missingForPreview(env).join(' and ')} not set.`);
    return 1;
  }
  const listed = await drafts.list();
  if (!listed.ok) {
    print(`Ghost does not respond: ${listed.error?.message}`);
    return 1;
  }
  const origin = originOf(brands[defaultBrand], env.PORT);
  const expires = Math.floor(now() / 1_000) + linkSeconds;
  for (const draft of listed.value)
    print(`${draft.post.title}\n  ${stateText(draft)}\n  ${origin}${previewLink(secret, draft.post.id, expires)}\n`);
  print(listed.value.length > 0 ? 'The links work for a week.' : 'There are no drafts.');
  return 0;
}

if (import.meta.main) await runCommand((_args, env, print) => printDrafts(env, print));
