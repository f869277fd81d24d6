import { whenIdle } from '../when-idle.ts';

/**
 * Called by the early script. One module per task: evaluating everything at once would be the one long task of the page.
 * @param urgent true once the visitor has touched something that needs React; the pauses are skipped then.
 */
export async function start(urgent: () => boolean) {
  const { hydrateRoot } = await import('./vendor-react-dom.ts');
  await yieldToMain(urgent);
  const { hydrate } = await import('./hydrate.tsx');
  await yieldToMain(urgent);
  const context = await hydrate(hydrateRoot);
  whenIdle(() => {
    import('./after-hydration.ts').then(
      ({ afterHydration }) => afterHydration(context),
      () => {},
    );
  }, 2_000);
}

function yieldToMain(urgent: () => boolean) {
  if (urgent()) return;
  return new Promise<void>((resolve) => {
    addEventListener('hurry', () => resolve(), { once: true });
    whenIdle(() => resolve(), 500);
  });
}
