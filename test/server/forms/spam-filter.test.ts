import { describe, expect, it } from 'vitest';
import { good, site } from '../contact/router-site.ts';

describe('spam', () => {
  const ours = { form: 'site', startedAt: '1772565300000' };
  const sentAfter = (ms: number) => ({ ...good, timestamp: new Date(1772565300000 + ms).toISOString() });
  it.each([
    ['a person', { ...ours, formData: sentAfter(20_000) }, 'no'],
    ['a fast person', { ...ours, formData: sentAfter(900) }, 'no'],
    ['a honeypot filled slowly', { ...ours, website: 'x', formData: sentAfter(20_000) }, 'possible'],
    ['a honeypot filled at once', { ...ours, website: 'x', formData: sentAfter(900) }, 'possible'],
    [
      'a program with a web site',
      { website: 'https://shop.example', startedAt: ours.startedAt, formData: sentAfter(10) },
      'no',
    ],
    ['two links', { formData: { ...good, message: 'See https://a.example and www.b.example' } }, 'no'],
    ['many links', { formData: { ...good, message: 'https://a.example '.repeat(6) } }, 'possible'],
    ['a link as a name', { formData: { ...good, name: 'https://a.example' } }, 'possible'],
    [
      'links and repetition',
      {
        formData: {
          ...good,
          message: `https://a.example https://b.example https://c.example ${'buy now '.repeat(40)}`,
        },
      },
      'possible',
    ],
  ])('%s', async (_who, body, spam) => {
    const { leads, post } = site();
    await post(body).expect(200, { success: true });
    expect(leads.map((lead) => lead.spam)).toEqual([spam]);
  });

  it.each([
    ['Chinese', ['你好，我需要帮助报税', '请问你们的办公时间', '我想预约会计服务', '如何登记新公司', '谢谢你们的帮助']],
    ['Russian', ['Нужна помощь', 'Добрый день', 'Сколько стоит отчёт', 'Спасибо большое', 'Где ваш офис']],
  ])('does not take different texts in %s for the same text', async (_script, messages) => {
    const { leads, post } = site();
    for (const message of messages) await post({ formData: { ...good, message } }).expect(200);
    expect(leads.map((lead) => lead.spam)).toEqual(['no', 'no', 'no', 'no', 'no']);
  });

  it('is counted for the report, since it is mailed', async () => {
    const { counted, post } = site();
    const page = '/services/payroll';
    await post({ ...ours, website: 'x', page, formData: sentAfter(20_000), domain: 'payroll' }).expect(200);
    await post({ ...ours, website: 'x', page, formData: sentAfter(900), domain: 'brownco' }).expect(200);
    expect(counted).toEqual([
      ['payroll', 'message', page],
      ['brownco', 'message', page],
    ]);
  });

  it('marks the same text from many senders', async () => {
    const { leads, post } = site();
    for (const email of ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org'])
      await post({ formData: { ...good, email } }).expect(200);
    expect(leads.map((lead) => lead.spam)).toEqual(['no', 'no', 'no', 'possible', 'possible']);
  });
});
