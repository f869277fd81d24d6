import { bookingRetentionDays, mailRetentionDays, reportRetentionDays } from '#shared/limits.ts';
import { consentLabel } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Link, PhoneLink } from '#views/components/link.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

/** The privacy policy. It has to match what the code stores and sends. */
export function Page({ context }: PageProps) {
  const { brand, siblings } = context;
  const { email } = brand.contact;
  return (
    <LegalPage
      title="Privacy policy"
      summary={
        <ul>
          <li>You can read every page without giving your name, without an account and without cookies of ours.</li>
          <li>
            What you write in a form goes to us by e-mail. Only the companies that host this site, keep our calendar and
            carry our mail handle it on the way.
          </li>
          <li>What you give us for a tax return is protected by federal law. We use it to prepare the return.</li>
          <li>We do not sell information about you.</li>
        </ul>
      }
    >
      <LegalSection id="who" title="Who we are and what this covers">
        <p>
          We are one firm in Dresden and Pickerington, Ohio, working as {listed(siblings.map(({ name }) => name))}. This
          policy covers the websites of all three names. The client portal
          {brand.schedulingUrl ? ', the sign-in application and the booking calendar' : ' and the sign-in application'}{' '}
          are separate services with policies of their own.
        </p>
      </LegalSection>
      <LegalSection id="reading" title="When you only read our pages">
        <p>
          Our server notes that a page was asked for: the time, the page’s path, the answer and how long it took. It
          does not note your name, your network address or the part of an address after the question mark.
        </p>
        <p>
          To keep one sender from flooding our forms, the server counts requests by network address, and it remembers a
          fingerprint of each message to notice repeats. Both are gone after an hour at most.
        </p>
        <p>
          To see which pages help, the server counts by day how often each page is read and each tool is used, and how
          many messages came from a page. To see whether they are fast and work, your browser reports how long a page
          took to show and to react and by how much it moved, each as one of a few ranges, and whether a script failed;
          these are counted, too. Nothing about you is kept with a count: no cookie, no network address, no time of day,
          nothing that you typed. The counts are deleted after {reportRetentionDays} days.
        </p>
        <p>
          A few choices are kept on your own device, such as light or dark colors. The{' '}
          <Link to={href('cookies')}>cookies page</Link> lists each of them.
        </p>
      </LegalSection>
      <LegalSection id="writing" title="When you write to us">
        <p>
          The contact form asks for your name, your e-mail address and a message; a phone number and a service are up to
          you. The scheduling form asks for your name, your e-mail address and a time, and for the phone number, the
          town or the office that the meeting needs; a topic and a note are up to you. We also see which page the form
          was on, which page of ours you read before it, when it was shown and when it was sent.
        </p>
        <p>
          The message is sent to our mailbox as e-mail. Until the mail server has taken it, a copy waits on our web
          server. A copy of what was delivered is kept there for up to {mailRetentionDays.sent} days, so that a lost
          message can be sent again, and is then deleted. A message that a program very likely wrote is not mailed; it
          is kept for {mailRetentionDays.quarantined} days, in case a person wrote it after all. A message that the mail
          server refuses for good is kept for {mailRetentionDays.failed} days, so that we can still answer it. In our
          mailbox we keep messages as long as we need them to answer you and, if you become a client, as part of your
          file.
        </p>
        <p>
          When you book a meeting, we also keep its time and how we will meet: at which office, by video, at which phone
          number, or in which town, and a fingerprint of your network address, so that nobody can book whole days. The
          booking goes to our mailbox and our calendar. Our web server deletes its copy {bookingRetentionDays} days
          after the day of the meeting, whether it took place or was cancelled.
        </p>
        <p>
          E-mail is not a safe place for a Social Security number, a bank account or a card. If your message appears to
          hold one, the form tells you before it is sent, and our server hides the digits in what is mailed. Please use
          the <Link to={brand.portalUrl}>client portal</Link> for such papers.
        </p>
        <p>
          While you type, a draft is kept in this browser tab. It is gone when the message has been sent or the tab is
          closed.
        </p>
      </LegalSection>
      <LegalSection id="tools" title="When you use the calculators">
        <p>
          The figures you enter are worked out to give you an estimate. They are not stored by us, not written to a log
          and not tied to your name. If you choose “Send this to us”, they become the text of a message in the contact
          form; we get them when you send it. Check marks in the tax prep checklist stay on your device.
        </p>
      </LegalSection>
      <LegalSection id="third-parties" title="Other companies and their scripts">
        <p>
          A tag manager, a chat window, visit statistics, speed measurements and a badge may be used on this site; the{' '}
          <Link to={href('cookies')}>cookies page</Link> names those that are. None of them is loaded until you agree,
          and a browser that sends the Global Privacy Control signal counts as a no. You can change your mind at any
          time with the “{consentLabel}” button at the bottom of each page. The button is there when such a service is
          set up, and not in a browser that sends that signal.
        </p>
        <p>
          Companies that host this site, keep our calendar and carry our mail handle the information on our behalf and
          under our instructions. Links to the IRS, the State of Ohio, social networks and the sister sites of other
          towns lead to pages with their own rules.{' '}
          {brand.newsletterUrl &&
            'So does the link to our news by e-mail: it leads to the news service, which keeps the address that you enter there until you unsubscribe. This website sees nothing of it.'}
        </p>
      </LegalSection>
      <LegalSection id="returns" title="Tax return information">
        <p>
          If we prepare a return for you, what you give us for it is tax return information. Under{' '}
          <Link to="https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section7216&num=0&edition=prelim">
            section 7216
          </Link>{' '}
          and{' '}
          <Link to="https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6713&num=0&edition=prelim">
            section 6713
          </Link>{' '}
          of the Internal Revenue Code, a preparer who uses or discloses it for another purpose without consent faces
          criminal and civil penalties.
        </p>
        <p>
          So we use it to prepare and file your returns and for what the regulations allow, such as answering a court
          order or a tax office. For anything else, offering you a service of one of our other names included, we ask
          for your written consent first. You may say no, and you may set an end date.
        </p>
      </LegalSection>
      <LegalSection id="financial" title="Privacy notice for clients">
        <p>
          The Gramm-Leach-Bliley Act treats tax preparers as financial institutions. This sums up the notice it asks
          for.
        </p>
        <ul>
          <li>
            <strong>What we collect:</strong> what you tell us or upload, what employers, banks and tax offices report
            about you, and what we learn while doing the work.
          </li>
          <li>
            <strong>Whom we share it with:</strong> tax offices and agencies you ask us to file with, service companies
            that help us do so under contract, and others when the law requires it.
          </li>
          <li>
            <strong>What we do not do:</strong> share it with other companies for their marketing. There is nothing to
            opt out of.
          </li>
          <li>
            <strong>Former clients</strong> are treated in the same way.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="security" title="How we protect it">
        <p>
          The Federal Trade Commission’s{' '}
          <Link to="https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-314">Safeguards Rule</Link> says
          how tax preparers must protect client information.
        </p>
        <p>
          This website holds no client files. Those are kept in the portal and in our office systems. No system is
          perfectly safe; if a breach touches your information, we tell you as the law requires.
        </p>
      </LegalSection>
      <LegalSection id="choices" title="Your choices">
        <p>
          Ask us what we have from your messages, have it corrected, or have it deleted. We have to keep some client
          records for a number of years, and we will say so where that is the case. We do not treat anyone differently
          for asking.
        </p>
        <p>
          Write to {email ? <a href={`mailto:${email}`}>{email}</a> : 'us'} or call <PhoneLink />. Before we hand
          anything out we check that it is really you.
        </p>
        <p>This site is meant for adults. We do not knowingly collect anything from children under 13.</p>
      </LegalSection>
      <LegalSection id="changes" title="Changes">
        <p>
          When this policy changes, the date at the top changes with it. If a change matters for information we already
          have, we tell clients directly.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

export const head = () => ({
  title: 'Privacy policy',
  description:
    'What this site stores, what happens to a message, how tax return information is protected by sections 7216 and 6713, and how to reach us about it.',
});

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
