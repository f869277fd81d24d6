import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { directionsUrl, type Office, type Offices, offices } from '#shared/firm/offices.ts';
import { inTurn } from './pages/crawl.ts';
import { sitePaths, startTestSite, type TestSite, wholePage } from './site.ts';

const newark: Office = {
  ...{ id: 'newark', town: 'Newark', region: 'OH', postalCode: '43055', county: 'Licking County' },
  ...{ street: '3 Park Place', latitude: 40.0581, longitude: -82.4013 },
  hours: { Monday: ['09:00', '17:00'], Tuesday: ['10:00', '16:00'] },
  visit: 'Drop in.',
};

const open = (offices: Offices) => startTestSite({ offices, now: () => Date.parse('2026-11-30T10:00:00-05:00') });
const [dresden, pickerington] = offices;
const [ofThree, ofOne] = [await open([dresden, pickerington!, newark]), await open([dresden])];
afterAll(async () => void (await Promise.all([ofThree.close(), ofOne.close()])));

/** Of the many tax letters one stands for all. */
const pages = sitePaths.filter((path) => !/tax-letters\/(?!cp14$)/.test(path));

/** What pages say to visitors and search engines, each with its path and brand. */
async function allTexts(site: TestSite) {
  const texts: string[] = [];
  for (const brand of brandIds)
    for (const path of [...pages.filter(inTurn(brand)), '/schedule?kind=in-person']) {
      const { page, status } = await wholePage(site, `${path}${path.includes('?') ? '&' : '?'}domain=${brand}`);
      expect(status).toBe(200);
      for (const code of page.querySelectorAll('script')) code.remove();
      const attributes = page
        .querySelectorAll('[content], [alt]')
        .map(({ attributes: { content, alt } }) => content ?? alt);
      texts.push(
        ...[page.textContent, ...attributes].map((text) => `${brand}${path} ${text!.replaceAll(/\s+/g, ' ')}`),
      );
    }
  return texts;
}

const matching = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => text.match(pattern)?.map((found) => `${text.split(' ')[0]}: ${found}`) ?? []);

it('with a third office no page says that there are two, or names two of three', { timeout: 120_000 }, async () => {
  const texts = await allTexts(ofThree);
  expect(
    matching(texts, /.{20}(\b(two|both) (of our )?offices|Dresden(,)? (and|or) (in )?Pickerington).{10}/gi),
  ).toEqual([]);
  expect(matching(texts, /Dresden, Pickerington (and|or) Newark/g).length).toBeGreaterThan(10);
});

it('with one office no page joins it to another, or names one that is not there', { timeout: 120_000 }, async () => {
  const texts = await allTexts(ofOne);
  const joined =
    /.{20}(offices? in (and|or|\.|,)|in Dresden (and|or) |Pickerington (office|is by appointment)|OH 43147|our offices:).{10}/gi;
  expect(matching(texts, joined)).toEqual([]);
  // Its street is not known yet.
  const comeIn = /.{20}(drop .{0,20}off|walk into|stop by|Visit Dresden).{10}/gi;
  expect(matching(texts, comeIn).filter((found) => !/^[a-z]+\/(schedule|blog)/.test(found))).toEqual([]);
});

describe('a third office', () => {
  it('is in the menu, and in the footer with its hours below its address', async () => {
    const { page } = await wholePage(ofThree, '/');
    const link = page.querySelector('header a[href="/contact#newark"]')!;
    expect(link.textContent.trim()).toMatch(/^Newark\s+Our office$/);
    const footer = page.querySelector('footer')!;
    expect(footer.querySelector('a[href="/contact#newark"]')).not.toBeNull();
    expect(
      footer.querySelectorAll('address > div').map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    ).toEqual([
      expect.stringMatching(/^Dresden, OH 43821Open now, until 5 p.m.$/),
      'Pickerington, OH 43147',
      '3 Park Place, Newark, OH 43055Open now, until 5 p.m.',
    ]);
  });

  it('with hours of its own has them below its address on the home page, which says whose the others are', async () => {
    const { page } = await wholePage(ofThree, '/');
    const text = (selector: string) => page.querySelector(selector)!.textContent.replaceAll(/\s+/g, ' ');
    expect(text('.why .check-list')).toContain('In Dresden Monday to Friday 9 a.m. to 5 p.m.');
    expect(text('.contact-methods')).toMatch(
      /43821Monday to Friday .* 43147By appointmentNewark3 Park Place, Newark, OH 43055Monday 9 a.m./,
    );
  });

  it('is where the directions in mails and on the booking page lead', () => {
    expect(directionsUrl(newark)).toContain('query=3%20Park%20Place%2C%20Newark');
    expect(directionsUrl({ ...newark, street: null })).toContain('to=40.0581');
  });

  it('has a card, a pin and structured data on the contact page', async () => {
    const { page, html } = await wholePage(ofThree, '/contact');
    expect(page.querySelector('#newark')!.textContent).toMatch(
      /3 Park Place, Newark, OH 43055\s*Licking CountyDrop in\..*Tuesday10/,
    );
    // Dark letters on the county that stands out
    expect(page.querySelectorAll('.town-pin.town-at-home').map(({ textContent }) => textContent.trim())).toContain(
      'Dresden',
    );
    expect(page.querySelectorAll('.town-pin').map(({ textContent }) => textContent.trim())).toEqual([
      'Dresden',
      'Pickerington',
      'Newark',
    ]);
    expect(html).toContain('"name":"Dresden Tax, Newark"');
    expect(html).toContain('"latitude":40.0581');
  });

  it('leaves descriptions for search engines within 160 characters', async () => {
    for (const brand of brandIds) {
      for (const path of ['/about-us', '/contact', '/schedule', '/industries', '/locations']) {
        const { page } = await wholePage(ofThree, `${path}?domain=${brand}`);
        const description = page.querySelector('meta[name=description]')!.getAttribute('content')!;
        expect([brand, path, description.length <= 160 && /[.…]$/.test(description)]).toEqual([brand, path, true]);
      }
    }
  });

  it('is nearest to its town on the page of towns', async () => {
    const { page } = await wholePage(ofThree, '/locations');
    expect(page.querySelector('#newark')!.textContent).toContain('Our nearest office: Newark.');
  });

  it('can be booked within its hours, with time for the way from another office', async () => {
    const { page } = await wholePage(ofThree, '/schedule?kind=in-person&office=newark');
    expect(page.querySelectorAll('.booking-offices button').map(({ textContent }) => textContent)).toEqual([
      'Dresden',
      'Pickerington (by appointment: call)',
      'Newark',
    ]);
    const times = async (office: string) => {
      const query = `kind=in-person&office=${office}&from=2026-12-01&to=2026-12-01`;
      const { body } = await request(ofThree.server).get(`/api/availability?${query}`).expect(200);
      return body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
    };
    expect((await times('newark'))[0]).toBe('10:00');
    const formData = { name: 'Pat Doe', email: 'pat@example.com' };
    const meeting = { kind: 'in-person', office: 'newark', slot: '2026-12-01T12:00:00-05:00', formData };
    const { body } = await request(ofThree.server).post('/api/bookings').send(meeting).expect(201);
    expect(body.ics).toContain('LOCATION:Newark office\\, 3 Park Place\\, Newark\\, OH 43055');
    expect(await times('newark')).toContain('13:00');
    expect(await times('dresden')).toEqual(expect.not.arrayContaining(['11:00', '13:00']));
    expect(await times('dresden')).toEqual(expect.arrayContaining(['10:30', '13:30']));
  });
});
