/** The source of a fact or a rule: an official page, over https. `expected`: it has the figure of an earlier tax year. */
/** `secondHand`: it could not be read itself, only what others say of it. */
export type Source = { label: string; url: string; expected?: true; secondHand?: true };

/** A section of the Internal Revenue Code. */
export const federalCode = (section: string): Source => ({
  label: `Internal Revenue Code, section ${section}`,
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&num=0&edition=prelim`,
});
/** A section of the Ohio Revised Code. */
export const ohioCode = (section: string): Source => ({
  label: `Ohio Revised Code, section ${section}`,
  url: `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
});
/** A section of the Code of Federal Regulations, in its edition of the day. */
export const federalRule = (title: string, section: string): Source => ({
  label: `Code of Federal Regulations, ${title} CFR ${section}`,
  url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
});
/** A rule of the Ohio Administrative Code. */
export const ohioRule = (rule: string): Source => ({
  label: `Ohio Administrative Code, rule ${rule}`,
  url: `https://codes.ohio.gov/ohio-administrative-code/rule-${rule}`,
});
/** A source that could not be read itself: what others say of it agrees. */
export const byAccounts = ({ label, url }: Source): Source => ({
  label: `${label}, from secondary sources`,
  url,
  secondHand: true,
});
/** The Department's formula for employers, as public payroll programs that agree have it: its own page could not be read. */
const withholdingFormula = (from: string, year: number): Source =>
  byAccounts({
    label: `Ohio Department of Taxation, optional computer formula of ${from}`,
    url: `https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/${year}%20Withholding%20Tables/WHT_OptionalComputerFormula_${year}.pdf`,
  });
/** A section of the One Big Beautiful Bill Act of 2025. */
export const act = (section: string): Source => ({
  label: `Public Law 119-21, ${section.includes(' ') ? 'sections' : 'section'} ${section}`,
  url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf',
});

