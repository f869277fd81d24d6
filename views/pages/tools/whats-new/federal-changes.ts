import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import { recentChanges } from '#shared/tax/facts/recent-changes.ts';

const {
  senior,
  tips,
  overtime,
  carLoan,
  stateTaxCap,
  stateTaxFloor,
  childCredit,
  charityWithoutItemizing,
  charityFloor,
  businessIncome,
  businessIncomeMinimum,
} = federal[2026];
const {
  trumpAccounts,
  homeEnergyCreditsEnd,
  cleanVehicleCreditsEnd,
  marketplaceRepayment,
  gamblingLosses,
  dependentCare,
  itemizedCap,
  rothCatchUp,
  mileage,
} = recentChanges;
const { contractorForm2026, paymentCardForm } = business;
const { w2Codes2026 } = employment;
const { bonusDepreciation } = occupations;

/** The federal changes for people, and the facts that they state. */
export const forPeople = {
  facts: [
    marketplaceRepayment,
    childCredit,
    dependentCare,
    gamblingLosses,
    itemizedCap,
    rothCatchUp,
    tips,
    overtime,
    senior,
    carLoan,
    trumpAccounts,
    stateTaxCap,
    charityWithoutItemizing,
    charityFloor,
    homeEnergyCreditsEnd,
    cleanVehicleCreditsEnd,
  ],
  rows: [
    {
      name: 'Marketplace insurance',
      what: 'Was more credit paid to the insurer during the year than your income allows? All of it goes back with the return, without a limit. Above four times the poverty line no credit is left.',
      who: 'Everyone with insurance from HealthCare.gov. Report a rise in income there at once',
      since: `From ${marketplaceRepayment.value}`,
    },
    {
      name: 'Child tax credit',
      what: `${formatDollars(childCredit.value)} for each child under 17 with a Social Security number.`,
      who: 'Parents; less at high incomes',
      since: '2026',
    },
    {
      name: 'Child and dependent care',
      what: `Up to ${formatDollars(dependentCare.value.account)} of pay goes into an employer’s dependent care account before tax. The credit for care is at most ${formatPercent(dependentCare.value.rate)} of the cost that counts.`,
      who: 'Working parents',
      since: 'From 2026',
    },
    {
      name: 'Gambling losses',
      what: `Only ${formatPercent(gamblingLosses.value)} of losses count, and never more than the winnings. Break even, and you still owe tax.`,
      who: 'People who bet, in an app too, and itemize',
      since: 'From 2026',
    },
    {
      name: 'Roth catch-up',
      what: `The extra you may pay into a 401(k) from age ${rothCatchUp.value.age} on goes in as Roth, after tax.`,
      who: `Workers with wages over ${formatDollars(rothCatchUp.value.wagesOver)} from the same employer in 2025`,
      since: '2026',
    },
    {
      name: 'No tax on tips',
      what: `A deduction of up to ${formatDollars(tips.value.most.single)} a return. City, Ohio and payroll tax stay.`,
      who: 'Workers in jobs where tips are usual; less at high incomes, none for married people who file apart',
      since: '2025 to 2028',
    },
    {
      name: 'No tax on overtime',
      what: `A deduction of the premium, the half of time and a half: up to ${formatDollars(overtime.value.most.single)}, or ${formatDollars(overtime.value.most.mfj)} for a couple.`,
      who: 'Workers whose overtime the federal wage law requires; less at high incomes, none for married people who file apart',
      since: '2025 to 2028',
    },
    {
      name: 'Senior deduction',
      what: `${formatDollars(senior.value.amount)} more for each person, itemizing or not.`,
      who: `People of 65 or older; less above ${formatDollars(senior.value.over.single)} of income, or ${formatDollars(senior.value.over.mfj)} for a couple; none for married people who file apart`,
      since: '2025 to 2028',
    },
    {
      name: 'Car loan interest',
      what: `A deduction of up to ${formatDollars(carLoan.value.most)} a year.`,
      who: `Buyers of new cars built in the United States; less above ${formatDollars(carLoan.value.over.single)} of income, or ${formatDollars(carLoan.value.over.mfj)} for a couple`,
      since: '2025 to 2028',
    },
    {
      name: 'Trump accounts',
      what: `A savings account for a child, opened with Form ${trumpAccounts.value.form}. The Treasury pays in ${formatDollars(trumpAccounts.value.deposit)} if you ask for it on the form.`,
      who: `The deposit: children born ${trumpAccounts.value.bornFrom} to ${trumpAccounts.value.bornThrough}, citizens with a Social Security number`,
      since: `Deposits since ${printedDate(trumpAccounts.value.from)}`,
    },
    {
      name: 'SALT cap',
      what: `State and local tax counts up to ${formatDollars(stateTaxCap.value)} when you itemize, half of it for married people who file apart. The cap falls at high incomes, but never below ${formatDollars(stateTaxFloor.value.floor)} (half of it for them). At the top rate a dollar of itemized deductions saves ${formatPercent(itemizedCap.value)} at most.`,
      who: 'People who itemize',
      since: '2026',
    },
    {
      name: 'Charity without itemizing',
      what: `Up to ${formatDollars(charityWithoutItemizing.value.single)} of cash gifts, ${formatDollars(charityWithoutItemizing.value.mfj)} for a couple. If you itemize, only gifts above ${formatPercent(charityFloor.value)} of your income count.`,
      who: 'Everyone who gives',
      since: 'From 2026',
    },
    {
      name: 'Energy credits for the home ended',
      what: 'No credit for windows, heat pumps or solar panels whose installation was finished later, even if you paid earlier.',
      who: 'Home owners',
      since: `After ${printedDate(homeEnergyCreditsEnd.value)}`,
    },
    {
      name: 'Electric vehicle credits ended',
      what: 'No credit for a new or used clean vehicle bought later.',
      who: 'Car buyers',
      since: `After ${printedDate(cleanVehicleCreditsEnd.value)}`,
    },
  ],
};

