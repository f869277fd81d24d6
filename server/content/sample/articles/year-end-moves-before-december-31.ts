import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'year-end-moves-before-december-31',
  title: 'Year-end moves: what still counts before December 31',
  published: '2026-11-13T08:30:00-05:00',
  featured: true,
  excerpt:
    'Until December 31 you can change your 2026 tax. What works for households, what works for owners, three habits that do not help, and an example on giving.',
  author: 'dresden-office',
  tags: ['personal-tax', 'business-tax', 'deadlines'],
  html: `<p>After New Year’s Eve a return mostly reports what happened: paying into an IRA or an HSA, until April 15, is the main exception. Until then you can still change it. Here is what is worth a look, sorted by who you are.</p>
<h2 id="start-with-a-guess">First, estimate your 2026 tax</h2>
<p>Take your last pay stub and your profit to date, and put both into the <a href="/resources/tax-calculator">tax calculator</a> for 2026. Look at one thing: in which bracket does the last dollar land? Most moves below shift income or costs across New Year’s. That only pays if the rate differs on the two sides.</p>
<table>
<caption>Amounts for 2026</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Single</th><th scope="col">Married, joint</th></tr></thead>
<tbody>
<tr><td>Standard deduction</td><td>$16,100</td><td>$32,200</td></tr>
<tr><td>Top of the 12 percent bracket</td><td>$50,400</td><td>$100,800</td></tr>
<tr><td>Long-term gains taxed at 0 percent up to</td><td>$49,450</td><td>$98,900</td></tr>
<tr><td>Cap on state and local taxes</td><td>$40,400</td><td>$40,400</td></tr>
<tr><td>Cash gifts without itemizing</td><td>$1,000</td><td>$2,000</td></tr>
</tbody>
</table>
<p>Head of household: $24,150, $67,450 and $66,200 for the first three.</p>
<h2 id="for-households">For households</h2>
<ul>
<li><strong>Withholding.</strong> If too little was taken out, fix it with a new W-4 now. What is withheld in December counts as if it were paid all year.</li>
<li><strong>Gains and losses.</strong> Long-term gains are free of federal tax up to the line above. That line counts your whole taxable income, gain included.</li>
<li><strong>Giving.</strong> New for 2026: you may deduct some cash gifts without itemizing. If you do itemize, gifts below half a percent of your income no longer count.</li>
<li><strong>Retirement accounts.</strong> From age 73 on you must take the year’s payout from a traditional IRA or a 401(k) by December 31. In the first year you may wait until April 1. A 401(k) of a job you still have can wait if the plan allows it, unless you own more than 5 percent of the company. What you do not take is taxed at 25 percent.</li>
<li><strong>Marketplace insurance.</strong> New for 2026: credit that was paid ahead beyond what your income allows goes back in full. If you earn more than you told HealthCare.gov, report it there now.</li>
<li><strong>College and child care.</strong> Pay what is due this year in this year, and keep the receipts.</li>
</ul>
<h3 id="an-example-on-giving">An example on giving</h3>
<p>A couple has $120,000 of income, pays $9,000 of mortgage interest and $8,500 of state and local tax, and gives $3,000 in cash. Itemized: half a percent of $120,000 is $600, so $2,400 of the gifts count. The sum is $19,900. The standard deduction of $32,200 is better, and $2,000 of the gifts count on top. They deduct <strong>$34,200</strong>.</p>
<h2 id="for-owners">For owners</h2>
<ol>
<li><strong>Bill or wait?</strong> On a cash basis, income counts when it arrives. A bill sent on December 28 is often next year’s income.</li>
<li><strong>Buy what you need, not what saves tax.</strong> A machine must be in use by December 31, not just ordered. Spending a dollar to save 22 cents still costs 78.</li>
<li><strong>Owner pay.</strong> S corporation owners: is the wage for the year where it should be? The last pay date decides.</li>
<li><strong>Pass-through entity tax.</strong> Paying <a href="/blog/the-pass-through-entity-tax-form-it-4738">Form IT 4738</a> may cut the federal bill. The date of payment matters.</li>
<li><strong>Bad debts and dead stock.</strong> Go through both lists and decide. Write down why.</li>
<li><strong>Estimates.</strong> The last one for 2026 is due on <strong>January 15, 2027</strong>, federal and Ohio, and for people the city estimate too.</li>
</ol>
<h2 id="three-things-that-dont-help">Three things that don’t help</h2>
<p>Moving a check date back. Sending money to a family member for work that nobody did. And waiting for the refund to see how the year went.</p>
${callout('yellow', 'Ohio follows its own rules. Cash gifts, age and tip deductions don’t lower Ohio tax. A retirement contribution made before tax does, since it lowers the income that Ohio starts from. City tax ignores even that.')}
<h2 id="what-to-bring-and-when">What to bring to a year-end meeting</h2>
<p>Bring last year’s return, your latest pay stub, the profit report through October, and anything large you plan: a sale, a wedding, a roof, a retirement. Early December is better than late December, for you and for the bank. <a href="/schedule">Choose a time</a>, in Dresden, in Pickerington or by video.</p>
<p>If you own a company, look at the <a href="/blog/tax-and-payroll-dates-for-2027">2027 dates</a> before you go.</p>`,
};