/** The sources that facts, rules and due dates share. */
export const sources = {
  // Not read: two public programs that compute tax agree on their figures, and others that quote them.
  revenueProcedure2024: byAccounts({
    label: 'IRS Revenue Procedure 2024-40',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  }),
  revenueProcedure2025: byAccounts({
    label: 'IRS Revenue Procedure 2025-32',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  }),
  planLimits2025: byAccounts({ label: 'IRS Notice 2024-80', url: 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf' }),
  planLimits2026: byAccounts({ label: 'IRS Notice 2025-67', url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf' }),
  socialSecurityBase: {
    label: 'Social Security Administration, contribution and benefit base through 2026',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
  },
  socialSecurityBase2027: byAccounts({
    label: 'Social Security Administration, contribution and benefit base of 2027',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
  }),
  withholding2025: byAccounts({
    label: 'IRS, Publication 15-T for 2025, whose tables the law of July 2025 left as they were',
    url: 'https://www.irs.gov/pub/irs-prior/p15t--2025.pdf',
  }),
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
  trumpAccountsAct: act('70204'),
  cleanVehicleAct: act('70501 and 70502'),
  homeEnergyAct: act('70505 and 70506'),
  wageringAct: act('70114'),
  charityAct: act('70424'),
  charityFloorAct: act('70425'),
  paymentCardAct: act('70432'),
  informationReturnAct: act('70433'),
  dependentCareAct: act('70404'),
  marketplaceAct: act('71305'),
  careCreditAct: byAccounts(act('70405')),
  incomeTax: federalCode('1'),
  careCredit: federalCode('21'),
  childCredit: federalCode('24'),
  educationCredits: federalCode('25A'),
  minimumTax: federalCode('55'),
  earnedIncomeCredit: federalCode('32'),
  adjustedGross: federalCode('62'),
  ageForStandardDeduction: federalCode('63'),
  socialSecurityBenefits: federalCode('86'),
  earlyPayouts: { ...federalCode('72'), label: 'Internal Revenue Code, section 72(t)' },
  ownPremiums: {
    ...federalCode('162'),
    label: 'Internal Revenue Code, sections 162(l) and 404(a)(8); 26 CFR 1.199A-3(b)(1)(vi), from secondary sources',
  },
  businessIncome: federalCode('199A'),
  capitalLosses: federalCode('1211'),
  selfEmploymentTax: federalCode('1401'),
  selfEmploymentEarnings: federalCode('1402'),
  investmentTax: federalCode('1411'),
  payrollTax: federalCode('3101'),
  unemploymentTaxAct: federalCode('3301'),
  filingDates: federalCode('6072'),
  estimatedTax: federalCode('6654'),
  corporateEstimates: federalCode('6655'),
  retirementContributions: federalCode('219'),
  taxYear: federalCode('441'),
  sElection: federalCode('1362'),
  informationReturns: {
    label: 'IRS, General Instructions for Certain Information Returns',
    url: 'https://www.irs.gov/instructions/i1099gi',
  },
  movedDates: {
    label: 'Internal Revenue Code, section 7503, on weekends and holidays; each date names its own law',
    url: federalCode('7503').url,
  },
  federalDeposits: federalRule('26', '31.6302-1'),
  employerReturns: federalRule('26', '31.6071(a)-1'),
  householdEmployers: byAccounts({
    label: 'IRS, Schedule H, instructions; Publication 926',
    url: 'https://www.irs.gov/instructions/i1040sh',
  }),
  foreignAccounts: byAccounts({
    label: 'FinCEN, Report of Foreign Bank and Financial Accounts; its notice of March 2019',
    url: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
  }),
  exemptOrganizations: byAccounts(federalRule('26', '1.6033-2')),
  largeRestaurants: byAccounts(federalRule('26', '31.6053-3')),
  exemptWorkers: federalRule('26', '31.3402(f)(4)-2'),
  injuryRecords: federalRule('29', '1904.32'),
  unemploymentDeposits: federalRule('26', '31.6302(c)-3'),
  // Not read as House Bill 96 of June 2025 left it.
  salesTaxReturns: byAccounts({
    ...ohioCode('5739.12'),
    label: 'Ohio Revised Code, section 5739.12, since House Bill 96 of June 2025',
  }),
  ohioRates: ohioCode('5747.02'),
  ohioBusinessIncome: ohioCode('5747.01'),
  ohioExemptions: ohioCode('5747.025'),
  ohioWithholding2025: withholdingFormula('October 1, 2025', 2025),
  ohioWithholding2026: withholdingFormula('August 1, 2026', 2026),
  ohioCredits: ohioCode('5747.05'),
  ohioCareCredit: ohioCode('5747.054'),
  ohioExemptionCredit: ohioCode('5747.022'),
  ohioRetirementCredits: ohioCode('5747.055'),
  ohioEarnedIncomeCredit: ohioCode('5747.71'),
  ohioEstimates: ohioCode('5747.09'),
  ohioPassThrough: ohioCode('5747.38'),
  ohioEntityEstimates: ohioCode('5747.43'),
  ohioBooklet: {
    label: 'Ohio IT 1040 instruction booklet, 2025',
    url: 'https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf',
  },
  ohioInterestRates: {
    label: 'Ohio Department of Taxation, annual certified interest rates',
    url: 'https://tax.ohio.gov/wps/portal/gov/tax/individual/resources/interest-rates',
  },
  ohioRefunds: {
    label: 'Ohio Department of Taxation, where’s my refund (a page without a date)',
    url: 'https://www.tax.ohio.gov/ohio_individual/individual/faqs/individual/tabid/2766/Default.aspx?QuestionID=5773&AFMID=9539',
  },
  ohioTaxation: { label: 'Ohio Department of Taxation', url: 'https://tax.ohio.gov' },
  schoolDistrictTax: ohioCode('5748.01'),
  schoolWithholding: {
    label: 'Ohio Department of Taxation, school district withholding, question 553 (a page without a date)',
    url: 'https://www.tax.ohio.gov/school_district_income/faqs/school_withholding/tabid/3255/Default.aspx?QuestionID=553&AFMID=9565',
  },
  schoolSeniorCredit: ohioCode('5748.06'),
  municipalWithholding: ohioCode('718.03'),
  municipalReturns: ohioCode('718.05'),
  municipalEstimates: ohioCode('718.08'),
  salesTaxRates: {
    label: 'Ohio Department of Taxation, sales tax rates and changes',
    url: 'https://tax.ohio.gov/business/ohio-business-taxes/sales-and-use/rate-changes/rate-changes',
  },
  finder: { label: 'The Finder, Ohio Department of Taxation', url: 'https://thefinder.tax.ohio.gov' },
  commercialActivity: ohioCode('5751.03'),
  ohioUnemploymentWages: ohioCode('4141.01'),
  ohioUnemploymentRates: ohioCode('4141.25'),
  workersCompensation: { label: 'Ohio Bureau of Workers’ Compensation', url: 'https://info.bwc.ohio.gov' },
  premiumInstallments: ohioRule('4123-17-14.2'),
} satisfies Record<string, Source>;
