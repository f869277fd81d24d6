import { request } from 'node:http';
import type { Fleet, Web } from './fleet.ts';
import type { Services } from './services.ts';

/** How long a process may show the last version of an edited post, in milliseconds. */
const visibleWithinMs = 5_000;

/** Edits a post in Ghost, or publishes a new one, and notifies one process by the webhook, as Ghost does. */
export async function editPost(
  { ghost }: Services,
  fleet: Fleet,
  number: number,
): Promise<{ path: string; title: string }> {
  const title = `Edit number ${number}`;
  const isNew = number % 5 === 4;
  const [first] = ghost.posts;
  if (isNew)
    ghost.posts.unshift({ ...first!, id: number.toString(16).padStart(24, 'e'), slug: `new-post-${number}`, title });
  const post = isNew ? ghost.posts[0]! : ghost.posts[(number * 7) % ghost.posts.length]!;
  post.title = title;
  const event = isNew ? 'post.published' : 'post.published.edited';
  const { body, headers } = ghost.webhook(event, { current: { slug: post.slug, status: 'published' } });
  const webs = fleet.webs();
  await fetch(`${webs[number % webs.length]!.site.url}/api/ghost/webhook`, { method: 'POST', body, headers });
  return { path: `/blog/${post.slug}`, title };
}

/** Milliseconds until each of the processes shows the title; null when one does not in time. */
export async function untilShown(
  fleet: Fleet,
  { path, title }: { path: string; title: string },
): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < visibleWithinMs) {
    const texts = await Promise.all(fleet.webs().map((web) => textOf(web, path)));
    if (texts.every((text) => text.includes(title))) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

function textOf({ site }: Web, path: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { Host: 'dresdentax.localhost', 'Accept-Encoding': 'identity', 'X-Forwarded-For': '10.255.0.1' };
    const sent = request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (data: string) => (text += data));
      response.on('end', () => resolve(text));
    });
    sent.on('error', () => resolve('')).end();
  });
}
