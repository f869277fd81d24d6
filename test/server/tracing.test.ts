import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { startSmtpStub } from '../smtp-stub.ts';
import { endAll, startProcess, untilReady } from './own-process.ts';

type Value = { stringValue?: string; intValue?: string | number };
type Span = {
  traceId: string;
  spanId: string;
  kind: number;
  name: string;
  attributes: { key: string; value: Value }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const server = 2;
const client = 3;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  await endAll();
  for (const close of closing.splice(0)) await close();
});

/** A collector of traces: OTLP over HTTP, as JSON. */
async function startCollector() {
  const spans: Span[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    if (request.url === '/v1/traces')
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => collector.closeAllConnections(),
    () => collector.close(),
  );
  return { spans, url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
}

/** The variables of the runbook's line, with the collector's URL in place of the example. */
function runbookLine(endpoint: string): Record<string, string> {
  const [, line] = /^(NODE_OPTIONS=.*) node dist\/server\/index\.mjs$/m.exec(
    readFileSync('.github/RUNBOOK.md', 'utf8'),
  )!;
  const variables = [...line!.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  return {
    ...Object.fromEntries(variables.map(([, name, quoted, plain]) => [name!, quoted ?? plain!])),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
}

const attribute = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it("the runbook's line traces a request, its call of Ghost and its mail to a collector", async () => {
  const [collector, ghost, smtp] = [await startCollector(), await startGhostStub({ posts: 3 }), await startSmtpStub()];
  closing.push(ghost.close, smtp.close);
  const site = await untilReady(
    await startProcess({ ...ghost.env, SMTP_URL: smtp.url, ...runbookLine(collector.url) }),
  );
  // On a busy machine the site refuses pages for a moment after its start.
  const sure = { timeout: 20_000 };
  await vi.waitFor(async () => expect((await fetch(`${site.url}/blog/post-2`)).status).toBe(200), sure);
  const formData = { name: 'Pat Doe', email: 'pat@example.com', message: 'Could you look at our books?' };
  const send = async () => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ formData }),
    });
    expect(await response.json()).toEqual({ success: true });
  };
  await vi.waitFor(send, sure);

  const find = (isIt: (span: Span) => boolean) =>
    vi.waitFor(
      () => {
        const found = collector.spans.find(isIt);
        if (!found) throw new Error(`not among ${collector.spans.map(({ name }) => name).join(', ')}`);
        return found;
      },
      { timeout: 15_000 },
    );
  const ghostCall = await find(
    (span) => span.kind === client && String(attribute(span, 'url.full')).includes('slug%3A%27post-2%27'),
  );
  const page = await find((span) => span.kind === server && span.traceId === ghostCall.traceId);
  expect([page.name, attribute(page, 'url.path')]).toEqual(['GET', '/blog/post-2']);
  const mail = await find(
    (span) => span.name === 'tcp.connect' && String(attribute(span, 'server.port')) === new URL(smtp.url).port,
  );
  const contact = await find((span) => span.kind === server && span.traceId === mail.traceId);
  expect([contact.name, attribute(contact, 'url.path')]).toEqual(['POST', '/api/contact']);
});
