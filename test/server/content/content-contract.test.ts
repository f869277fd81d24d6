import { createContent } from '#server/content/create-content.ts';
import { brands } from '#shared/brands/index.ts';
import { contentContract } from '#test/ghost/content-contract.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';

const common = () => ({ log: memoryLog().log, brands });

contentContract('the sample articles', async () => {
  const content = createContent({ ...common(), env: {} });
  return { content, close: () => content.close() };
});

contentContract('the recorded Ghost', async () => {
  const stub = await startGhostStub({ posts: 'recorded', lockout: true });
  const content = createContent({ ...common(), env: stub.env });
  return { content, close: () => content.close().then(stub.close) };
});
