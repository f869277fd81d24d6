import { createContent } from '#server/content/create-content.ts';
import { contentContract } from '#test/ghost/content-contract.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { quietLog } from '#test/ghost/quiet-log.ts';

const common = () => ({ log: quietLog().log, siteHosts: ['www.example.com'] });

contentContract('the built-in articles', async () => {
  const content = createContent(common());
  return { content, close: () => content.close() };
});

contentContract('the recorded Ghost', async () => {
  const stub = await startGhostStub({ posts: 'recorded', lock: true });
  const content = createContent({ ...common(), ghostUrl: stub.url, key: stub.key });
  return { content, close: () => content.close().then(stub.close) };
});

contentContract('45 posts', async () => {
  const stub = await startGhostStub({ posts: 45, lock: true });
  const content = createContent({ ...common(), ghostUrl: stub.url, key: stub.key });
  return { content, close: () => content.close().then(stub.close) };
});
