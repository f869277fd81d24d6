import type { BrandId } from '#shared/brands/index.ts';
import type { Head } from '#shared/site/head.ts';
import { Card } from '#views/components/cards/card.tsx';
import { CardGrid } from '#views/components/cards/card-grid.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { ContactSent } from '#views/components/contact-form/contact-sent.tsx';
import { Faq, type Question } from '#views/components/faq.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { Booking } from './booking.tsx';
import { MeetingFields } from './meeting-fields.tsx';

/** The scheduling page: kinds of meetings, the booking page where the brand has one, and the request form. */
export function Page({ context: { brand }, query }: PageProps) {
  const copy = copies[brand.id];
  const sent = query.get('sent') === '1';
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        crumbs={[{ label: 'Schedule a meeting' }]}
        art={sent ? undefined : 'schedule'}
        action={sent ? null : { label: copy.button, to: brand.schedulingUrl ? '#book' : '#request' }}
      />
      {sent && (
        <Section narrow>
          <ContactSent formType="schedule" />
        </Section>
      )}
      <Section title={copy.modesTitle}>
        <CardGrid columns={4}>
          <Card icon="building-2" title="In person" text={copy.inPerson} />
          <Card icon="video" title="Video" text={copy.video} />
          <Card icon="phone" title="Phone" text={copy.phone} />
          <Card icon="map-pin" title="We come to you" text={copy.visit} />
        </CardGrid>
      </Section>
      {brand.schedulingUrl && (
        <Section
          id="book"
          tone="tint"
          title="Book a time now"
          lead="Our calendar shows what is free. You get the confirmation by e-mail."
        >
          <Booking url={brand.schedulingUrl} />
        </Section>
      )}
      <Section
        id="request"
        tone="subtle"
        title={brand.schedulingUrl ? 'Or ask for a time' : 'Ask for a time'}
        lead={copy.formLead}
        className="schedule-request"
      >
        <div className="schedule-columns">
          <ContactForm
            formType="schedule"
            serviceLabel="Topic"
            messageHint={copy.messageHint}
            submitLabel="Request this meeting"
          >
            {(errors, values) => <MeetingFields errors={errors} values={values} />}
          </ContactForm>
          <aside className="schedule-bring">
            <h3>Have at hand</h3>
            <CheckList items={copy.bring} />
          </aside>
        </div>
      </Section>
      <Section title={copy.faqTitle}>
        <Faq items={copy.faq} />
      </Section>
    </>
  );
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Schedule a meeting', description: copies[brand.id].description };
}

type Copy = Record<
  | 'title'
  | 'lead'
  | 'button'
  | 'modesTitle'
  | 'inPerson'
  | 'video'
  | 'phone'
  | 'visit'
  | 'formLead'
  | 'messageHint'
  | 'faqTitle'
  | 'description',
  string
> & { bring: string[]; faq: Question[] };

