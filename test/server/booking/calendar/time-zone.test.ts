import { expect, it } from 'vitest';
import { busyHours, calendar, casesOf, event, hoursOf, wholeDay } from './calendar-text.ts';

const hour = 'DURATION:PT1H';
const timed = 'DTSTART:20261201T150000Z';
/** Of an event at ten in a zone that is not known. */
const anyZone = '00:00-18:00';
const at = (zone: string) => event(`DTSTART;TZID=${zone}:20261201T100000`, hour);
const definition = (name: string, ...lines: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
const fixed = (offset: string, ...lines: string[]) => [
  ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`],
  ...[...lines, 'END:STANDARD'],
];

it.each(
  casesOf(`
    10:00-11:00  {america/new_york|AMERICA/NEW_YORK|America/New York|/mozilla.org/20050126_1/America/New_York}
    10:00-11:00  {eastern standard time|"tzone://Microsoft/Eastern Standard Time"|/kerio.com/Eastern Standard Time}
    10:00-11:00  (UTC-05:00) Eastern Time (US & Canada)
    11:00-12:00  {/freeassociation.sourceforge.net/America/Indiana/Knox|(GMT-06:00) America/Chicago}
    11:00-12:00  {Central Standard Time|Central Standard Time 1|Central Time (US & Canada)|"(UTC-06:00) Central Time (US & Canada)"}
    11:00-12:00  {(UTC-06:00) Central Time (US & Canada)|"(GMT -06:00) Central Time (US and Canada)"}
    12:00-13:00  {GMT-0700|GMT-7:00|UTC-7|(UTC-07:00) Arizona}
    12:30-13:30  GMT-07:30
    13:00-14:00  Pacific Standard Time
    14:00-15:00  (UTC-09:00) Alaska
    05:00-06:00  {UTC|gmt|Etc/GMT|Z|+00:00|tzone://Microsoft/Utc|"tzone://Microsoft/Utc"|(UTC) Dublin, Edinburgh, Lisbon, London}
    05:00-06:00  {Coordinated Universal Time|(UTC) Coordinated Universal Time|Greenwich Mean Time}
    04:00-05:00  {/Europe/Berlin|CET|W. Europe Standard Time|"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"}
    03:00-04:00  (UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius
    02:00-03:00  Turkey Standard Time
    free         (UTC+10:00) Canberra, Melbourne, Sydney
    00:00-18:00  {(UTC+02:00) Berlin|Customized Time Zone|(no TZ description)|Eastern Daylight Time}
  `),
)('an event at ten is at %s in the zone %s', (expected, name) => expect(busyHours(calendar(at(name!)))).toBe(expected));

// The engine has links for these from the first Java: IST is India there, and also Ireland and Israel.
it.each(['ACT', 'AET', 'AST', 'BST', 'CST', 'CTT', 'ECT', 'IST', 'JST', 'PST', 'SST', 'ist', '/x.example/y/BST'])(
  'the abbreviation %s, of which there are several, is any zone, unless the file defines it',
  (name) => {
    expect(busyHours(calendar(at(name)))).toBe(anyZone);
    expect(busyHours(calendar(definition(name, ...fixed('-0700')), at(name)))).toBe('12:00-13:00');
    expect(busyHours(calendar(`X-WR-TIMEZONE:${name}`, event('DTSTART:20261201T100000', hour)))).toBe(anyZone);
  },
);

it.each([
  ...['; TZID=America/Chicago', ';TZID = America/Chicago', ';\r\n  TZID=America/Chicago', ' TZID=America/Chicago'],
  ...[';\r\n\t TZID=America/Chicago', ';VALUE=DATE-TIME; TZID="America/Chicago"', ' ; TZID= America/Chicago'],
  ...[';tzid=America/Chicago', '; TZID = UTC-06:00'],
])('a zone is known with blanks between the parameters, in any case: %j', (parameters) => {
  expect(hoursOf(`DTSTART${parameters}:20261201T090000`, hour)).toBe('10:00-11:00');
});

it('a zone that is not in its parameter may be any', () => {
  expect(hoursOf('DTSTART;TZID:America/Chicago:20261201T090000', hour)).toBe(wholeDay);
});

it('a zone of the database is that of its name, whatever the file says of it', () => {
  for (const lines of [fixed('+0000'), []])
    expect(busyHours(calendar(definition('America/Chicago', ...lines), at('America/Chicago')))).toBe('11:00-12:00');
});

it('a zone of Windows is as the file defines it, where it can be read', () => {
  for (const name of ['Eastern Standard Time', 'Central Standard Time 1', '(UTC-05:00) Eastern Time (US & Canada)'])
    expect(busyHours(calendar(definition(name, ...fixed('-0700')), at(`"${name}"`)))).toBe('12:00-13:00');
  const bad = definition('Eastern Standard Time', ...fixed('x'));
  expect(busyHours(calendar(bad, at('Eastern Standard Time')))).toBe('10:00-11:00');
});

it.each(['-0700', '-07:00', '-7:00', '-07', '-07:00:00', '-070000', ' -0700 '])('%j is an offset', (offset) => {
  expect(busyHours(calendar(definition('Ours', ...fixed(offset)), at('Ours')))).toBe('12:00-13:00');
});

it.each(['0700', '-7', '-700', '-9999', '-0760', '-2400', 'UTC-07:00', '-0700x'])('%s may be any offset', (offset) => {
  expect(busyHours(calendar(definition('Ours', ...fixed(offset)), at('Ours')))).toBe(anyZone);
});

it('another zone is as the file defines it, and a faulty one concerns its own events', () => {
  const [good, bad] = [definition('Ours', ...fixed('-0700')), definition('Bad', ...fixed('x', 'RRULE:FREQ=SECONDLY'))];
  expect(busyHours(calendar(good, bad, at('Ours')))).toBe('12:00-13:00');
  expect(busyHours(calendar(bad, at('Bad'), event(timed, hour)))).toBe(anyZone);
});

it('a zone is known by a name with commas, by rules with harmless parts, and each in its own calendar', () => {
  const name = '(UTC-07:00) Boise\\, Denver';
  const used = at('"(UTC-07:00) Boise, Denver"');
  expect(busyHours(calendar(definition(name, ...fixed('-0700')), used))).toBe('12:00-13:00');
  const rule = 'RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=11;BYDAY=1SU;BYHOUR=2;WKST=MO';
  expect(busyHours(calendar(definition('Ours', ...fixed('-0700', rule, 'RRULE:')), at('Ours')))).toBe('12:00-13:00');
  const two = ['-0600', '-0700'].map((offset) => calendar(definition('Ours', ...fixed(offset)), at('Ours')));
  expect(busyHours(two.join(''))).toBe('11:00-13:00');
});

it.each(['DTSTART;VALUE=DATE:20170101', 'RDATE;VALUE=PERIOD:20170101T000000/PT1H'])(
  'a zone may begin at %s',
  (begin) => {
    const zone = definition('Ours', ...fixed('-0700', begin)).replace('DTSTART:19700101T000000', 'DTSTART:20160101');
    expect(busyHours(calendar(zone, at('Ours')))).toBe('12:00-13:00');
  },
);

it('a zone that the file defines twice, or whose name is two offsets, may be any', () => {
  const two = ['-0600', '-0700'].map((offset) => definition('Ours', ...fixed(offset)));
  expect(busyHours(calendar(...two, at('Ours')))).toBe(anyZone);
  const windows = two.map((zone) => zone.replace('Ours', 'Eastern Standard Time'));
  expect(busyHours(calendar(...windows, at('Eastern Standard Time')))).toBe(anyZone);
  const same = definition('Ours', 'X-LIC-LOCATION:x', ...fixed('-0600', 'TZNAME:CST'));
  const unusable = [definition('Ours'), definition('Ours', ...fixed('x')), definition('Ours', 'BEGIN:DAYLIGHT')];
  for (const other of [two[0]!, same, ...unusable]) {
    expect(busyHours(calendar(two[0]!, other, at('Ours')))).toBe('11:00-12:00');
    expect(busyHours(calendar(other, two[0]!, at('Ours')))).toBe('11:00-12:00');
  }
  // Other programs begin elsewhere with a zone's history.
  const history = definition('Ours', ...fixed('-0700'), ...fixed('-0600').map((line) => line.replace('1970', '2010')));
  expect(busyHours(calendar(two[0]!, history, at('Ours')))).toBe('11:00-12:00');
  // Without the bad one the other would hold all year.
  const half = definition('Ours', ...fixed('-0600'), ...fixed('x'));
  expect(busyHours(calendar(half, at('Ours')))).toBe(anyZone);
  expect(busyHours(calendar(at('GMT+0100/GMT+0200')))).toBe(anyZone);
});

it.each(['X-WR-TIMEZONE:America/Denver', 'X-WR-TIMEZONE:"America/Denver"', 'X-WR-TIMEZONE : america/denver'])(
  'that of the calendar counts for times without one: %s',
  (zone) => expect(busyHours(calendar(zone, event('DTSTART:20261201T100000', hour)))).toBe('12:00-13:00'),
);
