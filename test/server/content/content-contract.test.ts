import { createContent } from '#server/content/create-content.ts';
import { brands } from '#shared/brands/index.ts';
import { contentContract } from '#test/ghost/content-contract.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';

const common = () => ({ log: memoryLog().log, brands, siteHosts: ['www.example.com'] });

contentContract('the sample articles', async () => {
  const content = createContent(common());
  return { content, close: () => content.close() };
});

contentContract('the recorded Ghost', async () => {
  const stub = await startGhostStub({ posts: 'recorded', lockout: true });
  const content = createContent({ ...common(), ghostUrl: stub.url, key: stub.key });
  return { content, close: () => content.close().then(stub.close) };
});
