import type { BrandFile, Ramp } from './brand.ts';
import { ink } from './ink.ts';

const red: Ramp = {
  50: '#fff3f4',
  100: '#ffe4e5',
  200: '#ffcdcf',
  300: '#ffa7aa',
  400: '#fa717b',
  500: '#ea384c',
  600: '#d21938',
  700: '#ac0d27',
  800: '#881220',
  900: '#69141b',
  950: '#40090d',
};

export const brownco: BrandFile = {
  id: 'brownco',
  officeType: 'ProfessionalService',
  domains: ['brownco.localhost'],
  name: 'Brown & Co. Consulting',
  shortName: 'Brown & Co.',
  tagline: 'Together We Win',
  summary: 'Strategy, marketing and fractional CFO work for owners who want to grow.',
  linkLabel: 'Business strategy',
  description:
    'Strategy, marketing and fractional CFO work for Ohio owners who want to grow: prices, cash, people and plans on one page, with someone who reads the numbers.',
  themeColor: red[500],
  palette: {
    ramp: red,
    exactStop: 500,
    drawings: {
      shadedStop: 700,
      homeCountyStop: 500,
      dark: {
        pad: '#45202c',
        pale: ['#c63f55', '#972338', '#741728'],
        slab: [ink[800], ink[700], '#2f363f'],
        area: '#5e2230',
        text: red[200],
      },
    },
    roles: {
      light: {
        accent: red[600],
        'accent-hover': red[700],
        'accent-active': red[800],
        'on-accent': ink[0],
        'accent-text': red[700],
        'accent-on-band': red[400],
        link: ink[900],
        'link-hover': red[800],
        tint: red[50],
        'tint-strong': red[100],
        field: red[500],
        'on-field': ink[950],
        mark: red[200],
        focus: ink[900],
        halo: red[300],
      },
      dark: {
        accent: red[600],
        'accent-hover': '#de2e46',
        'accent-active': red[700],
        'on-accent': ink[0],
        'accent-text': red[300],
        'accent-on-band': red[400],
        link: ink[50],
        'link-hover': red[200],
        tint: '#251b22',
        'tint-strong': '#2d1c22',
        field: red[950],
        'on-field': ink[50],
        mark: red[800],
        focus: ink[50],
        halo: ink[950],
      },
    },
  },
  heroBackgrounds: {
    heroLight: `radial-gradient(75% 75% at 70% 40%, #ef6877, ${red[500]})`,
    heroDark: `radial-gradient(75% 75% at 70% 40%, #76101b, ${red[950]})`,
  },
  fonts: {
    heading: 'Newsreader Variable',
    headingFallback: 'Georgia, serif',
    headingWeight: 600,
    headingTracking: '-0.018em',
  },
  pictures: { typeface: 'newsreader', weight: 700, logoTracking: -0.015, scene: 'fractional-cfo' },
  contentPriorities: {
    services: [
      'marketing',
      'business-formation',
      'fractional-cfo',
      'bookkeeping',
      'business-tax',
      'payroll',
      'hr-consulting',
      'personal-tax',
    ],
  },
  socialMedia: {
    facebook: 'https://www.facebook.com/brownco.example',
    linkedin: 'https://www.linkedin.com/company/brownco-example',
    instagram: 'https://www.instagram.com/brownco.example',
  },
  contact: { phone: '740-555-0163', emails: ['hello@brownco.example'] },
  portalUrl: 'https://portal.brownco.example/',
  teamUrl: 'https://team.brownco.example/',
  signupUrl: 'https://app.brownco.example/sign-in',
  schedulingUrl: null,
  newsletterUrl: null,
  hero: [
    {
      headline: 'Business consulting',
      marked: 'for Ohio owners.',
      lead: 'Growth is a plan you can read: pricing, cash, people and marketing on one page, for the next twelve months.',
      art: 'about',
    },
    {
      headline: 'A finance chief,',
      marked: 'part-time.',
      lead: 'Forecasts, lender packages and board-ready numbers, for the hours you need them.',
      service: { label: 'Fractional CFO', slug: 'fractional-cfo' },
      art: 'fractional-cfo',
    },
    {
      headline: 'Start a business',
      marked: 'in the right order.',
      lead: 'Entity, tax election, bank account, books: in the order that saves you undoing it later.',
      service: { label: 'Form a business', slug: 'business-formation' },
      art: 'business-formation',
    },
  ],
  quickTool: 'taxCalculator',
  welcome: {
    title: 'How we work with owners',
    lead: 'You know the work. We know the numbers behind it. A business outgrows its spreadsheet long before its owner does. We sit on your side of the table and turn the books into decisions.',
    cards: [
      {
        title: 'We find what holds you back',
        text: 'One thing is holding the rest back. We look for it first.',
        icon: 'search',
      },
      { title: 'The figures on one page', text: 'Cash, margin and capacity, side by side.', icon: 'layout-panel-left' },
      {
        title: 'We follow up on the plan',
        text: 'A plan with dates. We ask about each one.',
        icon: 'list-checks',
      },
    ],
  },
  results: { title: 'Proven Results', lead: 'The firm in four numbers.' },
  servicesSection: {
    title: 'What do you need help with?',
    lead: 'A price that no longer pays, a lender who wants a forecast, a second location. Pick the one that keeps you up.',
  },
  industriesSection: {
    title: 'Industries we work with',
    lead: 'What a good month looks like depends on what you sell and when you are paid. Find yours.',
  },
  why: {
    title: 'Why choose us',
    points: [
      {
        title: 'Monday through Saturday',
        text: 'Owners think about the business on Saturdays. So do we, and the phone is on.',
      },
      {
        title: 'Virtual or in person',
        text: 'Share your screen from the office, or spread the reports on our table.',
      },
      {
        title: 'Advice that reaches the books',
        text: 'The plan, the ledger and the pay run come from one set of figures.',
      },
      { title: 'Two decades of practice', text: '20+ years of experience across 10+ industries.' },
    ],
  },
  news: { title: 'News for business owners', lead: 'Dates, rules and figures: short pieces for owners.' },
  contactSection: {
    title: 'Ask us about a business decision',
    lead: 'A hire, a loan, a second truck, a way out. Write two lines and we will come back with the first question.',
  },
  closing: {
    title: 'Talk to a business consultant',
    sentence: 'Tell us which decision is in front of you, and we will tell you which numbers it needs.',
    button: 'Schedule a strategy call',
  },
  serviceOverrides: {
    marketing: {
      title: 'Marketing you can measure',
      shortDescription: 'What does a new customer cost you? We find out, then spend on the channel that answers best.',
    },
    'business-formation': {
      shortDescription: 'Entity, tax election, bank account and books, set up in the order that saves you undoing it.',
    },
    'fractional-cfo': {
      title: 'Fractional CFO',
      shortDescription: 'Forecasts, lender packages and a monthly page of numbers you can act on.',
    },
    bookkeeping: {
      title: 'Bookkeeping for decisions',
      shortDescription: 'A month closed by the fifteenth, so you decide on last month’s figures and not last spring’s.',
    },
    'business-tax': {
      title: 'Business tax planning',
      shortDescription: 'Should you elect S, pay yourself more, or buy before year-end? We work it out with you first.',
    },
    payroll: { shortDescription: 'Know what each hour of work costs you, with the filings handled behind it.' },
    'hr-consulting': {
      title: 'People and hiring',
      shortDescription: 'Who to hire next, what to pay, and the paper that keeps it fair.',
    },
    'personal-tax': {
      title: 'Owner’s personal tax',
      shortDescription: 'Your own return, planned together with the company that pays you.',
    },
  },
  serviceOptions: [
    { value: 'consulting', label: 'Business consulting' },
    { value: 'marketing', label: 'Marketing' },
    { value: 'formation', label: 'Business formation' },
    { value: 'fractionalCFO', label: 'Fractional CFO' },
    { value: 'other', label: 'Something else' },
  ],
};
