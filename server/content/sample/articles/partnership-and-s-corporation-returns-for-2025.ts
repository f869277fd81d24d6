import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'partnership-and-s-corporation-returns-for-2025',
  title: 'Partnership and S corporation returns for 2025, due March 16, 2026',
  published: '2026-02-26T08:00:00-05:00',
  excerpt:
    'The company files first, because the owners need its K-1 to file at all. What is due on March 16, 2026, what comes a month later, and what to send us now.',
  author: 'dresden-office',
  taxYear: 2025,
  tags: ['business-tax', 'deadlines'],
  html: `<p>If you own part of a company, you have two tax deadlines, and the first one is sooner than most people think. March 15 is a Sunday this year, so partnership and S corporation returns are due on <strong>Monday, March 16, 2026</strong>.</p>
<h2 id="why-the-company-goes-first">Why the company files first</h2>
<p>A partnership or an S corporation usually pays no federal income tax itself. It reports the year’s profit and splits it among the owners on a form called Schedule K-1. You need that K-1 to do your own return. A company that files late makes every owner late, or makes every owner guess.</p>
<p>The penalty for a late return is counted per owner and per month, even when no tax is due. A small firm with four partners and a profit of zero can still owe money for being late. That surprises people more than any tax rate.</p>
<h2 id="who-files-what">Which business return is due when</h2>
<table>
<caption>Business returns for 2025</caption>
<thead><tr><th scope="col">Kind of business</th><th scope="col">Federal return</th><th scope="col">Due in 2026</th></tr></thead>
<tbody>
<tr><td>LLC with one owner, sole owner</td><td>Schedule C with your own 1040</td><td>April 15</td></tr>
<tr><td>LLC with two or more owners, partnership</td><td>Form 1065</td><td>March 16</td></tr>
<tr><td>LLC or corporation with an S election</td><td>Form 1120-S</td><td>March 16</td></tr>
<tr><td>C corporation</td><td>Form 1120</td><td>April 15</td></tr>
<tr><td>Ohio pass-through entity tax, if elected</td><td>IT 4738</td><td>April 15</td></tr>
<tr><td>City net profit</td><td>the city’s own form, or through the state</td><td>April 15</td></tr>
</tbody>
</table>
<p>The state doesn’t have a March form. In most small companies Ohio looks at the owners’ returns. If an owner lives outside Ohio, or you choose the entity tax, the company files in April: IT 1140, IT 4708 or IT 4738.</p>
<h2 id="what-we-need-from-you">Papers for the company return</h2>
<ol>
<li>A profit and loss report and a balance sheet for 2025, as of December 31.</li>
<li>The December bank and loan statements, so the balances can be proved.</li>
<li>Payroll totals: the four 941 forms and the W-3.</li>
<li>A list of anything bought for more than a few hundred dollars that lasts longer than a year, with the date you began to use it.</li>
<li>Money owners put in or took out, by owner.</li>
<li>Changes in who owns what, with dates.</li>
</ol>
<p>If number five is a mess, you’re in good company. Most owners pay for one or two business things from a private card and the other way round. Mark what you can. We sort the rest with you.</p>
<h2 id="if-the-books-are-not-ready">If the books are not ready: file an extension</h2>
<p>File an extension by March 16. It is one form, it gives the company six more months to file, and it needs no reason. It does not move your own April payment, though. You still have to estimate your share of the profit and pay on time.</p>
${callout('blue', 'An S corporation must also show pay for an owner who works in the business, unless the work was minor and nothing was taken out. If you took money out all year and ran no payroll, tell us before the return is filed, not after.')}
<h2 id="after-march">What is due after March</h2>
<p>Once the K-1s are out, the owners’ returns, the city net profit return and the first estimate for 2026 all land on April 15. It makes sense to do them in one sitting. Our <a href="/services/business-tax">business tax</a> page lists what we prepare, and <a href="/resources/ohio-business-taxes">Ohio business taxes</a> shows which state and city taxes reach you. If you run an S corporation and wonder whether it still pays off, <a href="/blog/when-an-s-election-starts-to-pay">here is the arithmetic</a>.</p>`,
};
