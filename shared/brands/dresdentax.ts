import type { Brand } from './brand.ts';

export const dresdentax: Brand = {
  id: 'dresdentax',
  domains: ['dresdentax.localhost'],
  name: 'Dresden Tax',
  shortName: 'Dresden Tax',
  tagline: 'Where Small Business Gets Big Results',
  summary: 'Tax returns, bookkeeping and business formation.',
  linkLabel: 'Tax and books',
  description:
    'Tax returns, bookkeeping and payroll for households and small businesses in Dresden, Zanesville and the rest of Muskingum County, Monday through Saturday.',
  themeColor: '#FCCD39',
  colors: {
    primary: '#FCCD39',
    secondary: '#13171F',
    accent: '#FCCD39',
    serviceCardIconBackground: '#FFF5CC',
    iconText: '#0A0D13',
    hoverBorder: '#13171F',
    buttonHover: '#E9B01E',
  },
  logos: {
    light: '/brand/dresdentax/logo-light.svg',
    dark: '/brand/dresdentax/logo-dark.svg',
    footer: '/brand/dresdentax/logo-footer.svg',
  },
  backgrounds: {
    heroLight: '/brand/dresdentax/bg-hero-light.svg',
    heroDark: '/brand/dresdentax/bg-hero-dark.svg',
    footer: '/brand/dresdentax/bg-footer.svg',
    servicesLight: '/brand/dresdentax/bg-services-light.svg',
    servicesDark: '/brand/dresdentax/bg-services-dark.svg',
  },
  fonts: {
    heading: 'Bricolage Grotesque Variable',
    subheading: 'Bricolage Grotesque Variable',
    body: 'Public Sans Variable',
    stylesheet: 'fonts-dresdentax.css',
    files: ['public-sans-core.woff2', 'bricolage-grotesque-core.woff2'],
  },
  contentPriorities: {
    services: [
      'personal-tax',
      'business-tax',
      'bookkeeping',
      'fractional-cfo',
      'hr-consulting',
      'marketing',
      'business-formation',
      'payroll',
    ],
  },
  socialMedia: {
    facebook: 'https://www.facebook.com/dresdentax.example',
    linkedin: 'https://www.linkedin.com/company/dresdentax-example',
    instagram: 'https://www.instagram.com/dresdentax.example',
  },
  contact: { phone: '740-555-0142', emails: ['hello@dresdentax.example'] },
  portalUrl: 'https://portal.dresdentax.example/',
  teamUrl: 'https://team.dresdentax.example/',
  signupUrl: 'https://app.dresdentax.example/sign-in',
  schedulingUrl: null,
  hero: [
    {
      headline: 'Tax help that knows',
      marked: 'Muskingum County.',
      lead: 'Returns, bookkeeping and payroll for households and small businesses in Dresden, Zanesville and the townships between. Bring last year’s return. Leave with a plan for this one.',
      button: { label: 'Schedule a consultation', route: 'schedule' },
      art: 'map',
    },
    {
      headline: 'One ledger.',
      marked: 'Every return agrees.',
      lead: 'Books, payroll and sales tax kept together, so April is a formality and not a reconstruction.',
      button: { label: 'Schedule a consultation', route: 'schedule' },
      art: 'bookkeeping',
    },
    {
      headline: 'Know the number',
      marked: 'before it is due.',
      lead: 'We look at the year while there is still time to change it, then tell you what to set aside.',
      button: { label: 'Schedule a consultation', route: 'schedule' },
      art: 'personal-tax',
    },
  ],
  heroCard: { kind: 'dates' },
  welcome: {
    title: 'A tax office you can actually reach.',
    lead: 'Most tax trouble starts as a question nobody had time to ask. We are here Monday through Saturday, we answer in plain English, and you leave knowing the next step.',
    cards: [
      {
        title: 'Plain answers',
        text: 'You will know what you owe, why you owe it, and what would change it next year.',
        icon: 'message-circle',
      },
      {
        title: 'One ledger',
        text: 'Your return, your payroll and your books come from the same figures.',
        icon: 'layers',
      },
      {
        title: 'Ahead of the date',
        text: 'Estimates, W-2s and sales tax are on our calendar, so they are off your mind.',
        icon: 'calendar-check',
      },
    ],
  },
  results: { title: 'Proven Results', lead: 'Counted plainly, the way we would count yours.' },
  servicesSection: {
    title: 'Start with the thing that is due next.',
    lead: 'Take one service or hand over the whole back office. Either way the same team answers.',
  },
  industriesSection: {
    title: 'We have seen your kind of ledger.',
    lead: 'Every trade keeps score differently. Pick yours to see which filings, credits and records matter most.',
  },
  why: {
    title: 'Close enough to visit. Organized enough that you rarely need to.',
    points: [
      {
        title: 'Monday through Saturday',
        text: 'Call after you close on a weekday, or sit down with us on a Saturday.',
      },
      {
        title: 'Virtual or in person',
        text: 'Meet by video from the shop, or bring the shoebox to Dresden or Pickerington.',
      },
      {
        title: 'Tax, books and payroll together',
        text: 'The return, the ledger and the pay run come from one set of figures.',
      },
      { title: 'Two decades of practice', text: '20+ years of experience across 10+ industries.' },
    ],
  },
  connected: {
    title: 'Three brands, one back office.',
    lead: 'Three specialties under one roof. Start with the one you need; the others already know your name.',
  },
  news: { title: 'Worth knowing this month.', lead: 'Dates, changes and plain explanations from the Dresden desk.' },
  contactSection: {
    title: 'Tell us what landed in the mailbox.',
    lead: 'A letter, a deadline, a new hire, a hunch about your books. Write two lines and we will reply with the next step.',
  },
  closing: { sentence: 'Bring the shoebox. We will find the return in it.', button: 'Schedule a consultation' },
  serviceOverrides: {},
  serviceOptions: [
    { value: 'personalTax', label: 'Personal tax' },
    { value: 'businessTax', label: 'Business tax' },
    { value: 'bookkeeping', label: 'Bookkeeping' },
    { value: 'formation', label: 'Business formation' },
    { value: 'other', label: 'Something else' },
  ],
};
