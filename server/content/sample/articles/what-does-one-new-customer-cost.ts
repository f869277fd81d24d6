import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'what-does-one-new-customer-cost',
  title: 'What does one new customer cost?',
  published: '2026-11-10T08:40:00-05:00',
  excerpt:
    'Two numbers tell you whether an ad, a sign or a sponsored jersey was worth it. How to count new customers by source, with a sample table and a rule to stop.',
  author: 'advisory-desk',
  tags: ['marketing', 'fractional-cfo'],
  html: `<p>You spent money to be found this year. A sign, some ads, a banner at the ball field, the website. Which of them brought anyone in?</p>
<p>If you don’t know, you’re in the same boat as many large companies, which is small comfort. The difference is that you can find out with a pencil.</p>
<h2 id="two-numbers">What a new customer costs, and what one is worth</h2>
<p><strong>What a new customer cost.</strong> All the money spent on one source, divided by the new customers it brought.</p>
<p><strong>What a new customer is worth.</strong> The gross profit they bring in a year, times the years they tend to stay. Not the sales. The part that is left after labor and materials.</p>
<p>If the second number is well above the first, do more. If it isn’t, stop or change something. That’s the whole method. The work lies in counting.</p>
<h2 id="count-by-source">How to count new customers by source</h2>
<p>Ask each new caller one question: “How did you find us?” Ask it early, before the details. Have a sheet by the phone with these columns: search or map, a friend, the sign or truck, an ad, other. Tick one. If they say “a friend,” write down the friend’s name, because someone deserves a thank-you note.</p>
<p>After three months, add it up.</p>
<table>
<caption>Sample figures, one quarter</caption>
<thead><tr><th scope="col">Source</th><th scope="col">Spent</th><th scope="col">New customers</th><th scope="col">Cost of each</th></tr></thead>
<tbody>
<tr><td>search and map</td><td>$450</td><td>9</td><td>$50</td></tr>
<tr><td>friends of customers (thank-you cards)</td><td>$120</td><td>12</td><td>$10</td></tr>
<tr><td>truck lettering</td><td>$300</td><td>3</td><td>$100</td></tr>
<tr><td>local ads</td><td>$1,200</td><td>4</td><td>$300</td></tr>
<tr><td>ball field banner</td><td>$500</td><td>0</td><td>not known</td></tr>
</tbody>
</table>
<h2 id="now-the-other-side">What one new customer is worth</h2>
<p>In this sample, a customer brings in $700 a year at a margin of 40 percent. That is $280 of gross profit. If they stay three years on average, one is worth <strong>$840</strong>.</p>
<ul>
<li>Search at $50: clearly worth it. Could it bring more? Start with the free business profile that the search shows.</li>
<li>Friends at $10: best of all, and the one most firms leave to chance.</li>
<li>Truck at $100: paid once, works for years. The true cost falls each quarter.</li>
<li>Ads at $300: looks fine against $840. But the money is gone today and comes back over three years. Can your cash carry that?</li>
<li>Banner: count it as a gift to the team. Gifts are fine. Just don’t call them marketing.</li>
</ul>
<h2 id="the-trap-in-the-average">Check what kind of jobs each source brings</h2>
<p>Not all customers are alike. What if the four from the ads were all price shoppers with one job each at a margin of 20 percent? Then each is worth $140 and cost $300. So write down, next to the source, what kind of job it was. Ten lines are enough to see a pattern.</p>
<h2 id="a-rule-to-stop">When to stop an ad</h2>
<p>Decide before you spend. “We try this for 90 days. We stop if a new customer costs more than half of the first year’s gross profit.” In the sample that is $140. Write it on the invoice of the ad.</p>
${callout('blue', 'Capacity first. If your crew is booked until March, a new customer costs you an annoyed old one. Spend on hiring instead, or raise the price.')}
<h2 id="what-to-bring">What to bring to a first marketing meeting</h2>
<p>Four things help at a first meeting: the tick sheet, the year’s marketing bills, a list of jobs with price and cost, and the number of new customers you could really serve each month. From these comes one page with what to do for 90 days. See <a href="/services/marketing">marketing</a> for how it works, or <a href="/services/fractional-cfo">fractional CFO</a> if the question is bigger than ads. No tick sheet yet? Start it on Monday.</p>`,
};
