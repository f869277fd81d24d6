import { expect, it, onTestFinished } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { startGhostSite, wholePage } from '../site.ts';

it('the home page of each brand shows the three latest posts, newest first', async () => {
  const site = await startGhostSite();
  onTestFinished(site.close);
  for (const brand of brandIds) {
    const { main } = await wholePage(site, `/?domain=${brand}`);
    const cards = main.querySelectorAll('.latest .post-card');
    expect(cards.map((card) => card.querySelector('h3')!.textContent)).toEqual([
      'Post number 1',
      'Post number 2',
      'Post number 3',
    ]);
    const dates = cards.map((card) => Date.parse(card.querySelector('time')!.getAttribute('datetime')!));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(main.textContent).not.toContain('No posts available at the moment.');
  }
});
