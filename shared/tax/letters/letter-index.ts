/** Who sends a letter and why, in the order of the list. */
export const letterGroups = {
  'irs-owed': 'IRS: money you owe',
  'irs-changed': 'IRS: a change or a question',
  'irs-refund': 'IRS: your refund or identity',
  'irs-unfiled': 'IRS: a return that is missing',
  'irs-business': 'IRS: letters to a business',
  ohio: 'Ohio: letters to you',
  'ohio-business': 'Ohio: letters to a business',
  city: 'City or village',
  employer: 'Ohio employers',
  any: 'Any letter',
} as const;

export type LetterGroupId = keyof typeof letterGroups;

/** A letter in the list: enough to find it. */
export type LetterEntry = {
  slug: string;
  /** As printed at the letter's corner; for letters without a number what they are called. */
  number: string;
  name: string;
  group: LetterGroupId;
  /** Further numbers and names that lead to it. */
  aliases: readonly string[];
  /** One of the letters that come most often. */
  common: boolean;
};

const entries = <S extends string>(group: LetterGroupId, rows: readonly Row<S>[]) =>
  rows.map(([slug, number, name, aliases = '', common = false]): LetterEntry & { slug: S } => ({
    slug,
    number,
    name,
    group,
    aliases: aliases === '' ? [] : aliases.split(', '),
    common,
  }));

type Row<S> = [slug: S, number: string, name: string, aliases?: string, common?: boolean];

