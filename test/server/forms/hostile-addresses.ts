/**
 * Spellings that mail programs read as several addresses, as another one, or as commands, after reports about them (Nodemailer
 * #1289, #1307, #1699, #1766, go-mail #495, validator.js #2438). `%` is a name that no other spelling has.
 */
const hostile = [
  ...String.raw`
a,%@list.example   a;%@list.example   a@list.example,%@list.example   a@list.example;%@list.example
a@list.example %@list.example   a@list.example, %@list.example,   a, %@list.example   "%"@list.example
"% x"@list.example   "a@list.example %"@inner.example   "a@list.example> ORCPT=%"@inner.example   "a,%"@list.example
"%\""@list.example   '%@list.example'   “%@list.example”   "%..x"@list.example   %(1)@list.example
%@(1)list.example   (1)%@list.example   %@list.example(1)   %@list.example(x)evil.example   %@list.example(a(b)c)
x1,(%)@list.example   % (x)@list.example   %@list.(x)example   Pat <%@list.example>
a@list.example <%@list.example>   <%@list.example>   <<%@list.example>>   Pat<%@list.example>   <%@list.example
%@list.example>   <%@list.example>,<a@list.example>   group:%@list.example;   group:%@list.example,a@list.example;
:;%@list.example   x:%@list.example   @a.example:%@list.example   mailto:%@list.example
mailto:%@list.example?cc=a@list.example   mailto:%@list.example,a@list.example   MAILTO:<%@list.example>
%@list.example%0d%0aBcc:a@list.example   %@list.example SIZE=1   %@@list.example   %@a@list.example
@%.list.example   %@   %   @   %@list   %@list.example@   a@%@list.example   %@list.example.   %@list.example,
%@list.example;   %@list..example   %@.list.example   %.@list.example   .%@list.example   %@list.example/
%@list.example'   %@[127.0.0.1]   %@[IPv6:::1]   %@127.0.0.1   %@-list.example   %@list-.example   %＠list.example
%@list。example   %@list．example   %@exa℀mple.example   %@list.example，a@list.example   %﹫list.example
%@list.example；a@list.example   %@lіst.example   ｖ%@list.example   %!a@list.example   a!%@list.example
%$a@list.example   %=a@list.example   -%@list.example   |%@list.example   %?cc=a@list.example   %\,a@list.example
%\@list.example   =?utf-8?q?a=2C?=%@list.example   =?x?=@list.example%   undisclosed-recipients:;%
`
    .trim()
    .split(/ {3}|\n/),
  ...[
    'a@b.example\t%@list.example',
    '%@list.example\r\nBcc: a@list.example',
    '%@list.example\nRCPT TO:<a@list.example>',
  ],
  ...['%@list.example\u2028Bcc: a@list.example', '%@list.example\0,a@list.example', '%\u0000@list.example'],
  ...['%\u200b@list.example', '%\u202e@list.example', '%@ex\u00admple.example'],
];

/** Around each: blanks, a second address before or behind it, or what address books add. */
const around = [' * ', 'a@list.example,*', '*;a@list.example', '"Pat Doe" <*>'];
const framed = [...hostile, ...hostile.slice(0, 10)].map((address, index) =>
  around[index % around.length]!.replace('*', () => address),
);

/** Each with a name of its own, which is `name` and a number. */
export const hostileAddresses = (name: string): string[] =>
  [...hostile, ...framed].map((address, index) => address.replaceAll('%', `${name}${index}`));
