import type { SampleArticle } from './article.ts';
import { article as dates1099RulesForPaymentsMadeIn2026 } from './articles/1099-rules-for-payments-made-in-2026.ts';
import { article as aBusinessProfileThatBringsCalls } from './articles/a-business-profile-that-brings-calls.ts';
import { article as aHandbookPeopleRead } from './articles/a-handbook-people-read.ts';
import { article as aPayRunFromMondayToFriday } from './articles/a-pay-run-from-monday-to-friday.ts';
import { article as anExtensionMovesThePaperNotThePayment } from './articles/an-extension-moves-the-paper-not-the-payment.ts';
import { article as closeTheMonthInFiveDays } from './articles/close-the-month-in-five-days.ts';
import { article as closingABusinessInOhio } from './articles/closing-a-business-in-ohio.ts';
import { article as commercialActivityTaxAfterTheExclusionGrew } from './articles/commercial-activity-tax-after-the-exclusion-grew.ts';
import { article as contractorOrEmployeeFiveHonestQuestions } from './articles/contractor-or-employee-five-honest-questions.ts';
import { article as estimatedTaxForSideWork } from './articles/estimated-tax-for-side-work.ts';
import { article as fourNewDeductionsOnThe2025Return } from './articles/four-new-deductions-on-the-2025-return.ts';
import { article as hiringYourFirstEmployeeInOhio } from './articles/hiring-your-first-employee-in-ohio.ts';
import { article as howOftenToSendOhioWithholding } from './articles/how-often-to-send-ohio-withholding.ts';
import { article as llcInOhioFromNameToFirstSale } from './articles/llc-in-ohio-from-name-to-first-sale.ts';
import { article as ohioIncomeTaxFor2026OneRate } from './articles/ohio-income-tax-for-2026-one-rate.ts';
import { article as partnershipAndSCorporationReturnsAreDueMarch16 } from './articles/partnership-and-s-corporation-returns-are-due-march-16.ts';
import { article as priceWithMarginNotMarkup } from './articles/price-with-margin-not-markup.ts';
import { article as retirementIncomeInOhio } from './articles/retirement-income-in-ohio.ts';
import { article as salesTaxByCounty } from './articles/sales-tax-by-county.ts';
import { article as salesTaxCollectedIsNotYourMoney } from './articles/sales-tax-collected-is-not-your-money.ts';
import { article as schoolDistrictIncomeTaxInPlainWords } from './articles/school-district-income-tax-in-plain-words.ts';
import { article as taxAndPayrollDatesFor2027 } from './articles/tax-and-payroll-dates-for-2027.ts';
import { article as thePassThroughEntityTaxFormIt4738 } from './articles/the-pass-through-entity-tax-form-it-4738.ts';
import { article as theWorkersCompensationTrueUp } from './articles/the-workers-compensation-true-up.ts';
import { article as thirteenWeeksOfCashOnOnePage } from './articles/thirteen-weeks-of-cash-on-one-page.ts';
import { article as twoCitiesOnePaycheck } from './articles/two-cities-one-paycheck.ts';
import { article as twoYearsBehindOnTheBooks } from './articles/two-years-behind-on-the-books.ts';
import { article as w2SeasonStartsInNovember } from './articles/w-2-season-starts-in-november.ts';
import { article as whatA20DollarHireCostsInOhio } from './articles/what-a-20-dollar-hire-costs-in-ohio.ts';
import { article as whatDoesOneNewCustomerCost } from './articles/what-does-one-new-customer-cost.ts';
import { article as whatToBringToYourFirstTaxAppointment } from './articles/what-to-bring-to-your-first-tax-appointment.ts';
import { article as whenAnSElectionStartsToPay } from './articles/when-an-s-election-starts-to-pay.ts';
import { article as whereIsMyRefund } from './articles/where-is-my-refund.ts';
import { article as yearEndMovesBeforeDecember31 } from './articles/year-end-moves-before-december-31.ts';
import { article as yourW2BoxByBox } from './articles/your-w-2-box-by-box.ts';

export { type SampleArticle, sampleAuthors, sampleTags } from './article.ts';

/** The sample articles, newest first. */
export const sampleArticles: SampleArticle[] = [
  taxAndPayrollDatesFor2027,
  yearEndMovesBeforeDecember31,
  whatDoesOneNewCustomerCost,
  dates1099RulesForPaymentsMadeIn2026,
  w2SeasonStartsInNovember,
  aHandbookPeopleRead,
  thePassThroughEntityTaxFormIt4738,
  retirementIncomeInOhio,
  ohioIncomeTaxFor2026OneRate,
  closingABusinessInOhio,
  howOftenToSendOhioWithholding,
  salesTaxCollectedIsNotYourMoney,
  whenAnSElectionStartsToPay,
  aBusinessProfileThatBringsCalls,
  priceWithMarginNotMarkup,
  thirteenWeeksOfCashOnOnePage,
  theWorkersCompensationTrueUp,
  whatA20DollarHireCostsInOhio,
  contractorOrEmployeeFiveHonestQuestions,
  aPayRunFromMondayToFriday,
  commercialActivityTaxAfterTheExclusionGrew,
  salesTaxByCounty,
  estimatedTaxForSideWork,
  twoYearsBehindOnTheBooks,
  llcInOhioFromNameToFirstSale,
  closeTheMonthInFiveDays,
  hiringYourFirstEmployeeInOhio,
  anExtensionMovesThePaperNotThePayment,
  fourNewDeductionsOnThe2025Return,
  schoolDistrictIncomeTaxInPlainWords,
  twoCitiesOnePaycheck,
  partnershipAndSCorporationReturnsAreDueMarch16,
  whereIsMyRefund,
  yourW2BoxByBox,
  whatToBringToYourFirstTaxAppointment,
];