/** Every letter that is described, in the order of the list. Their texts are in the files of this folder by sender. */
export const letterIndex = [
  ...entries('irs-owed', [
    ['cp14', 'CP14', 'The first bill', 'CP14I, balance due, bill', true],
    ['cp501', 'CP501', 'First reminder', 'CP502'],
    ['cp503', 'CP503', 'Second reminder', 'CP503H'],
    ['cp504', 'CP504', 'They may take your state refund', 'intent to levy', true],
    ['lt11', 'LT11', 'Last notice before wages or bank', 'Letter 1058, L1058, final notice, levy, LT11B', true],
    ['cp90', 'CP90', 'Levy on federal payments', 'CP297, CP91, CP77, CP298'],
    ['lt16', 'LT16', 'Call us about your taxes', ''],
    ['cp523', 'CP523', 'Your payment plan is ending', 'CP623, installment agreement, default'],
    ['cp71c', 'CP71C', 'Yearly reminder', 'CP71, CP71A, CP71D, CP71S'],
    ['cp60', 'CP60', 'A payment was taken off', ''],
    ['cp49', 'CP49', 'Your refund paid an older debt', 'offset'],
  ]),
  ...entries('irs-changed', [
    [
      'cp2000',
      'CP2000',
      'Income that doesn’t match',
      'CP2000A, CP2000B, CP2000C, CP2000D, CP2000E, underreported, mismatch',
      true,
    ],
    ['1099-k-mismatch', '1099-K', 'A 1099-K that doesn’t match', '1099K, payment app, Venmo, PayPal'],
    ['cp3219a', 'CP3219A', 'Notice of deficiency', 'Letter 3219, CP3219, CP3219B, 90-day letter, Tax Court', true],
    ['cp11', 'CP11', 'A correction: you owe', 'CP11A, CP11M, math error'],
    ['cp12', 'CP12', 'A correction: refund changed', 'CP12A, CP12E, CP12M, CP12R'],
    ['cp13', 'CP13', 'A correction: nothing owed', 'CP13A, CP13M, CP13R'],
    ['cp23', 'CP23', 'Estimated payments don’t match', 'CP24, CP25'],
    ['cp21', 'CP21', 'A change was made', 'CP21A, CP21B, CP21C, CP21E, CP21I'],
    ['cp22', 'CP22', 'A change was made: you owe', 'CP22A, CP22E, CP22I'],
    ['cp75', 'CP75', 'Audit by mail of a credit', 'CP75A, CP75D, audit, earned income credit', true],
  ]),
  ...entries('irs-refund', [
    ['cp05', 'CP05', 'Your refund is under review', 'CP05A, CP05B, Letter 4464C, 4464C'],
    ['cp53e', 'CP53E', 'No bank account for the refund', 'CP53, CP53A, CP53B, CP53C, direct deposit'],
    [
      '5071c',
      '5071C',
      'Prove who you are, online',
      'CP5071, CP5071C, 5071F, CP5071F, 6331C, 5447C, CP5447, identity verification',
      true,
    ],
    ['4883c', '4883C', 'Prove who you are, by phone', '6330C'],
    ['cp01a', 'CP01A', 'Your identity protection PIN', 'IP PIN, CP01'],
    ['12c', '12C', 'A form is missing', 'Letter 12C, Form 8962'],
    ['2645c', '2645C', 'They need more time', 'Letter 2645C, 2644C'],
  ]),
  ...entries('irs-unfiled', [
    ['cp59', 'CP59', 'No return on record', 'CP59SN'],
    ['cp515', 'CP515', 'Reminder to file', 'CP515I, CP515B'],
    ['cp516', 'CP516', 'Second reminder to file', 'CP516A'],
    ['cp518', 'CP518', 'Last reminder to file', 'CP518I, CP518B'],
    ['cp3219n', 'CP3219N', 'The IRS figured your tax', 'substitute for return'],
  ]),
  ...entries('irs-business', [
    ['cp161', 'CP161', 'The first bill', 'CP161A, 941'],
    ['cp504b', 'CP504B', 'They may take property', ''],
    ['cp162', 'CP162', 'Late partnership or S corp return', 'CP162A, CP162B, 1065, 1120-S'],
    [
      'cp259',
      'CP259',
      'A business return is missing',
      'CP259A, CP259B, CP259C, CP259D, CP259E, CP259F, CP259G, CP259H',
    ],
    ['cp260', 'CP260', 'A payment was taken off', ''],
    ['cp2100', 'CP2100', 'Wrong names on your 1099s', 'CP2100A, backup withholding, B notice'],
    ['226-j', '226-J', 'Health coverage payment', 'Letter 226J, 226J, ESRP'],
  ]),
  ...entries('ohio', [
    [
      'ohio-identity-quiz',
      'Ohio identity quiz',
      'Prove who you are to Ohio',
      'identity verification, ID confirmation, quiz',
      true,
    ],
    [
      'ohio-variance-notice',
      'Ohio variance notice',
      'Ohio changed your return',
      'VRAT0001, VRAT, 3001, ITVAR, recalculated',
    ],
    ['ohio-billing-notice', 'Ohio billing notice', 'A balance you reported', 'NRAT0001, NRAT, 4001, non-remittance'],
    [
      'ohio-federal-mismatch',
      'Ohio federal income notice',
      'Ohio and IRS figures differ',
      '2001, 5002, FAGI, Ohio CP2000',
    ],
    [
      'ohio-income-tax-not-filed',
      'Ohio return missing',
      'No IT 1040 on record',
      '1003, DQAT, IT 1040, Ohio delinquency',
    ],
    ['ohio-school-district', 'School district notice', 'No SD 100 on record', '7004, SD 100, SD100, school tax'],
    ['ohio-assessment', 'Ohio assessment', 'The legal bill', 'petition for reassessment, assessment', true],
    ['ohio-attorney-general', 'Ohio Attorney General', 'The state collects', 'collections, special counsel'],
  ]),
  ...entries('ohio-business', [
    [
      'ohio-sales-tax-not-filed',
      'Ohio sales tax notice',
      'A sales tax return is missing',
      'DQAT0002, UST-1, vendor, sales tax',
    ],
    [
      'ohio-withholding-not-filed',
      'Ohio withholding notice',
      'A withholding return is missing',
      'IT 501, IT 941, withholding, employer',
    ],
    ['ohio-cat-notice', 'Ohio CAT notice', 'Commercial activity tax', 'commercial activity, CAT'],
  ]),
  ...entries('city', [
    ['rita-non-filing', 'RITA non-filing notice', 'No city return on record', 'RITA, subpoena, municipal', true],
    ['rita-bill', 'RITA bill', 'A balance of city tax', 'estimated tax, RITA balance'],
    ['cca-letter', 'CCA letter', 'City tax, Cleveland and others', 'CCA, Central Collection Agency, Cleveland'],
    [
      'city-inquiry',
      'City tax inquiry',
      'The city’s own tax office',
      'Columbus, Newark, Zanesville, Lancaster, questionnaire',
    ],
  ]),
  ...entries('employer', [
    [
      'odjfs-report-missing',
      'Unemployment report notice',
      'A quarterly report is missing',
      'ODJFS, SOURCE, unemployment tax',
    ],
    [
      'odjfs-determination',
      'Unemployment determination',
      'Rate or liability of your account',
      'contribution rate, ODJFS rate',
    ],
    [
      'odjfs-benefit-charges',
      'Unemployment benefit charges',
      'Benefits charged to your account',
      'benefit charge, claim',
    ],
    ['bwc-lapse', 'BWC lapse notice', 'Your coverage has lapsed', 'BWC, workers’ compensation, lapsed', true],
    ['bwc-true-up', 'BWC true-up notice', 'Report last year’s payroll', 'true up, payroll report'],
  ]),
  ...entries('any', [
    ['is-it-real', 'Is it real?', 'How to tell a real letter', 'fake, scam, phishing, text message', true],
  ]),
] as const;

export type LetterSlug = (typeof letterIndex)[number]['slug'];

/** The heading of a letter's page: `IRS notice CP14`, `IRS letter 5071C`, `Ohio assessment`. */
export function letterHeading({ number, group }: Pick<LetterEntry, 'number' | 'group'>): string {
  if (!group.startsWith('irs')) return number;
  if (/^(CP|LT)/.test(number)) return `IRS notice ${number}`;
  return number === '1099-K' ? 'IRS letter about a 1099-K' : `IRS letter ${number}`;
}
