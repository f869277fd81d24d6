import { federalCode, ohioCode, ohioRule, type Source } from '../facts/sources.ts';

/** The IRS's own page on a notice or letter, by the last part of its URL. */
export function irsPage(name: string, path: string): Source {
  return {
    label: `IRS, Understanding your ${name}`,
    url: `https://www.irs.gov/individuals/understanding-your-${path}`,
  };
}

/** A page of the Taxpayer Advocate, an office within the IRS that speaks for taxpayers. */
function advocate(label: string, path: string): Source {
  return { label: `Taxpayer Advocate, ${label}`, url: `https://www.taxpayeradvocate.irs.gov/notices/${path}/` };
}

/** The sources that several letters share. */
export const letterSources = {
  interestFree: federalCode('6601'),
  deficiency: federalCode('6213'),
  levyHearing: federalCode('6330'),
  levyNotice: federalCode('6331'),
  planEnd: federalCode('6159'),
  backupWithholding: {
    label: 'IRS Publication 1281, on Internal Revenue Code, section 3406',
    url: 'https://www.irs.gov/pub/irs-pdf/p1281.pdf',
  },
  healthPayment: federalCode('4980H'),
  offset: federalCode('6402'),
  underreported: { label: 'IRS, Topic 652, notice CP2000', url: 'https://www.irs.gov/taxtopics/tc652' },
  auditByMail: { label: 'IRS, Topic 654, notice CP75', url: 'https://www.irs.gov/taxtopics/tc654' },
  underreportedReply: {
    label: 'IRS, letter CP2000, proposed changes to your return',
    url: 'https://www.irs.gov/newsroom/irs-letter-cp2000-proposed-changes-to-your-tax-return-asl-youtube-video-text-script',
  },
  auditReply: {
    label: 'IRS, responding to notice CP75',
    url: 'https://www.irs.gov/uac/newsroom/responding-to-audit-letter-notice-cp75-earned-income-tax-credit-eitc-asl-youtube-video-text-script',
  },
  collection: { label: 'IRS, Topic 201, the collection process', url: 'https://www.irs.gov/taxtopics/tc201' },
  paymentCard: {
    label: 'IRS, what to do with Form 1099-K',
    url: 'https://www.irs.gov/businesses/what-to-do-with-form-1099-k',
  },
  genuine: { label: 'IRS, how to know it’s the IRS', url: 'https://www.irs.gov/help/how-to-know-its-the-irs' },
  advocateRefundHold: advocate('notice CP05', 'notice-cp05'),
  advocateRefundChange: advocate('notice CP12', 'notice-cp-12'),
  advocatePaymentRemoved: advocate('notice CP60', 'cp60-we-removed-payments-from-your-account-balance-due'),
  advocateChange: { label: 'Taxpayer Advocate, notice CP22A', url: 'https://www.taxpayeradvocate.irs.gov/notices/' },
  advocateFinalNotice: advocate('notice CP504', 'case-closed'),
  ohioIdentity: {
    label: 'Ohio Department of Taxation, identity confirmation quiz',
    url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-identity-confirmation-quiz',
  },
  ohioAssessments: {
    label: 'Ohio Department of Taxation, assessments',
    url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/assessments/assessments',
  },
  ohioNotices: { label: 'Ohio Department of Taxation, questions about notices', url: 'https://tax.ohio.gov' },
  ohioPetition: {
    label: 'Ohio Department of Taxation, Petition for Reassessment, instructions',
    url: 'https://tax.ohio.gov',
  },
  ohioIncomeAssessment: ohioCode('5747.13'),
  ohioSalesAssessment: ohioCode('5739.13'),
  ohioCatAssessment: ohioCode('5751.09'),
  ohioAmended: {
    label: 'Ohio Department of Taxation, amended returns',
    url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-amended-returns/income-amended-returns',
  },
  specialCounsel: {
    label: 'Ohio Attorney General, release of July 2014 on collections by special counsel and agencies',
    url: 'https://www.ohioattorneygeneral.gov/Media/News-Releases/July-2014/Ohio-Attorney-Generals-Collections-End-FY-2014',
  },
  cityAppeal: ohioCode('718.11'),
  ritaNonFiling: {
    label: 'RITA, non-filing notice',
    url: 'https://www.ritaohio.com/Individuals/Home/NonFilingNotice',
  },
  ritaNotices: { label: 'RITA, notices', url: 'https://www.ritaohio.com/Individuals/Home/Notice' },
  ccaLegal: { label: 'CCA, legal questions', url: 'https://www.ccaohio.gov/faq/legal' },
  ccaServices: { label: 'CCA, services', url: 'https://www.ccaohio.gov/about/services' },
  unemploymentReports: ohioRule('4141-11-01'),
  unemploymentReview: ohioRule('4141-21-01'),
  unemploymentStay: ohioRule('4141-21-03'),
  benefitCharges: ohioRule('4141-35-03'),
  payrollReports: ohioCode('4123.26'),
  bwcCoverage: {
    label: 'Ohio Bureau of Workers’ Compensation, coverage and lapses',
    url: 'https://www.bwc.ohio.gov/employer/services/covhistory/covhisbw.asp',
  },
  bwcLapse: {
    label: 'Ohio Bureau of Workers’ Compensation, lapsed coverage',
    url: 'https://www.bwc.ohio.gov/basics/guidedtour/generalinfo/empgeneralinfo9.asp',
  },
  bwcRetroactive: {
    label: 'Ohio Bureau of Workers’ Compensation, policy EP-18-01',
    url: 'https://www.bwc.ohio.gov/basics/PolicyLibrary/FileShell.aspx?file=%2FEmployer+Complaint+Policy%2FRetroactive+Coverage+and+Penalty+Abatement.htm',
  },
} satisfies Record<string, Source>;
