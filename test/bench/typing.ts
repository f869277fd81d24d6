import type { Browser, Page } from 'playwright';
import { href } from '#shared/site/routes.ts';
import { median } from './numbers.ts';
import { phonePage } from './phone.ts';

/** From a key press in the calculator to its figure in the document, on the throttled phone. */
export type TypingResult = {
  /** Passed time; other work on the machine counts, too. */
  milliseconds: number;
  /** Time of the main thread on the processor. */
  cpuMilliseconds: number;
};

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tts?: number };

/** Types wages into the calculator, whose code is loaded, and reads the marks of keys and figures from the browser's trace. */
export async function measureTyping(browser: Browser, base: string, runs: number): Promise<TypingResult> {
  const passed: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await phonePage(browser);
    await page.goto(base + href('taxCalculator'), { waitUntil: 'load' });
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    await page.locator('main input[name="taxpayer.wages"]').focus();
    await page.waitForFunction(() => document.querySelector('.calculator-bar'));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    await page.evaluate(markKeysAndFigures);
    const marks = await traced(page, async () => {
      for (const key of '52000') {
        await page.keyboard.press(key);
        await page.waitForTimeout(500);
      }
    });
    for (const [index, mark] of marks.entries()) {
      const figure = marks[index + 1];
      if (mark.name !== 'typing-key' || figure?.name !== 'typing-figure') continue;
      passed.push((figure.ts - mark.ts) / 1_000);
      cpu.push((figure.tts! - mark.tts!) / 1_000);
    }
    await page.context().close();
  }
  return { milliseconds: Math.round(median(passed)), cpuMilliseconds: Math.round(median(cpu)) };
}

/** In the page: marks each key press and each change of the total. */
function markKeysAndFigures(): void {
  addEventListener('keydown', () => performance.mark('typing-key'), { capture: true });
  new MutationObserver(() => performance.mark('typing-figure')).observe(document.querySelector('.result-total')!, {
    subtree: true,
    characterData: true,
    childList: true,
  });
}

/** The page's marks during an action, in order, with processor times. */
async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'], excludedCategories: ['*'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  return events.filter(({ name }) => name.startsWith('typing-')).sort((a, b) => a.ts - b.ts);
}