/** Those for owners and employers. */
export const forBusinesses = {
  facts: [
    w2Codes2026,
    contractorForm2026,
    paymentCardForm,
    mileage,
    bonusDepreciation,
    businessIncome,
    businessIncomeMinimum,
  ],
  rows: [
    {
      name: 'W-2 codes for tips and overtime',
      what: `Box 12 shows cash tips (${w2Codes2026.value.tips}), overtime premium (${w2Codes2026.value.overtime}) and money for Trump accounts (${w2Codes2026.value.trumpAccount}); box ${w2Codes2026.value.occupationBox} the tipped job.`,
      who: 'Employers',
      since: 'W-2s of 2026',
    },
    {
      name: '1099-NEC and 1099-MISC limit',
      what: `A form is due from ${formatDollars(contractorForm2026.value)} a person, and no longer from $600. The same holds for rent and prizes on the 1099-MISC.`,
      who: 'Businesses that pay contractors or landlords',
      since: 'Payments of 2026',
    },
    {
      name: '1099-K limit',
      what: `Apps and marketplaces report over ${formatDollars(paymentCardForm.value.dollars)} and over ${paymentCardForm.value.payments} sales. Card processors always report.`,
      who: 'Sellers',
      since: 'Now, the $600 plan is off',
    },
    {
      name: 'Mileage rate, up in July',
      what: `${mileage.value.from} cents a business mile, ${mileage.value.before} for miles driven earlier in 2026. The log needs the date of each trip.`,
      who: 'Owners who drive, and employers who pay by the mile',
      since: `Since ${printedDate(mileage.value.since)}`,
    },
    {
      name: 'Bonus depreciation',
      what: `${formatPercent(bonusDepreciation.value)} of equipment can be written off in the year it goes into use.`,
      who: 'Businesses that buy equipment',
      since: 'Bought after January 19, 2025',
    },
    {
      name: 'Least business income deduction',
      what: `At least ${formatDollars(businessIncomeMinimum.value)} where ${formatPercent(businessIncome.value.rate)} of the income comes to less.`,
      who: `Owners who work in the business and have at least ${formatDollars(businessIncome.value.minimumOver)} of its income`,
      since: 'From 2026',
    },
  ],
};
