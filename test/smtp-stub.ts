import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/**
 * How the server behaves: `hang` never responds to DATA, `later` responds with 451, `refuse` with 550 to DATA and `unknown`
 * to RCPT, `drop` closes the connection during DATA, `badTls` offers STARTTLS with an untrusted certificate.
 */
export type SmtpMode = 'accept' | 'hang' | 'later' | 'refuse' | 'unknown' | 'drop' | 'badTls';

export type ReceivedMail = { from: string; to: string[]; raw: string; messageId: string };

export type SmtpStub = Awaited<ReturnType<typeof startSmtpStub>>;

/**
 * A real SMTP server on a local port, for tests.
 * @param acceptWhen accepts mails once this has settled
 * @param mails receives the mails; pass those of an earlier server to continue its list
 */
export async function startSmtpStub({
  mode = 'accept' as SmtpMode,
  port = undefined as number | undefined,
  acceptWhen = Promise.resolve() as Promise<unknown>,
  mails = [] as ReceivedMail[],
} = {}) {
  const receivedCount = () => new Set(mails.map(({ messageId }) => messageId)).size;
  const state = {
    mode,
    sessions: 0,
    /** Whole replies, such as `550 5.4.5 Daily limit`: to MAIL FROM, to RCPT TO of an address, and after the text. */
    replies: { sender: '', text: '', recipients: {} as Record<string, string> },
  };
  const waiters: { count: number; resolve: () => void }[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    disabledCommands: mode === 'badTls' ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Otherwise it puts its own before those of `replies`.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    closeTimeout: 50,
    onMailFrom: (_address, _session, done) => done(reply(state.replies.sender)),
    onRcptTo({ address }, _session, done) {
      done(reply(state.mode === 'unknown' ? '550 No such mailbox' : state.replies.recipients[address]));
    },
    onData(stream, session, callback) {
      state.sessions += 1;
      if (state.mode === 'drop') {
        stream.resume();
        sockets.get(session.remotePort)?.destroy();
        return;
      }
      const received = (raw: string) => {
        if (state.mode === 'hang') return;
        if (state.mode === 'later') return callback(reply('451 Try again'));
        if (state.mode === 'refuse') return callback(reply('550 Not wanted'));
        if (state.replies.text) return callback(reply(state.replies.text));
        const { mailFrom, rcptTo } = session.envelope;
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
        const accept = () => {
          if (sockets.get(session.remotePort)?.writable === false) return;
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
            messageId,
          });
          callback();
          for (const { count, resolve } of waiters) if (receivedCount() >= count) resolve();
        };
        void acceptWhen.then(accept);
      };
      // The stream fails when the client disconnects.
      void text(stream).then(received, () => undefined);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.set(socket.remotePort ?? 0, socket);
    socket.once('close', () => sockets.delete(socket.remotePort ?? 0));
  });
  // A reserved one: it may be closed, and opened again by another server of the test.
  const listenPort = port ?? (await freePort());
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(listenPort, '127.0.0.1', () => resolve());
  });
  const address = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    state,
    /** Resolves when messages of `count` different ids have arrived. */
    until(count: number) {
      return new Promise<void>((resolve) => {
        if (receivedCount() >= count) resolve();
        else waiters.push({ count, resolve });
      });
    },
    /** Sessions under way may finish within 50 ms. */
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function reply(line: string | undefined) {
  return line ? Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) }) : null;
}
