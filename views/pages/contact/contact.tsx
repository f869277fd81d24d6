import { useEffect, useLayoutEffect, useState } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { ContactSent } from '#views/components/contact-form/contact-sent.tsx';
import { carryServerMessage, enterCarriedText } from '#views/components/contact-form/send-to-us.tsx';
import { isLetterName, messageStart } from '#views/components/contact-form/service-choice.ts';
import { Section } from '#views/components/section.tsx';
import { staticParts } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

const Text = staticParts(() => import('./contact-text.tsx'));

/** The contact page: ways to reach the firm, the form, the next steps, and the offices. */
export function Page({ context: { brand, formState }, query, path }: PageProps) {
  const copy = forBrand(copies, brand.id);
  const sent = query.get('sent') === '1';
  const letter = query.get('letter');
  const message = messageStart(brand, query.get('service'), letter, query.get('meeting'));
  const isPrefilled = query.has('has') || message !== undefined;
  const [isStarted, setStarted] = useState(isPrefilled);
  useLayoutEffect(() => {
    if (isPrefilled) carryServerMessage();
  }, [isPrefilled]);
  // After the form's own effects, which restore a draft.
  useEffect(() => {
    if (enterCarriedText()) setStarted(true);
  }, []);
  const part = (name: Parameters<typeof Text>[0]['part']) => (
    <Text part={name} id={`${path}#${name}${sent ? ' sent' : ''}`} sent={sent} path={path} />
  );
  return (
    <>
      {part('Intro')}
      {sent && (
        <Section narrow>
          <ContactSent answerTo={formState?.answerTo} />
        </Section>
      )}
      {part('Ways')}
      <Section
        tone="subtle"
        id="write"
        title={copy.formTitle}
        lead={`${letter && isLetterName(letter) ? `About your letter: ${letter}. ` : ''}${isStarted ? started : copy.formLead}`}
        className="contact-write no-print"
      >
        <ContactForm
          service={query.get('service')}
          letter={letter}
          messageHint={copy.messageHint}
          message={message}
          onSent={() => setStarted(false)}
        />
        {part('NextSteps')}
      </Section>
      {part('Below')}
    </>
  );
}

export function head({ context: { brand }, query }: PageProps): Head {
  const sent = query.get('sent') === '1';
  const description = forBrand(descriptions(officeTowns(brand.offices, 'or')), brand.id);
  return { title: sent ? 'Message sent' : 'Ways to contact us', description };
}

/** On a phone the message itself is below the first screen. */
const started = 'We started your message below. Read it, add what is missing, and tell us who you are.';

const copies: ByBrand<Record<'formTitle' | 'formLead' | 'messageHint', string>> = {
  dresdentax: {
    formTitle: 'Write to us',
    formLead:
      'A notice, a due date, a new business, a question about the fee. If a notice came, add the number from its corner: it says most of what we need to know.',
    messageHint: 'Two or three lines are plenty.',
  },
  brownco: {
    formTitle: 'Write to us about your decision',
    formLead:
      'Say what is on the table and when you need to know. Rough figures help: last year’s sales, people on payroll, weeks of cash in the bank.',
    messageHint: 'The decision, the date, and what worries you about it.',
  },
  payroll: {
    formTitle: 'Write to us about your payroll',
    formLead:
      'How many people, how often you pay them, which cities they work in. From that we can come back with a plan and a fee.',
    messageHint: 'Headcount, pay dates, cities.',
  },
};

const descriptions = (towns: string): ByBrand<string> => ({
  dresdentax: `Call, write, or meet Dresden Tax by video or in ${towns}, Ohio. Hours and addresses of the offices, the form and the portal.`,
  brownco: `Talk to Brown & Co. Consulting about a hire, a loan, a price or a plan: by phone, by video, or at a table in ${towns}, Ohio. Hours and form.`,
  payroll: `Reach the office of Dresden Payroll: call, write, or meet by video or in ${towns}, Ohio. Hours of the office, form, portal.`,
});
