import { type HTMLElement, parse } from 'node-html-parser';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { availabilityGrid } from '#shared/booking/availability.ts';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import type { BookedMeeting } from '#shared/booking/booking-response.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { usualKind } from '#shared/booking/meeting-kinds.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { pageModules } from '#views/app/page-registry.ts';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { DataContext, type DataSource, trackPromise } from '#views/runtime/use-data.tsx';
import { testContext } from '../../render-page.tsx';

type Options = {
  brand?: BrandId;
  query?: string;
  /** ISO 8601. */
  now?: string;
  busy?: Interval[];
  stale?: boolean;
  formState?: ReturnType<typeof testContext>['formState'];
  meeting?: BookedMeeting;
};

/** The scheduling page, or the page of a booked meeting where one is given, with the free times of an empty or given calendar. */
export async function renderSchedule(options: Options = {}): Promise<HTMLElement> {
  const { brand = 'payroll', now = '2026-11-30T15:00:00.000Z', busy = [], stale = false, formState = null } = options;
  const query = new URLSearchParams(options.query);
  const { kind, office, from } = availabilityParams(query);
  const availability = availabilityGrid({
    offices,
    kind: kind || forBrand(usualKind, brand),
    office: office || null,
    from,
    now: Date.parse(now),
    busy,
    stale,
  });
  const data: Record<string, unknown> = { availability, booking: options.meeting };
  const source: DataSource = {
    server: true,
    load: (name) => results[name] as never,
  };
  const results = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, trackPromise(Promise.resolve({ ok: true, value }))]),
  );
  const params: Record<string, string> = options.meeting ? { id: options.meeting.id } : {};
  const path = options.meeting ? href('bookedMeeting', { id: options.meeting.id }) : href('schedule');
  const { Page } = await pageModules.load(options.meeting ? 'bookedMeeting' : 'schedule');
  const context = { ...testContext(brand, now), formState };
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <PageContextContext value={context}>
        <DataContext value={source}>
          <main>
            <Page context={context} params={params} query={query} path={path} />
          </main>
        </DataContext>
      </PageContextContext>
    </StaticRouter>,
  );
  return parse(await new Response(prelude as ReadableStream).text());
}

/** Accessible names of the free times. */
export function freeTimes(root: HTMLElement): string[] {
  return root.querySelectorAll('input[name="slot"]').map((input) => input.getAttribute('aria-label')!);
}
