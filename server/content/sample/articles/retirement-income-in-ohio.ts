import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'retirement-income-in-ohio',
  title: 'Retired in Ohio: which tax touches which check, with 2025 figures',
  published: '2026-10-06T08:20:00-04:00',
  excerpt:
    'Social Security, a pension, an IRA draw and interest each meet different rules. One table, one example for 2025 from start to finish, and five things to ask.',
  author: 'dresden-office',
  taxYear: 2025,
  tags: ['personal-tax', 'ohio'],
  html: `<p>You have four kinds of checks and four kinds of tax. Sixteen boxes. It sounds like a lot, but five of them say no.</p>
<table>
<caption>Which tax touches which income</caption>
<thead><tr><th scope="col">Income</th><th scope="col">Federal</th><th scope="col">Ohio</th><th scope="col">City</th><th scope="col">School district</th></tr></thead>
<tbody>
<tr><td>Social Security</td><td>part of it, at most 85%</td><td>no</td><td>no</td><td>no</td></tr>
<tr><td>Pension or traditional IRA draw</td><td>yes</td><td>yes</td><td>no</td><td>only on a traditional base</td></tr>
<tr><td>Interest, dividends</td><td>yes</td><td>yes</td><td>no</td><td>only on a traditional base</td></tr>
<tr><td>Part-time wages</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td></tr>
</tbody>
</table>
<p>A Roth IRA draw is usually free of all four. Military retirement pay is free of Ohio and school district tax.</p>
<p>Read the row for wages twice. A small job in retirement is the one thing that all four touch.</p>
<p>No school district based in Muskingum County has an income tax on the state’s 2026 list, so the last column matters mostly for people in Fairfield and Licking counties.</p>
<h2 id="one-person-all-the-way-through">Example: one retired person, all four taxes</h2>
<p>A widow of 70 lives in Dresden. In 2025 she had $20,000 of Social Security and a pension of $24,000. No other income. She takes the standard deduction.</p>
<p><strong>How much of the Social Security counts?</strong> Take the pension and half of the benefit: $24,000 plus $10,000 is $34,000. For a single person the first line is $25,000. Half of the part above it counts: <strong>$4,500</strong>. The other $15,500 is free of tax.</p>
<p><strong>Federal.</strong> Income is $28,500. She deducts $15,750 as the standard amount, $2,000 more for her age, and the new $6,000 for people 65 and older. That leaves $4,750. At 10 percent the tax is <strong>$475</strong>. The IRS table works in steps of $50 and shows $478.</p>
<p><strong>Ohio.</strong> Start with $28,500. Take out the $4,500 of Social Security, and one exemption of $2,400. That leaves $21,600. Ohio taxes nothing up to $26,050, so the tax is <strong>$0</strong>.</p>
<p><strong>Dresden.</strong> No tax on pensions. <strong>$0</strong>.</p>
<p>Her whole bill is under $480. If she asks the pension office to withhold $40 a month, she is done.</p>
<h2 id="the-ohio-credits-for-people-who-do-owe">The Ohio credits for people who do owe</h2>
<p>For 2025, if your income less exemptions is under $100,000:</p>
<ul>
<li>the <strong>retirement income credit</strong>, from $25 up to $200. The full $200 is for retirement income over $8,000.</li>
<li>the <strong>senior credit</strong>, $50 a return, if you are 65 or older.</li>
</ul>
<p>Small, but they come off the tax itself and not the income. A couple of 65 or older with pensions over $8,000 gets $250.</p>
<h2 id="about-that-6-000">The $6,000 federal deduction from age 65</h2>
<p>The federal deduction for people 65 and older runs from 2025 through 2028. It shrinks once income is above $75,000, or $150,000 for a couple. A large draw from an IRA, say for a new roof, can shrink it and can pull more of the Social Security into the tax at the same time. Two draws in two years may cost less than one.</p>
<h2 id="four-questions-to-ask-before-december">Five questions for retirees to ask before December</h2>
<ol>
<li>Am I 73 or older? Then the year’s payout from a traditional IRA, or a 401(k) of a job you have left, is due by December 31, the first one by April 1 of the next year. What is not taken is taxed at 25 percent.</li>
<li>Is tax taken out of the pension at all? Many first-year retirees learn in April that it was not.</li>
<li>Do I plan a big draw, and could it be split between this year and next?</li>
<li>If I give to my church, should it come straight from the IRA?</li>
<li>Did I move? A new house may bring a school district with a tax.</li>
</ol>
${callout('green', 'Bring the SSA-1099, each 1099-R and last year’s return. With those three we can tell you whether a change in withholding is needed.')}
<p>Try it yourself first with the <a href="/resources/tax-calculator">tax calculator</a>. It knows the age amounts and leaves Social Security out of the Ohio figures. Or <a href="/schedule">come in</a>: October is a better month for it than April. More on the newer rules is in <a href="/blog/four-new-deductions-on-the-2025-return">four new deductions</a>.</p>`,
};
