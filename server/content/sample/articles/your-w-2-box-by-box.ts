import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'your-w-2-box-by-box',
  title: 'Your W-2 for 2025, box by box, before you file',
  published: '2026-02-10T07:45:00-05:00',
  excerpt:
    'Ten minutes with your last pay stub of December and the W-2 side by side. What each box means, why the numbers differ, and which errors are worth a call.',
  author: 'payroll-desk',
  taxYear: 2025,
  tags: ['payroll', 'personal-tax'],
  html: `<p>Your W-2 was due on Monday, February 2. Got it? Good. Don’t file yet. Get your last pay stub of 2025 and lay the two next to each other.</p>
<p>Most of the time they agree. When they don’t, it is much easier to fix in February than in June.</p>
<h2 id="the-boxes-that-matter">What each W-2 box says</h2>
<table>
<caption>What is in each box</caption>
<thead><tr><th scope="col">Box</th><th scope="col">What it says</th><th scope="col">Check it against</th></tr></thead>
<tbody>
<tr><td>a</td><td>your Social Security number</td><td>your card, digit by digit</td></tr>
<tr><td>1</td><td>wages for federal income tax</td><td>gross pay less pre-tax 401(k) and some health premiums</td></tr>
<tr><td>2</td><td>federal tax taken out</td><td>year-to-date line on the stub</td></tr>
<tr><td>3</td><td>Social Security wages, at most $176,100 for 2025</td><td>gross pay less some health premiums</td></tr>
<tr><td>4</td><td>Social Security tax</td><td>6.2 percent of boxes 3 and 7 (tips)</td></tr>
<tr><td>5</td><td>Medicare wages, no upper limit</td><td>often the largest number on the form</td></tr>
<tr><td>6</td><td>Medicare tax</td><td>1.45 percent of box 5, more for high pay</td></tr>
<tr><td>12</td><td>letter codes: 401(k), health plan cost and others; from the 2026 form on also TP for tips and TT for overtime premium</td><td>year-to-date lines</td></tr>
<tr><td>16, 17</td><td>Ohio wages and Ohio tax</td><td>box 16 is usually equal to box 1</td></tr>
<tr><td>18 to 20</td><td>city wages, city tax, name of the city</td><td>where you worked, not only where the office is</td></tr>
</tbody>
</table>
<h2 id="why-box-1-is-smaller-than-your-pay">Why box 1 is smaller than your pay</h2>
<p>Say you earned $52,000. Box 1 says $48,100. Nothing is missing. Money you put in a 401(k) before tax is not in box 1; Roth money is. Not there either: premiums paid through the company’s pre-tax plan. The 401(k) money <strong>is</strong> in boxes 3 and 5, because Social Security and Medicare still count it. City tax counts it too, which is why box 18 tends to look like box 5.</p>
<h2 id="ohio-makes-it-longer">City and school district lines on an Ohio W-2</h2>
<p>A worker in Ohio can have several local lines. One for each city. One for a school district, marked SD with a number. If you changed jobs or moved, expect more than one. If you worked in two cities for one employer, you may see both.</p>
<p>Look at the school district line with care. It must match the house you lived in. <a href="/blog/school-district-income-tax-in-plain-words">Here is how that tax works</a>.</p>
<h2 id="worth-a-call-or-not">When to call your employer about a W-2</h2>
<p><strong>Call your employer:</strong></p>
<ul>
<li>The name or number is wrong.</li>
<li>A city is named that you never worked in.</li>
<li>Box 1 is more than the last stub’s taxable total.</li>
<li>There is no local tax, and the shop is inside a city.</li>
</ul>
<p><strong>Don’t call:</strong></p>
<ul>
<li>Box 1 is smaller than boxes 3 and 5. With a pre-tax 401(k) it is supposed to be. Boxes 3 and 5 agree, unless you had tips, earned more than $176,100, or work for a school, a city or the state, which usually leaves boxes 3 and 4 empty.</li>
<li>The amount is off by a few cents.</li>
<li>Box 14 has words you don’t know. It is mostly for your information.</li>
</ul>
<p>Say exactly which box, what it shows and what the stub shows. The fix is a form called W-2c. A pen correction on the paper does not count, because the government already has its copy.</p>
${callout('yellow', 'Moved in the last year? A paper W-2 may be at the old address. Ask whether your employer has it online before you ask for a second copy.')}
<h2 id="if-you-run-the-payroll">For employers: the same error on many W-2s</h2>
<p>Three people calling about the same box means a setup problem, not three mistakes. Fix the item in the software now, before the first quarter closes. Then send the corrections together. Our <a href="/services/payroll">payroll</a> team can check a whole file against the four quarterly reports in one go.</p>
<p>Filing yourself? The <a href="/resources/tax-prep-checklist">tax prep checklist</a> has the rest of the papers.</p>`,
};
