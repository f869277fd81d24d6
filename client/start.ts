/**
 * Called by the early script. One module per task: evaluating everything at once would be the one long task of the page.
 * @param urgent true once the visitor has touched something that needs React; the pauses are skipped then.
 */
export async function start(urgent: () => boolean) {
  const { hydrateRoot } = await import('./vendor-react-dom.ts');
  await breathe(urgent);
  const { hydrate } = await import('./hydrate.tsx');
  await breathe(urgent);
  await hydrate(hydrateRoot);
}

function breathe(urgent: () => boolean) {
  if (urgent()) return;
  return new Promise<void>((resolve) => {
    addEventListener('hurry', () => resolve(), { once: true });
    // Safari has it only behind a switch.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve);
  });
}
