import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'ohio-income-tax-for-2026-one-rate',
  title: 'Ohio income tax for 2026: one rate, and what that saves',
  published: '2026-10-01T08:30:00-04:00',
  excerpt:
    'For 2026 Ohio drops its top bracket: 2.75 percent above $26,050 of income that is not from a business. Two households in dollars, a step that surprises, and what stays.',
  author: 'dresden-office',
  tags: ['personal-tax', 'ohio', 'news'],
  html: `<p>In 2025 Ohio had two rates, 2.75 percent and, above $100,000, a higher one of 3.125 percent. For 2026 the higher one is gone. The state budget act of 2025 did it, and you will see it on the return you file next spring.</p>
<p>Between $26,050 and $100,000 the change is ten dollars. Above that it’s more. Let’s count before anyone plans a vacation.</p>
<h2 id="the-two-tables">Ohio tax tables for 2025 and 2026</h2>
<table>
<caption>Ohio tax on nonbusiness income</caption>
<thead><tr><th scope="col">Taxable income</th><th scope="col">2025</th><th scope="col">2026</th></tr></thead>
<tbody>
<tr><td>$26,050 or less</td><td>nothing</td><td>nothing</td></tr>
<tr><td>more than $26,050</td><td>$342 plus 2.75% of the rest</td><td>$332 plus 2.75% of the rest</td></tr>
<tr><td>more than $100,000</td><td>$2,394.32 plus 3.125% above $100,000</td><td>same as the line above</td></tr>
</tbody>
</table>
<p>“Taxable” means after the Ohio exemptions. Ohio has no standard deduction. Instead each person on the return counts for $2,400 if the income is up to $40,000, for $2,150 up to $80,000 and for $1,900 above that. Indexing is on hold for both years, so these did not move.</p>
<h2 id="household-one-62-000-single">Household one: $62,000, single</h2>
<p>One exemption of $2,150 leaves $59,850. That is $33,800 over the line.</p>
<ul>
<li>2025: $342 plus $929.50 is <strong>$1,272</strong>.</li>
<li>2026: $332 plus $929.50 is <strong>$1,262</strong>.</li>
</ul>
<p>Ten dollars.</p>
<h2 id="household-two-140-000-a-couple-with-two-children">Household two: $140,000, a couple with two children</h2>
<p>Four exemptions of $1,900 leave $132,400.</p>
<ul>
<li>2025: $2,394.32 plus 3.125 percent of $32,400 is <strong>$3,407</strong>.</li>
<li>2026: $332 plus 2.75 percent of $106,350 is <strong>$3,257</strong>.</li>
</ul>
<p>A difference of $150, before credits. It grows by $3.75 for each further $1,000.</p>
<h2 id="the-step-at-26-050">The jump in Ohio tax at $26,050</h2>
<p>Look at the first line once more. At $26,050 the tax is zero. At $26,051 it is $332. That isn’t a printing error. The law charges the whole amount on the first dollar over the line. If you are close, a contribution to a retirement account can be worth more than it looks. Retired people who choose how much to draw should know this number.</p>
<h2 id="what-did-not-change">What did not change for 2026</h2>
<ul>
<li><strong>Business income.</strong> The first $250,000 of business profit is still deducted ($125,000 if you are married and file apart), and the rest is taxed at 3 percent.</li>
<li><strong>Social Security.</strong> Still not taxed by Ohio.</li>
<li><strong>City and school district tax.</strong> Not touched.</li>
<li><strong>Estimates.</strong> Still needed if the tax less withholding is more than $500.</li>
</ul>
<p>One limit did move. From 2026 on there are no exemptions at all for incomes of $500,000 and more; for 2025 that began at $750,000.</p>
${callout('grey', 'If you pay Ohio estimates with the 2026 worksheet, note that it still shows the table of 2025. Paying by it does no harm: the extra comes back with the return. The final booklet for 2026 was not out when we wrote this.')}
<h2 id="what-to-do-now">What to do about the 2026 change</h2>
<p>For most people: nothing. The employer’s software has the new tables. If your household looks like the second one, and your paycheck did not change this year, ask payroll whether the update was loaded.</p>
<p>The <a href="/resources/tax-calculator">tax calculator</a> lets you switch between 2025 and 2026 and shows both. If you live near Lancaster, Pickerington or Newark, add the district, since <a href="/blog/school-district-income-tax-in-plain-words">that tax</a> may well be larger than the change above.</p>`,
  metaDescription:
    'Ohio’s income tax has one rate of 2.75 percent for 2026. Two worked examples compare it with 2025, with notes on exemptions and withholding.',
};
