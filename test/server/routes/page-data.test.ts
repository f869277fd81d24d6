import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { startTestSite } from '../site.ts';

it('a list is written once while it is the same, in each encoding', async () => {
  let writes = 0;
  const list = (name: string) => {
    const toJSON = () => {
      writes += 1;
      return [{ name }];
    };
    return Object.assign([{ name }], { toJSON });
  };
  let value = list('Payroll');
  const browseTags = async () => ({ ok: true, value }) as never;
  const { server, close } = await startTestSite({ content: (real) => ({ ...real, browseTags }) });
  onTestFinished(close);
  const get = (encoding: string) => request(server).get('/api/data/tags').set('Accept-Encoding', encoding);
  for (let times = 0; times < 3; times++) {
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { headers, status } = await get(encoding).buffer(false);
      expect([status, headers['content-encoding']]).toEqual([200, encoding === 'identity' ? undefined : encoding]);
      expect(headers['cache-control']).toBe('max-age=0, must-revalidate');
    }
  }
  expect(writes).toBe(3);
  const { body, headers } = await get('gzip');
  expect(body).toEqual({ ok: true, value: [{ name: 'Payroll' }] });
  expect((await get('gzip').set('If-None-Match', headers['etag']!)).status).toBe(304);
  value = list('Books');
  expect((await get('gzip')).body.value).toEqual([{ name: 'Books' }]);
});
