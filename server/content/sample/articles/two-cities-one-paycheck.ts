import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'two-cities-one-paycheck',
  title: 'Two cities, one paycheck: how Ohio’s municipal tax works',
  published: '2026-03-05T09:15:00-05:00',
  updated: '2026-11-22T09:00:00-05:00',
  excerpt:
    'Live in Dresden, work in Zanesville, and both have an income tax. A worked example shows who takes what, what a credit does, and when to file at home.',
  author: 'dresden-office',
  tags: ['personal-tax', 'ohio'],
  html: `<p>Take a nurse who lives in Dresden and drives to a job in Zanesville. Her wage is $48,000. Zanesville takes its tax out of each check. In March a letter comes from home, and she asks the fair question: do I really owe two cities for the same work?</p>
<p>A little, in her case. It depends on one line in the home town’s ordinance.</p>
<h2 id="the-workplace-comes-first">The city where you work taxes first</h2>
<p>In Ohio, the city where you work taxes the wage first. The city where you live may tax it second. Most home towns then give a credit for what the work city took. Some give all of it, some give part, and a few give none.</p>
<table>
<caption>Rates of towns near us, in percent</caption>
<thead><tr><th scope="col">Rate</th><th scope="col">Towns</th></tr></thead>
<tbody>
<tr><td>1.0</td><td>Dresden, Frazeysburg, Pickerington</td></tr>
<tr><td>1.5</td><td>South Zanesville</td></tr>
<tr><td>1.75</td><td>Newark</td></tr>
<tr><td>1.85</td><td>Marietta</td></tr>
<tr><td>1.9</td><td>Zanesville</td></tr>
<tr><td>2.0</td><td>Cambridge, Coshocton, Heath, Mount Vernon, Newcomerstown</td></tr>
<tr><td>2.25</td><td>New Concord</td></tr>
<tr><td>2.3</td><td>Lancaster</td></tr>
<tr><td>2.5</td><td>Columbus, Reynoldsburg</td></tr>
</tbody>
</table>
<p>Rates change by vote. Look up a street address in <a href="https://thefinder.tax.ohio.gov">The Finder</a> before you rely on one.</p>
<h2 id="our-nurse-in-dollars">Example: city tax on a $48,000 wage</h2>
<p>Zanesville: $48,000 at 1.9 percent is <strong>$912</strong>. That is already paid through her check.</p>
<p>Dresden: $48,000 at 1.0 percent is <strong>$480</strong> before any credit. Now three cases:</p>
<ul>
<li>Full credit up to the home rate: she owes Dresden nothing more.</li>
<li>Half credit: she owes $240.</li>
<li>No credit: she owes the whole $480.</li>
</ul>
<p>Which case applies is written in the ordinance. By RITA’s table of July 2026 Dresden credits half, so she owes $240. For another town ask its tax office or us, and don’t trust a neighbor’s answer from ten years ago. A council can change the credit without touching the rate.</p>
<h2 id="what-is-taxed-and-what-is-not">What is taxed and what is not</h2>
<p>City tax falls on wages and on business profit. It is based on box 5 of the W-2, so money you put into a 401(k) does not lower it. It does not fall on interest, dividends, stock gains, pensions or Social Security. That is why many retired people owe the city nothing at all.</p>
<h2 id="three-mix-ups-to-check-now">Three common mistakes with city tax</h2>
<ol>
<li><strong>The wrong town.</strong> A Zanesville mailing address can be outside the city limits. So can a Pickerington one. The line on the map decides, not the post office.</li>
<li><strong>No local tax taken.</strong> If box 19 of your W-2 is empty and you worked inside a city, you may owe the whole year at once.</li>
<li><strong>Days worked elsewhere.</strong> If your employer withheld for Columbus all year but you worked at home on Fridays, a refund may be due. It takes a form, a list of days and the employer’s signature.</li>
</ol>
<h2 id="do-you-have-to-file-at-home">Do you have to file at home?</h2>
<p>Often yes, even when nothing is due. In many towns every adult who lives there files each year. For 2026, city returns are due on April 15, 2027. If your home town collects through <a href="https://www.ritaohio.com">RITA</a>, its site tells you whether it has an exemption form instead.</p>
${callout('grey', 'School district tax is a third thing. It follows your home only, and it is part of the state filing. We explain it in <a href="/blog/school-district-income-tax-in-plain-words">school district income tax in plain words</a>.')}
<p>The <a href="/resources/tax-calculator">tax calculator</a> takes a city rate as well as the federal and Ohio figures. If a letter is already on the table, <a href="/contact">send it to us</a> with both sides of every page.</p>`,
};
