import { whenIdle } from '../when-idle.ts';

/**
 * Called by the inline script. One module per task: evaluating all at once would be one long task.
 * @param urgent true once the visitor uses something that needs React: then without pauses
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
    addEventListener('urgent', () => resolve(), { once: true });
    whenIdle(() => resolve(), 500);
  });
}
