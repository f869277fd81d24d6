import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'two-years-behind-on-the-books',
  title: 'Two years behind on the books? Start from the last return',
  published: '2026-05-20T08:40:00-04:00',
  excerpt:
    'It looks worse than it is. How to catch up without stopping the business: the order of work, what the bank still has, and when a rough number is good enough.',
  author: 'advisory-desk',
  tags: ['bookkeeping', 'business-tax'],
  html: `<p>Somewhere there is a box, and a login nobody has used since 2024. You know roughly what the business earns. You also know that “roughly” stops working the day the bank, a buyer or the IRS asks.</p>
<p>We have good news of a dry kind: most of the record still exists. It’s just not in one place.</p>
<h2 id="why-you-should-not-begin-with-the-oldest-month">Where to begin</h2>
<p>Each month starts with the balances of the month before. So you need one point that is proved, and you go forward from there:</p>
<ol>
<li><strong>The last return that was filed,</strong> or the last statement that was reconciled. Enter its balances: bank, loans, equipment.</li>
<li><strong>The old year in totals.</strong> Sort it by type and prove the bank at year end.</li>
<li><strong>This year month by month,</strong> from January on.</li>
<li><strong>Last month in full detail.</strong> From here the books stay current.</li>
</ol>
<h2 id="gather-in-this-order">Records to gather, in this order</h2>
<ul>
<li>Statements for every bank account, card and loan. Banks keep years of them online. Download them all before you close any account.</li>
<li>Sales records from the register, the card processor and the online shop. Their yearly reports are often better than your own.</li>
<li>Payroll reports, by quarter.</li>
<li>The last return that was filed, with its balance sheet and its list of equipment.</li>
<li>1099 and 1098 forms that came by mail.</li>
</ul>
<p>Now throw nothing away, but stop looking for small receipts. A bank line plus a believable purpose covers most of what is missing. Meals, travel and cars are the exception: those need details.</p>
<h2 id="how-good-is-good-enough">How exact old books have to be</h2>
<table>
<caption>Detail by age</caption>
<thead><tr><th scope="col">Period</th><th scope="col">Aim for</th></tr></thead>
<tbody>
<tr><td>last three months</td><td>every line sorted, balances proved</td></tr>
<tr><td>rest of this year</td><td>every line sorted, bank proved each month</td></tr>
<tr><td>a year with a return still due</td><td>sorted by type, bank proved at year end</td></tr>
<tr><td>older, return already filed</td><td>balances carried forward only</td></tr>
</tbody>
</table>
<p>This surprises people who expected to rebuild each day. The purpose decides the detail. A return needs correct totals that you can defend. A lender needs a trend. Nobody needs to know what you bought at the hardware store on a Tuesday in 2024, unless it was a machine.</p>
<h2 id="traps-in-old-books">Common mistakes in old books</h2>
<ul>
<li><strong>Transfers counted as income.</strong> Money moved from savings is not a sale. Look for equal amounts on both sides.</li>
<li><strong>Loan money counted as income.</strong> Same mistake, bigger number.</li>
<li><strong>Card payments counted as costs.</strong> The charges are the cost. Paying the card is not.</li>
<li><strong>Sales tax counted as sales.</strong> It was never yours. <a href="/blog/sales-tax-collected-is-not-your-money">Here is why</a>.</li>
<li><strong>Owner’s money.</strong> What you put in is not income, and what you took out is not a wage.</li>
</ul>
<h2 id="and-the-returns">In which order to file old returns</h2>
<p>File them in order, oldest first, once the totals are ready. If there is a refund in an old year, there’s a time limit on it. If there is tax due, interest runs each day, so send something as soon as you know the size.</p>
${callout('green', 'A one-hour start: log in to the bank, download the statements for the last 24 months, and put them in one folder. After that hour the job has a shape.')}
<p>Then bring the folder. Our <a href="/services/bookkeeping">bookkeeping</a> clean-up begins with a look at what you have and a list of what is really missing. When the past is done, <a href="/blog/close-the-month-in-five-days">five days a month</a> keeps it that way.</p>`,
};
