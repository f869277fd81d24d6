import { connect } from 'node:net';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { median, ratio, tenth } from './numbers.ts';
import { startServer } from './processes.ts';

export type ColdRow = {
  content: string;
  /** Milliseconds from the request to the first byte of the body, and to the heading. */
  plain: number;
  ours: number;
  ratio: number;
  plainHeading: number;
  oursHeading: number;
};

/**
 * An uncached page with a slow content service: ours against plain Express with compression and renderToPipeableStream
 * of the same tree. The code is warm; each response is rendered again.
 */
export async function measureCold(script: string, dist: string, rounds: number): Promise<ColdRow[]> {
  const server = await startServer([script, 'cold', dist], {}, true);
  try {
    const rows: ColdRow[] = [];
    for (const content of ['50', '500', 'never']) {
      const ours: FirstByte[] = [];
      const plain: FirstByte[] = [];
      for (let round = -10; round < rounds; round++) {
        const [a, b] = [await firstByte(server.port, content), await firstByte(server.port + 1, content)];
        if (round >= 0) ours.push(a) && plain.push(b);
      }
      const of = (rows: FirstByte[], field: keyof FirstByte) => median(rows.map((row) => row[field]));
      rows.push({
        content: content === 'never' ? 'never answers' : `${content} ms`,
        plain: tenth(of(plain, 'byte')),
        ours: tenth(of(ours, 'byte')),
        ratio: ratio(median(ours.map(({ byte }, index) => byte / plain[index]!.byte))),
        plainHeading: tenth(of(plain, 'heading')),
        oursHeading: tenth(of(ours, 'heading')),
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

type FirstByte = { byte: number; heading: number };

/** Sends a request on an open connection, reads until the heading is received, and disconnects. */
async function firstByte(port: number, content: string): Promise<FirstByte> {
  await fetch(`http://127.0.0.1:${port}/delay/${content}`);
  return new Promise((resolve, reject) => {
    let startedAt = 0;
    let byte = 0;
    const socket = connect(port, '127.0.0.1', () => {
      startedAt = performance.now();
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`);
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no response within 20 s')));
    socket.on('error', reject);
    let head: string | null = '';
    let decompress: ReturnType<typeof createBrotliDecompress> | ReturnType<typeof createGunzip>;
    let html = '';
    const read = (chunk: Buffer) => {
      html += chunk.toString();
      if (!html.includes('<h1')) return;
      socket.destroy();
      decompress.destroy();
      resolve({ byte, heading: performance.now() - startedAt });
    };
    let pending = Buffer.alloc(0);
    socket.on('data', (data) => {
      if (head !== null) {
        head += data.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        decompress = /content-encoding: br/i.test(head) ? createBrotliDecompress() : createGunzip();
        decompress.on('data', read).on('error', () => {});
        pending = Buffer.from(head.slice(end + 4), 'latin1');
        head = null;
      } else pending = Buffer.concat([pending, data]);
      // Chunked encoding: a line with the length in hexadecimal, the data, a line break.
      for (;;) {
        const line = pending.indexOf('\r\n');
        const length = line < 0 ? Number.NaN : Number.parseInt(pending.toString('latin1', 0, line), 16);
        if (Number.isNaN(length) || pending.length < line + 2 + length + 2) break;
        byte ||= performance.now() - startedAt;
        decompress.write(pending.subarray(line + 2, line + 2 + length));
        pending = pending.subarray(line + 2 + length + 2);
      }
    });
  });
}
