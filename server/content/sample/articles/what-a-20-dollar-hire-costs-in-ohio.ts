import type { SampleArticle } from '../article.ts';
import { callout, toggle } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'what-a-20-dollar-hire-costs-in-ohio',
  title: 'What a $20 hire costs in Ohio',
  published: '2026-07-09T08:15:00-04:00',
  excerpt:
    'The wage, the taxes on top, the paid days off and the insurance, for one full-time worker at $20 an hour in 2026. A worked example you can redo with your rate.',
  author: 'payroll-desk',
  tags: ['payroll', 'fractional-cfo'],
  html: `<p>The wage is $20. So what do you have to earn with that hour? Not $20. Let’s count.</p>
<h2 id="the-wage-for-a-year">The wage for a full-time year</h2>
<p>Full time is 2,080 paid hours: 52 weeks of 40. At $20 that is <strong>$41,600</strong>.</p>
<h2 id="the-taxes-you-pay-on-top">The taxes you pay on top</h2>
<table>
<caption>Employer taxes for 2026 on $41,600</caption>
<thead><tr><th scope="col">Tax</th><th scope="col">Rate and base</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><td>Social Security</td><td>6.2 percent, up to $184,500</td><td>$2,579.20</td></tr>
<tr><td>Medicare</td><td>1.45 percent, no limit</td><td>$603.20</td></tr>
<tr><td>Ohio unemployment, new employer</td><td>2.7 percent of the first $9,000</td><td>$243.00</td></tr>
<tr><td>Ohio technology fee</td><td>0.15 percent of the first $9,000</td><td>$13.50</td></tr>
<tr><td>Federal unemployment</td><td>0.6 percent of the first $7,000</td><td>$42.00</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>$3,480.90</strong></td></tr>
</tbody>
</table>
<p>That is 8.4 percent of the wage. After your first years as an employer, the state sets your own unemployment rate, based on your history. A construction firm starts higher than 2.7 percent. The federal rate of 0.6 percent assumes you pay the state on time.</p>
<p>Notice the bases. Unemployment tax is on the first $9,000 and $7,000 only. So it hits in winter and is gone by summer. Turnover brings it back: each new person starts at zero.</p>
<h2 id="workers-compensation">Workers’ compensation premium</h2>
<p>Here we can’t print a number. The premium is a rate per $100 of pay, and the rate depends on what the person does. Office work is cheap. Roofing is not. Look up your class on your <a href="https://info.bwc.ohio.gov">BWC</a> policy and multiply. Leave a line for it in the table.</p>
<h2 id="the-hours-you-pay-and-dont-get">Paid days off</h2>
<p>Say you give ten days off and five holidays. That is 15 days, or 120 hours. You pay 2,080 hours and get 1,960.</p>
<p>$41,600 plus $3,480.90 is $45,080.90. Divide by 1,960. One worked hour costs <strong>$23.00</strong>, before workers’ compensation, tools, phone, uniform and training.</p>
<h2 id="what-it-means-for-a-price">What each billed hour has to cost</h2>
<p>You don’t sell every worked hour. There is travel, cleanup, a slow Tuesday. If four of five hours can be billed, then each billed hour has to carry $23.00 divided by 0.8, which is <strong>$28.75</strong>. Rent, truck, office and profit come after that.</p>
<p>So a job priced at “twenty for labor” loses almost nine dollars an hour.</p>
${callout('green', 'Your turn. Write down your rate, your days off and the share of hours you can bill. Three numbers, ten minutes. You may want to change a price the same day.')}
<h2 id="what-people-ask-next">Questions about the cost of a hire</h2>
${toggle('Is salary cheaper than hourly?', '<p>No. The taxes are the same, and a salary does not remove overtime for most jobs in a small firm.</p>')}
${toggle('What if I hire two half-time people?', '<p>Social Security and Medicare come out the same. Unemployment costs more, because the $9,000 and $7,000 bases count for each person.</p>')}
${toggle('Do the city and school district taxes cost me anything?', '<p>Not as an employer. They come out of the worker’s pay. You only withhold, send and report them.</p>')}
${toggle('Does a health plan change the math?', '<p>Yes, both ways. Your share is a cost. The worker’s share, paid through a pre-tax plan, lowers the wage that Social Security and Medicare are counted on.</p>')}
<p>Then read <a href="/blog/hiring-your-first-employee-in-ohio">the order for a first hire</a> and let us <a href="/services/payroll">run the first payday</a>.</p>`,
};
