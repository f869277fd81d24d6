import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'when-an-s-election-starts-to-pay',
  title: 'When an S election starts to pay',
  published: '2026-09-03T08:30:00-04:00',
  excerpt:
    '“Become an S corp and save on taxes” leaves out three costs. A full 2026 example with $90,000 of profit shows the saving on paper and the one that is left.',
  author: 'advisory-desk',
  tags: ['business-formation', 'business-tax'],
  html: `<p>Someone at a cookout told you to become an S corporation. What did they leave out?</p>
<p>The idea is sound. A sole owner or a one-owner LLC pays self-employment tax on nearly all of the profit. An S corporation splits it. Part is your wage, with Social Security and Medicare on it. The rest is a share of profit, without them. Now let’s do the whole sum, and not only the first line.</p>
<h2 id="the-example">Example: $90,000 of profit in 2026</h2>
<p>A married owner earns <strong>$90,000</strong> of profit in 2026. The spouse has a job that pays $60,000. They file together and take the standard deduction. As an S corporation, the owner would be paid $55,000, and we assume that is a fair wage for the work.</p>
<table>
<caption>Payroll-type taxes for 2026</caption>
<thead><tr><th scope="col">Item</th><th scope="col">LLC, no election</th><th scope="col">S corporation</th></tr></thead>
<tbody>
<tr><td>Self-employment tax</td><td>$12,717</td><td>$0</td></tr>
<tr><td>Social Security and Medicare, both halves, on $55,000</td><td>$0</td><td>$8,415</td></tr>
<tr><td>Ohio and federal unemployment</td><td>$0</td><td>$299</td></tr>
<tr><td><strong>Sum</strong></td><td><strong>$12,717</strong></td><td><strong>$8,714</strong></td></tr>
</tbody>
</table>
<p>On paper that saves <strong>$4,003</strong>. This is where the talk at the cookout ended.</p>
<h2 id="what-the-second-line-takes-back">The smaller 20 percent deduction</h2>
<p>There is a federal deduction of 20 percent of business income. Your own wage does not count as business income. So the base shrinks.</p>
<ul>
<li>LLC: 20 percent of $83,642 is a deduction of $16,728.</li>
<li>S corporation: 20 percent of $30,494 is a deduction of $6,099.</li>
</ul>
<p>The S corporation also loses the deduction for half of the self-employment tax, though it deducts its own share of the payroll taxes. Put it all together, and the couple’s taxable income goes up from $94,713 to $107,195. That costs <strong>$2,137</strong> more in income tax.</p>
<p>What is left: <strong>$1,866</strong>.</p>
<h2 id="what-the-third-line-takes-back">Payroll and return costs of an S corporation</h2>
<p>An S corporation needs a payroll, a return of its own on Form 1120-S, a balance sheet that ties out, and W-2s. Add up what you would pay for that in a year. The company deducts it, and each dollar of it takes 17.6 cents off the tax. If it is more than about $2,260, this owner should wait.</p>
<p>And Ohio? It makes little difference here. The state’s business income deduction covers profit of up to $250,000, and it covers wages from a company you own 20 percent or more of as well. City tax is a different matter, since wages are taxed where the work is done.</p>
<h2 id="so-where-is-the-point">What decides whether an S election pays</h2>
<p>It moves with four things. How big is the gap between the profit and a fair wage? Does the spouse’s income push you into a higher bracket? Do you already run payroll for others, so that one more person costs little? Do you plan to leave money in the company?</p>
<p>Below a profit equal to your own fair wage, there’s nothing to split. For a builder with three employees and $150,000 of profit, the answer may be very different from the one above.</p>
<h2 id="the-wage-is-not-a-free-choice">The wage is not a free choice</h2>
${callout('red', 'An owner who works must be paid a reasonable wage before taking profit. “Reasonable” means what you would pay a stranger for the same hours and skill. Write down how you got to the number, and keep the page.')}
<p>A wage of $12,000 for full-time work invites an audit, and an audit can turn the rest into wages too.</p>
<h2 id="the-other-side-of-the-door">What to ask before you elect S</h2>
<p>Getting in is one form with a deadline early in the year. Getting out, or moving a building out later, can be costly. Losses, partners with different shares, and a house or land in the company are all reasons to ask first.</p>
<p>Want your own numbers in that table? The <a href="/resources/paycheck">paycheck and S corporation helper</a> gives a first look. For the whole sum, bring last year’s return and this year’s profit to date. We can run both versions side by side: start at <a href="/services/business-formation">business formation</a> or <a href="/schedule">book a time</a>. The basics of the filing are in <a href="/blog/llc-in-ohio-from-name-to-first-sale">an LLC in Ohio</a>.</p>`,
};
