import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';

it('a connection whose client does not read ends', async () => {
  const body = Buffer.alloc(50_000_000);
  const server = createHttpServer({}, (_request, response) => void response.end(body), 300).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  const [connection] = (await once(server, 'connection')) as [Socket];
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeLessThan(body.length * 2);
  expect(server.maxConnections).toBeGreaterThan(0);
});
