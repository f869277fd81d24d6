import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'estimated-tax-for-side-work',
  title: 'Side work and estimated tax: how much of each dollar to set aside',
  published: '2026-05-27T09:30:00-04:00',
  excerpt:
    'A $20,000 side profit on top of a $50,000 job, worked out line by line for 2026: federal, Ohio and city, with the days to pay: June 15, September 15 and January 15.',
  author: 'dresden-office',
  tags: ['personal-tax', 'business-tax', 'deadlines'],
  html: `<p>Mowing, baking, hauling, coding, selling at the Saturday market: the work differs, the tax question is the same. No employer takes anything out, so how much of each dollar is yours?</p>
<p>Let’s do one case all the way through. A single man has a job that pays $50,000 and a side business with $20,000 of <strong>profit</strong> in 2026. Profit means after costs. He takes the standard deduction and has no other income.</p>
<h2 id="step-one-self-employment-tax">Step one: self-employment tax</h2>
<p>This is Social Security and Medicare for people who work for themselves. The law first takes 92.35 percent of the profit: $18,470. The rate on that is 15.3 percent, which is 12.4 plus 2.9. The tax is <strong>$2,826</strong>.</p>
<p>It starts at net earnings of $400. So a very small side job can owe this tax even when it owes no income tax.</p>
<h2 id="step-two-income-tax-on-the-extra">Step two: income tax on the profit</h2>
<table>
<caption>What the side work adds, 2026</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><td>Profit</td><td>$20,000</td></tr>
<tr><td>Less half of the self-employment tax</td><td>−$1,413</td></tr>
<tr><td>Less the 20 percent business deduction</td><td>−$3,717</td></tr>
<tr><td>Added taxable income</td><td>$14,870</td></tr>
<tr><td>At 12 percent</td><td><strong>$1,784</strong></td></tr>
</tbody>
</table>
<p>His job alone leaves $33,900 after the $16,100 standard deduction. With the side work he reaches $48,770, which is still under the top of the 12 percent bracket at $50,400. A few thousand more and the next slice would be taxed at 22 percent.</p>
<h2 id="step-three-ohio">Step three: Ohio</h2>
<p>Ohio’s business income deduction takes off the first $250,000 of business profit, so the state adds nothing to his bill for the $20,000. A school district with a traditional base does not allow that deduction, and an earned income district taxes the profit too.</p>
<h2 id="step-four-the-city">Step four: the city</h2>
<p>City tax reaches business profit. In Zanesville, at 1.9 percent, it comes to $380. In Dresden, at 1.0 percent, $200.</p>
<h2 id="the-answer">The answer: 23 to 25 cents of each dollar</h2>
<p>Federal: $2,826 plus $1,784 is <strong>$4,610</strong>. That is 23 cents of each dollar of profit. With Zanesville tax it is 25 cents. A separate savings account and a fixed share of each deposit make this painless.</p>
<h2 id="do-you-have-to-pay-during-the-year">Do you have to pay during the year?</h2>
<p>You avoid the federal underpayment charge if any one of these is true:</p>
<ul>
<li>You owe less than $1,000 when you file.</li>
<li>You paid 90 percent of this year’s tax during the year.</li>
<li>You paid 100 percent of last year’s tax. If last year’s income was over $150,000, it is 110 percent.</li>
</ul>
<p>Ohio asks for estimates when the tax less withholding is over $500.</p>
<p>The remaining dates for 2026 are <strong>June 15</strong>, <strong>September 15</strong> and <strong>January 15, 2027</strong>. If you missed April, pay it with the June payment. The charge runs by the day, so late beats never.</p>
${callout('green', 'The quiet alternative: if you also have a job, raise the withholding there with a new W-4. Withholding counts as paid evenly over the year, even when it all comes out in November.')}
<h2 id="where-to-send-it">Where to pay estimated tax</h2>
<p>Individuals use <a href="https://www.irs.gov/payments/direct-pay-with-bank-account">Direct Pay</a> at the IRS. The old EFTPS system has been closed to new individual users since October 2025. Ohio takes payments at <a href="https://tax.ohio.gov/pay">tax.ohio.gov/pay</a>. City estimates go to the city or its collector.</p>
<p>Put your own figures into the <a href="/resources/tax-calculator">tax calculator</a>. If they look wrong, <a href="/schedule">ask us</a> before the next payment.</p>`,
};
