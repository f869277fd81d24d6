import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'the-pass-through-entity-tax-form-it-4738',
  title: 'Form IT 4738: when the company pays the owners’ Ohio tax',
  published: '2026-10-14T09:00:00-04:00',
  excerpt:
    'Partnerships and S corporations may pay a 3 percent Ohio tax for their owners and deduct it federally. An example with two partners shows what is won and what it costs.',
  author: 'dresden-office',
  tags: ['business-tax', 'ohio'],
  html: `<p>Two brothers own a heating and cooling firm as equal partners. The firm makes $200,000. Someone tells them to have the partnership pay Ohio tax that neither of them owes. It sounds backward. Sometimes it works.</p>
<h2 id="what-it-is">What the entity tax is</h2>
<p>A partnership, an S corporation or an LLC taxed as one may choose to file <strong>Form IT 4738</strong>. The company pays 3 percent of its Ohio income. Each owner then gets a credit for their share, and the credit is refundable. If the owner’s own Ohio tax is smaller, the rest comes back in cash.</p>
<p>The choice is made each year, and it doesn’t bind the next one. A one-owner LLC that files on the owner’s own return can’t use it.</p>
<h2 id="why-anyone-would">Why owners choose the entity tax</h2>
<p>It is about the federal side. A person can deduct state and local taxes only when itemizing, and only up to a cap: $40,000 for 2025 and $40,400 for 2026, less at very high incomes. A company has no such cap. It deducts the 3 percent as a business cost, so the profit that reaches the owners’ federal returns is smaller.</p>
<h2 id="the-brothers-numbers">Example: two partners, $200,000 of profit</h2>
<ul>
<li>Income $200,000, tax at 3 percent: <strong>$6,000</strong>.</li>
<li>Federal profit goes down by $6,000, that is $3,000 for each.</li>
<li>Suppose both are in the 22 percent bracket and get the 20 percent business deduction. Then each $1,000 less saves $176, not $220.</li>
<li>Federal income tax saved: $6,000 at 17.6 percent is <strong>$1,056</strong> for the two together.</li>
</ul>
<p>And Ohio? Each adds his $3,000 back to his Ohio income. His share of the profit is still covered by the deduction for the first $250,000 of business income. He owes Ohio nothing on it. So the $3,000 credit comes back as a refund.</p>
<p>In short: they lend Ohio $6,000 for some months and save about $1,056 of federal tax, less the cost of the extra form.</p>
<table>
<caption>Who should look, and who can skip</caption>
<thead><tr><th scope="col">Look at it</th><th scope="col">Skip it</th></tr></thead>
<tbody>
<tr><td>owners who take the standard deduction</td><td>a single-owner LLC on Schedule C</td></tr>
<tr><td>owners over the cap</td><td>a company with little profit</td></tr>
<tr><td>profit above $250,000 an owner, where Ohio tax is really due</td><td>owners who can’t wait for a refund</td></tr>
<tr><td>a company that pays nonresident owners</td><td>a firm with a loss</td></tr>
</tbody>
</table>
<h2 id="the-catches">Disadvantages of the entity tax</h2>
<ol>
<li><strong>Timing.</strong> For the deduction to land in this year, when the money is paid matters. Ask before December 31, not in April.</li>
<li><strong>The refund next spring.</strong> Part of it may have to be looked at as income next year. Your own return decides.</li>
<li><strong>Cash.</strong> $6,000 leaves in up to four parts, from April to January, and is back after the owners file.</li>
<li><strong>Partners have to agree.</strong> It is paid for all, in line with shares.</li>
<li><strong>City and school district.</strong> A traditional-base school district may look at it differently. Ask about your address.</li>
</ol>
<h2 id="dates">Due date of Form IT 4738</h2>
<p>The return is due on <strong>April 15</strong>, for tax year 2026 on April 15, 2027. The company pays estimates by April 15, July 15, October 15 and January 15 (Ohio Revised Code, section 5747.43). Payments go through <a href="https://myportal.tax.ohio.gov">OH|TAX eServices</a>.</p>
${callout('grey', 'The rate is 3 percent. Old articles that quote 5 percent describe 2022.')}
<h2 id="a-three-minute-test">A three-minute test: is IT 4738 worth a look?</h2>
<p>Write down three things: the company’s expected profit, each owner’s federal bracket, and whether each itemizes. If the profit is over $100,000 and the bracket is 22 percent or more, it’s worth running both versions. Ask about it under <a href="/services/business-tax">business tax</a>, and look at the other <a href="/blog/year-end-moves-before-december-31">year-end moves</a>. If the firm is still a sole ownership, read <a href="/blog/when-an-s-election-starts-to-pay">when an S election starts to pay</a> first.</p>`,
};
