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
 * A page that is not kept, while the content service takes its time: ours against plain express with compression and
 * renderToPipeableStream of the same tree. The code is warm, each answer is rendered anew.
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
      const of = (rows: FirstByte[], what: keyof FirstByte) => median(rows.map((row) => row[what]));
      rows.push({
        content: content === 'never' ? 'never answers' : `${content} ms`,
        plain: tenth(of(plain, 'byte')),
        ours: tenth(of(ours, 'byte')),
        ratio: ratio(median(ours.map(({ byte }, place) => byte / plain[place]!.byte))),
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

/** Asks on a connection that is open already, reads until the heading stands there, and goes away. */
async function firstByte(port: number, content: string): Promise<FirstByte> {
  await fetch(`http://127.0.0.1:${port}/delay/${content}`);
  return new Promise((resolve, reject) => {
    let begun = 0;
    let byte = 0;
    const socket = connect(port, '127.0.0.1', () => {
      begun = performance.now();
      socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`);
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    let head: string | null = '';
    let unpack: ReturnType<typeof createBrotliDecompress> | ReturnType<typeof createGunzip>;
    let text = '';
    const read = (part: Buffer) => {
      text += part.toString();
      if (!text.includes('<h1')) return;
      socket.destroy();
      unpack.destroy();
      resolve({ byte, heading: performance.now() - begun });
    };
    let rest = Buffer.alloc(0);
    socket.on('data', (data) => {
      if (head !== null) {
        head += data.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        unpack = /content-encoding: br/i.test(head) ? createBrotliDecompress() : createGunzip();
        unpack.on('data', read).on('error', () => {});
        rest = Buffer.from(head.slice(end + 4), 'latin1');
        head = null;
      } else rest = Buffer.concat([rest, data]);
      // Chunked: a line with the length in hexadecimal, the part, a line end.
      for (;;) {
        const line = rest.indexOf('\r\n');
        const length = line < 0 ? Number.NaN : Number.parseInt(rest.toString('latin1', 0, line), 16);
        if (Number.isNaN(length) || rest.length < line + 2 + length + 2) break;
        byte ||= performance.now() - begun;
        unpack.write(rest.subarray(line + 2, line + 2 + length));
        rest = rest.subarray(line + 2 + length + 2);
      }
    });
  });
}
