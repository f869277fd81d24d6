import { expect, it } from 'vitest';
import { mailboxKey } from '#server/mail/mailbox.ts';

it.each([
  ['vic@gmail.com', 'VIC@Gmail.com', 'v.i.c@gmail.com', 'vic+1@gmail.com', 'v.ic+a+b@googlemail.com'],
  ['vic@example.com', 'Vic@EXAMPLE.com', 'vic+x1@example.com', 'vic+@example.com'],
  ['vic@exämple.org', 'vic@xn--exmple-cua.org'],
  ['vic@icloud.com', 'vic@me.com', 'vic@mac.com'],
  ['vic@proton.me', 'v-i_c@protonmail.com', 'v.ic+x@pm.me', 'VIC@protonmail.ch'],
  [
    ...['vic@yandex.ru', 'v.i-c@ya.ru', 'vic@yandex.com', 'Vic+1@yandex.kz', 'vic@yandex.by', 'vic@yandex.ua'],
    ...['vic@narod.ru', 'V.ic@yandex.com.tr', 'vic@yandex.uz', 'vic@yandex.co.il'],
  ],
  ['vic@fastmail.com', 'x1@vic.fastmail.com', 'shop@vic.fastmail.com', 'vic+a@fastmail.com', 'x+b@vic.fastmail.com'],
  ['vic@sent.com', 'x1@vic.sent.com', 'x2@Vic.Sent.com'],
  ['vic@fastmail.co.uk', 'x1@vic.fastmail.co.uk', 'x2@vic.fastmail.co.uk'],
  ['vic@yahoo.com', 'vic-shop@yahoo.com', 'vic-a-b@yahoo.com'],
  ['vic@yahoo.co.uk', 'VIC-1@yahoo.co.uk'],
  ['vic@hotmail.com', 'vic+1@hotmail.com', 'Vic+2@Hotmail.com'],
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
      'vic@hotmail.com',
      'vic@outlook.com',
      'vic@live.com',
      'v.ic@outlook.com',
      'v.ic@icloud.com',
      'vic@icloud.com',
      'vic@yahoo.com',
      'vic@yahoo.de',
      'vic-a@example.net',
      'vic@example.net',
      'vic@fastmail.com',
      'vic@fastmail.fm',
      'vic@sub.example.net',
      'vic@mail.ru',
      'vic@bk.ru',
      'vic@notyandex.ru',
      'vic@yandex.ru.example.net',
      '-a@yahoo.com',
      '-b@yahoo.com',
      '+1@gmail.com',
      '+2@gmail.com',
    ],
  ];
  expect(new Set(people.map(mailboxKey)).size).toBe(people.length);
});
