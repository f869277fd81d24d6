import type { KeyboardEvent } from 'react';

/**
 * Arrow keys among the times: left and right along a day, up and down to the nearest time of the previous or next day that
 * has one, Home and End to the first and last of the day. As with all radio buttons, the key chooses as it moves.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const current = event.target as HTMLInputElement;
  if (current.name !== 'slot' || event.altKey || event.ctrlKey || event.metaKey) return;
  const days = [...event.currentTarget.querySelectorAll('.time-day')]
    .map((day) => [...day.querySelectorAll<HTMLInputElement>('input[name="slot"]')])
    .filter((times) => times.length > 0);
  const row = days.findIndex((times) => times.includes(current));
  const target = targetOf(event.key, days, row, current);
  if (target === undefined) return;
  event.preventDefault();
  if (!target) return;
  // On narrow screens only the chosen day's times are on the screen.
  target.closest('.time-day')!.querySelector<HTMLInputElement>('input[name="day"]')!.checked = true;
  target.focus();
  target.click();
}

/** The time to move to, null at the edge of the grid, undefined for any other key. */
function targetOf(key: string, days: HTMLInputElement[][], row: number, current: HTMLInputElement) {
  const times = days[row]!;
  const column = times.indexOf(current);
  switch (key) {
    case 'ArrowLeft':
      return times[column - 1] ?? null;
    case 'ArrowRight':
      return times[column + 1] ?? null;
    case 'ArrowUp':
      return nearest(days[row - 1], current);
    case 'ArrowDown':
      return nearest(days[row + 1], current);
    case 'Home':
      return times[0]!;
    case 'End':
      return times.at(-1)!;
    default:
      return undefined;
  }
}

function nearest(times: HTMLInputElement[] | undefined, to: HTMLInputElement): HTMLInputElement | null {
  const distance = (time: HTMLInputElement) => Math.abs(minutesOf(time.value) - minutesOf(to.value));
  return times?.reduce((best, time) => (distance(time) < distance(best) ? time : best)) ?? null;
}

/** Minutes of the day in the start of a slot, in Eastern time. */
function minutesOf(start: string): number {
  return Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
}
