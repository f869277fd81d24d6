import type { ReactNode } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import { href } from '#shared/site/routes.ts';
import { Link, PhoneLink } from '#views/components/link.tsx';

export type ScheduleCopy = Record<'title' | 'lead' | 'formLead' | 'messageHint' | 'faqTitle', string> & {
  bring: string[];
  faq: Record<string, ReactNode>;
};

/** The question to which the contact page leads. */
export const moving = 'What if I have to move or cancel the meeting?';

/** On every brand's page. */
const evening = {
  'I work until five. What now?': (
    <p>
      Choose a call in your lunch hour, or a time on the weekend where one is free. If it has to be in the evening,{' '}
      <Link to={`${href('contact')}#write`}>write</Link> or call <PhoneLink />.
    </p>
  ),
};

/** The brands' own words on the scheduling page. */
export const scheduleCopies: ByBrand<ScheduleCopy> = {
  dresdentax: {
    title: 'Schedule a meeting',
    lead: 'One meeting with the papers on the table settles more than ten emails.',
    formLead:
      'Write up to three days that suit you into the message. We confirm one by phone or email; until then nothing is fixed.',
    messageHint: 'What is it about? A notice, a new job, a house sale, last year’s return …',
    bring: [
      'Last year’s federal, Ohio and city returns',
      'Any notice from a tax office, every page of it',
      'W-2s and 1099s that have arrived so far',
      'A list of what changed: job, house, child, marriage, retirement, a move, a death',
    ],
    faqTitle: 'Questions about the meeting',
    faq: {
      'Can I just drop off papers?':
        'Yes, during office hours; leave a phone number with them. Where an office is by appointment, please call first.',
      'Can my spouse join from somewhere else?':
        'Yes, by video or phone. Both of you sign a joint return, so it is worth having both of you hear the same explanation.',
      ...evening,
    },
  },
  brownco: {
    title: 'Schedule a strategy call',
    lead: 'One decision, one meeting, one page of figures. What would make the meeting worth your time?',
    formLead: 'Offer three days and the part of the day when nobody interrupts you. We come back with one of them.',
    messageHint: 'Which decision is it, and by when does it have to be made?',
    bring: [
      'Profit and loss for last year and this year so far',
      'Bank balance, loan balances and the payments due this month',
      'Your price list, or the last three quotes you sent',
      'The one question you would ask if you could ask only one',
    ],
    faqTitle: 'Questions about the first call',
    faq: {
      'What does the first call decide?':
        'Whether we fit, and nothing more. You describe the decision. We say what it would take to answer it and what we would charge for that.',
      'Who should sit in?':
        'Whoever signs, and whoever keeps the figures. If those two people disagree, bring both. Is that perhaps the real subject?',
      'Will you sign a confidentiality agreement?':
        'If a sale, a partner or a lender is involved and you want one signed first, say so when you ask for the meeting.',
      ...evening,
      'My books are a mess. Should I wait?':
        'No. Bring them as they are. How they got that way tells us something, and a rough cash figure is enough for the first meeting.',
    },
  },
  payroll: {
    title: 'Schedule a payroll call',
    lead: 'A few facts, and you know what the first run with us would take.',
    formLead: 'Three days, one of them works. We confirm it.',
    messageHint: 'Headcount, pay frequency, next pay date.',
    bring: [
      'The date of your next payday',
      'Your last payroll register or pay stubs',
      'Where each person lives and works: city and school district',
      'Which accounts exist: IRS, Ohio withholding, unemployment, workers’ compensation',
    ],
    faqTitle: 'Questions about the call',
    faq: {
      'Payday is this week. Can you start?':
        'Call, don’t write. Taking over in mid-week is rarely wise. But in ten minutes you know what has to happen by Friday.',
      'Is January the only good time to switch?': (
        <p>
          No. The start of a quarter is easiest, since the reports split cleanly there. Mid-quarter works once we have
          year-to-date totals for each person. From your decision to the first payday it takes{' '}
          <Link to={`${href('service', { slug: 'payroll' })}#switch`}>four weeks</Link>.
        </p>
      ),
      'Who needs to be on the call?': 'Whoever approves the hours. Add your bookkeeper if you have one.',
      ...evening,
      'Where do you come on site?': 'In the counties around us. Name the gate and the shift.',
    },
  },
};
