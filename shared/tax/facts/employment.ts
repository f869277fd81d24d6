import { facts } from './fact.ts';
import { ohioCode, ohioRule, type Source } from './sources.ts';

const federalRule = (title: number, section: string): Source => ({
  label: `Code of Federal Regulations, ${title} CFR ${section}`,
  url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
});

/** Reports and records required of employers. These statutes and rules do not depend on the tax year. */
export const employment = facts('employment', 2026, '2027-12-31', '2026-11-21', {
  newHireDays: ['Days to report a new hire to Ohio', 20, ohioRule('5101:12-10-90.1'), { unit: 'days' }],
  newHireContractor: [
    'Contract pay in a year from which a contractor is reported too, dollars',
    2_500,
    ohioRule('5101:12-10-90'),
  ],
  rehireDays: [
    'Days away after which a worker who comes back is reported as a new hire',
    60,
    {
      label: 'Ohio Administrative Code, rule 5101:1-2-85, as printed by Job and Family Services',
      url: 'https://emanuals.jfs.ohio.gov/CashFoodAssist/CAM/Chapter1000/5101-1-2-85.stm',
    },
    { unit: 'days', checkedOn: '2026-11-29' },
  ],
  identityDays: ['Business days to finish Form I-9', 3, federalRule(8, '274a.2'), { unit: 'business days' }],
  identityRecordYears: [
    'Years Form I-9 is kept: after hiring, or after leaving, whichever ends later',
    { afterHire: 3, afterLeaving: 1 },
    federalRule(8, '274a.2'),
    { unit: 'years' },
  ],
  wageRecordYears: [
    'Years payroll records are kept under the federal wage law',
    3,
    federalRule(29, '516.5'),
    { unit: 'years' },
  ],
  ohioWageRecordYears: [
    'Years after the last day of work that Ohio wage and hour records are kept',
    3,
    {
      label: 'Ohio Constitution, article II, section 34a',
      url: 'https://codes.ohio.gov/ohio-constitution/section-2.34a',
    },
    { unit: 'years', checkedOn: '2026-11-22' },
  ],
  unemploymentRecordYears: [
    'Years after the calendar year of the pay that unemployment records are kept',
    5,
    ohioRule('4141-23-02'),
    { unit: 'years', checkedOn: '2026-11-22' },
  ],
  taxRecordYears: ['Years employment tax records are kept', 4, federalRule(26, '31.6001-1'), { unit: 'years' }],
  cityDays: [
    'Days in a year a worker may spend in another Ohio city before its tax is withheld',
    20,
    ohioCode('718.011'),
    { unit: 'days' },
  ],
  noFreeDays: [
    'Whose days in another city are taxed there from the first one on',
    'somebody who lives in that city and has asked you to withhold its tax',
    {
      label: 'Ohio Revised Code, section 718.011, as repeated in the code of North Olmsted',
      url: 'https://www.rdso3donline.com/NorthOlmsted/0/doc/5737156/Page28.aspx',
    },
    { checkedOn: '2026-11-30', asOf: 'December 2023' },
  ],
  citySmallEmployer: [
    'Receipts of the year before under which an employer withholds only for the city of its fixed place',
    500_000,
    ohioCode('718.011'),
    { checkedOn: '2026-11-27' },
  ],
  payStubDays: [
    'Days an employer has to hand over a pay statement that a worker asks for',
    10,
    ohioCode('4113.14'),
    { unit: 'days', checkedOn: '2026-11-22' },
  ],
  w2Codes2026: [
    'New on the W-2 of 2026: codes of box 12, and the box of the tipped occupation',
    { tips: 'TP', overtime: 'TT', trumpAccount: 'TA', occupationBox: '14b' },
    { label: 'IRS, General Instructions for Forms W-2 and W-3', url: 'https://www.irs.gov/instructions/iw2w3' },
    { checkedOn: '2026-11-22' },
  ],
});
