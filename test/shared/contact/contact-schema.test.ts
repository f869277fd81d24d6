import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { cleanValues, fieldMessages } from '#shared/forms/fields.ts';

const good = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };
const keys = ['personalTax', 'bookkeeping', 'other'];
const parse = (values: unknown) => parseContact(values, keys);

describe('invalid values', () => {
  it.each([
    ['name', undefined, 'Name is required'],
    ['name', ' \t ', 'Name is required'],
    ['name', 'P', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['name', ['Pat', 'Doe'], 'Name is required'],
    ['email', undefined, 'Email is required'],
    ['email', 'pat@example', 'Please enter a valid email address'],
    ['email', 'pat doe@example.com', 'Please enter a valid email address'],
    ['email', 'pat@example.com, sam@example.com', 'Please enter one email address only'],
    ['email', 'pat@example..com', 'Please enter a valid email address: look at its dots again'],
    ['email', 'pat@.example.com', 'Please enter a valid email address: look at its dots again'],
    ['email', 'pat(1)@example.com', 'Please enter a valid email address'],
    ['email', 'pat@example.com\t740-555-0100', 'Please enter a valid email address'],
    ['email', '"pat doe"@example.com', 'Please enter a valid email address'],
    ['email', '=?utf-8?q?x=40evil.example=3E?=@example.org', 'Please enter a valid email address'],
    ['email', 'pat=?@example.org', 'Please enter a valid email address'],
    ['email', 'mailto:=%3Futf-8%3Fq%3Fx@example.org', 'Please enter a valid email address'],
    ['email', 'mailto:pat%40example.com%2Csam%40example.com', 'Please enter one email address only'],
    ['email', 'mailto:pat@example.com%0D%0ABcc:sam@example.com', 'Please enter one email address only'],
    ['email', 'mailto:pat@example.com%0D%0A', 'Please enter a valid email address'],
    ['email', 'mailto:pat%00@example.com', 'Please enter a valid email address'],
    ['email', 'mailto:pat%E2%80%AE@example.com', 'Please enter a valid email address'],
    ['email', `${'p'.repeat(243)}@example.com`, 'Please enter a valid email address'],
    ['email', `${'p'.repeat(65)}@example.com`, fieldMessages.emailLong],
    ['email', `${'é'.repeat(33)}@example.com`, fieldMessages.emailLong],
    [
      'email',
      `${'p'.repeat(33)}.${'p'.repeat(33)}@example..com`,
      'Please enter a valid email address: look at its dots again',
    ],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
    ['phone', '740-555 HOME', 'Please enter a valid phone number'],
    ['phone', '(7) #4', 'Please enter a valid phone number'],
    ['phone', 740, 'Please enter a valid phone number'],
    ['message', undefined, 'Message is required'],
    ['message', ' \n ', 'Message is required'],
    ['message', 'Help', 'Message must be at least 5 characters'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['message', { toString: 'x' }, 'Message is required'],
  ])('%s %j: %s', (field, value, message) => {
    expect(parse({ ...good, [field]: value })).toEqual({ ok: false, errors: { [field]: message } });
  });

  it('returns an error for every invalid field, in the order of the form', () => {
    const result = parse({ phone: 'x' });
    expect(Object.entries(result.ok ? {} : result.errors)).toEqual([
      ['name', fieldMessages.nameMissing],
      ['email', fieldMessages.emailMissing],
      ['phone', fieldMessages.phoneWrong],
      ['message', fieldMessages.messageMissing],
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
    ['phone', '+17405550100'],
    ['message', 'x'.repeat(5000)],
    ['name', '李明'],
    ['name', '李'],
    ['name', 'x'.repeat(100)],
    ['email', 'zoë@exämple.org'],
    ['email', `${'p'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}org`],
    ['email', `${'é'.repeat(32)}@example.com`],
    ['email', 'pat?=a=b@example.com'],
    ['service', 'bookkeeping'],
  ])('%s %j', (field, value) => {
    expect(parse({ ...good, [field]: value })).toEqual({
      ok: true,
      values: { ...good, [field]: value },
    });
  });

  it.each([
    ...['pat@example.com.', 'pat@example.com,', 'mailto:pat@example.com', '<pat@example.com>', "pat@example.com'"],
    ...['pat@example.com/', '“pat@example.com”', 'Pat Doe <pat@example.com>', 'MAILTO:pat@example.com?subject=Hi'],
    ...['pat@example.com;', ' pat＠example．com ', "'pat@example.com'."],
    ...['pat@example.com (Pat)', 'E-mail: pat@example.com', 'pat@example.com!', '[pat@example.com]'],
    ...['«pat@example.com»', 'pat@example,com', 'Email address: pat@example.com.'],
    ...['mailto://pat@example.com', 'mailto:%70at%40example.com', 'Pat <mailto:pat%40example.com?subject=50%>'],
    ...['pat@example。com', 'pat@example.com<mailto:pat@example.com>', 'pat @ example.com'],
  ])('the email address %j is understood as it was meant', (email) => {
    expect(parse({ ...good, email })).toEqual({ ok: true, values: good });
  });

  it.each([
    ['mailto:pat%2Btax@example.com', 'pat+tax@example.com'],
    ['mailto:pat%252Btax@example.com', 'pat%2Btax@example.com'],
    ['mailto:pat%tax@example.com', 'pat%tax@example.com'],
    ['pat%2Btax@example.com', 'pat%2Btax@example.com'],
  ])('the email address %j is decoded once, and only in a link: %j', (typed, email) => {
    expect(parse({ ...good, email: typed })).toEqual({ ok: true, values: { ...good, email } });
  });

  it('the apostrophe and the hyphen that telephones make typographic are plain in an email address', () => {
    const email = "pat.o'doe-roe@example.com";
    const typed = { ...good, email: email.replace("'", '’').replace('-', '\u2011') };
    expect(parse(typed)).toEqual({ ok: true, values: { ...good, email } });
  });

  it.each([
    ['740.555.0100', '740-555-0100'],
    ['740/555-0100', '740-555-0100'],
    ['(740) 555.0100', '(740) 555-0100'],
    ['+1 740 555 0100 ext. 5', '+1 740 555 0100 (5)'],
    ['740-555-0100 x12', '740-555-0100 (12)'],
    ['740-555-0100 ex. 12', '740-555-0100 (12)'],
    ['740-555-0100 xt12', '740-555-0100 (12)'],
    ['740-555-0100 (ext. 12)', '740-555-0100 (12)'],
    ['740-555-0100, extension 12', '740-555-0100 (12)'],
    ['(740) 555-0100 #12', '(740) 555-0100 (12)'],
    ['+1 (740) 555-0100 ext 12345', '+17405550100 (12345)'],
    ['(740 . 7) 740. x12', '(740-7) 740 (12)'],
    ['(740-7) 740 (12)', '(740-7) 740 (12)'],
    ['{|0100-740 . )', '0100-740'],
    ['+49 (0) 30 1234567-89', '+49 30 1234567-89'],
    ['tel:+17405550100', '+17405550100'],
    // Other programs refuse these or take the extension for digits of the number (phonelib 367, phone-number-parser 492,
    // libphonenumber 988, libphonenumber-for-php 67, dibbs-ecr-viewer 497).
    ['+17405550100;ext=136', '+17405550100 (136)'],
    ['tel:+1-740-555-0100,1234', '+17405550100 (1234)'],
    ['+1-740-555-0100-x11', '+1-740-555-0100 (11)'],
    ['7405550100#', '7405550100'],
    ['+17405550100 ext.', '+17405550100'],
    ['0740/555010-106', '0740-555010-106'],
    ['Tel. 740 555 0100', '740 555 0100'],
    ['７４０－５５５－０１００', '740-555-0100'],
    // Pauses as dialers write them (PhoneNumberKit 251), and notes beside a number (libphonenumber 1302).
    ['740-555-0100,,12#', '740-555-0100 (12)'],
    ['740-555-0100p12', '740-555-0100 (12)'],
    ['740-555-0100.', '740-555-0100'],
    ['740_555_0100', '740-555-0100'],
    ['1 - (740) - 555 - 0100', '17405550100'],
    ['Ph# (740) 555-0100', '(740) 555-0100'],
    ['٧٤٠-٥٥٥-٠١٠٠', '740-555-0100'],
    ['۷۴۰۵۵۵۰۱۰۰', '7405550100'],
    ['７４０　５５５　０１００', '740 555 0100'],
    ['[740] 555-0100', '(740) 555-0100'],
    ['{740}555-0100', '(740)555-0100'],
    ['tel:740-555-0100;phone-context=+1', '740-555-0100'],
    ['tel:+1(740)555-0100;isub=12;ext=7', '+1(740)555-0100 (7)'],
    ['callto:7405550100', '7405550100'],
    ['7405550100.0', '7405550100'],
    ['17405550100.00', '17405550100'],
    ['740|555|0100', '740-555-0100'],
    ['740, 555, 0100', '740-555-0100'],
    ['740: 555: 0100', '740-555-0100'],
    ['740\t555\t0100', '740 555 0100'],
    ['(740)-(555)-(0100)', '740-555-0100'],
    ['(740 555-0100', '740 555-0100'],
    [7405550100, '7405550100'],
    ['1-800-FLOWERS', '1-800-3569377'],
    ['800-GOT-JUNK', '800-468-5865'],
    ['1-800-555 FLOW', '1-800-555 3569'],
  ])('the telephone number %j is taken, and sent on as %j', (phone, sent) => {
    for (const typed of [phone, sent])
      expect(parse({ ...good, phone: typed })).toEqual({ ok: true, values: { ...good, phone: sent } });
    expect(sent).toMatch(/^[0-9+() -]{7,20}$/);
  });

  it.each([
    ['740-555-0100 after 5', '740-555-0100'],
    ['740-555-0100 after 5:30pm', '740-555-0100'],
    ['740 555 0100 ask for Pat', '740 555 0100'],
    ['after 5: 740-555-0100', '740-555-0100'],
    ['740-555-0100 (cell)', '740-555-0100'],
    ['c: 740-555-0100', '740-555-0100'],
    ['My cell is 740-555-0100', '740-555-0100'],
    ['(740) 555-0100 (text ok)', '(740) 555-0100'],
    ['740-555-0100 (h)', '740-555-0100'],
    ['740-555-0100 ext. 12 after 5', '740-555-0100 (12)'],
    ['740-555-0100 press 2', '740-555-0100'],
    ['740-555-0100 9-5', '740-555-0100'],
    ['740-555-0100 24/7', '740-555-0100'],
    ['740-555-0100 or 740-555-0101', '740-555-0100'],
    ['740-555-0100 / 0101', '740-555-0100'],
    ['740-555-0100, 740-555-0101', '740-555-0100'],
    ['740-555-0100x1234567', '740-555-0100'],
    ['home +1 740 555 0100 cell 740 555 0101', '+1 740 555 0100'],
  ])('of %j the number is taken as %j, and the firm reads the rest with the message', (phone, sent) => {
    const message = `${good.message}\n\nPhone, as typed: ${phone}`;
    const once = parse({ ...good, phone });
    expect(once).toEqual({ ok: true, values: { ...good, phone: sent, message } });
    // The browser sends what it has understood, and the server reads that.
    expect(once.ok && parse(once.values)).toEqual(once);
  });

  it.each(['7.40555E+09', 'nobody', `${'call '.repeat(20)}740-555-0100`])('%j is no telephone number', (phone) => {
    expect(parse({ ...good, phone })).toMatchObject({ ok: false, errors: { phone: expect.any(String) } });
  });

  it.each([...['+49 740 555 0100', '0740 555 0100', '00 49 740 555 0100', '+44 20 7946 0958', '+1 740 555 01001']])(
    '%j of another country is sent on as it is',
    (phone) => {
      expect(parse({ ...good, phone })).toEqual({ ok: true, values: { ...good, phone } });
    },
  );

  it.each(['none', 'n/a', 'N/A', 'None '])('the telephone number %j counts as empty', (phone) => {
    expect(parse({ ...good, phone })).toEqual({ ok: true, values: good });
  });

  it.each(['', '  ', null, undefined])('phone and service %j are dropped', (empty) => {
    expect(parse({ ...good, phone: empty, service: empty })).toEqual({
      ok: true,
      values: { ...good },
    });
  });

  it('drops a service of another brand and unknown fields', () => {
    const values = JSON.parse('{"service":"payrollServices","admin":true,"__proto__":{"phone":"x"},"mode":"video"}');
    expect(parse({ ...values, ...good })).toEqual({ ok: true, values: { ...good } });
  });
});

describe('cleaning', () => {
  it('preserves line breaks and tabs in the message only', () => {
    const text = '\u0000a\r\nb\rc\td\u0085e\u007f\u009f\n';
    expect(cleanValues({ name: text, message: text })).toEqual({ name: 'abc de', message: 'a\nb\nc\tde' });
  });

  it('makes a tab in a name a blank, and drops a blank without a width', () => {
    expect(cleanValues({ name: 'Pat\tD\u200boe' })).toEqual({ name: 'Pat Doe' });
  });

  it('normalizes a phone number pasted from an address book', () => {
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
