/** A component of a calendar file with its unfolded lines; parts of an event, such as alarms, are left out. */
export type Component = { name: string; lines: string[] };

type CalendarFile = {
  /** Events, busy times and time zones, in the order of the file. */
  components: Component[];
  /** The zone of times without one (X-WR-TIMEZONE). */
  timeZone: string | null;
};

/** A line such as `DTSTART;TZID=Europe/Berlin:20261201T100000`. */
export type Line = { name: string; parameters: string; value: string };

const strictLine = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/;
const named = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE'];

/**
 * Reads the components of a calendar file by its lines, whatever their texts hold.
 * @returns null for text that is not a whole calendar
 */
export function readComponents(text: string): CalendarFile | null {
  const lines = text
    .replace(/^[\uFEFF\s]+/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\r|\n/);
  if (!/^BEGIN:\s*VCALENDAR\s*$/i.test(lines[0]!)) return null;
  const file: CalendarFile = { components: [], timeZone: null };
  let isOpen = false;
  let component: Component | null = null;
  let part = '';
  for (const line of lines) {
    const [, boundary, name = ''] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(line.toUpperCase()) ?? [];
    if (name === 'VCALENDAR') {
      isOpen = boundary === 'BEGIN';
      component = null;
    } else if (boundary === 'BEGIN' && named.includes(name)) {
      component = { name, lines: [] };
      part = '';
      file.components.push(component);
    } else if (component && name === component.name) component = null;
    else if (component?.name === 'VTIMEZONE') component.lines.push(line);
    else if (name) part = boundary === 'BEGIN' ? part || name : part === name ? '' : part;
    else if (component && !part) component.lines.push(line);
    else if (!component) file.timeZone ??= /^X-WR-TIMEZONE:\s*(\S.{0,100})/i.exec(line)?.[1]?.trim() ?? null;
  }
  return isOpen ? null : file;
}

/** The lines of a component that have one of these names (in capitals). */
export function linesOf(component: Component, name: string): Line[] {
  return component.lines.flatMap((line) => {
    const [, found = '', parameters = '', value = ''] = strictLine.exec(line) ?? looseParts(line);
    return found.toUpperCase() === name ? [{ name, parameters, value: value.trim() }] : [];
  });
}

/** Of a line whose quotes do not close: the value begins at a date, or after the last colon. */
function looseParts(line: string): string[] {
  const [name = ''] = /^[A-Za-z-]+/.exec(line) ?? [];
  const date = line.search(/: ?\d{4}/);
  const colon = date < 0 ? line.lastIndexOf(':') : date;
  return colon < 0 ? [] : [line, name, line.slice(name.length, colon), line.slice(colon + 1)];
}

/** A parameter's value without its quotes; empty where the line does not have it. */
export function parameterOf({ parameters }: Line, name: string): string {
  const found = new RegExp(`;${name}=("[^"]*"|[^;]*)`, 'i').exec(parameters);
  return (found?.[1] ?? '').replaceAll('"', '').trim();
}
