import { expect, it } from 'vitest';
import { mailboxKey } from '#server/mail/mailbox.ts';

it.each([
  ['vic@gmail.com', 'VIC@Gmail.com', 'v.i.c@gmail.com', 'vic+1@gmail.com', 'v.ic+a+b@googlemail.com'],
  ['vic@example.com', 'Vic@EXAMPLE.com', 'vic+x1@example.com', 'vic+@example.com'],
  ['vic@exämple.org', 'vic@xn--exmple-cua.org'],
  ['vic@icloud.com', 'vic@me.com', 'vic@mac.com'],
  ['vic@proton.me', 'v-i_c@protonmail.com', 'v.ic+x@pm.me', 'VIC@protonmail.ch'],
  ['vic@yandex.ru', 'v.i-c@ya.ru', 'vic@yandex.com', 'Vic+1@yandex.kz'],
  ['vic@fastmail.com', 'x1@vic.fastmail.com', 'shop@vic.fastmail.com'],
])('%s is one mailbox, however it is written', (address, ...spellings) => {
  expect(spellings.map(mailboxKey)).toEqual(spellings.map(() => mailboxKey(address)));
});

it('mailboxes of different people stay different', () => {
  const people = [
    ...[
      'vic@example.com',
      'v.ic@example.com',
      'v_ic@gmail.com',
      'vic@gmail.com',
      'vic@example.org',
      'vi@example.com',
      '+1@gmail.com',
      '+2@gmail.com',
    ],
  ];
  expect(new Set(people.map(mailboxKey)).size).toBe(people.length);
});
