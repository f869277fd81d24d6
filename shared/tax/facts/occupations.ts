import { facts } from './fact.ts';
import { byAccounts, federalCode, ohioCode, ohioRule } from './sources.ts';

/** Rules for single kinds of businesses. Rates as fractions, periods in days. */
export const occupations = facts('trades', 2026, '2027-12-31', '2026-11-21', {
  furnishingNoticeDays: [
    'Days from first work for a subcontractor’s notice of furnishing',
    21,
    ohioCode('1311.05'),
    { unit: 'days' },
  ],
  lienDays: [
    'Days from last work to record a mechanic’s lien: one- or two-family home or condominium unit, other buildings, oil or gas well; days after that to serve a copy on the owner',
    { home: 60, other: 75, well: 120, served: 30 },
    { ...ohioCode('1311.06'), label: 'Ohio Revised Code, sections 1311.06 and, from secondary sources, 1311.07' },
    { unit: 'days' },
  ],
  percentageDepletion: [
    'Percentage depletion for small producers and royalty owners, and its cap as a part of taxable income',
    { rate: 0.15, cap: 0.65 },
    federalCode('613A'),
    { unit: 'fraction of 1' },
  ],
  bonusDepreciation: [
    'First-year write-off of equipment bought after January 19, 2025',
    1,
    { label: 'Public Law 119-21, section 70301', url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf' },
    { unit: 'fraction of 1' },
  ],
  productionSpace: [
    'First-year write-off of production space: part of it; begun after, begun before, in use before',
    { part: 1, after: '2025-01-19', begun: '2029-01-01', inUse: '2031-01-01' },
    { label: 'Public Law 119-21, section 70307', url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf' },
    { unit: 'fraction of 1', checkedOn: '2026-11-30' },
  ],
  ownersPay: [
    'Owner’s part of a pass-through company from which pay from it counts as business income in Ohio',
    { part: 0.2 },
    {
      label: 'Ohio Department of Taxation, compensation of an investor (R.C. 5733.40; a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5699&AFMID=11354',
    },
    { unit: 'fraction of 1', checkedOn: '2026-11-28' },
  ],
  alwaysTaxed: [
    'What Ohio taxes even where it is carried out',
    'soft drinks and alcohol',
    {
      label: 'Ohio Department of Taxation, food service industry (a page without a date)',
      url: 'https://www.tax.ohio.gov/TaxEducation/careers/FoodServiceIndustry.aspx',
    },
    { checkedOn: '2026-11-29' },
  ],
  softDrink: [
    'What is a soft drink for sales tax (Ohio Revised Code, section 5739.01(EEE)(2)(c))',
    'any with a sweetener, sweet tea and lemonade too, but not one with milk or a milk substitute or with more than half juice',
    {
      label: 'Ohio Department of Taxation, food service industry (a page without a date)',
      url: 'https://www.tax.ohio.gov/TaxEducation/careers/FoodServiceIndustry.aspx',
    },
    { checkedOn: '2026-11-30' },
  ],
  onPremises: [
    'What counts as the premises of who sells food, and what to ask the customer',
    'a common seating area of a food court, the seats of a food truck, an own or rented parking lot; for here or to go',
    {
      label: 'Ohio Department of Taxation, information release ST 2012-01, as the SALT Report tells it',
      url: 'https://report.saltcpa.com/2012/12/ohio-taxability-of-food-sold-and-soft-drinks/',
    },
    { checkedOn: '2026-11-30', asOf: 'December 2012' },
  ],
  cottageFood: [
    'What Ohio asks of a cottage food, which is sold in Ohio only (Ohio Administrative Code, rule 901:3-20-05)',
    'no license and no inspection, but a label, and samples when the Department of Agriculture asks',
    {
      label:
        'Ohio State University, agricultural law blog, on the cottage food rules; what is barred: rule 901:3-20-05',
      url: 'https://ohioaglaw.wordpress.com/category/food/',
    },
    { checkedOn: '2026-11-30', asOf: 'January 2016' },
  ],
  cottageLabel: [
    'What the label of a cottage food says (Ohio Revised Code, section 3715.023)',
    'the name and address of the business, the name of the food, its ingredients by weight, its net weight and volume, and “This product is home produced.” in ten-point type',
    {
      label: 'Ohio Revised Code, section 3715.023, from secondary sources',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-3715.023',
    },
    { checkedOn: '2026-11-30' },
  ],
  homeBakery: [
    'What Ohio asks of who bakes at home what has to stay cold',
    'a home bakery license of the Ohio Department of Agriculture, which looks at the kitchen first',
    {
      label: 'Union County Health Department, in-home and cottage foods, from secondary sources',
      url: 'https://www.uchd.net/in-home-cottage-foods',
    },
    { checkedOn: '2026-11-30' },
  ],
  transientLicense: [
    'License of a seller without a fixed place, and its rate',
    'one transient license for the whole state, at the rate of the county where it stands',
    {
      label: 'Greene County Auditor, vendor’s license (a page without a date)',
      url: 'https://www.greenecountyohio.gov/975/Vendor-License',
    },
    { checkedOn: '2026-11-29' },
  ],
  businessLandRoyalties: [
    'Royalties that Ohio’s business income deduction probably reaches',
    'of land that a business such as a farm uses',
    {
      label: 'Ohio Department of Taxation, mineral rights, questions 4878 and 5706 (pages without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=4878&AFMID=11354',
    },
    { checkedOn: '2026-11-29' },
  ],
  vendorsLicense: [
    'Vendor’s license, paid once: for each fixed place, or one from which a crew is sent, and a transient one',
    50,
    {
      label: 'Fairfield County Auditor, fee since April 2025; Clinton County Auditor, moves (a page without a date)',
      url: 'https://co.fairfield.oh.us/auditor/fc-vendors-licenses.html',
    },
    { checkedOn: '2026-11-30', asOf: 'April 2025' },
  ],
  exemptionForms: [
    'Forms by which a buyer claims that no sales tax is due: for one sale, for all sales to come',
    { one: 'STEC U', all: 'STEC B' },
    byAccounts({
      label: 'Ohio Department of Taxation, Forms STEC U and STEC B',
      url: 'https://tax.ohio.gov/static/forms/fill-in/sales_and_use/exemption_certificates/st_stec_b_fi.pdf',
    }),
    { checkedOn: '2026-11-30' },
  ],
  exemptionCertificate: [
    'What makes an exemption certificate complete, besides a signature',
    'the buyer’s name and business address, its Ohio tax number (such as a vendor’s license) if it has one, its kind of business or organization, and the reason',
    ohioRule('5703-9-03'),
    { checkedOn: '2026-11-30', asOf: 'September 2024' },
  ],
  exemptionEffect: [
    'What a seller with a fully completed exemption certificate owes',
    'no tax on that sale, even if the claim was wrong',
    {
      ...ohioCode('5739.03'),
      label: 'Ohio Revised Code, section 5739.03(B)(1), as quoted by the U.S. Department of State',
      url: 'https://2009-2017.state.gov/ofm/tax/sales/230673.htm',
    },
    { checkedOn: '2026-11-30' },
  ],
  exemptBuyers: [
    'Nonprofits that buy without sales tax, but for a trade or business of theirs',
    'churches, organizations under section 501(c)(3) and other charities',
    {
      label: 'Ohio Department of Taxation, information release ST 1994-04',
      url: 'https://www.tax.ohio.gov/sales_and_use/information_releases/st199404.aspx',
    },
    { checkedOn: '2026-11-30', asOf: 'July 1994' },
  ],
  constructionCertificates: [
    'Forms by which materials built into an exempt building are bought without sales tax: from its owner to the contractor, from the contractor to the supplier',
    { owner: 'STEC CC', contractor: 'STEC CO' },
    {
      label: 'Ohio Department of Taxation, Forms STEC CC and STEC CO, as copied by a forms archive',
      url: 'https://ses.stf.com/bookmarks/Candice%20Butts/Candice_wsw/0018/2023081012143679232393.htm',
    },
    { checkedOn: '2026-11-30', asOf: 'April 2024' },
  ],
  electionPeriod: [
    'Time to elect S status, from the start of the tax year',
    { months: 2, days: 15 },
    federalCode('1362'),
    { unit: { months: 'months', days: 'days' } },
  ],
});
