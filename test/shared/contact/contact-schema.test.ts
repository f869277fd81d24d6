import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanValues, contactFieldMessages, parseContact } from '#shared/contact/contact-schema.ts';
import { meetingMessages } from '#shared/contact/meeting-schema.ts';

const good = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };
const keys = ['personalTax', 'bookkeeping', 'other'];
const parse = (values: unknown, now?: Date) => parseContact(values, keys, now);

describe('invalid values', () => {
  it.each([
    ['name', undefined, 'Name is required'],
    ['name', null, 'Name is required'],
    ['name', '', 'Name is required'],
    ['name', ' \t ', 'Name is required'],
    ['name', 'P', 'Name must be at least 2 characters'],
    ['name', ' P ', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['name', 42, 'Name is required'],
    ['name', ['Pat', 'Doe'], 'Name is required'],
    ['email', undefined, 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', 'pat.example.com', 'Please enter a valid email address'],
    ['email', 'pat@example', 'Please enter a valid email address'],
    ['email', 'pat doe@example.com', 'Please enter a valid email address'],
    ['email', 'pat@ex ample.com', 'Please enter a valid email address'],
    ['email', 'pat@doe@example.com', 'Please enter a valid email address'],
    ['email', `${'p'.repeat(243)}@example.com`, 'Please enter a valid email address'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['phone', '740.555.0100', 'Please enter a valid phone number'],
    ['phone', '555010', 'Please enter a valid phone number'],
    ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
    ['phone', 7405550100, 'Please enter a valid phone number'],
    ['message', undefined, 'Message is required'],
    ['message', ' \n ', 'Message is required'],
    ['message', 'Help', 'Message must be at least 5 characters'],
    ['message', '  Help  ', 'Message must be at least 5 characters'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['message', { toString: 'x' }, 'Message is required'],
  ])('%s %j: %s', (field, value, message) => {
    expect(parse({ ...good, [field]: value })).toEqual({ ok: false, errors: { [field]: message } });
  });

  it('returns an error for every invalid field, in the order of the form', () => {
    const result = parse({ phone: 'x' });
    expect(Object.entries(result.ok ? {} : result.errors)).toEqual([
      ['name', contactFieldMessages.nameMissing],
      ['email', contactFieldMessages.emailMissing],
      ['phone', contactFieldMessages.phoneWrong],
      ['message', contactFieldMessages.messageMissing],
    ]);
  });

  it.each([undefined, null, 'text', 5, [], [good]])('rejects %j in place of the values', (values) => {
    expect(parse(values)).toMatchObject({ ok: false, errors: { name: 'Name is required' } });
  });
});

describe('valid values', () => {
  it.each([
    ['phone', '555-010'],
    ['phone', '12345678901234567890'],
    ['phone', '(740) 555-0100'],
    ['phone', '+17405550100'],
    ['phone', '-------'],
    ['message', 'Hello'],
    ['message', 'x'.repeat(5000)],
    ['name', 'Al'],
    ['name', '李明'],
    ['name', 'x'.repeat(100)],
    ['email', 'zoë@exämple.org'],
    ['email', `${'p'.repeat(242)}@example.com`],
    ['service', 'bookkeeping'],
  ])('%s %j', (field, value) => {
    expect(parse({ ...good, [field]: value })).toEqual({
      ok: true,
      values: { ...good, [field]: value, formType: 'contact' },
    });
  });

  it.each(['', '  ', null, undefined])('phone and service %j are dropped', (empty) => {
    expect(parse({ ...good, phone: empty, service: empty })).toEqual({
      ok: true,
      values: { ...good, formType: 'contact' },
    });
  });

  it('drops a service of another brand and unknown fields', () => {
    const values = JSON.parse('{"service":"payrollServices","admin":true,"__proto__":{"phone":"x"},"mode":"video"}');
    expect(parse({ ...values, ...good })).toEqual({ ok: true, values: { ...good, formType: 'contact' } });
  });
});

describe('cleaning', () => {
  it('preserves line breaks and tabs in the message only', () => {
    const text = '\u0000a\r\nb\rc\td\u0085e\u007f\u009f\n';
    expect(cleanValues({ name: text, message: text })).toEqual({ name: 'abcde', message: 'a\nb\nc\tde' });
  });

  it('normalises a phone number pasted from an address book', () => {
    expect(cleanValues({ phone: '\u202a(740)\u00a0555\u20110100\u202c' })).toEqual({ phone: '(740) 555-0100' });
  });

  it('counts the characters of a message after cleaning, without the carriage returns of a form post', () => {
    expect(parse({ ...good, message: `${'x\r\n'.repeat(2499)}xx` })).toMatchObject({ ok: true });
  });

  it('never throws, and accepted values need no further cleaning', () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.anything(), email: fc.anything(), phone: fc.anything(), message: fc.string() }),
        (values) => {
          const result = parse({ ...values });
          if (result.ok) expect(cleanValues(result.values)).toEqual(result.values);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('meeting requests', () => {
  const now = new Date('2026-03-03T03:00:00Z'); // still Monday, March 2 in Ohio
  const ask = (more: object) => parse({ ...good, formType: 'schedule', ...more }, now);

  it('accepts mode, topic, office, dates and time of day', () => {
    const meeting = {
      mode: 'video',
      topic: 'S corporation',
      office: 'dresden',
      dates: ['2026-03-04', '2026-03-07'],
      timeOfDay: 'morning',
    };
    expect(ask(meeting)).toEqual({ ok: true, values: { ...good, formType: 'schedule', ...meeting } });
  });

  it('accepts one date as a string, as a form posts it, and ignores empty ones', () => {
    expect(ask({ dates: '2026-03-02' })).toMatchObject({ ok: true, values: { dates: ['2026-03-02'] } });
    expect(ask({ dates: ['', '2026-03-05', ''] })).toMatchObject({ ok: true, values: { dates: ['2026-03-05'] } });
    expect(ask({ dates: ['', ''] })).toEqual({ ok: true, values: { ...good, formType: 'schedule' } });
  });

  it('refuses an afternoon on which the office is closed, and a call without a number', () => {
    const saturday = { dates: ['2026-03-07'], timeOfDay: 'afternoon' };
    expect(ask(saturday)).toEqual({
      ok: false,
      errors: { dates: 'We close at noon on Saturdays. The next open day is Monday, March 9, from 9 a.m.' },
    });
    expect(ask({ ...saturday, timeOfDay: 'morning' })).toMatchObject({ ok: true });
    expect(ask({ mode: 'phone' })).toEqual({ ok: false, errors: { phone: meetingMessages.phoneMissing } });
    expect(ask({ mode: 'phone', phone: '740-555-0100' })).toMatchObject({ ok: true });
  });

  it('refuses a visit without a town', () => {
    expect(ask({ mode: 'visit' })).toEqual({ ok: false, errors: { town: meetingMessages.townMissing } });
    const visit = { mode: 'visit', town: 'Zanesville' };
    expect(ask(visit)).toEqual({ ok: true, values: { ...good, formType: 'schedule', ...visit } });
    expect(parse({ ...good, town: 'Zanesville' }, now)).toEqual({ ok: true, values: { ...good, formType: 'contact' } });
  });

  it.each([
    ['mode', 'carrier pigeon', meetingMessages.mode],
    ['office', 'columbus', meetingMessages.office],
    ['timeOfDay', '3 am', meetingMessages.timeOfDay],
    ['topic', 'x'.repeat(101), meetingMessages.topic],
    ['town', 'x'.repeat(101), meetingMessages.townLong],
    ['dates', ['2026-03-01'], meetingMessages.datePast],
    ['dates', ['2026-03-08'], meetingMessages.dateSunday],
    ['dates', ['2027-03-08'], meetingMessages.dateFar],
    ['dates', ['2026-02-30'], meetingMessages.dateWrong],
    ['dates', ['next week'], meetingMessages.dateWrong],
    ['dates-2', ['2026-03-07', '2026-03-08'], meetingMessages.dateSunday],
    ['dates-3', ['2026-03-07', '', '2026-03-08'], meetingMessages.dateSunday],
    ['dates', ['2026-05-25'], 'We are closed for Memorial Day. The next open day is Tuesday, May 26, from 9 a.m.'],
    ['dates', [5], meetingMessages.dateWrong],
    ['dates', 5, meetingMessages.dateWrong],
    ['dates', ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'], meetingMessages.datesMany],
  ])('%s %j: %s', (field, value, message) => {
    expect(ask({ [field.replace(/-\d$/, '')]: value })).toEqual({ ok: false, errors: { [field]: message } });
  });
});
