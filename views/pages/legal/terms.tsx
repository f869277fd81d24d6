import { href } from '#shared/site/routes.ts';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Link } from '#views/components/link.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';

/** The terms of service. */
export function Page({ context: { siblings } }: PageProps) {
  return (
    <LegalPage
      title="Terms of service"
      summary="Read, print and link to anything here. Do not treat it as advice for your own case: rules change and details decide. You become a client by a signed agreement, not by visiting this site or sending a message."
    >
      <LegalSection id="agreement" title="What these terms are">
        <p>
          These terms apply to everyone who uses the websites of {siblings.map(({ name }) => name).join(' / ')}. If you
          do not agree with them, please do not use the sites. Work that we do for clients has its own written
          agreement, and that agreement comes first wherever the two differ.
        </p>
      </LegalSection>
      <LegalSection id="advice" title="Information, not advice">
        <p>
          Articles, tables, answers and tools on this site are general information about federal, Ohio and local rules.
          They are not tax, legal, accounting, payroll or investment advice. Two households with the same income can owe
          different tax.
        </p>
        <p>
          Beside the figures of our service and tool pages we show their tax year and the day on which they were
          checked; an article shows the day it first appeared. Between that day and the day you read it, a law, a rate
          or a due date can have changed. Before you file, sign or pay, check with the office named as the source or
          with a professional who knows your facts.
        </p>
      </LegalSection>
      <LegalSection id="client" title="Becoming a client">
        <p>
          Using a calculator, booking a time or writing to us does not make you a client. That takes an engagement
          letter signed by both sides, which names the work, the period and the fee. Until then we watch no due dates
          for you, and we may have to decline the work.
        </p>
      </LegalSection>
      <LegalSection id="tools" title="Calculators and checklists">
        <p>
          Results are estimates from what you typed and from simplified rules; each calculator lists what it leaves out.
          A return, a paycheck or a notice may come to a different amount, and that amount is the one that counts.
        </p>
      </LegalSection>
      <LegalSection id="messages" title="Sending us messages">
        <p>
          Give your own name and an address where you can be reached. Leave Social Security, account and card numbers
          out of forms and e-mail. A message counts as received when we have read it, so do not use a form for something
          that is due today. Call instead.
        </p>
        <p>
          How we treat what you send is explained in the <Link to={href('privacy')}>privacy policy</Link>.
        </p>
      </LegalSection>
      <LegalSection id="fair-use" title="Fair use of the site">
        <p>Please do not:</p>
        <ul>
          <li>send advertising, malware or messages under another person’s name through the forms;</li>
          <li>try to get into parts of the site that are not public, or to overload it;</li>
          <li>present our texts as your own, or suggest that we recommend you.</li>
        </ul>
        <p>We may block senders who do.</p>
      </LegalSection>
      <LegalSection id="content" title="Texts, names and pictures">
        <p>
          What is written and drawn here belongs to us or is used under license. You may print pages for your own use
          and quote short passages with a link. News feeds may be read in any reader. The names and logos may not be
          used without permission in writing.
        </p>
      </LegalSection>
      <LegalSection id="links" title="Other sites">
        <p>
          We link to tax offices, state agencies, payment pages, our portal and sister sites because they are useful. We
          do not run the official ones and cannot answer for what they show. Check the address bar before you type
          anything private: real IRS pages end in irs.gov, and Ohio’s in ohio.gov, ohiosos.gov or
          ohioattorneygeneral.gov.
        </p>
      </LegalSection>
      <LegalSection id="liability" title="No warranty, limited liability">
        <p>
          The site is offered as it is. We work to keep it right and reachable but do not promise that it always will
          be. As far as the law allows, we are not liable for loss that comes from relying on general information here,
          from an outage, or from another company’s service. Nothing in these terms limits rights that cannot be limited
          by law.
        </p>
      </LegalSection>
      <LegalSection id="law" title="Law and changes">
        <p>
          Ohio law applies. If a part of these terms does not hold, the rest stays. We may change them; the version on
          this page, with the date above, is the one in force. Questions? <Link to={contactAbout()}>Ask us</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

export const head = () => ({
  title: 'Terms of service',
  description:
    'Terms for using this site: general information and not advice, estimates from calculators, how you become a client, fair use, links, and Ohio law.',
});
