import type { Brand } from './brand.ts';

export const payroll: Brand = {
  id: 'payroll',
  domains: ['payroll.localhost'],
  name: 'Dresden Payroll',
  shortName: 'Dresden Payroll',
  tagline: 'Payroll That Moves at the Speed of your Business',
  summary: 'Pay runs, filings and HR for teams of one to many.',
  linkLabel: 'Payroll',
  description:
    'Ohio payroll for small teams: hours in, checks out, taxes filed. Federal, state, city and school district withholding, W-2s and new-hire reports on time.',
  themeColor: '#3cc36d',
  colors: {
    primary: '#3cc36d',
    secondary: '#13171F',
    accent: '#3CC36D',
    serviceCardIconBackground: '#DCFAE4',
    iconText: '#0A0D13',
    hoverBorder: '#13171F',
    buttonHover: '#59D883',
  },
  logos: {
    light: '/brand/payroll/logo-light.svg',
    dark: '/brand/payroll/logo-dark.svg',
    footer: '/brand/payroll/logo-footer.svg',
  },
  backgrounds: {
    heroLight: '/brand/payroll/bg-hero-light.svg',
    heroDark: '/brand/payroll/bg-hero-dark.svg',
    footer: '/brand/payroll/bg-footer.svg',
    servicesLight: '/brand/payroll/bg-services-light.svg',
    servicesDark: '/brand/payroll/bg-services-dark.svg',
  },
  fonts: {
    heading: 'Figtree Variable',
    subheading: 'Figtree Variable',
    body: 'Public Sans Variable',
    stylesheet: 'fonts-payroll.css',
    files: ['public-sans-core.woff2', 'figtree-core.woff2'],
  },
  contentPriorities: {
    services: [
      'payroll',
      'bookkeeping',
      'hr-consulting',
      'fractional-cfo',
      'business-tax',
      'business-formation',
      'personal-tax',
      'marketing',
    ],
  },
  socialMedia: {
    facebook: 'https://www.facebook.com/dresdenpayroll.example',
    linkedin: 'https://www.linkedin.com/company/dresdenpayroll-example',
    instagram: 'https://www.instagram.com/dresdenpayroll.example',
  },
  contact: { phone: '740-555-0187', emails: ['hello@dresdenpayroll.example'] },
  portalUrl: 'https://portal.dresdenpayroll.example/',
  teamUrl: 'https://team.dresdenpayroll.example/',
  signupUrl: 'https://app.dresdenpayroll.example/sign-in',
  schedulingUrl: null,
  hero: [
    {
      headline: 'Friday is',
      marked: 'handled.',
      lead: 'Hours in, checks out, taxes filed. We run payroll, withholding and year-end forms for Ohio teams.',
      button: { label: 'Schedule a payroll call', route: 'schedule' },
      art: 'payroll',
    },
    {
      headline: 'State, city, school district.',
      marked: 'All withheld.',
      lead: 'Ohio payroll has more layers than most. We keep track of where your people live and work.',
      button: { label: 'Schedule a payroll call', route: 'schedule' },
      art: 'hr-consulting',
    },
    {
      headline: 'From first hire',
      marked: 'to fiftieth.',
      lead: 'New-hire reports, handbooks, workers’ compensation reports and W-2s, added as you grow.',
      button: { label: 'Talk about hiring', route: 'service', service: 'hr-consulting' },
      art: 'map',
    },
  ],
  heroCard: { kind: 'dates' },
  welcome: {
    title: 'Payday should be boring.',
    lead: 'Nobody thanks you for a correct paycheck. Everyone remembers the other kind. We make the correct kind routine.',
    cards: [
      { title: 'On time', text: 'A cutoff, an approval, a pay date. Same rhythm every run.', icon: 'timer' },
      {
        title: 'Every layer',
        text: 'Federal, Ohio, city and school district, plus unemployment and workers’ compensation reports.',
        icon: 'layers',
      },
      { title: 'Year-end that adds up', text: 'W-2s match because each run did.', icon: 'file-check' },
    ],
  },
  results: { title: 'Proven Results', lead: 'Small numbers, checked twice.' },
  servicesSection: {
    title: 'Start with the next pay run.',
    lead: 'Send us the hours on Tuesday. Add books, HR and tax when you want them off your desk too.',
  },
  industriesSection: {
    title: 'Every crew is paid differently.',
    lead: 'Certified wages, tips, shifts, on-call nights. Pick your trade to see what its pay run has to carry.',
  },
  why: {
    title: 'Fast when it matters, open when you are.',
    points: [
      { title: 'Monday through Saturday', text: 'A missed punch on Friday night? Call us on Saturday morning.' },
      {
        title: 'Virtual or in person',
        text: 'Approve by video from the job site, or stop by Dresden or Pickerington.',
      },
      { title: 'Pay, books and tax together', text: 'Each run posts to the ledger. The return reads from it.' },
      { title: 'Two decades of practice', text: '20+ years of experience across 10+ industries.' },
    ],
  },
  connected: {
    title: 'Three brands, one back office.',
    lead: 'Three specialties under one roof. Start with the one you need; the others already know your name.',
  },
  news: { title: 'Worth knowing before payday.', lead: 'Cutoffs, forms and rule changes. Short.' },
  contactSection: {
    title: 'Tell us when payday is.',
    lead: 'How many people, how often, which cities. Two lines are enough to get a plan back.',
  },
  closing: { sentence: 'Next payday is already on somebody’s list. Make it ours.', button: 'Schedule a payroll call' },
  serviceOverrides: {
    payroll: {
      title: 'Full-service payroll',
      shortDescription: 'Hours by Tuesday, checks on Friday. Withholding, filings and year-end forms included.',
    },
    bookkeeping: { shortDescription: 'Every pay run posted to the ledger the same day.' },
    'hr-consulting': {
      title: 'Hiring and HR',
      shortDescription: 'Offer letters, new-hire reports and a handbook before day one.',
    },
    'fractional-cfo': {
      title: 'Labor cost planning',
      shortDescription: 'Can you afford the next hire? See it in weeks of cash.',
    },
    'business-tax': { shortDescription: 'The return, the CAT and the city filings, fed by clean payroll.' },
    'business-formation': {
      title: 'New employer setup',
      shortDescription: 'EIN, Ohio withholding, unemployment and BWC accounts, opened in order.',
    },
    'personal-tax': { shortDescription: 'Federal, Ohio, city and school returns for owners and their people.' },
    marketing: { shortDescription: 'Help-wanted pages and local listings that bring applicants and customers.' },
  },
  serviceOptions: [
    { value: 'payrollServices', label: 'Payroll services' },
    { value: 'taxFiling', label: 'Tax filing' },
    { value: 'hrServices', label: 'HR services' },
    { value: 'businessFormation', label: 'Business formation' },
    { value: 'other', label: 'Something else' },
  ],
};
