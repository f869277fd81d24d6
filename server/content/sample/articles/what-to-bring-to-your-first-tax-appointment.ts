import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'what-to-bring-to-your-first-tax-appointment',
  title: 'One folder: what to bring to your first tax appointment',
  published: '2026-02-03T08:30:00-05:00',
  excerpt:
    'A first appointment goes quickly when the papers are in one folder. This is the folder we would pack, and the few things you can leave at home.',
  author: 'dresden-office',
  taxYear: 2025,
  tags: ['personal-tax'],
  html: `<p>A tax return is mostly a matching exercise. The IRS and Ohio already have copies of most of your forms. Our job is to make your return agree with those copies and then add what they cannot know: your children, your house, your miles, your health costs. So pack the folder with that in mind.</p>
<h2 id="the-top-of-the-folder">ID, last year’s returns and bank details</h2>
<ul>
<li>A photo ID for each adult on the return.</li>
<li>Social Security cards, or a clear photo of them, for everyone on the return. The name on the card is the name we must use, even after a wedding.</li>
<li>Last year’s federal and Ohio returns. If we did not prepare them, these save the most time of anything on the list.</li>
<li>A voided check, or the routing and account number for your refund.</li>
<li>Any notice from the IRS, the Ohio Department of Taxation or a city. Bring all its pages.</li>
</ul>
<h2 id="proof-of-income">Proof of income</h2>
<table>
<caption>What came in the mail or by email</caption>
<thead><tr><th scope="col">If you</th><th scope="col">Look for</th></tr></thead>
<tbody>
<tr><td>worked for someone</td><td>a W-2 from each employer; it was due on February 2 this year</td></tr>
<tr><td>worked for yourself</td><td>1099-NEC forms, your own income total and your expense list</td></tr>
<tr><td>sold online or took card payments</td><td>a 1099-K, plus your own sales record</td></tr>
<tr><td>have savings or stocks</td><td>1099-INT, 1099-DIV, 1099-B</td></tr>
<tr><td>get a pension or draw from an IRA</td><td>1099-R</td></tr>
<tr><td>get Social Security</td><td>SSA-1099</td></tr>
<tr><td>own part of a partnership or S corporation</td><td>a K-1, which usually comes later than the rest</td></tr>
</tbody>
</table>
<p>A form you did not get does not make the income tax-free. Bring the bank statement instead and say so.</p>
<h2 id="proof-of-what-lowers-the-tax">Proof of what lowers the tax</h2>
<ul>
<li>Child care: the provider’s name, address and tax number, and what you paid.</li>
<li>College: Form 1098-T and a list of books and fees.</li>
<li>House: Form 1098 for the mortgage, and the property tax you paid to the county.</li>
<li>Gifts to charity, with receipts.</li>
<li>Health coverage bought through the Marketplace: Form 1095-A. Without it the return gets stuck.</li>
<li>A car loan on a car you bought new: the lender’s statement and the vehicle number.</li>
</ul>
<p>Not sure whether your costs beat the standard deduction? For 2025 it is $15,750 for a single person, $23,625 for a head of household and $31,500 for a married couple filing together. Many families take the standard amount. Bring the papers anyway: some deductions count on top of it.</p>
<h2 id="the-ohio-page">Addresses and workplaces, for Ohio and the cities</h2>
<p>Ohio adds two questions that most states do not ask. Where did you live, by school district, and where did you work, by city? Write down each address you had in 2025 with the month you moved. Each W-2 shows city tax in boxes 18 to 20. If a box is blank and you work in a city with a tax, tell us.</p>
<h2 id="what-to-leave-at-home">What to leave at home</h2>
<p>Grocery receipts, gas receipts if you use the standard mileage method, and pay stubs you already have a W-2 for, except the last one of the year: it shows overtime and tips. You don’t need to sort by month, either. One pile per topic is plenty.</p>
${callout('yellow', 'Missing one form? Come anyway. We prepare what we can and keep a short list of what is still open, so nobody waits until April for one envelope.')}
<p>The <a href="/resources/tax-prep-checklist">tax prep checklist</a> prints on paper and has these items, and more, as boxes to check. When the folder is full, <a href="/schedule">pick a time</a>. We meet in Dresden, in Pickerington or by video.</p>`,
};
