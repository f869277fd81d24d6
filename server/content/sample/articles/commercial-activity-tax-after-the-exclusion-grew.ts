import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'commercial-activity-tax-after-the-exclusion-grew',
  title: 'Ohio’s commercial activity tax: who still files?',
  published: '2026-06-18T09:15:00-04:00',
  excerpt:
    'The first $6 million of Ohio receipts is now free of the CAT, and there is no minimum tax. Who still has to file, one example, and how to leave cleanly.',
  author: 'dresden-office',
  tags: ['business-tax', 'ohio'],
  html: `<p>For years, nearly every shop in Ohio paid a small yearly amount called the CAT minimum. It’s gone. So is the yearly return. Yet an owner may still file for nothing, or get a notice for stopping the wrong way.</p>
<h2 id="the-rule-now">Who pays the commercial activity tax now</h2>
<p>The commercial activity tax is on <strong>gross receipts</strong>, not on profit. The rate is 0.26 percent. It applies only to Ohio receipts over an exclusion, and the exclusion grew twice.</p>
<table>
<caption>Exclusion by year</caption>
<thead><tr><th scope="col">Year</th><th scope="col">Free of tax</th><th scope="col">Rate above it</th></tr></thead>
<tbody>
<tr><td>2024</td><td>$3,000,000</td><td>0.26%</td></tr>
<tr><td>2025 and later</td><td>$6,000,000</td><td>0.26%</td></tr>
</tbody>
</table>
<p>At or under the exclusion there is nothing to pay and nothing to file. Above it, you file each quarter. There are no yearly filers anymore.</p>
<h2 id="what-counts-as-a-receipt">Which receipts count for the CAT</h2>
<p>Everything you take in for goods, work and rent in Ohio, before costs. Sales tax you collect doesn’t count. Neither do loans, or money the owner puts in. A truck dealer with a two percent profit and a consultant with sixty percent are treated the same, and that is exactly why some low-margin firms feel this tax and others never see it.</p>
<p>Receipts follow the customer. Goods shipped out of Ohio are not Ohio receipts.</p>
<h2 id="an-example">An example</h2>
<p>A building supplier in Zanesville expects $7,200,000 of Ohio receipts in 2026.</p>
<ul>
<li>Over the exclusion: $7,200,000 less $6,000,000 is $1,200,000.</li>
<li>At 0.26 percent: <strong>$3,120</strong> for the year.</li>
</ul>
<p>The tax starts in the quarter in which the total passes six million. If that happens in October, no tax is due for the first three quarters of the year.</p>
<h2 id="the-2026-dates">CAT due dates for 2026</h2>
<p>Quarterly returns are due on <strong>May 11, August 10 and November 10, 2026</strong>, and on February 10, 2027 for the fourth quarter. You file and pay online; start from <a href="https://tax.ohio.gov">tax.ohio.gov</a>.</p>
<h2 id="two-companies-one-owner">Companies with the same owner count together</h2>
<p>Companies under common ownership are added together. Three LLCs at $2.5 million each, all owned by the same couple, make $7.5 million. They share one exclusion. Splitting a company to stay under the line does not work, and finding out from the state is the expensive way.</p>
${callout('grey', 'Own more than half of two companies? Add up all of them before you decide that you don’t need to file.')}
<h2 id="how-to-leave">How to cancel a CAT account</h2>
<p>If your Ohio receipts are under the exclusion and will stay there, cancel the account. Don’t just stop. An open account expects a return every quarter, and the system writes a notice when none comes. Cancel online, print the confirmation, file it with the papers that matter.</p>
<p>And if you grow? Register again when you pass the line, not at the end of the year.</p>
<h2 id="a-short-check-for-this-month">Check whether you have to file the CAT</h2>
<ol>
<li>Look at the last twelve months of Ohio receipts. Include every company you control.</li>
<li>Under $6 million with an open account? Cancel it.</li>
<li>Over, or close? Put the four dates on the calendar and set aside 26 cents for each $100 over the line.</li>
<li>Got a notice already? Bring it. Many of these can be closed with one form.</li>
</ol>
<p>The five-question guide on <a href="/resources/ohio-business-taxes">Ohio business taxes</a> shows which of the other taxes reach you. For a firm near the line, such as in <a href="/industries/manufacturing">manufacturing</a> or <a href="/industries/construction">construction</a>, we can check the total each quarter as part of the <a href="/services/business-tax">business tax</a> work.</p>`,
};
