/** The source of a fact or a rule: an official page, over https. */
export type Source = { label: string; url: string };

const code = (section: string): Source => ({
  label: `Internal Revenue Code, section ${section}`,
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&num=0&edition=prelim`,
});
const ohioCode = (section: string): Source => ({
  label: `Ohio Revised Code, section ${section}`,
  url: `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
});
const act = (section: string): Source => ({
  label: `Public Law 119-21, section ${section}`,
  url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf',
});

/** The sources that facts, rules and due dates share. */
export const sources = {
  revenueProcedure2024: {
    label: 'IRS Revenue Procedure 2024-40',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  },
  revenueProcedure2025: {
    label: 'IRS Revenue Procedure 2025-32',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  },
  socialSecurityBase: {
    label: 'Social Security Administration, contribution and benefit base',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
  },
  standardDeductionAct: act('70102'),
  seniorAct: act('70103'),
  childCreditAct: act('70104'),
  businessIncomeAct: act('70105'),
  minimumTaxAct: act('70107'),
  itemizedLimitAct: act('70111'),
  stateTaxAct: act('70120'),
  tipsAct: act('70201'),
  overtimeAct: act('70202'),
  carLoanAct: act('70203'),
  charityAct: act('70424'),
  charityFloorAct: act('70425'),
  paymentCardAct: act('70432'),
  informationReturnAct: act('70433'),
  incomeTax: code('1'),
  childCredit: code('24'),
  earnedIncomeCredit: code('32'),
  adjustedGross: code('62'),
  standardDeduction: code('63'),
  socialSecurityBenefits: code('86'),
  businessIncome: code('199A'),
  capitalLosses: code('1211'),
  selfEmploymentTax: code('1401'),
  selfEmploymentEarnings: code('1402'),
  investmentTax: code('1411'),
  payrollTax: code('3101'),
  unemploymentTaxAct: code('3301'),
  filingDates: code('6072'),
  estimatedTax: code('6654'),
  weekendRule: code('7503'),
  irsEmployerGuide: { label: 'IRS Publication 15, Employer’s Tax Guide', url: 'https://www.irs.gov/publications/p15' },
  irsCalendar: { label: 'IRS Publication 509, Tax Calendars', url: 'https://www.irs.gov/publications/p509' },
  ohioRates: ohioCode('5747.02'),
  ohioBusinessIncome: ohioCode('5747.01'),
  ohioExemptions: ohioCode('5747.025'),
  ohioCredits: ohioCode('5747.05'),
  ohioExemptionCredit: ohioCode('5747.022'),
  ohioRetirementCredits: ohioCode('5747.055'),
  ohioEarnedIncomeCredit: ohioCode('5747.71'),
  ohioReturns: ohioCode('5747.08'),
  ohioEstimates: ohioCode('5747.09'),
  ohioPassThrough: ohioCode('5747.38'),
  ohioBooklet: { label: 'Ohio IT 1040 instruction booklet, 2025', url: 'https://tax.ohio.gov' },
  ohioTaxation: { label: 'Ohio Department of Taxation', url: 'https://tax.ohio.gov' },
  schoolDistrictTax: ohioCode('5748.01'),
  schoolSeniorCredit: ohioCode('5748.06'),
  municipalTax: ohioCode('718.01'),
  municipalEstimates: ohioCode('718.08'),
  finder: { label: 'The Finder, Ohio Department of Taxation', url: 'https://thefinder.tax.ohio.gov' },
  commercialActivity: ohioCode('5751.03'),
  ohioUnemploymentWages: ohioCode('4141.01'),
  ohioUnemploymentRates: ohioCode('4141.25'),
  workersCompensation: { label: 'Ohio Bureau of Workers’ Compensation', url: 'https://info.bwc.ohio.gov' },
} satisfies Record<string, Source>;
