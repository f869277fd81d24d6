import { embedOrigins } from '#shared/news/embed-origins.ts';
import { consentLabel } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { type ThirdPartyId, thirdParties } from '#shared/site/third-parties.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { Link } from '#views/components/link.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

const embedHosts = embedOrigins.map((origin) => new URL(origin).hostname).join(', ');

/** The cookie policy. Its table lists everything the site stores in a browser; keep it complete. */
export function Page({ context, context: { brand } }: PageProps) {
  const used = (Object.keys(context.thirdParties) as ThirdPartyId[]).map((id) => thirdParties[id].words);
  return (
    <LegalPage
      title="Cookies and storage"
      summary="We set no cookies of our own. Your browser keeps a few small entries for us, such as your choice of light or dark, and copies of the tools you opened. They stay on your device; only what you send in a form reaches us. Other companies’ scripts wait for your yes."
    >
      <LegalSection id="kept" title="What your browser keeps for us">
        <DataTable
          caption="Everything this site keeps in your browser’s own storage"
          columns={{ what: 'What', why: 'What for', until: 'Until', name: 'Its name' }}
          rows={[
            {
              what: 'Theme',
              why: 'Light, dark or the setting of your device',
              until: 'You clear it',
              name: <code>theme</code>,
            },
            {
              what: 'Cookie choice',
              why: 'Your yes or no to other companies’ scripts',
              until: 'You change or clear it',
              name: <code>consent</code>,
            },
            {
              what: 'Checklist',
              why: 'Which papers you have gathered',
              until: 'You press Clear',
              name: <code>checklist</code>,
            },
            {
              what: 'Draft of a form',
              why: 'So you don’t lose your message, or what you entered in a tool, if you leave the page',
              until: 'It is sent or cleared, or the tab is closed',
              name: <code>draft:</code>,
            },
            {
              what: 'Text for the contact form',
              why: 'When you choose to send us what a tool worked out',
              until: 'The form has it, or the tab is closed',
              name: <code>carried-text</code>,
            },
            {
              what: 'Place on a page',
              why: 'Going back leads to where you were',
              until: 'The tab is closed',
              name: <code>scroll:</code>,
            },
            {
              what: 'Offline copies',
              why: 'Tools, letters and searches that you opened, with what their address holds, work without a network',
              until: 'Newer ones take their place, or you delete the site data',
              name: <code>offline-tools-</code>,
            },
            {
              what: 'Failed page',
              why: 'A page that did not load is reloaded once and not again and again',
              until: 'The tab is closed',
              name: <code>failed:</code>,
            },
          ]}
        />
      </LegalSection>
      <LegalSection id="cookies" title="Cookies">
        <p>
          None from us. The site remembers its brand by the address, not by a cookie, and there is nothing to log in to.
          The portal and the sign-in application are other sites and may set cookies of their own once you go there.
        </p>
      </LegalSection>
      <LegalSection id="others" title="Scripts of other companies">
        <p>
          {used.length > 0
            ? `With your consent this site loads: ${used.join(', ')}. These services may set cookies and learn your network address.`
            : 'At present this site loads none, so you are not asked.'}
        </p>
        <p>
          Nothing is loaded before you agree. A refusal is remembered, and the Global Privacy Control signal of your
          browser counts as one.{' '}
          {used.length > 0 &&
            `The “${consentLabel}” button at the bottom of every page brings the question back. It is not shown in a browser that sends that signal.`}
        </p>
        <p>
          Videos, players and maps inside news articles appear as a plain link first. They are fetched only when you
          press play, and only from {embedHosts}.{brand.schedulingUrl && ' The same goes for the booking calendar.'}
        </p>
      </LegalSection>
      <LegalSection id="clear" title="How to clear it all">
        <p>
          Delete the site data in your browser’s privacy settings, or use a private window. The pages work without any
          of it. How we treat messages and client information is explained in the{' '}
          <Link to={href('privacy')}>privacy policy</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

export const head = () => ({
  title: 'Cookies and storage',
  description:
    'This site sets no cookies of its own. What your browser keeps for it, why and for how long, and which scripts of other companies wait for your consent.',
});
