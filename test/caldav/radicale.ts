import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { calendar } from '../server/booking/calendar/calendar-text.ts';

const user = 'office@firm.example';
const guest = 'guest';
const password = 'pa55word';
const rights = `
[owner]
user: ${user}
collection: .*
permissions: RrWw
[guest]
user: ${guest}
collection: .*
permissions: Rr
`;

type Hooks = {
  /** Whether the proxy has answered a request itself: an accident of the calendar's server. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Called by the proxy before it passes a request on. */
  beforeRequest: (incoming: IncomingMessage) => void | Promise<void>;
  /** Called when the calendar's server has answered, before its response is passed on. */
  afterRequest: (incoming: IncomingMessage) => void | Promise<void>;
};

/** A calendar, which the site reaches through a proxy, and what the firm's calendar program does in it, past the proxy. */
export type CaldavCalendar = {
  /** URL of the calendar, with user name and password. */
  url: string;
  /** The events of the calendar, unfolded. */
  events(): Promise<string[]>;
  /** Writes an event; `name` is its path in the calendar. */
  put(name: string, event: string): Promise<void>;
  /** Changes what is stored under this name, or deletes it; false when there is nothing. */
  edit(name: string, change: (stored: string) => string | null): Promise<boolean>;
};

/** A CalDAV server with one empty calendar, and a proxy before it. */
export type CaldavServer = CaldavCalendar & {
  /** The same for a user who may only read it. */
  readOnlyUrl: string;
  hooks: Hooks;
  /** Where the server keeps the calendar, a file for each event: what `khal` edits. */
  folder: string;
  /** Makes one more calendar; `name` is the last part of its URL. */
  makeCalendar(name: string): Promise<CaldavCalendar>;
  /** Ends the server, or starts it again with its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

export async function startCaldavServer(): Promise<CaldavServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caldav-'));
  const port = await freePort();
  const home = `/${encodeURIComponent(user)}/`;
  const direct = (target: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${target}`, {
      ...init,
      headers: {
        Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'Content-Type': 'text/calendar; charset=utf-8',
      },
    });
  writeFileSync(path.join(folder, 'users'), `${user}:${password}\n${guest}:${password}\n`);
  writeFileSync(path.join(folder, 'rights'), rights);
  let child: ChildProcess | null = null;

  async function makeCalendar(name: string): Promise<CaldavCalendar> {
    const target = `${home}${name}/`;
    const made = await direct(target, { method: 'MKCALENDAR' });
    if (made.status !== 201) throw new Error(`the calendar could not be made: ${made.status}`);
    const change = async (method: string, event: string, body: string | null) => {
      const response = await direct(target + event, { method, body });
      if (!response.ok) throw new Error(`the calendar refused an event: ${response.status} ${await response.text()}`);
    };
    return {
      url: `http://${encodeURIComponent(user)}:${password}@${address}${target}`,
      async events() {
        const text = (await (await direct(target)).text()).replace(/\r?\n[ \t]/g, '');
        return text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
      },
      put: (event, text) => change('PUT', event, calendar(text)),
      async edit(event, edited) {
        const response = await direct(target + event);
        const stored = await response.text();
        if (response.status === 404) return false;
        const text = edited(stored);
        await change(text === null ? 'DELETE' : 'PUT', event, text);
        return true;
      },
    };
  }

  const server: Omit<CaldavServer, keyof CaldavCalendar> = {
    readOnlyUrl: '',
    folder: path.join(folder, 'data/collection-root', user, 'meetings'),
    hooks: { answer: () => false, beforeRequest: () => undefined, afterRequest: () => undefined },
    makeCalendar,
    async stop() {
      const ended = new Promise((resolve) => child!.once('close', resolve));
      child!.kill();
      await ended;
      child = null;
    },
    async start() {
      const settings = {
        'server-hosts': `127.0.0.1:${port}`,
        'auth-type': 'htpasswd',
        'auth-htpasswd-filename': path.join(folder, 'users'),
        'auth-htpasswd-encryption': 'plain',
        'auth-delay': '0',
        'rights-type': 'from_file',
        'rights-file': path.join(folder, 'rights'),
        'storage-filesystem-folder': path.join(folder, 'data'),
        'logging-level': 'critical',
      };
      const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
      child = spawn('radicale', ['--config', '', ...options], { stdio: 'ignore' });
      await untilReady(() => direct('/'), child);
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      if (child) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const proxy = await startProxy(server, port);
  const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  server.readOnlyUrl = `http://${guest}:${password}@${address}${home}meetings/`;
  await server.start();
  return Object.assign(server, await makeCalendar('meetings'));
}

async function startProxy(server: Pick<CaldavServer, 'hooks'>, port: number): Promise<Server> {
  const proxy = createServer(async (incoming, outgoing) => {
    await server.hooks.beforeRequest(incoming);
    if (outgoing.socket?.destroyed || server.hooks.answer(incoming, outgoing)) return;
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, async (response) => {
      await server.hooks.afterRequest(incoming);
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

async function untilReady(request: () => Promise<Response>, child: ChildProcess): Promise<void> {
  for (;;) {
    if (await request().catch(() => null)) return;
    if (child.exitCode !== null) throw new Error(`radicale ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
