import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'tax-and-payroll-dates-for-2027',
  title: 'Tax and payroll dates for 2027, weekends worked out',
  published: '2026-11-18T09:00:00-05:00',
  featured: true,
  excerpt:
    'The main federal and Ohio dates of households and small firms in 2027, with weekends and holidays already moved. Dates for the wall, and four that repeat.',
  author: 'dresden-office',
  tags: ['deadlines', 'news', 'ohio'],
  html: `<p>Print this and hang it where you pay bills. When a date falls on a weekend or a federal holiday, it moves to the next business day. We’ve done that part.</p>
<h2 id="january-to-april">Due dates, January to April 2027</h2>
<table>
<caption>First third of 2027</caption>
<thead><tr><th scope="col">Date</th><th scope="col">What</th><th scope="col">Who</th></tr></thead>
<tbody>
<tr><td>Fri, January 15</td><td>last estimate for 2026, federal, Ohio and, for people, city</td><td>people with side work, owners, retirees</td></tr>
<tr><td>Fri, January 15</td><td>last Ohio estimate for 2026 with IT 4738 or IT 1140</td><td>companies that pay for their owners</td></tr>
<tr><td>Mon, January 25</td><td>sales tax for July to December 2026; use tax, fourth quarter</td><td>half-year filers; businesses with a use tax account</td></tr>
<tr><td>Mon, February 1</td><td>W-2 and 1099-NEC for 2026, and the 1099-MISC to the person paid</td><td>everyone who paid people</td></tr>
<tr><td>Mon, February 1</td><td>941, 940, Ohio IT 941, SD 141 and IT 3, fourth-quarter Ohio and city withholding, unemployment</td><td>employers</td></tr>
<tr><td>Wed, February 10</td><td>CAT, fourth quarter</td><td>firms over the exclusion</td></tr>
<tr><td>Mon, March 1</td><td>city withholding reconciliation with W-2s</td><td>employers</td></tr>
<tr><td>Mon, March 15</td><td>partnership and S corporation returns</td><td>partnerships and S corporations</td></tr>
<tr><td>Wed, March 31</td><td>1099-MISC to the IRS, filed electronically</td><td>businesses that paid rent or prizes</td></tr>
<tr><td>Thu, April 1</td><td>first payout from an IRA or 401(k)</td><td>people who turned 73 in 2026</td></tr>
<tr><td>Thu, April 15</td><td>Form 1040, IT 1040, SD 100 and city returns for 2026</td><td>nearly everyone</td></tr>
<tr><td>Thu, April 15</td><td>C corporation return, IT 4738, city net profit return, first Ohio estimate with IT 4738 or IT 1140</td><td>companies</td></tr>
<tr><td>Thu, April 15</td><td>first estimate for 2027</td><td>people, C corporations, and companies with city tax</td></tr>
<tr><td>Fri, April 23</td><td>use tax, first quarter</td><td>businesses with a use tax account</td></tr>
<tr><td>Fri, April 30</td><td>941, Ohio and city quarterly withholding, unemployment</td><td>employers</td></tr>
</tbody>
</table>
<h2 id="may-to-august">Due dates, May to August 2027</h2>
<table>
<caption>Second third of 2027</caption>
<thead><tr><th scope="col">Date</th><th scope="col">What</th><th scope="col">Who</th></tr></thead>
<tbody>
<tr><td>Mon, May 10</td><td>CAT, first quarter</td><td>firms over the exclusion</td></tr>
<tr><td>Sat, May 15</td><td>last day to ask BWC for another number of installments</td><td>employers; do not count on the weekend moving it</td></tr>
<tr><td>Tue, June 15</td><td>second estimate</td><td>people, C corporations, and companies with city tax</td></tr>
<tr><td>Thu, July 15</td><td>second Ohio estimate with IT 4738 or IT 1140</td><td>companies that pay for their owners</td></tr>
<tr><td>Fri, July 23</td><td>sales tax for January to June; use tax, second quarter</td><td>half-year filers; businesses with a use tax account</td></tr>
<tr><td>Mon, August 2</td><td>941, Ohio and city quarterly withholding, unemployment</td><td>employers</td></tr>
<tr><td>Tue, August 10</td><td>CAT, second quarter</td><td>firms over the exclusion</td></tr>
<tr><td>Sun, August 15</td><td>workers’ compensation payroll report</td><td>employers; do not count on the weekend moving it</td></tr>
</tbody>
</table>
<h2 id="september-to-december">Due dates, September to December 2027</h2>
<table>
<caption>Last third of 2027</caption>
<thead><tr><th scope="col">Date</th><th scope="col">What</th><th scope="col">Who</th></tr></thead>
<tbody>
<tr><td>Wed, September 15</td><td>third estimate</td><td>people, C corporations, and companies with city tax</td></tr>
<tr><td>Wed, September 15</td><td>partnership and S corporation returns on extension</td><td>companies that extended</td></tr>
<tr><td>Fri, October 15</td><td>third Ohio estimate with IT 4738 or IT 1140</td><td>companies that pay for their owners</td></tr>
<tr><td>Fri, October 15</td><td>returns on extension: 1040, IT 1040, SD 100, city, 1120</td><td>those who extended</td></tr>
<tr><td>Mon, October 25</td><td>use tax, third quarter</td><td>businesses with a use tax account</td></tr>
<tr><td>Mon, November 1</td><td>941, Ohio and city quarterly withholding, unemployment</td><td>employers</td></tr>
<tr><td>Wed, November 10</td><td>CAT, third quarter</td><td>firms over the exclusion</td></tr>
<tr><td>Mon, November 15</td><td>city net profit return on extension</td><td>companies that extended</td></tr>
<tr><td>Wed, December 15</td><td>last city estimate of companies and last federal one of C corporations for 2027</td><td>companies; people pay on January 18, 2028</td></tr>
<tr><td>Fri, December 31</td><td>last day for most moves that change the 2027 tax, and for the yearly payout from age 73 on</td><td>all</td></tr>
</tbody>
</table>
<h2 id="four-that-repeat">Four payroll and sales tax dates that repeat</h2>
<ul>
<li><strong>The 15th:</strong> federal, Ohio and city withholding for monthly employers.</li>
<li><strong>The 23rd:</strong> sales tax for monthly sellers.</li>
<li><strong>Every payday:</strong> the federal deposit clock starts.</li>
<li><strong>Within 20 days of a hire:</strong> the new-hire report to Ohio.</li>
</ul>
<h2 id="not-on-the-list">Property tax, licenses and other dates not on the list</h2>
<p>County property tax has its own dates. Each county sets them, usually in January or February and again in June or July. See your bill, or the <a href="https://muskingumcountytreasurer.org">Muskingum County treasurer</a>. In Franklin County it is the <a href="https://treasurer.franklincountyohio.gov">Franklin treasurer</a>.</p>
<p>Vehicle tags, liquor permits and professional licenses run on the date printed on them. Add those by hand.</p>
${callout('grey', 'A date is the last day, not the best day. For anything with a login you use once a year, try it one week before.')}
<h2 id="put-it-to-work">How to use these dates</h2>
<ol>
<li>Cross out what isn’t yours. A household keeps three or four lines. A small employer keeps about fifteen.</li>
<li>Move each of yours one week forward on your own calendar.</li>
<li>Write a name next to each.</li>
<li>Note the amount after you pay, and the confirmation number.</li>
</ol>
<p>Official pay links are on our <a href="/resources/tax-payment-center">tax payment center</a>, and <a href="/resources/ohio-business-taxes">Ohio business taxes</a> tells you which lines to cross out. The <a href="/resources/deadlines">deadline calendar</a> keeps the next ones in view during the year. If the list looks longer than your evenings, <a href="/contact">hand us a few lines</a>. Before the year turns, there are <a href="/blog/year-end-moves-before-december-31">moves still open for 2026</a>.</p>`,
  metaDescription:
    'Federal and Ohio tax, payroll and sales tax due dates for 2027 with weekend shifts worked out, for households and small employers.',
};
