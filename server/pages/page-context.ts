import { clientBrand } from '#shared/brands/client-brand.ts';
import { type Brand, type BrandId, type Brands, brandIds } from '#shared/brands/index.ts';
import { specialDaysNotice } from '#shared/firm/hour-instructions.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { configuredThirdParties } from '#shared/site/third-parties.ts';
import { namesInHero } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import { type BrandChoice, originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';
import type { Assets } from '../http/assets.ts';

type Deps = { env: Env; assets: Assets; brands: Brands; now: () => number };

type HeroDate = PageContext['heroDates'][number];

/** Builds what is the same for a whole page load. */
export function createPageContext({ env, assets, brands, now }: Deps): (choice: BrandChoice) => PageContext {
  const origins = Object.fromEntries(brandIds.map((id) => [id, originOf(brands[id], env.PORT)]));
  const siblings = brandIds.map((id) => {
    const { tagline, summary, linkLabel } = brands[id];
    // No line ends at its ampersand.
    const name = brands[id].name.replace(' & ', '\u00a0&\u00a0');
    return { id, name, tagline, summary, linkLabel, url: `${origins[id]}/` };
  });
  const thirdParties = configuredThirdParties(env);
  const heroDates = createHeroDates();
  return (choice) => ({
    brand: clientBrand(brands[choice.id]),
    domainParam: choice.domainParam,
    siblings,
    origin: origins[choice.id]!,
    assetBase: assets.assetBase,
    stylesheets: assets.pageStylesheets,
    iconSprite: assets.iconSprite,
    now: new Date(now()).toISOString(),
    notice: noticeOn(ohioDate(new Date(now())), brands[choice.id]),
    noindex: !choice.knownHost,
    thirdParties,
    offlineTools: env.OFFLINE_TOOLS,
    heroDates: heroDates(brands[choice.id], new Date(now())),
    brandReason: choice.reason,
    formState: null,
  });
}

/** The owner's notice while its last day is not over, and days with other office hours that are near. */
function noticeOn(today: string, { notice, offices }: Brand): string | null {
  const own = notice && (!notice.until || today <= notice.until) ? notice.text : null;
  return [own, specialDaysNotice(offices, today)].filter(Boolean).join(' ') || null;
}

/** The next two days on which something is due, for each brand's hero. Computed once an hour: the day changes on the hour in Ohio too. */
function createHeroDates() {
  const computed = new Map<BrandId, { hour: string; dates: HeroDate[] }>();
  return ({ id, heroFilers = [] }: Brand, now: Date): HeroDate[] => {
    const hour = now.toISOString().slice(0, 13);
    const last = computed.get(id);
    if (last?.hour === hour) return last.dates;
    const days = dueDatesByDay(heroFilers, now).slice(0, 2);
    const dates = days.map((day) => ({ date: day.date, title: namesInHero(day) }));
    computed.set(id, { hour, dates });
    return dates;
  };
}
