import type { ToolName } from './routes.ts';

export type ToolCard = {
  title: string;
  /** What a visitor gets there, one sentence. */
  text: string;
  /** Name in views/runtime/icon-names.ts. */
  icon: string;
};

/** Every tool as other pages link to it. */
export const tools: Record<ToolName, ToolCard> = {
  taxCalculator: {
    title: 'Tax calculator',
    text: 'Federal, Ohio, school district and city tax for a year, with every step shown.',
    icon: 'calculator',
  },
  paycheck: {
    title: 'Paycheck and S corporation',
    text: 'What a check leaves after tax, and what an owner’s salary would change.',
    icon: 'wallet',
  },
  deadlines: {
    title: 'Deadline calendar',
    text: 'The next fifteen months of due dates for who you are, ready for your calendar.',
    icon: 'calendar-days',
  },
  ohioBusinessTaxes: {
    title: 'Ohio business taxes',
    text: 'Five questions show which Ohio taxes apply to your business.',
    icon: 'landmark',
  },
  checkMyRefund: {
    title: 'Check my refund',
    text: 'The right official page for a federal, Ohio or city refund.',
    icon: 'search',
  },
  taxPaymentCenter: {
    title: 'Tax payment center',
    text: 'Where to pay each tax, and how to pay over time.',
    icon: 'credit-card',
  },
  taxLetters: {
    title: 'Tax letters explained',
    text: 'IRS, Ohio and city letters by number: what they want, by when, and what to do.',
    icon: 'mail',
  },
  whatsNew: {
    title: 'Tax changes for 2026 and 2027',
    text: 'Tips, overtime, seniors, Trump accounts, W-2 codes: who each is for, since when.',
    icon: 'newspaper',
  },
  ohioEmployers: {
    title: 'For Ohio employers',
    text: 'Register, hire, pay, file, keep, part: each step with form, office, day and fee.',
    icon: 'users',
  },
  taxPrepChecklist: {
    title: 'Tax prep checklist',
    text: 'The papers to gather for your return, ticked off as you find them.',
    icon: 'list-checks',
  },
};
