import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that systems choose for outgoing connections and for servers that listen on port 0. */
const [first, last] = [20_000, 32_000];

/** A free TCP port of this machine, which no other process of the tests gets while this one runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last);
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

/** Whether this process could reserve the port: it holds the UDP port of that number, which no server here uses. */
function isReserved(port: number): Promise<boolean> {
  const reservation = createSocket('udp4').unref();
  return new Promise((resolve) => {
    reservation.once('error', () => resolve(false));
    reservation.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
