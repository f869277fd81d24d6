import { describe, expect, it } from 'vitest';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import recorded from '#test/recordings/calendars.json' with { type: 'json' };
import { calendar, event, newYorkZone } from './calendar-text.ts';

const wholeDay = ['00:00-00:00'];

/** When December 1, 2026 is busy, in Eastern time, and whether all could be read. */
function read(text: string) {
  const [from, to] = [Date.parse('2026-12-01T00:00:00-05:00'), Date.parse('2026-12-02T00:00:00-05:00')];
  const reading = readCalendar(text, from, to);
  if (!reading.ok) return reading.reason;
  return reading.times.busy.map(({ start, end }) => `${ohioIso(start).slice(11, 16)}-${ohioIso(end).slice(11, 16)}`);
}

/** What calendars of other programs mean for December 1, 2026. */
const busyTimes: Record<string, string[]> = {
  control: wholeDay,
  'date-without-value': wholeDay,
  'exdate-date-without-value': ['09:00-17:00'],
  'empty-vtimezone': ['10:00-11:00'],
  'windows-zone-undeclared': ['11:00-12:00'],
  'text-begin-vtimezone': ['10:00-11:00', '13:00-14:00'],
  'text-end-vevent': ['10:00-11:00'],
  'leading-blank-line': ['10:00-11:00'],
  vfreebusy: ['10:00-11:00'],
  'lower-case': ['10:00-11:00'],
  byweekno: ['10:00-11:00'],
  'recurrence-id-date': ['15:00-16:00'],
  'cancelled-later': [],
};

describe('calendars of other programs', () => {
  it.each(Object.entries(recorded))('%s', (name, lines) => {
    expect(read(lines.join('\r\n'))).toEqual(busyTimes[name]);
  });
});

const timed = 'DTSTART:20261201T150000Z';
const hour = 'DURATION:PT1H';

