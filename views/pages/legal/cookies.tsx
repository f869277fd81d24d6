import type { ThirdParties } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { Link } from '#views/components/link.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { legalHead, legalUpdated } from './legal.ts';
import { LegalPage } from './legal-page.tsx';

/** The cookie policy. Its table lists everything the site stores in a browser; keep it complete. */
export function Page({ context: { thirdParties } }: PageProps) {
  const used = usedServices(thirdParties);
  return (
    <LegalPage
      title="Cookies and storage"
      updated={legalUpdated}
      summary="We set no cookies of our own. Your browser keeps a few small notes for us, such as your choice of light or dark. They stay on your device and are never sent to our server. Other companies’ scripts wait for your yes."
      sections={[
        {
          id: 'kept',
          title: 'What your browser keeps for us',
          body: (
            <DataTable
              caption="Notes in your browser’s own storage"
              columns={[
                { key: 'what', label: 'What' },
                { key: 'why', label: 'What for' },
                { key: 'until', label: 'Until' },
              ]}
              rows={[
                { what: 'Theme', why: 'Light, dark or the setting of your device', until: 'You clear it' },
                {
                  what: 'Privacy choice',
                  why: 'Your yes or no to other companies’ scripts',
                  until: 'You change or clear it',
                },
                { what: 'Checklist', why: 'Which papers you have gathered', until: 'You press Clear' },
                {
                  what: 'Draft of a form',
                  why: 'So that a reload does not eat your message',
                  until: 'It is sent, or the tab is closed',
                },
                { what: 'Place on a page', why: 'Going back leads to where you were', until: 'The tab is closed' },
              ]}
            />
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies',
          body: (
            <p>
              None from us. The site remembers its brand by the address, not by a cookie, and there is nothing to log in
              to. The portal and the sign-in application are other sites and may set cookies of their own once you go
              there.
            </p>
          ),
        },
        {
          id: 'others',
          title: 'Scripts of other companies',
          body: (
            <>
              <p>
                {used.length > 0
                  ? `With your consent this site loads: ${used.join(', ')}. These services may set cookies and learn your network address.`
                  : 'At present this site loads none, so you are not asked.'}
              </p>
              <p>
                Nothing is loaded before you agree. A refusal is remembered, and the Global Privacy Control signal of
                your browser counts as one. The privacy choices link at the foot of every page brings the question back.
              </p>
              <p>
                Videos and players inside news articles appear as a plain link first. They are fetched from their makers
                only when you press play. The same goes for a booking calendar.
              </p>
            </>
          ),
        },
        {
          id: 'clear',
          title: 'How to clear it all',
          body: (
            <p>
              Delete the site data in your browser’s privacy settings, or use a private window. The pages work without
              any of it. How we treat messages and client information stands in the{' '}
              <Link to={href('privacy')}>privacy policy</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}

export const head = () =>
  legalHead(
    'Cookies and storage',
    'This site sets no cookies of its own. What your browser keeps for it, why and for how long, and which scripts of other companies wait for your consent.',
  );

function usedServices({ gtmId, chatSrc, analyticsSrc, speedInsightsSrc, badgeSrc }: ThirdParties): string[] {
  return [
    gtmId && 'a tag manager',
    chatSrc && 'a chat window',
    analyticsSrc && 'visit statistics',
    speedInsightsSrc && 'speed measurements',
    badgeSrc && 'a badge in the footer',
  ].filter((name): name is string => Boolean(name));
}