const copies: Record<BrandId, Copy> = {
  dresdentax: {
    title: 'Schedule a meeting: office, video or phone',
    lead: 'An hour with the papers on the table settles more than ten e-mails. Choose the table, the screen or the telephone.',
    button: 'Ask for a time',
    modesTitle: 'Four ways to meet',
    inPerson: 'In Dresden or Pickerington. Bring the originals, we copy what we need and hand them back.',
    video: 'You get a link. We show the return on the screen while we talk.',
    phone: 'We call the number you give us, at the time we agreed on.',
    visit: 'For farms, shops and people who cannot easily get out. Tell us the town.',
    formLead: 'Name up to three days. We confirm one by phone or e-mail; until then nothing is fixed.',
    messageHint: 'What is it about? A notice, a new job, a house sale, last year’s return …',
    bring: [
      'Last year’s federal, Ohio and city returns',
      'Any notice from a tax office, every page of it',
      'W-2s and 1099s that have arrived so far',
      'A list of what changed: job, house, child, marriage, retirement',
    ],
    faqTitle: 'Questions about the meeting',
    faq: [
      {
        question: 'Can I just drop off papers?',
        answer:
          'In Dresden, yes, Monday through Saturday during office hours; leave a telephone number with them. In Pickerington please call first, because that office works by appointment.',
      },
      {
        question: 'Can my spouse join from somewhere else?',
        answer:
          'Yes, by video or phone. Both of you sign a joint return, so it is worth having both of you hear the same explanation.',
      },
      {
        question: 'I work until five. What now?',
        answer: 'Write that in the message. A Saturday morning or a video call from your kitchen usually solves it.',
      },
      {
        question: 'What if I have to move the meeting?',
        answer: 'Call us as early as you can, above all in March and April, when every half hour is asked for twice.',
      },
    ],
    description:
      'Schedule a tax or bookkeeping meeting with Dresden Tax: at the Dresden or Pickerington office, by video, by phone, or at your place. Monday through Saturday.',
  },
  brownco: {
    title: 'Schedule a strategy call',
    lead: 'One decision, one meeting, one page of figures. What would make the next hour worth your time?',
    button: 'Suggest a time',
    modesTitle: 'Four ways to meet',
    inPerson: 'Across a table, with the reports spread out and a pencil each.',
    video: 'Screens shared, ledger open, nobody has to drive.',
    phone: 'For a decision that cannot wait until both calendars agree.',
    visit: 'Walk us through the plant or the shop. Some costs are only visible on the floor.',
    formLead: 'Offer three days and the part of the day when nobody interrupts you. We come back with one of them.',
    messageHint: 'Which decision is it, and by when does it have to be made?',
    bring: [
      'Profit and loss for last year and this year so far',
      'Bank balance, loan balances and the payments due this month',
      'Your price list, or the last three quotes you sent',
      'The one question you would ask if you could ask only one',
    ],
    faqTitle: 'Questions about the first call',
    faq: [
      {
        question: 'What does the first call decide?',
        answer:
          'Whether we fit, and nothing more. You describe the decision. We say what it would take to answer it and what we would charge for that.',
      },
      {
        question: 'Who should sit in?',
        answer:
          'Whoever signs, and whoever keeps the figures. If those two people disagree, bring both. Is that perhaps the real subject?',
      },
      {
        question: 'Will you sign a confidentiality agreement?',
        answer:
          'If a sale, a partner or a lender is involved and you want one signed first, say so when you ask for the meeting.',
      },
      {
        question: 'My books are a mess. Should I wait?',
        answer:
          'No. Bring them as they are. How they got that way tells us something, and a rough cash figure is enough for the first hour.',
      },
    ],
    description:
      'Schedule a strategy call with Brown & Co. Consulting: by video, by phone, in Dresden or Pickerington, or on your floor. Bring three numbers and one question.',
  },
  payroll: {
    title: 'Schedule a payroll call',
    lead: 'Fifteen minutes, a few facts, and you know what the first run with us would take.',
    button: 'Request a call',
    modesTitle: 'Four ways to meet',
    inPerson: 'Dresden or Pickerington. Bring the last payroll register.',
    video: 'We show you a pay run from cutoff to direct deposit.',
    phone: 'Quickest. Any weekday, or Saturday until noon.',
    visit: 'Crew on site? We come by at shift change.',
    formLead: 'Three days, one of them works. We call to confirm.',
    messageHint: 'Headcount, pay frequency, next pay date.',
    bring: [
      'The date of your next payday',
      'Your last payroll register or pay stubs',
      'Where each person lives and works: city and school district',
      'Which accounts exist: IRS, Ohio withholding, unemployment, workers’ compensation',
    ],
    faqTitle: 'Questions about the call',
    faq: [
      {
        question: 'Payday is this week. Can you start?',
        answer:
          'Call, don’t write. Taking over in mid-week is rarely wise. But in ten minutes you know what has to happen by Friday.',
      },
      {
        question: 'Is January the only good time to switch?',
        answer:
          'No. The start of a quarter is easiest, since the reports split cleanly there. Mid-quarter works once we have year-to-date totals for each person.',
      },
      {
        question: 'Who needs to be on the call?',
        answer: 'Whoever approves the hours. Add your bookkeeper if you have one.',
      },
      {
        question: 'Where do you come on site?',
        answer: 'In the counties around both offices. Name the gate and the shift.',
      },
    ],
    description:
      'Schedule a payroll call with Dresden Payroll: phone, video, in person in Dresden or Pickerington, or at shift change on your site. Monday through Saturday.',
  },
};
