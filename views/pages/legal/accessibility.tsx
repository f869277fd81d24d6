import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Link, PhoneLink } from '#views/components/link.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

/** The accessibility statement. */
export function Page({ context: { brand } }: PageProps) {
  const { email } = brand.contact;
  return (
    <LegalPage
      title="Accessibility"
      summary="Everybody should be able to read this site, use its tools and reach us. If something stands in your way, tell us any way you like. We’ll help you right away, then fix the page."
    >
      <LegalSection id="goal" title="What we aim for">
        <p>
          Our measure is the Web Content Accessibility Guidelines,{' '}
          <Link to="https://www.w3.org/TR/WCAG22/">version 2.2, level AA</Link>. We built the pages for it from the
          start, on all three of our sites.
        </p>
      </LegalSection>
      <LegalSection id="done" title="How our pages are built">
        <ul>
          <li>Everything works with the keyboard, and you can see where you are. A link at the top skips the menu.</li>
          <li>Control and K open the search.</li>
          <li>Headings, lists, tables and form fields are marked up as what they are, for screen readers.</li>
          <li>Faults in a form are named in words beside the field, and what you typed stays.</li>
          <li>Text has enough contrast in the light and the dark theme, and can be enlarged to 200 percent.</li>
          <li>Pages fit a screen 320 pixels wide without scrolling sideways. Buttons are large enough for a thumb.</li>
          <li>Slides can be paused. If your device asks for less motion, nothing moves by itself.</li>
          <li>Menus, forms, questions and answers work without scripts.</li>
          <li>The automatic way home from a missing page can be stopped with one button.</li>
        </ul>
      </LegalSection>
      <LegalSection id="tested" title="How we test">
        <p>
          Each change to the site runs through automatic checks before it is published: the axe rules on every kind of
          page in both themes, color contrast worked out for each brand, HTML validity, and journeys by keyboard in a
          real browser.
        </p>
        <p>
          Automatic checks find only part of the problems. The site has not been audited by an outside company. If you
          use it with a screen reader, a magnifier, a switch or by voice, your report is worth more to us than another
          tool.
        </p>
      </LegalSection>
      <LegalSection id="limits" title="Known limits">
        <ul>
          <li>
            The client portal
            {brand.schedulingUrl
              ? ', the sign-in application and the booking calendar'
              : ' and the sign-in application'}{' '}
            are made by other companies. We do not control how well they work with assistive technology. We can take
            papers in person and book a time by phone instead.
          </li>
          <li>Some official forms that we link to are PDF files from tax offices. We read them to you on request.</li>
        </ul>
      </LegalSection>
      <LegalSection id="report" title="Report a problem or ask for another format">
        <p>
          Call <PhoneLink />, write to {email ? <a href={`mailto:${email}`}>{email}</a> : 'us'}, or use{' '}
          <Link to={contactAbout()}>the form</Link>. Calls through a relay service are welcome.
        </p>
        <p>It helps to know the page, what you wanted to do, and what you use to read the screen. We can:</p>
        <ul>
          <li>do the task with you on the phone, right away during office hours;</li>
          <li>send a text in large print or as plain e-mail;</li>
          <li>meet in a place that you can get into, or come to you.</li>
        </ul>
      </LegalSection>
    </LegalPage>
  );
}

export const head = () => ({
  title: 'Accessibility',
  description:
    'How this site is built and tested for WCAG 2.2 AA, what its known limits are, and how to report a problem or ask for a text in another format.',
});
