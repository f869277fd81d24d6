import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { call, monday, pat, startBookingSite } from '../booking/booking-site.ts';

type Post = { path: '/api/contact' | '/api/bookings'; body: object };

const senders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `${letter}@example.com`);
const weekdays = ['01', '02', '03', '04', '07', '08', '09', '10'];
const ours = (seconds: number, hidden = '') => ({
  ...{ form: 'site', website: hidden, startedAt: String(monday - seconds * 1_000) },
});
const message = (fields: object, around: object = {}): Post => ({
  path: '/api/contact',
  body: { domain: 'payroll', formData: { ...pat, message: 'Could you look at our books?', ...fields }, ...around },
});
const meeting = (fields: object, around: object = {}): Post => ({
  path: '/api/bookings',
  body: { ...call, formData: { ...pat, ...fields }, ...around },
});
const inTurn = (texts: string[]) => texts.map((text, index) => message({ message: text, email: senders[index]! }));
const links = 'https://a.example '.repeat(6);

/** What may be spam, how many of its posts are accepted, and how many of these are marked. */
const cases: [what: string, posts: Post[], accepted: number, marked: number][] = [
  ['a person’s message', [message({}, ours(60))], 1, 0],
  ['a message with the hidden field filled', [message({}, ours(60, 'https://pat.example'))], 1, 1],
  ['a message with the hidden field filled, sent after 2 s', [message({}, ours(2, 'https://pat.example'))], 1, 1],
  ['a message sent after 2 s', [message({}, ours(2))], 1, 0],
  ['a message with two links', [message({ message: 'See https://a.example and www.b.example' })], 1, 0],
  ['a message of links', [message({ message: links })], 1, 1],
  ['a message of markup', [message({ message: '[url=x]y[/url] '.repeat(6) })], 1, 1],
  ['a message of one word', [message({ message: `${'https://a.example '.repeat(3)}${'buy now '.repeat(40)}` })], 1, 1],
  ['a name that is a link', [message({ name: 'https://a.example' })], 1, 1],
  ['one text of five people', senders.slice(0, 5).map((email) => message({ email })), 5, 2],
  [
    'five texts in Chinese',
    inTurn(['你好，我需要帮助报税', '请问你们的办公时间', '我想预约会计服务', '如何登记新公司', '谢谢你们的帮助']),
    5,
    0,
  ],
  [
    'five texts in Russian',
    inTurn(['Нужна помощь', 'Добрый день', 'Сколько стоит отчёт', 'Спасибо большое', 'Где ваш офис']),
    5,
    0,
  ],
  ['a request for the newsletter', [message({ message: 'Please sign me up for the newsletter.' })], 1, 0],
  [
    'more messages than a network may send',
    senders.map((email, index) => message({ email, message: `No. ${index}` })),
    5,
    0,
  ],
  ['a meeting with the hidden field filled', [meeting({}, ours(60, 'x'))], 1, 1],
  ['a meeting with the hidden field filled, sent after 2 s', [meeting({}, ours(2, 'x'))], 1, 1],
  ['a meeting with links', [meeting({ message: links })], 1, 1],
  [
    'more meetings than a network may book',
    senders.map((email, index) =>
      meeting({ email, phone: `740-555-018${index}` }, { slot: `2026-12-${weekdays[index]}T10:00:00-05:00` }),
    ),
    5,
    0,
  ],
];

it.each(cases)(
  '%s reaches the firm at once, or is refused with the telephone',
  async (_what, posts, accepted, marked) => {
    const smtp = await startSmtpStub();
    onTestFinished(smtp.close);
    const firm = 'office@firm.example';
    const env = { SMTP_URL: smtp.url, CONTACT_LIMIT: '5', CONTACT_EMAIL_PAYROLL: firm };
    const { site } = await startBookingSite(env);
    const subjects = () => {
      const toFirm = smtp.mails.filter(({ to }) => to.join() === firm);
      return [...new Map(toFirm.map(({ messageId, raw }) => [messageId, /^Subject: (.*)/m.exec(raw)![1]!])).values()];
    };
    let count = 0;
    for (const { path, body } of posts) {
      const { status, body: answer } = await request(site.server).post(path).send(body);
      if (answer.success) await vi.waitFor(() => expect(subjects()).toHaveLength(count + 1), { timeout: 20_000 });
      else expect([answer.success, answer.error]).toEqual([false, expect.stringMatching(/call us: 740-555-\d{4}\.$/)]);
      if (answer.success) count += 1;
      else expect(status).toBeOneOf([409, 429]);
    }
    expect([count, subjects().filter((subject) => subject.startsWith('[possible spam]')).length]).toEqual([
      accepted,
      marked,
    ]);
    if (accepted === posts.length) return;
    const { path, body } = posts.at(-1)!;
    const { formData, ...around } = body as { formData: object };
    const form = await request(site.server)
      .post(path)
      .set('Accept', 'text/html')
      .type('form')
      .send({ ...around, ...formData });
    const main = parse(form.text).querySelector('main')!;
    expect([form.status, main.text]).toEqual([429, expect.stringMatching(/call us: 740-555-\d{4}\./)]);
    expect(main.querySelector('form [name=name]')!.getAttribute('value')).toBe(pat.name);
    expect(subjects()).toHaveLength(count);
  },
);
