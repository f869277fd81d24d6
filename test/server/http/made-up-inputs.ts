import fc, { type Arbitrary } from 'fast-check';

/** Markup that must never come back as markup. `zq` is in no page. */
export const marker = '"\'><zq onzq=1>';

/** The words of a text. */
export const words = (text: string) => text.trim().split(/\s+/);

export const hostileText = fc.oneof(
  fc.constantFrom(
    ...[marker, `</script>${marker}`, `javascript:${marker}`, '%0d%0aX-Zq: 1'],
    ...['\ud800', '\u202e', 'a'.repeat(3_000), ' '.repeat(3_000)],
    ...words(String.raw`
      {{7*7}} ../../etc/passwd %00 %2e%2e%2f ..\.. % %E0%A4%A %ff \ ; //evil.example __proto__ constructor []
      NaN -1 1e309 9007199254740993 ٣٤ $ne
    `),
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** One of these texts, or of what else is given. */
const some = (...texts: (string | Arbitrary<string>)[]): Arbitrary<string> =>
  fc.oneof(...texts.map((text) => (typeof text === 'string' ? fc.constant(text) : text)));
/** Up to so many of them, one after the other. */
const several = (part: Arbitrary<string>, maxLength: number) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(''));
const joined = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

/** What is typed around an address, which takes the place of the asterisk. */
const around = some(
  ...['*', '*', 'Pat <*>', '"Doe, Pat" <*>', '*, b@list.example', '*\r\nBcc: b@list.example', '\u202e*', '*\tPat'],
  ...words(`
    *. *, <*> mailto:* mailto://* b@list.example;* g:*; g:*,b@list.example; “*” *?cc=b@list.example <* '*' <<*>>
  `),
);
const localPart = some(...words(`pat ü . +x o'n "a,b" "\\"" (c(d)e) \\@ , =?utf-8?q?a=2C?= 用户`), '"a b"');
const domainPart = some(...words('example EXÄMPLE . com (x) xn-- - 。 [127.0.0.1]'), ' ', hostileText);
const oddAddress = fc
  .tuple(several(localPart, 4), some('@', '@', '@', '＠', '@@', ''), several(domainPart, 5), around)
  .map(([local, at, domain, form]) => form.replace('*', () => local + at + domain));

/** Addresses with comments, quoted parts, groups, several in one, in other scripts, and what is typed around them. */
export const emailAddress: Arbitrary<string> = fc.oneof(
  oddAddress,
  joined(
    some('pat', 'Ünal', "o'neil", 'a+b'),
    fc.nat(10_000).map(String),
    some('@example.com', '@EXAMPLE.com', '@exämple.com'),
    some('', '.', ',', '>', "'", ' ', '/'),
  ),
);

/** Numbers as people write them, and as they do not. */
export const telephone: Arbitrary<string> = joined(
  some('', '', '+1 ', '1-', '(', 'tel:', 'Cell: ', '+49 (0) ', '００１', '\u202a', hostileText),
  several(
    joined(
      some('740', '555', '0100', '7', '٧٤٠', '7405550100'),
      some('-', '.', ' ', '/', '_', ') ', '–', '·', '', ' . '),
    ),
    5,
  ),
  some(
    ...['', '', ' x12', ' ext. 5', ';ext=3', '#4', ' (cell)', ' (text ok)', ',,12#', 'p5', ' or 740-555-0101'],
    ...[' x1234567', ')', hostileText],
  ),
);

const cell = some(
  ...['12 Main Street', 'Mon-Fri 9-5, Sat 10:30-12', 'Mon-Fri 25-99', 'from 180', '$1,200 to 1,400', '9 to 1', ''],
  ...['December 4, 2026', 'February 31, 2026', '<img src="https://images.unsplash.com/pat">', hostileText],
  ...['<img src=x onerror=1>', '<table><tr><td>x'],
  ...words(String.raw`
    /old /Old/ /ü /old%2f /about-us /api/x //evil.example /\evil.example https:evil.example /services#x
    740-555-0199 Newark 43055 https://maps.example/ javascript:alert(1) http:// 4.8 31 1e9 300+ 12/1/26
    <b>bold</b> &lt;zq&gt; &#0;
  `),
);

/** The owner's page of facts, as HTML: rows of a table or lines. @param names of the rows that there are */
export const factsPage = (names: string[]): Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.boolean(), fc.oneof(fc.constantFrom(...names), hostileText), fc.array(cell, { maxLength: 6 })), {
      maxLength: 12,
    })
    .map((rows) =>
      rows
        .map(([asLine, name, cells]) => {
          const all = [name, ...cells];
          return asLine
            ? `<p>${all.join(' | ')}</p>`
            : `<table><tr>${all.map((one) => `<td>${one}</td>`).join('')}</tr></table>`;
        })
        .join(''),
    );
