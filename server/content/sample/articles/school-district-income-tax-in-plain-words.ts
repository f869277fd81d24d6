import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'school-district-income-tax-in-plain-words',
  title: 'School district income tax in plain words',
  published: '2026-03-12T08:45:00-04:00',
  excerpt:
    'It follows your address, not your job. Some of the districts near Pickerington, Lancaster and Newark have it, the two ways it is counted, and examples with dollars.',
  author: 'dresden-office',
  tags: ['personal-tax', 'ohio'],
  html: `<p>Someone who moves from Dresden to Pickerington finds a line on the pay stub that says SD and a number. It isn’t the city, it isn’t the county, and it isn’t a mistake.</p>
<p>Many Ohio school districts have an income tax of their own, voted by the people who live there. It pays for schools. You owe it if you <strong>live</strong> in the district. Where you work makes no difference, and a person who works there but lives elsewhere pays nothing.</p>
<h2 id="who-has-one">Which school districts have an income tax</h2>
<p>No district that is based in Muskingum County is on the state’s 2026 list. But parts of the county belong to districts based elsewhere, such as Licking Valley, so go by the street address. Farther west and south more districts have the tax.</p>
<table>
<caption>Some districts on the 2026 list</caption>
<thead><tr><th scope="col">County</th><th scope="col">District</th><th scope="col">Percent</th><th scope="col">Base</th></tr></thead>
<tbody>
<tr><td>Fairfield</td><td>Pickerington</td><td>1.00</td><td>traditional</td></tr>
<tr><td>Fairfield</td><td>Lancaster</td><td>1.50</td><td>earned income</td></tr>
<tr><td>Fairfield</td><td>Bloom-Carroll</td><td>1.25</td><td>traditional</td></tr>
<tr><td>Fairfield</td><td>Fairfield Union</td><td>2.00</td><td>traditional</td></tr>
<tr><td>Fairfield</td><td>Amanda-Clearcreek</td><td>2.00</td><td>earned income</td></tr>
<tr><td>Licking</td><td>Newark</td><td>1.00</td><td>traditional</td></tr>
<tr><td>Licking</td><td>Granville</td><td>0.75</td><td>traditional</td></tr>
<tr><td>Licking</td><td>North Fork</td><td>1.00</td><td>earned income</td></tr>
<tr><td>Licking</td><td>Northridge</td><td>0.50</td><td>earned income</td></tr>
<tr><td>Franklin</td><td>Canal Winchester</td><td>0.75</td><td>traditional</td></tr>
<tr><td>Franklin</td><td>Reynoldsburg</td><td>0.50</td><td>traditional</td></tr>
<tr><td>Franklin</td><td>Westerville</td><td>0.75</td><td>earned income</td></tr>
</tbody>
</table>
<p>District lines do not follow city lines. A house with a Lancaster address may lie in another district. Type the street address into <a href="https://thefinder.tax.ohio.gov">The Finder</a> and write down the four-digit number it gives you.</p>
<h2 id="two-ways-to-count">Traditional base or earned income base</h2>
<p><strong>Traditional base.</strong> Start with your Ohio income before the business income deduction, then take off your Ohio exemptions. Pensions and interest are in. Social Security is out, because Ohio does not tax it.</p>
<p><strong>Earned income base.</strong> Only wages and self-employment profit count. No exemptions. Pensions, interest and gains are out.</p>
<h3 id="a-family-with-two-children">A family with two children</h3>
<p>Both parents work, wages are $90,000 together, and there is nothing else. For 2026 each of the four exemptions is $1,900, because their income is above $80,000.</p>
<ul>
<li>In Pickerington: $90,000 less $7,600 is $82,400. One percent is <strong>$824</strong>.</li>
<li>In Lancaster: $90,000 with no exemptions. One and a half percent is <strong>$1,350</strong>.</li>
</ul>
<h3 id="a-retired-couple">A retired couple</h3>
<p>They have a pension of $40,000 and Social Security. Both are over 65.</p>
<ul>
<li>In Pickerington: $40,000 less two exemptions of $2,400 is $35,200. One percent is $352, and the $50 senior credit brings it to <strong>$302</strong>.</li>
<li>In Lancaster: no earned income, so <strong>nothing</strong>.</li>
</ul>
<p>Same street map, very different bills. It’s worth a look before you choose a house.</p>
<h2 id="how-it-is-paid">How school district tax is paid</h2>
<p>Your employer takes it out if you tell them. The district number goes on the state withholding form, the IT 4. If you moved last year and never updated it, the money may have gone to the wrong district or to none. The yearly return is Form SD 100, filed along with the Ohio return by April 15.</p>
<p>Will you owe the state and the district more than $500 together beyond what is withheld? Then pay estimates with SD 100ES, or Ohio adds an interest penalty.</p>
<p>Moved in the middle of the year? You file for the part of the year you lived there. With two taxed districts, you file two forms.</p>
${callout('yellow', 'Check your pay stub: is there an SD number, and is it the number of the house you sleep in? Fix it now, and the tax comes out of each check. Fix it next April, and the year’s tax comes in one bill.')}
<p>The <a href="/resources/tax-calculator">tax calculator</a> has a school district field. Employers: your <a href="/services/payroll">payroll</a> setup needs the number for each worker, and it should be asked again at each change of address.</p>`,
};
