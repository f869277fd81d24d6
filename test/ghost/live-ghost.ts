import { expect, it } from 'vitest';
import { createContent } from '#server/content/create-content.ts';
import { parseEnv } from '#server/env.ts';
import { contentContract, must } from './content-contract.ts';
import { quietLog } from './quiet-log.ts';

/** Run by a configuration of its own, with the address and key of a Ghost that has at least ten posts. */
const { GHOST_URL: ghostUrl, GHOST_CONTENT_API_KEY: key } = parseEnv(process.env);
if (!ghostUrl)
  throw new Error('Set GHOST_URL and GHOST_CONTENT_API_KEY to run the content tests against a live Ghost.');

const makeContent = async () => {
  const { log, said } = quietLog();
  const content = createContent({ log, siteHosts: [], ghostUrl, key });
  return { content, said, close: () => content.close() };
};

contentContract('a live Ghost', makeContent);

it('is never refused by Ghost, and can read every post of it', async () => {
  const { content, said, close } = await makeContent();
  for (const { slug } of must(await content.allPosts())) must(await content.readPost(slug));
  expect(said('did not answer')).toBe(0);
  await close();
});
