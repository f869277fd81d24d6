import { describe, expect, it } from 'vitest';
import { type CalendarReading, readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { addDays, ohioIso } from '#shared/format/ohio-date.ts';
import { busyHours, calendar, event, hoursOf, newYorkZone, wholeDay } from './calendar-text.ts';

/** Most of a run; a slower machine reads fewer within the budget. */
const calendars = 10_000;
const budgetMs = 3_000;
const seed = Date.now() % 1_000_000;

const firstDay = '2026-11-30';
const [from, to] = [Date.parse('2026-11-29T00:00:00-05:00'), Date.parse('2026-12-20T00:00:00-05:00')];
const components = ['VEVENT', 'VCALENDAR', 'VTIMEZONE', 'VTODO', 'VALARM', 'VFREEBUSY'];
const garbage = ['', ' ', 'soon', '0', '-1', '99999999999999999999', '☃', 'P', ';;', '=', 'T', '"', '\0', '%00'];

type Random = ReturnType<typeof createRandom>;

/** Numbers that follow from a seed (a linear congruential generator). */
function createRandom(state: number) {
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

/** The lines of an event of one hour, which a flaw changes: it may be read at its hour, or take its day, never be free. */
type Flaw = (lines: string[], random: Random, day: string) => string[];

const compact = (day: string) => day.replaceAll('-', '');
const replaceLine =
  (name: string, write: (line: string, random: Random, day: string) => string): Flaw =>
  (lines, random, day) =>
    lines.map((line) => (line.startsWith(name) ? write(line, random, day) : line));
const addLine =
  (write: (random: Random, day: string) => string): Flaw =>
  (lines, random, day) =>
    lines.toSpliced(1 + random.below(lines.length - 1), 0, write(random, day));
const instead =
  (...names: string[]): Flaw =>
  (lines, random, day) =>
    replaceLine('DURATION', () => `${random.pick(names)}${random.pick(garbage)}`)(lines, random, day);
const mixCase = (text: string, random: Random) =>
  [...text].map((letter) => (random.below(2) ? letter.toLowerCase() : letter.toUpperCase())).join('');
const component = (random: Random) => `${random.pick(['BEGIN', 'END', 'begin'])}:${random.pick(components)}`;

const flaws: Record<string, Flaw> = {
  'text of a component': addLine((random) => `${random.pick(['SUMMARY', 'COMMENT', 'X-A'])}:ask: ${component(random)}`),
  'a folded text of a component': addLine(
    (random) => `DESCRIPTION:a\\n\r\n ${component(random)}\r\n ${component(random)}`,
  ),
  'text with line ends': addLine((random) => `DESCRIPTION:a\r\nsecond line ${component(random)}\r\n\r\nthird`),
  'an unknown component': addLine(() => 'BEGIN:X-PART\r\nDTSTART:20200101T000000Z\r\nEND:X-PART'),
  'an alarm that does not end': (lines) => lines.toSpliced(-1, 0, 'BEGIN:VALARM', 'TRIGGER:-PT5M'),
  'a start without VALUE': replaceLine('DTSTART', (_line, _random, day) => `DTSTART:${compact(day)}`),
  'a start with a wrong VALUE': replaceLine('DTSTART', (line, random) =>
    line.replace('DTSTART', `DTSTART;VALUE=${random.pick(['DATE', 'PERIOD', 'TEXT', ''])}`),
  ),
  'a start without seconds': replaceLine('DTSTART', (line) => line.slice(0, -2)),
  'a start as ISO writes it': replaceLine(
    'DTSTART',
    (_line, random, day) => `DTSTART:${day}T15:00${random.pick([':00Z', 'Z', ':00.000Z', ':00-00:00', ':00+0000'])}`,
  ),
  'a start with an impossible time': replaceLine('DTSTART', (line, random) =>
    line.replace(/T\d+$/, random.pick(['T250000', 'T106100', 'Tx', 'T', 'T1', 'T100000Q', ' 100000'])),
  ),
  'a start with an open quote': replaceLine('DTSTART', (line) => line.replace('TZID=', 'TZID="')),
  'a start with a quote after its zone': replaceLine('DTSTART', (line) => line.replace('York', 'York"')),
  'a start with parameters of nonsense': replaceLine('DTSTART', (line, random) =>
    line.replace(';', `;${random.pick(['X=', '=', 'X', 'X="a:b"', 'X="', 'X=a"b'])};`),
  ),
  'a start in an unknown zone': replaceLine('DTSTART', (line, random) =>
    line.replace(
      'America/New_York',
      random.pick(['Home', 'tzone://Microsoft/Custom', 'x:y', '', '"a;b"', '/a/b/c', 'ö']),
    ),
  ),
  'no start': (lines, _random, day) =>
    lines.map((line) =>
      line.startsWith('DTSTART')
        ? 'X-START:lost'
        : line.startsWith('DURATION')
          ? `DTEND;TZID=America/New_York:${compact(day)}T110000`
          : line,
    ),
  'two starts': (lines, random) =>
    replaceLine('DTSTART', (line) => `DTSTART:${random.pick(garbage)}\r\n${line}`)(lines, random, ''),
  'names in any case': (lines, random) =>
    lines.map((line) => line.replace(/^[A-Z-]+/, (name) => mixCase(name, random))),
  'names of components in any case': (lines, random) =>
    lines.map((line) => (/^(BEGIN|END):/.test(line) ? mixCase(line, random) : line)),
  'blanks at the ends of lines': (lines, random) => lines.map((line) => line + random.pick(['', ' ', '\t', '  '])),
  'blanks after colons': (lines) => lines.map((line) => line.replace(/:(?=\d|P)/, ': ')),
  'lines folded anywhere': (lines, random) =>
    lines.map((line) => {
      const at = 1 + random.below(line.length - 1);
      return line.slice(0, at) + random.pick(['\r\n', '\n', '\r']) + random.pick([' ', '\t']) + line.slice(at);
    }),
  'line ends of its own': (lines, random) => [lines.join(random.pick(['\n', '\r', '\r\n\r\n', '\n\n']))],
  'an end that cannot be read': instead('DTEND:', 'DTEND;VALUE=DATE:', 'DURATION:', 'DTEND;TZID=x:'),
  'an end before its start': replaceLine('DURATION', (_line, random, day) =>
    random.pick([`DTEND:${compact(addDays(day, -3))}T150000Z`, 'DURATION:-PT1H']),
  ),
  'an end beside a length': addLine((_random, day) => `DTEND;TZID=America/New_York:${compact(day)}T110000`),
  'a length of nothing beside its end': replaceLine('DURATION', (_line, random, day) =>
    [`DTEND;TZID=America/New_York:${compact(day)}T110000`, random.pick(['DURATION:PT0S', 'DURATION:P0D', 'DURATION:'])]
      .sort(() => random.below(2) - 0.5)
      .join('\r\n'),
  ),
  'marks that nobody sees': (lines, random) =>
    lines.map((line) => random.pick(['', '\uFEFF', '\0', '\u200B']) + line + random.pick(['', '\0', '\u200B'])),
  'no first line': (lines) => lines.slice(1),
  'a time with its offset': replaceLine('DTSTART', (_line, random, day) =>
    random.pick([`DTSTART:${compact(day)}T100000-0500`, `DTSTART:${day}T16:00:00.5+01:00`, `DTSTART:${day} 15:00:00Z`]),
  ),
  'a rule that cannot be read': addLine(
    (random) =>
      `RRULE:${random.pick(['FREQ=', 'FREQ=SOMETIMES;', 'BYDAY=', 'FREQ=DAILY;COUNT=', 'FREQ=WEEKLY;BYDAY=', 'FREQ=DAILY;INTERVAL='])}${random.pick(garbage)};COUNT=1`,
  ),
  'a rule without end in sight': addLine(
    (random) =>
      `RRULE:FREQ=${random.pick(['SECONDLY', 'YEARLY;BYMONTH=2;BYMONTHDAY=30', 'DAILY;INTERVAL=99999999', 'YEARLY;BYMONTH=13', 'MONTHLY;BYMONTHDAY=32'])}`,
  ),
  'an exception that cannot be read': addLine(
    (random) => `${random.pick(['EXDATE', 'EXDATE;VALUE=DATE', 'EXRULE', 'RDATE'])}:${random.pick(garbage)}`,
  ),
  'a replaced time that cannot be read': addLine(
    (random) => `RECURRENCE-ID${random.pick(['', ';VALUE=DATE', ';RANGE=THISANDFUTURE'])}:${random.pick(garbage)}`,
  ),
  'a status of nonsense': addLine(
    (random) =>
      `${random.pick(['STATUS', 'TRANSP', 'SEQUENCE', 'X-MICROSOFT-CDO-BUSYSTATUS', 'CLASS'])}:${random.pick(garbage)}`,
  ),
  'a zone that cannot be read': (lines, random) => [
    random.pick([
      'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nEND:VTIMEZONE',
      'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nBEGIN:STANDARD\r\nDTSTART:x\r\nTZOFFSETFROM:?\r\nTZOFFSETTO:\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0900\r\nTZOFFSETTO:+0900\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      'BEGIN:VTIMEZONE\r\nEND:VTIMEZONE',
      'BEGIN:VTIMEZONE\r\nTZID:Unused\r\nBEGIN:DAYLIGHT',
    ]),
    ...lines,
  ],
  'a task of the same text': (lines, random) => [
    `BEGIN:VTODO\r\nSUMMARY:ask ${component(random)}\r\nDUE:20261215T150000Z\r\nEND:VTODO`,
    ...lines,
  ],
};

/** Five events on five days, one of them with a flaw. */
function flawed(random: Random) {
  const name = random.pick(Object.keys(flaws));
  const chosen = random.below(5);
  const days = Array.from({ length: 5 }, (_, index) => addDays(firstDay, index * 3));
  const events = days.map((day, index) => {
    const lines = [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'SUMMARY:A secret',
      `DTSTART;TZID=America/New_York:${compact(day)}T100000`,
      'DURATION:PT1H',
      'END:VEVENT',
    ];
    return (index === chosen ? flaws[name]!(lines, random, day) : lines).join('\r\n');
  });
  const text = random.below(2) ? calendar(newYorkZone, ...events) : calendar(...events);
  return { name, text, days, chosen, flawedEvent: events[chosen]! };
}

/** An hour in a zone that is not known. */
const mostMs = 27 * 3_600_000;

/** What is wrong with a reading; null where every busy time is known and nothing is lost but the flawed day, or the months after a start without an end. */
function fault(reading: CalendarReading, { name, days, chosen }: ReturnType<typeof flawed>): string | null {
  // A rule that cannot be computed, or an added time without a date, could be any time.
  if (!reading.ok)
    return /rule|exception/.test(name) && reading.reason.includes('a time cannot be') ? null : reading.reason;
  const { busy } = reading.times;
  const isEndless =
    /^an end (?:that|before)/.test(name) &&
    busy.at(-1)?.start === Date.parse(`${days[chosen]}T10:00:00-05:00`) &&
    busy.at(-1)?.end === to;
  const lasting = name === 'no start' ? busy.shift() : isEndless ? busy.pop() : null;
  if (name === 'no start' && (lasting?.start !== from || lasting.end !== Date.parse(`${days[chosen]}T24:00-05:00`)))
    return 'what is before its end is not taken';
  const busyOn = Map.groupBy(busy, ({ end }) => ohioIso(end - 1).slice(0, 10));
  for (const [index, day] of days.entries()) {
    if (lasting && lasting.start <= Date.parse(`${day}T10:00-05:00`) && lasting.end > Date.parse(`${day}T10:00-05:00`))
      continue;
    const [start, end] = [Date.parse(`${day}T10:00:00-05:00`), Date.parse(`${day}T11:00:00-05:00`)];
    const found = busyOn.get(day) ?? [];
    busyOn.delete(day);
    if (!found.some((busy) => busy.start <= start && busy.end >= end)) return `${day} is offered`;
    const isDayOnly = found.every((busy) =>
      index === chosen ? busy.end - busy.start <= mostMs : busy.start === start && busy.end === end,
    );
    if (!isDayOnly) return `more of ${day} is lost`;
  }
  return busyOn.size > 0 ? `${[...busyOn.keys()]} is lost` : null;
}

it(`no flaw of an event offers a busy time, or loses more than its day or its end (seed ${seed})`, () => {
  const random = createRandom(seed);
  const until = performance.now() + budgetMs;
  const faults = new Map<string, string>();
  for (let number = 0; number < calendars && performance.now() < until; number++) {
    const planted = flawed(random);
    const found = fault(readCalendar(planted.text, from, to), planted);
    if (found) faults.set(`${planted.name}: ${found.replace(/[\d-]{10}/g, 'a day')}`, planted.flawedEvent);
  }
  expect(Object.fromEntries(faults)).toEqual({});
}, 60_000);

const hour = 'DURATION:PT1H';
const timed = 'DTSTART:20261201T150000Z';
const since2020 = 'DTSTART:20201201T150000Z';

describe('a recurrence in a line that is not as it should be counts, or is unknown', () => {
  it.each([
    ...['item1.RRULE:FREQ=WEEKLY', 'ITEM1.RRULE:FREQ=WEEKLY', 'RRULE=FREQ=WEEKLY', 'RRULE FREQ=WEEKLY'],
    ...['RRULE：FREQ=WEEKLY', 'RR\u00ADULE:FREQ=WEEKLY', 'RR\u2060ULE:FREQ=WEEKLY', '\u200ERRULE:FREQ=WEEKLY'],
    ...['RRULE;FREQ=WEEKLY', 'RRULE=INTERVAL=1;FREQ=WEEKLY', 'RULE:FREQ=WEEKLY', 'RECUR:INTERVAL=1;FREQ=WEEKLY'],
    ...['*RRULE:FREQ=WEEKLY', 'FREQ=WEEKLY', 'item1.RDATE:20261201T150000Z'],
  ])('%s', (line) => {
    expect(hoursOf(since2020, hour, line)).toBe('10:00-11:00');
    expect(hoursOf(since2020, line, 'DTEND:20201201T160000Z')).toBe('10:00-11:00');
  });

  it.each(['RDATE=20261201T150000Z', 'RDATE 20261201T150000Z'])('%s', (line) => {
    expect(hoursOf(since2020, line, hour)).toBe(wholeDay);
  });

  it('but not what a text says of one', () => {
    const texts = ['X-RULE', 'DESCRIPTION', 'SUMMARY'].map((name) => `${name}:FREQ=WEEKLY`);
    expect(hoursOf(since2020, hour, ...texts, 'URL:https://a.example/?FREQ=1')).toBe('free');
  });

  it.each(['RRULE=BYDAY', 'RRULE=FREQ=SOMETIMES', 'A:FREQ=?'])(
    'and is unknown where it cannot be computed: %s',
    (line) => {
      expect(hoursOf(since2020, hour, line)).toContain('a time cannot be computed');
      expect(hoursOf(since2020, hour, line, 'STATUS:CANCELLED')).toBe('free');
    },
  );
});

it('text after the calendar, or a part that does not end, hides no event', () => {
  expect(busyHours(`${calendar(event(timed, hour))}\0 \r\nSent by a server`)).toBe('10:00-11:00');
  const open = event(timed, hour).replace('END:VEVENT', 'BEGIN:VALARM\r\nTRIGGER:-PT5M');
  const other = event('DTSTART:20261201T180000Z', hour);
  expect(busyHours(calendar(newYorkZone, open, other))).toBe('10:00-11:00 13:00-14:00');
  expect(busyHours(calendar(event(timed, hour), other).replaceAll('END:VEVENT\r\n', ''))).toBe(
    '10:00-11:00 13:00-14:00',
  );
});

describe('the lines of a calendar', () => {
  const weekly = event('DTSTART:20261116T180000Z', hour, 'RRULE:FREQ=WEEKLY;BYD\r\n AY=MO,TU');
  const ended = event('DTSTART:20261130T200000Z', hour, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261201T200000\r\n Z');
  const text = calendar(newYorkZone, weekly, ended, event(timed, hour));

  it.each([
    ['begin with a blank one', `\r\n${text}`],
    ['be in small letters', text.replaceAll('BEGIN:VEVENT', 'begin:vevent').replaceAll('END:VEVENT', 'end:vevent')],
    [
      'have a text of others',
      text.replaceAll('A secret', 'Call: why is BEGIN:VTIMEZONE or END:VEVENT\\nEND:VEVENT missing?'),
    ],
    ['end in CR CR LF', text.replaceAll('\r\n', '\r\r\n')],
    ['end in LF CR', text.replaceAll('\r\n', '\n\r')],
    ['have blank ones between them', text.replaceAll('\r\n', '\r\n\r\n\r\n')],
    ['have blanks between them', text.replaceAll(/\r\n(?! )/g, '\r\n \r\n')],
    ['have marks between them', text.replaceAll('BEGIN:VEVENT', '\uFEFFBEGIN:VEVENT')],
    ['have form feeds between them', text.replaceAll('BEGIN:VEVENT', '\fBEGIN:VEVENT')],
    ['be broken without being folded', text.replaceAll('\r\n ', '\r\n').replace('MO,TU', 'MO\r\n,TU')],
    ['be broken in a time', text.replaceAll('T150000Z', 'T15\r\n0000Z')],
    ['be broken in a text', text.replaceAll('A secret', 'A secret\r\nthat is: long')],
    [
      'have quotes with colons',
      text.replaceAll('DTSTAMP', 'ATTENDEE;MEMBER="mailto:a@b.c","mailto:d@e.f":x\r\nDTSTAMP'),
    ],
    ['have quotes that are broken', text.replaceAll('DTSTAMP', 'X-FOO;BAR="quoted\r\nparams";FOO=baz:x\r\nDTSTAMP')],
    [
      'have names and values of others',
      text.replaceAll('DTSTAMP', 'X-Link::a\r\nREFRESH-INTERVAL:VALUE=DURATION:PT1H\r\nDTSTAMP'),
    ],
  ])('may %s', (_what, changed) => expect(busyHours(changed)).toBe('10:00-11:00 13:00-14:00'));

  const indented = (pattern: RegExp) => text.replaceAll(pattern, '  $&');
  it.each([
    ['all', indented(/^./gm)],
    ['all but the first', indented(/(?<=\n)./g)],
    ['those within others', indented(/^(?!BEGIN:VCAL|END:VCAL|BEGIN:VE|END:VE)./gm)],
    ['those of events', text.replaceAll(/BEGIN:VEVENT.*?END:VEVENT/gs, (lines) => lines.replaceAll(/^/gm, '    '))],
    ['the first ones of events', indented(/BEGIN:VEVENT/g)],
    ['rules', indented(/RRULE/g)],
    ['starts', indented(/DTSTART:/g)],
    ['ends of zones', indented(/END:VTIMEZONE/g)],
  ])('are not read where %s are indented', (_what, changed) => expect(busyHours(changed)).toMatch(/calendar|date/));

  it('may hold a text of lines like those of a calendar', () => {
    const quoted = 'DESCRIPTION:the file said\\n\r\n BEGIN:VEVENT\\n\r\n UID:one\\n\r\n END:VEVENT';
    const other = event('DTSTART:20261201T180000Z', hour);
    expect(busyHours(calendar(event(timed, hour, quoted), other))).toBe('10:00-11:00 13:00-14:00');
  });
});
