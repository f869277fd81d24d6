/** A component of a calendar file; parts of an event, such as alarms, are left out. */
export type Component = {
  name: string;
  lines: Line[];
  /** The calendar that it stands in: a zone is defined for the events of its own calendar. */
  calendar: Calendar;
};

type Calendar = {
  /** Its time zones: their lines with those of their parts. */
  zones: Line[][];
  /** The zone of times without one (X-WR-TIMEZONE). */
  timeZone: string | null;
  /** Whose calendar it is, as Google says (X-WR-CALNAME). */
  title: string;
};

/** A line such as `DTSTART;TZID=Europe/Berlin:20261201T100000`; its name in capitals. */
export type Line = { name: string; parameters: string; value: string };

const rule = /^[^/?]{0,60}\bFREQ=/i;
const noRules = /^(?:EXRULE|DESCRIPTION|SUMMARY|COMMENT|X-.*)$/i;
const timeNames = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE'];
const strictLine = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/;
const named = ['VEVENT', 'VFREEBUSY', 'VAVAILABILITY', 'VTIMEZONE'];

/**
 * Reads the events and busy times of a calendar file by its lines, whatever their texts hold. One file may hold several
 * calendars.
 * @returns null for text that is not a whole calendar
 */
export function readComponents(text: string): Component[] | null {
  const visible = text.replace(/[\0\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '').trimStart();
  const lines = unfold(visible).split(/[\r\n]+/);
  if (!/^BEGIN:\s*VCALENDAR\s*$/i.test(lines[0]!) || visible.split(/[\r\n]+/).some(isIndented)) return null;
  const components: Component[] = [];
  let calendar: Calendar = { zones: [], timeZone: null, title: '' };
  let isOpen = false;
  let component: Component | null = null;
  let part = '';
  for (const text of lines) {
    const line = readLine(text);
    const boundary = line && ['BEGIN', 'END'].includes(line.name) ? line.name : '';
    const name = boundary && /^[A-Z-]+$/i.test(line!.value) ? line!.value.toUpperCase() : '';
    if (name === 'VCALENDAR') {
      isOpen = boundary === 'BEGIN';
      if (isOpen) calendar = { zones: [], timeZone: null, title: '' };
      component = null;
      part = '';
    } else if (boundary === 'BEGIN' && named.includes(name)) {
      component = { name, lines: [], calendar };
      part = '';
      if (name === 'VTIMEZONE') calendar.zones.push(component.lines);
      else components.push(component);
    } else if (component && name === component.name) {
      component = null;
      part = '';
    } else if (name && component?.name !== 'VTIMEZONE')
      part = boundary === 'BEGIN' ? part || name : part === name ? '' : part;
    else if (line && component && !part) component.lines.push(line);
    // Broken without being folded.
    else if (!line && component && !part) for (const broken of component.lines.slice(-1)) broken.value += text.trim();
    // The line with which the event begins was not read.
    else if (line?.name === 'DTSTART' && !part) {
      component = { name: 'VEVENT', lines: [line], calendar };
      components.push(component);
    } else if (line && !component && line.name === 'X-WR-TIMEZONE')
      calendar.timeZone ??= line.value.slice(0, 100) || null;
    else if (line && !component && line.name === 'X-WR-CALNAME') calendar.title = line.value;
  }
  return isOpen ? null : components;
}

/** Joins lines that are continued (RFC 5545, 3.1), also where each line has an end too many. */
export function unfold(text: string): string {
  return text.replace(/(?<![\r\n])[\r\n]+[ \t]/g, '');
}

/** Whether a line is not folded but indented, as in an editor's copy: unfolding would hide it in the one before. */
function isIndented(line: string, index: number, lines: string[]): boolean {
  const before = lines[index - 1];
  if (before === undefined || !/^[ \t]/.test(line)) return false;
  // Programs fold at 75 bytes.
  const isShort = /^[ -~]{0,60}$/.test(before);
  return /^\s+(?:DTSTART[:;]|RRULE:FREQ)/i.test(line)
    ? isShort
    : /^(?:BEGIN|END):/i.test(before) && /^\s+[A-Z-]+[:;]/i.test(line);
}

/** What may be a rule is read as one: an event that recurs is not taken for a single one. */
function readLine(written: string): Line | null {
  // Apple groups lines: item1.RRULE.
  const text = written.replace(/^\w+\.(?=[A-Z-]+[:;])/i, '');
  const strict = strictLine.exec(text);
  // A zone such as tzone://Microsoft/Utc or GMT-05:00, without quotes.
  const isCut = strict && /TZID\s*=/i.test(strict[2]!) && !/^ ?\d{4}/.test(strict[3]!);
  const [, name = '', parameters = '', value = ''] = strict && !isCut ? strict : looseParts(text);
  if (!noRules.test(name) && rule.test(value || text))
    return { name: 'RRULE', parameters, value: (value || text).trim() };
  return name ? { name: name.toUpperCase(), parameters, value: value.trim() } : null;
}

/** Those of the lines that have one of these names (in capitals). */
export function linesOf(lines: Line[], name: string): Line[] {
  return lines.filter((line) => line.name === name);
}

/** Of a line whose quotes do not close, or with a colon in a parameter: the value begins at a date, or after the last colon. */
function looseParts(line: string): string[] {
  const [name = ''] = /^[A-Za-z-]+/.exec(line) ?? [];
  const date = line.search(/: ?\d{4}/);
  const colon = date < 0 ? line.lastIndexOf(':') : date;
  // What such a line says is lost, not that it stands there.
  if (colon < 0 && timeNames.includes(name)) return [line, name, '', line];
  return colon < 0 ? [] : [line, name, line.slice(name.length, colon), line.slice(colon + 1)];
}

/** A parameter's value without its quotes; empty where the line does not have it. */
export function parameterOf({ parameters }: Line, name: string): string {
  const found = new RegExp(`[;\\s]${name}\\s*=\\s*("[^"]*"|[^;]*)`, 'i').exec(parameters);
  return (found?.[1] ?? '').replaceAll('"', '').trim();
}
