import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type SlowProxy = {
  url: string;
  delay: { oneWayMs: number };
  /** Connects new clients to another Redis, as an address does after a failover. */
  leadTo(target: string): void;
};

/** A TCP proxy in front of Redis that delivers everything with a delay, in order. */
export async function startSlowProxy(target: string): Promise<SlowProxy> {
  let { port } = new URL(target);
  const delay = { oneWayMs: 0 };
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    let last = 0;
    const waiting: Buffer[] = [];
    from.on('data', (data) => {
      waiting.push(data);
      // Never before what came earlier, also when the delay has become shorter, and timers of one moment fire in any order.
      last = Math.max(last, performance.now() + delay.oneWayMs);
      setTimeout(
        () => {
          const next = waiting.shift()!;
          if (to.writable) to.write(next);
        },
        Math.max(0, last - performance.now()),
      );
    });
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    const redis = connect(Number(port), '127.0.0.1');
    sockets.add(client).add(redis);
    forward(client, redis);
    forward(redis, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    delay,
    leadTo(other) {
      port = new URL(other).port;
    },
  };
}