describe('an event that is not clear', () => {
  it.each([
    ['with an end that is its start', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'],
    ['with a day without length', 'DTSTART;VALUE=DATE:20261201', 'DURATION:PT0S'],
    ['in an unknown zone, of several days', 'DTSTART;TZID=x:20261130T100000', 'DTEND;TZID=x:20261202T100000'],
    ['in an unknown zone at its end', timed, 'DTEND;TZID=x:20261201T110000'],
  ])('%s takes its whole day', (_what, ...lines) => {
    expect(read(calendar(event(...lines)))).toEqual(wholeDay);
  });

  it.each([
    ['00:00-18:00', 'DTSTART;TZID=x:20261201T100000'],
    ['07:00-00:00', 'DTSTART;TZID=x:20261202T020000'],
    ['15:00-00:00', 'DTSTART;TZID=x:20261201T100000', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;TZID=x:20261201T100000'],
    ['10:00-11:00', timed, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;TZID=x:20261202T050000'],
  ])('in an unknown zone takes its time wherever that is: %s for %s %s %s', (expected, ...lines) => {
    expect(read(calendar(event(...lines, hour)))).toEqual([expected]);
  });

  it.each([
    ['an event', event('SUMMARY:Meeting')],
    ['a start', event('DTSTART:soon', hour)],
    ['an added start', event(timed, hour, 'RDATE:20261208T150000Z,soon')],
    ['a busy time', 'BEGIN:VFREEBUSY\r\nFREEBUSY:soon/PT1H\r\nEND:VFREEBUSY'],
  ])('because %s has no date makes the calendar unknown, unless it takes no time', (_what, component) => {
    expect(read(calendar(component))).toContain('has no date');
    const free = component.replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT').replace('Y:s', 'Y;FBTYPE=FREE:s');
    expect(read(calendar(free))).toEqual([]);
  });

  it('because only the day of an added time is given takes that day', () => {
    for (const added of ['RDATE;VALUE=DATE:20261201', 'RDATE:20261208T150000Z,20261201'])
      expect(read(calendar(event('DTSTART:20261117T150000Z', hour, added)))).toEqual(wholeDay);
  });

  it.each([
    ['a time of its zone', 'EXDATE;TZID=W. Europe Standard Time:20261201T000000'],
    ['midnight in UTC', 'EXDATE:20261201T050000Z'],
    ['a day', 'EXDATE;VALUE=DATE:20261201'],
  ])('of whole days is without the one that %s excludes', (_what, exception) => {
    const days = ['DTSTART;VALUE=DATE:20261130', 'DTEND:20261201T050000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(read(calendar(event(...days)))).toEqual(wholeDay);
    expect(read(calendar(event(...days, exception)))).toEqual([]);
  });

  it.each([
    ['seconds', 'DTSTART:20261201T1500Z', hour],
    ['compact writing', 'DTSTART:2026-12-01T15:00:00Z', hour],
    ['a value at its colon', 'DTSTART: 20261201T150000Z', hour],
    ['a fraction', 'DTSTART:20261201T150000.000Z', hour],
    ['an offset of its own', 'DTSTART:2026-12-01T10:00:00-05:00', 'DTEND:20261201T110000-0500'],
    ['a second length', timed, 'DTEND:20261201T160000Z', 'DURATION:PT0S'],
    ['a calendar of its own', timed, hour, 'RRULE:RSCALE=GREGORIAN;SKIP=OMIT;FREQ=DAILY'],
    ['a last day in its zone', timed, hour, 'RRULE:FREQ=DAILY;UNTIL=20261201T080000-0800'],
    ['an exception that can be read', timed, hour, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261201T9'],
    ['days in its rule', timed, hour, 'RRULE:FREQ=WEEKLY;BYDAY='],
    ['capitals in its rule', 'DTSTART:20261130T150000Z', hour, 'RRULE:freq=daily;count=2'],
    ['seconds in its last day', 'DTSTART:20261130T150000Z', hour, 'RRULE:FREQ=DAILY;UNTIL=20261205T1500Z'],
    ['a last day that can be read', 'DTSTART:20261130T150000Z', hour, 'RRULE:FREQ=DAILY;UNTIL=soon'],
    ['a replaced day that can be read', timed, hour, 'RECURRENCE-ID:never'],
    ['an interval', 'DTSTART:20261124T150000Z', hour, 'RRULE:FREQ=WEEKLY;BYDAY=TU;INTERVAL=0'],
    ['a last weekday', 'DTSTART:20261124T150000Z', hour, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,'],
    ['a rule in its line', timed, hour, 'RRULE:', 'EXRULE: ;'],
    ['a rule named once', timed, hour, 'RRULE:RRULE:FREQ=WEEKLY'],
    ['lists in its rule', 'DTSTART:20261124T150000Z', hour, 'RRULE:FREQ=WEEKLY;BYDAY=,;BYMONTH=,'],
  ])('without %s takes its time', (_what, ...lines) => {
    expect(read(calendar(event(...lines)))).toEqual(['10:00-11:00']);
  });
});

it.each([
  ...['FREQ=SOMETIMES', 'FREQ=SECONDLY', 'FREQ=YEARLY;BYMONTH=13', 'FREQ=DAILY;BYEASTER=1'],
  ...['RSCALE=CHINESE;FREQ=YEARLY', 'FREQ=MONTHLY;BYMONTHDAY=0', 'FREQ=YEARLY;BYYEARDAY=0', 'FREQ=WEEKLY;BYSETPOS=0'],
])('a calendar with a rule that cannot be computed is unknown: %s', (rule) => {
  expect(read(calendar(event(timed, hour, `RRULE:${rule}`)))).toContain('a time cannot be computed');
  expect(read(calendar(event('DTSTART:20200101T150000Z', hour, `RRULE:${rule};UNTIL=20210101`)))).toEqual([]);
});

it('a rule since long ago is computed from near today', () => {
  for (const [year, rule] of [
    ['1990', 'FREQ=DAILY'],
    ['2007', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['2012', 'FREQ=DAILY;COUNT=9999'],
  ])
    expect(read(calendar(event(`DTSTART:${year}0108T150000Z`, hour, `RRULE:${rule}`)))).toEqual(['10:00-11:00']);
  expect(read(calendar(event('DTSTART:20201201T150000Z', hour, 'RRULE:FREQ=YEARLY;BYMONTH=12;COUNT=3')))).toEqual([]);
});

// RFC 5545, 3.8.5.3: the start is the first of the series. dateutil and rrule.js have none then.
it.each(['UNTIL=20261101T000000Z', 'UNTIL=20261130', 'BYDAY=MO;UNTIL=20261130T150000Z', 'BYDAY=MO;COUNT=1'])(
  'the start of a series takes its time, also where its rule ends before or does not match it: %s',
  (part) => {
    expect(read(calendar(event(timed, hour, `RRULE:FREQ=DAILY;${part}`)))).toEqual(['10:00-11:00']);
  },
);

it('each version of an event takes its time, and a later cancellation frees it', () => {
  const version = (sequence: number, ...lines: string[]) => event('UID:one', `SEQUENCE:${sequence}`, hour, ...lines);
  const versions = [version(0, timed), version(2, 'DTSTART:20261201T180000Z'), version(1, 'DTSTART:20261201T200000Z')];
  expect(read(calendar(...versions))).toEqual(['10:00-11:00', '13:00-14:00', '15:00-16:00']);
  expect(read(calendar(version(0, timed), version(1, timed, 'STATUS:CANCELLED')))).toEqual([]);
});

it('a replacement with a rule of its own goes on by it where no occurrence of its series is replaced', () => {
  const weekly = 'RRULE:FREQ=WEEKLY;BYDAY=TU';
  const going = event('UID:one', 'DTSTART:20261117T150000Z', hour, 'RECURRENCE-ID:20261117T150000Z', weekly);
  const ended = event('UID:one', 'DTSTART:20261006T180000Z', hour, `${weekly};UNTIL=20261101`);
  for (const before of [[], [ended]]) expect(read(calendar(...before, going))).toEqual(['10:00-11:00']);
  const series = event('UID:one', 'DTSTART:20261006T150000Z', hour, weekly);
  const moved = event('UID:one', 'DTSTART:20261124T180000Z', hour, 'RECURRENCE-ID:20261124T150000Z', weekly);
  expect(read(calendar(series, moved))).toEqual(['10:00-11:00']);
});

it('the way to an event, as Apple’s calendar notes it, takes its time before each occurrence', () => {
  const way = (duration: string) => `X-APPLE-TRAVEL-DURATION;VALUE=DURATION:${duration}`;
  const weekly = ['DTSTART:20261117T150000Z', hour, 'RRULE:FREQ=WEEKLY'];
  expect(read(calendar(event(...weekly, way('PT1H30M'))))).toEqual(['08:30-11:00']);
  expect(read(calendar(event(...weekly, way('soon'))))).toEqual(['10:00-11:00']);
});

it.each([
  ['DURATION:PT48H', 'RRULE:FREQ=YEARLY'],
  ['DURATION:PT25H', 'RRULE:FREQ=YEARLY'],
  ['DURATION:P1DT12H', 'RRULE:FREQ=YEARLY'],
  ['RRULE:FREQ=DAILY;UNTIL=20261201T000000Z'],
  ['RRULE:FREQ=DAILY;UNTIL=20261201T235959Z'],
  ['RRULE:FREQ=DAILY;UNTIL=20261202T045959Z'],
])('a whole day lasts as long as its hours and its rule say: %s %s', (...lines) => {
  expect(read(calendar(event('DTSTART;VALUE=DATE:20261130', ...lines)))).toEqual(wholeDay);
  expect(read(calendar(event('DTSTART;VALUE=DATE:20261129', 'DURATION:PT48H', ...lines.slice(1))))).toEqual([]);
});

it.each([
  ['a day', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261031'],
  ['its time', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261031T100000'],
  ['its time in UTC', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261031T140000Z'],
])('what follows a change named by %s keeps its hour when the clocks change', (_what, replaced) => {
  const at = (day: number) => `DTSTART;TZID=America/New_York:202610${day}T`;
  const series = event('UID:one', `${at(24)}100000`, hour, 'RRULE:FREQ=DAILY;INTERVAL=7');
  // Saturdays at ten become Tuesdays at one: three days later, of which one has 25 hours.
  const moved = event('UID:one', replaced, 'DTSTART;TZID=America/New_York:20261103T130000', hour);
  expect(read(calendar(series, moved))).toEqual(['13:00-14:00']);
});

it.each(['THISANDPRIOR', 'THISANDNEAR'])('a change of the range %s may move each occurrence, or not', (range) => {
  const series = event('UID:one', 'DTSTART:20261103T150000Z', hour, 'RRULE:FREQ=WEEKLY');
  const change = (...lines: string[]) => event('UID:one', hour, ...lines);
  const other = event('DTSTART:20261201T210000Z', hour);
  for (const day of ['20261124', '20261208', '20270105']) {
    const moved = change(`RECURRENCE-ID;RANGE=${range}:${day}T150000Z`, `DTSTART:${day}T180000Z`);
    expect(read(calendar(series, moved, other))).toEqual(['10:00-11:00', '13:00-14:00', '16:00-17:00']);
  }
  const own = change(`RECURRENCE-ID;RANGE=${range}:20261201T150000Z`, 'DTSTART:20261201T180000Z');
  expect(read(calendar(series, own, other))).toEqual(['13:00-14:00', '16:00-17:00']);
  const gone = change(`RECURRENCE-ID;RANGE=${range}:20261208T150000Z`, 'DTSTART:20261208T150000Z', 'STATUS:CANCELLED');
  expect(read(calendar(series, gone, other))).toEqual(['10:00-11:00', '16:00-17:00']);
});

it.each([
  ['a zone of theirs', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=W. Europe Standard Time:20261129T000000'],
  ['a day', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261129'],
])('whole days that follow a change named in %s stay whole', (_what, replaced) => {
  const series = event('UID:one', 'DTSTART;VALUE=DATE:20261129', 'RRULE:FREQ=DAILY;COUNT=2');
  expect(read(calendar(series, event('UID:one', replaced, 'DTSTART;VALUE=DATE:20261130')))).toEqual(wholeDay);
});

it('hours of which a calendar says when they are available make it unknown, unless they are past', () => {
  const available = (year: number) =>
    `BEGIN:VAVAILABILITY\r\nDTSTART:${year}0101T000000Z\r\nDTEND:${year}1231T000000Z\r\n${[
      ...['BEGIN:AVAILABLE', `DTSTART:${year}1201T150000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY', 'END:AVAILABLE'],
    ].join('\r\n')}\r\nEND:VAVAILABILITY`;
  expect(read(calendar(available(2026), event(timed, hour)))).toContain('VAVAILABILITY');
  expect(read(calendar(available(2025), event(timed, hour)))).toEqual(['10:00-11:00']);
});

it('days of a duration are those of the calendar', () => {
  const [from, to] = ['2026-10-31T00:00:00-04:00', '2026-11-03T00:00:00-05:00'].map((time) => Date.parse(time));
  const ends = ['P2D', 'PT48H'].map((duration) => {
    const lines = ['DTSTART;TZID=America/New_York:20261031T110000', `DURATION:${duration}`];
    const reading = readCalendar(calendar(event(...lines)), from!, to!);
    return reading.ok && ohioIso(reading.times.busy[0]!.end).slice(0, 16);
  });
  expect(ends).toEqual(['2026-11-02T11:00', '2026-11-02T10:00']);
});

describe('what a person shows as free', () => {
  const shown = (...lines: string[]) => read(calendar('X-WR-CALNAME:office@example.com', event(timed, hour, ...lines)));
  it.each([
    ['TRANSP:TRANSPARENT'],
    ['TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'],
    ['TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['TRANSP:OPAQUE', 'X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:FREE'],
    ['X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:BUSY', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY'],
    ['STATUS:CANCELED', 'CLASS:PUBLIC'],
    ['ATTENDEE;PARTSTAT=DECLINED;CN=Office:mailto:Office@example.com'],
  ])('%s %s', (...lines) => expect(shown(...lines)).toEqual([]));

  it.each([
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
    // As the first Exchange wrote it.
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OUTOFOFFICE'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:BUSY'],
    ['TRANSP:TRANSPARENT', 'X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:AWAY'],
    ['TRANSP:SOMETIMES', 'X-MICROSOFT-CDO-INTENDEDSTATUS:FREE'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:BUSY', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:FREE', 'X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:OOF'],
    ['ATTENDEE;PARTSTAT=DECLINED:mailto:office@example.com', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:Office@example.com'],
    ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:office@example.com', 'ATTENDEE;PARTSTAT=DECLINED:mailto:office@example.com'],
    ['ATTENDEE:mailto:office@example.com', 'ATTENDEE;PARTSTAT=DECLINED:mailto:office@example.com'],
    ['ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com'],
  ])('and not: %s %s', (...lines) => expect(shown(...lines)).toEqual(['10:00-11:00']));
});

it.each([
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND:soon'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND:261204T170000Z'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND:2026-W49-5'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND:'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DURATION=P20D'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND 261204T170000Z'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DTEND:20261121T160000Z 20261204T160000Z'],
  ['2026-11-20', 'DTSTART:20261120T150000Z', 'DURATION:P0000-00-20T00:00:00'],
  ['2026-11-23', 'DTSTART:20261123T150000Z', 'DTEND:12/04/2026 17:00'],
  ['2026-10-01', 'DTSTART:20261001T150000Z', 'DURATION:P3M'],
  ['2026-10-01', 'DTSTART:20261001T150000Z', 'DURATION:P1Y'],
  ['2020-10-01', 'DTSTART:20201001T150000Z', 'DURATION:soon'],
  ['2026-11-20', 'DTSTART:20261120T9', 'DURATION:soon'],
  ['2026-11-19', 'DTSTART;TZID=x:20261120T100000', 'DTEND:soon'],
  ['2026-11-23', 'DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:2026-12-5'],
  ['2026-11-20', 'DTSTART;VALUE=DATE:20261120', 'DTEND:none'],
  ['2026-11-20', 'DTSTART;VALUE=DATE:20261120', 'DURATION:3 weeks'],
  ['2026-11-01', 'DTSTART;VALUE=DATE:20261101', 'DURATION:P2M'],
  ['2026-11-20', 'DTSTART:20261001T150000Z', hour, 'RDATE;VALUE=PERIOD:20261120T150000Z/soon'],
])('an event whose end cannot be read takes all from its start on, and is counted: %s %s %s %s', (day, ...lines) => {
  expect(read(calendar(event(...lines)))).toEqual(wholeDay);
  const end = Date.parse('2027-12-31');
  const reading = readCalendar(calendar(event(...lines)), Date.parse('2020-01-01'), end);
  const last = reading.ok ? reading.times.busy.at(-1)! : { start: 0, end: 0 };
  expect([ohioIso(last.start).slice(0, 10), last.end]).toEqual([day, end]);
  expect(reading).toMatchObject({ times: { unreadable: [expect.any(String)] } });
  expect(read(calendar(event(...lines, 'STATUS:CANCELLED')))).toEqual([]);
});

it.each([
  ['DTSTART;VALUE=DATE:20261123', 'DTEND:20261204T9'],
  ['DTSTART;VALUE=DATE:20261123', 'DTEND;TZID=x:20261204T100000'],
  ['DTSTART:20261123T9', 'DURATION:P12D'],
])('an end of which only the day can be read is on that day: %s %s', (...lines) => {
  const [from, to] = [Date.parse('2026-11-01T00:00:00-04:00'), Date.parse('2026-12-31T00:00:00-05:00')];
  const [start, end] = [Date.parse('2026-11-23T00:00:00-05:00'), expect.toSatisfy(isOnDecember5)];
  expect(readCalendar(calendar(event(...lines)), from, to)).toMatchObject({ times: { busy: [{ start, end }] } });
});

function isOnDecember5(time: number) {
  return time >= Date.parse('2026-12-05T00:00:00-05:00') && time <= Date.parse('2026-12-06T00:00:00-05:00');
}

it('an instruction whose end cannot be read opens nothing, and closes from its start on', () => {
  const [from, to] = [Date.parse('2026-12-01T00:00:00-05:00'), Date.parse('2026-12-31T00:00:00-05:00')];
  const titled = (title: string) => event(`SUMMARY:${title}`, timed, 'DTEND:soon', 'TRANSP:TRANSPARENT');
  const opening = readCalendar(calendar(titled('OPEN 8-20')), from, to);
  expect(opening).toMatchObject({ times: { instructions: [], unreadable: ['2026-12-01'] } });
  const closing = readCalendar(calendar(titled('CLOSED')), from, to);
  const end = expect.toSatisfy((time) => time > to);
  expect(closing).toMatchObject({ times: { instructions: [{ title: 'CLOSED', end }], unreadable: ['2026-12-01'] } });
});

const since2020 = 'DTSTART:20201201T150000Z';
describe('each entry of a list takes its time', () => {
  it.each([
    ['RDATE:20261201T150000Z;20261203T150000Z', since2020],
    ['RDATE:20261130T150000Z;20261201T150000Z;20261203T150000Z', since2020],
    ['RDATE;VALUE=PERIOD:20261201T150000Z/PT1H;20261203T150000Z/PT1H', since2020],
    ['DTSTART:20261201T150000Z,20261203T150000Z'],
    ['DTSTART:20261130T150000Z, 20261201T150000Z;20261203T150000Z'],
    ['DTSTART:20201201T150000Z,20261201T150000Z', 'DTEND:20201201T160000Z'],
  ])('%s %s', (...lines) => {
    const length = lines.some((line) => line.startsWith('DTEND')) ? [] : [hour];
    expect(read(calendar(event(...lines, ...length)))).toEqual(['10:00-11:00']);
  });

  it.each([
    ['RDATE:20261201T150000Z 20261203T150000Z', since2020],
    ['RDATE:20261201T150000Z and 20261203T150000Z', since2020],
    ['DTSTART:20261201T150000Z 20261203T150000Z'],
    ['RDATE;VALUE=DATE-TIME 20261201T150000Z', since2020],
    ['RDATE:20261201T150000Z;soon', since2020],
  ])('or is unknown where they cannot be told apart: %s %s', (...lines) => {
    expect(read(calendar(event(...lines, hour)))).toContain('has no date');
  });

  it('also the day of one that cannot be read', () => {
    const lists = ['20261201T9,20261203T150000Z', '20261203T150000Z,20261201T9', '20261203T150000Z,20261201'];
    for (const list of lists) expect(read(calendar(event(`DTSTART:${list}`, hour)))).toEqual(wholeDay);
  });

  it('and a time with a comma in its seconds takes its day', () => {
    expect(read(calendar(event('DTSTART:2026-12-01T15:00:00,5Z', hour)))).toEqual(wholeDay);
  });
});

describe('a recurrence in a line that is not as it should be counts, or is unknown', () => {
  it.each([
    ...['item1.RRULE:FREQ=WEEKLY', 'ITEM1.RRULE:FREQ=WEEKLY', 'RRULE=FREQ=WEEKLY', 'RRULE FREQ=WEEKLY'],
    ...['RRULE：FREQ=WEEKLY', 'RR\u00ADULE:FREQ=WEEKLY', 'RR\u2060ULE:FREQ=WEEKLY', '\u200ERRULE:FREQ=WEEKLY'],
    ...['RRULE;FREQ=WEEKLY', 'RRULE=INTERVAL=1;FREQ=WEEKLY', 'RULE:FREQ=WEEKLY', 'RECUR:INTERVAL=1;FREQ=WEEKLY'],
    ...['*RRULE:FREQ=WEEKLY', 'FREQ=WEEKLY', 'item1.RDATE:20261201T150000Z'],
  ])('%s', (line) => {
    for (const lines of [
      ['DTSTART:20201201T150000Z', hour, line],
      ['DTSTART:20201201T150000Z', line, 'DTEND:20201201T160000Z'],
    ])
      expect(read(calendar(event(...lines)))).toEqual(['10:00-11:00']);
  });

  it.each(['RDATE=20261201T150000Z', 'RDATE 20261201T150000Z'])('%s', (line) => {
    expect(read(calendar(event(since2020, line, hour)))).toEqual(wholeDay);
  });

  it('but not what a text says of one', () => {
    const texts = [
      'X-RULE:FREQ=WEEKLY',
      'DESCRIPTION:FREQ=WEEKLY',
      'SUMMARY:FREQ=WEEKLY',
      'URL:https://a.example/?FREQ=1',
    ];
    expect(read(calendar(event('DTSTART:20201201T150000Z', hour, ...texts)))).toEqual([]);
  });

  it.each(['RRULE=BYDAY', 'RRULE=FREQ=SOMETIMES', 'A:FREQ=?'])(
    'and is unknown where it cannot be computed: %s',
    (line) => {
      expect(read(calendar(event(since2020, hour, line)))).toContain('a time cannot be computed');
      expect(read(calendar(event(since2020, hour, line, 'STATUS:CANCELLED')))).toEqual([]);
    },
  );
});

describe('time zones', () => {
  const at = (zone: string) => event(`DTSTART;TZID=${zone}:20261201T100000`, hour);
  const definition = (name: string, ...lines: string[]) =>
    ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
  const fixed = (offset: string, ...lines: string[]) => [
    ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`],
    ...[...lines, 'END:STANDARD'],
  ];
  it.each([
    ['a prefix', '/Europe/Berlin', '04:00-05:00'],
    ['the prefix of a library', '/freeassociation.sourceforge.net/America/Indiana/Knox', '11:00-12:00'],
    ['a name of Windows', 'Pacific Standard Time', '13:00-14:00'],
    ['a numbered name of Outlook', 'Central Standard Time 1', '11:00-12:00'],
    ['quotes', '"tzone://Microsoft/Utc"', '05:00-06:00'],
    ['the same without quotes', 'tzone://Microsoft/Utc', '05:00-06:00'],
    ['an offset', 'GMT-0700', '12:00-13:00'],
    ['a name that Windows shows', '"(UTC-06:00) Central Time (US & Canada)"', '11:00-12:00'],
    ['the same of an older Windows', '"(GMT-06:00) Central Time (US & Canada)"', '11:00-12:00'],
    ['the same without quotes', '(UTC-06:00) Central Time (US & Canada)', '11:00-12:00'],
    ['an offset with a colon, without quotes', 'GMT-07:30', '12:30-13:30'],
    ['the same of Ruby', 'Central Time (US & Canada)', '11:00-12:00'],
    ['the same with a blank', '"(GMT -06:00) Central Time (US and Canada)"', '11:00-12:00'],
    ['a name of the database behind its offset', '(GMT-06:00) America/Chicago', '11:00-12:00'],
    ['a name with a blank', 'America/New York', '10:00-11:00'],
    ['an offset of one digit', 'UTC-7', '12:00-13:00'],
    ['an abbreviation of the database itself', 'CET', '04:00-05:00'],
    ['a name of Windows from elsewhere', 'Turkey Standard Time', '02:00-03:00'],
  ])('are known by %s', (_what, name, expected) => expect(read(calendar(at(name)))).toEqual([expected]));

  // The engine has links for these from the first Java: IST is India there, and also Ireland and Israel.
  it.each(['ACT', 'AET', 'AST', 'BST', 'CST', 'CTT', 'ECT', 'IST', 'JST', 'PST', 'SST', 'ist', '/x.example/y/BST'])(
    'are not known by the abbreviation %s, of which there are several',
    (name) => {
      expect(read(calendar(at(name)))).toEqual(['00:00-18:00']);
      expect(read(calendar(definition(name, ...fixed('-0700')), at(name)))).toEqual(['12:00-13:00']);
      expect(read(calendar(`X-WR-TIMEZONE:${name}`, event('DTSTART:20261201T100000', hour)))).toEqual(['00:00-18:00']);
    },
  );

  it.each([
    ...['; TZID=America/Chicago', ';TZID = America/Chicago', ';\r\n  TZID=America/Chicago', ' TZID=America/Chicago'],
    ...[';\r\n\t TZID=America/Chicago', ';VALUE=DATE-TIME; TZID="America/Chicago"', ' ; TZID= America/Chicago'],
    '; TZID = UTC-06:00',
  ])('are known with blanks between the parameters: %j', (parameters) => {
    expect(read(calendar(event(`DTSTART${parameters}:20261201T090000`, hour)))).toEqual(['10:00-11:00']);
  });

  it('that are not in their parameter may be any', () => {
    expect(read(calendar(event('DTSTART;TZID:America/Chicago:20261201T090000', hour)))).toEqual(wholeDay);
  });

  it('are those of the database by their name, whatever the file says of them', () => {
    const partial = definition('America/Chicago', ...fixed('+0000'));
    expect(read(calendar(partial, at('America/Chicago')))).toEqual(['11:00-12:00']);
  });

  it('of Windows are as the file defines them, where it can be read', () => {
    for (const name of ['Eastern Standard Time', 'Central Standard Time 1', '(UTC-05:00) Eastern Time (US & Canada)'])
      expect(read(calendar(definition(name, ...fixed('-0700')), at(`"${name}"`)))).toEqual(['12:00-13:00']);
    const bad = definition('Eastern Standard Time', ...fixed('x'));
    expect(read(calendar(bad, at('Eastern Standard Time')))).toEqual(['10:00-11:00']);
  });

  it.each([
    ['-07:00', ['12:00-13:00']],
    ['-07', ['12:00-13:00']],
    ['-07:00:00', ['12:00-13:00']],
    ['-070000', ['12:00-13:00']],
    ...['0700', '-7', '-700', '-9999', '-0760', '-2400', 'UTC-07:00', '-0700x'].map((offset): [string, string[]] => [
      offset,
      ['00:00-18:00'],
    ]),
  ])('have the offset %s or may be any', (offset, expected) => {
    expect(read(calendar(definition('Ours', ...fixed(offset)), at('Ours')))).toEqual(expected);
  });

  it('with other names are as the file defines them, and a faulty one concerns its own events', () => {
    const [good, bad] = [
      definition('Ours', ...fixed('-0700')),
      definition('Bad', ...fixed('x', 'RRULE:FREQ=SECONDLY')),
    ];
    expect(read(calendar(good, bad, at('Ours')))).toEqual(['12:00-13:00']);
    expect(read(calendar(bad, at('Bad'), event(timed, hour)))).toEqual(['00:00-18:00']);
  });

  it('are known by a name with commas, by rules with harmless parts, and each in its own calendar', () => {
    const name = '(UTC-07:00) Boise\\, Denver';
    expect(read(calendar(definition(name, ...fixed('-0700')), at('"(UTC-07:00) Boise, Denver"')))).toEqual([
      '12:00-13:00',
    ]);
    const rule = 'RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=11;BYDAY=1SU;BYHOUR=2;WKST=MO';
    expect(read(calendar(definition('Ours', ...fixed('-0700', rule, 'RRULE:')), at('Ours')))).toEqual(['12:00-13:00']);
    const two = ['-0600', '-0700'].map((offset) => calendar(definition('Ours', ...fixed(offset)), at('Ours')));
    expect(read(two.join(''))).toEqual(['11:00-13:00']);
  });

  it('that the file defines twice, or whose name is two offsets, may be any', () => {
    const two = ['-0600', '-0700'].map((offset) => definition('Ours', ...fixed(offset)));
    expect(read(calendar(...two, at('Ours')))).toEqual(['00:00-18:00']);
    const windows = two.map((zone) => zone.replace('Ours', 'Eastern Standard Time'));
    expect(read(calendar(...windows, at('Eastern Standard Time')))).toEqual(['00:00-18:00']);
    const same = definition('Ours', 'X-LIC-LOCATION:x', ...fixed('-0600', 'TZNAME:CST'));
    const unusable = [definition('Ours'), definition('Ours', ...fixed('x')), definition('Ours', 'BEGIN:DAYLIGHT')];
    for (const other of [two[0]!, same, ...unusable]) {
      expect(read(calendar(two[0]!, other, at('Ours')))).toEqual(['11:00-12:00']);
      expect(read(calendar(other, two[0]!, at('Ours')))).toEqual(['11:00-12:00']);
    }
    // Without the bad one the other would hold all year.
    const half = definition('Ours', ...fixed('-0600'), ...fixed('x'));
    expect(read(calendar(half, at('Ours')))).toEqual(['00:00-18:00']);
    expect(read(calendar(at('GMT+0100/GMT+0200')))).toEqual(['00:00-18:00']);
  });

  it('of the calendar count for times without one', () => {
    expect(read(calendar('X-WR-TIMEZONE:America/Denver', event('DTSTART:20261201T100000', hour)))).toEqual([
      '12:00-13:00',
    ]);
  });
});

it('text after the calendar, or a part that does not end, hides no event', () => {
  expect(read(`${calendar(event(timed, hour))}\0 \r\nSent by a server`)).toEqual(['10:00-11:00']);
  const open = event(timed, hour).replace('END:VEVENT', 'BEGIN:VALARM\r\nTRIGGER:-PT5M');
  expect(read(calendar(newYorkZone, open, event('DTSTART:20261201T180000Z', hour)))).toEqual([
    '10:00-11:00',
    '13:00-14:00',
  ]);
});

describe('the lines of a calendar', () => {
  const weekly = event('DTSTART:20261116T180000Z', hour, 'RRULE:FREQ=WEEKLY;BYD\r\n AY=MO,TU');
  const ended = event('DTSTART:20261130T200000Z', hour, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261201T200000\r\n Z');
  const text = calendar(newYorkZone, weekly, ended, event(timed, hour));
  const taken = ['10:00-11:00', '13:00-14:00'];

  it.each([
    ['end in CR CR LF', text.replaceAll('\r\n', '\r\r\n')],
    ['end in LF CR', text.replaceAll('\r\n', '\n\r')],
    ['have blank ones between them', text.replaceAll('\r\n', '\r\n\r\n\r\n')],
    ['have blanks between them', text.replaceAll(/\r\n(?! )/g, '\r\n \r\n')],
    ['have marks between them', text.replaceAll('BEGIN:VEVENT', '\uFEFFBEGIN:VEVENT')],
    ['have form feeds between them', text.replaceAll('BEGIN:VEVENT', '\fBEGIN:VEVENT')],
    ['be broken without being folded', text.replaceAll('\r\n ', '\r\n').replace('MO,TU', 'MO\r\n,TU')],
    ['be broken in a time', text.replaceAll('T150000Z', 'T15\r\n0000Z')],
  ])('may %s', (_what, changed) => expect(read(changed)).toEqual(taken));

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
  ])('are not read where %s are indented', (_what, changed) => expect(read(changed)).toMatch(/calendar|date/));

  it('may hold a text of lines like those of a calendar', () => {
    const quoted = ['DESCRIPTION:the file said\\n\r\n BEGIN:VEVENT\\n\r\n UID:one\\n\r\n END:VEVENT'];
    expect(read(calendar(event(timed, hour, ...quoted), event('DTSTART:20261201T180000Z', hour)))).toEqual([
      '10:00-11:00',
      '13:00-14:00',
    ]);
  });
});

it.each([
  [['10:00-11:00'], timed, hour, 'STATUS:CANCELLED', 'STATUS:CONFIRMED'],
  [['10:00-11:00'], timed, hour, 'TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'],
  [['10:00-13:00'], timed, hour, 'DURATION:PT3H', 'DURATION:PT2H'],
  [['10:00-13:00'], timed, 'DTEND:20261201T160000Z', 'DTEND:20261201T180000Z', 'DTEND:20261201T170000Z'],
  [['10:00-11:00', '13:00-14:00'], timed, hour, 'DTSTART:20261201T180000Z', timed],
  [[], timed, hour, 'STATUS:CANCELLED', 'STATUS:CANCELLED'],
])('what an event says twice takes the most: %j', (expected, ...lines) => {
  expect(read(calendar(event(...lines)))).toEqual(expected);
});

it('a rule with a part cut off is unknown', () => {
  for (const rule of ['FREQ=WEEKLY;BYD', 'FREQ=WEEKLY;BYDAY', 'FREQ=WEEKLY;TU'])
    expect(read(calendar(event('DTSTART:20261116T150000Z', hour, `RRULE:${rule}`)))).toContain('a time cannot be');
});

it('free times of a VFREEBUSY are free, and one that is not clear takes its day', () => {
  const published = (line: string) => calendar(`BEGIN:VFREEBUSY\r\n${line}\r\nEND:VFREEBUSY`);
  expect(read(published('FREEBUSY;FBTYPE=FREE:20261201T150000Z/PT1H'))).toEqual([]);
  expect(read(published('FREEBUSY:20261201T150000Z/PT1H,20261201T180000Z/PT1H'))).toEqual([
    '10:00-11:00',
    '13:00-14:00',
  ]);
  expect(read(published('FREEBUSY:20261201T150000Z/20261201T9'))).toEqual(wholeDay);
  expect(read(published('FREEBUSY:20261201T150000Z/later'))).toEqual(['10:00-00:00']);
  expect(read(published('FREEBUSY:20261120T150000Z/P3M'))).toEqual(wholeDay);
});

describe('what a rule of RFC 2445 excludes', () => {
  const daily = ['DTSTART;TZID=America/New_York:20261116T100000', hour, 'RRULE:FREQ=DAILY'];
  const taken = ['10:00-11:00'];

  it.each([
    ['each Tuesday', 'FREQ=WEEKLY;BYDAY=TU', []],
    ['each Wednesday', 'FREQ=WEEKLY;BYDAY=WE', taken],
    ['every fifth day, with the day itself', 'FREQ=DAILY;INTERVAL=5', []],
    ['Tuesdays until before', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261130T150000Z', taken],
    ['Tuesdays until then', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261201T150000Z', []],
    ['Tuesdays until an end that cannot be read', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=soon', taken],
    ['two Tuesdays', 'FREQ=WEEKLY;BYDAY=TU;COUNT=2', taken],
    ['another hour', 'FREQ=DAILY;BYHOUR=11', taken],
    ['what cannot be computed', 'FREQ=DAILY;BYEASTER=0', taken],
    ['nothing', '', taken],
  ])('%s', (_what, rule, expected) => {
    expect(read(calendar(event(...daily, `EXRULE:${rule}`)))).toEqual(expected);
  });

  it('is free on whole days, and not for another event', () => {
    const days = event('DTSTART;VALUE=DATE:20261117', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY');
    expect(read(calendar(days))).toEqual([]);
    expect(read(calendar(days, event(...daily)))).toEqual(taken);
  });
});
