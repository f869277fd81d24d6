import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'price-with-margin-not-markup',
  title: 'Price with margin, not markup',
  published: '2026-08-13T08:20:00-04:00',
  excerpt:
    'A 50 percent markup is a 33 percent margin. Mixing up the two costs more than most discounts. The arithmetic in five minutes, and what a price cut must bring.',
  author: 'advisory-desk',
  tags: ['fractional-cfo', 'marketing'],
  html: `<p>What does an hour of your work earn? Not bill. Earn. If you can’t say, the price was set by someone else: a competitor, a habit, or the customer who complained last.</p>
<p>Let’s do the arithmetic once, slowly. All numbers here are samples.</p>
<h2 id="same-job-two-words">Markup and margin: the difference</h2>
<p>A job costs you $60 in labor and parts. You add half and charge $90.</p>
<ul>
<li><strong>Markup</strong> compares the gain to your cost. $30 on $60 is 50 percent.</li>
<li><strong>Margin</strong> compares the gain to your price. $30 of $90 is 33 percent.</li>
</ul>
<p>Rent, truck and office are paid out of the price. So margin is the word that counts. An owner who needs a 40 percent margin and adds 40 percent to cost gets $84, a margin of 29 percent, and wonders all year where the money went.</p>
<h2 id="the-formula-to-tape-to-the-desk">The formula: price from cost and margin</h2>
<blockquote>Price = cost ÷ (1 − margin)</blockquote>
<p>For a 40 percent margin: $60 divided by 0.6 is <strong>$100</strong>.</p>
<table>
<caption>Cost of $60</caption>
<thead><tr><th scope="col">Margin you want</th><th scope="col">Price</th><th scope="col">Markup that gives it</th></tr></thead>
<tbody>
<tr><td>25%</td><td>$80</td><td>33%</td></tr>
<tr><td>33%</td><td>$90</td><td>50%</td></tr>
<tr><td>40%</td><td>$100</td><td>67%</td></tr>
<tr><td>50%</td><td>$120</td><td>100%</td></tr>
</tbody>
</table>
<h2 id="when-costs-move">New price when costs rise</h2>
<p>Parts and wages go up by 10 percent. Cost is now $66. If you hold the price at $100, the margin falls from 40 to 34 percent. Six points sounds small. On $300,000 of sales it is $18,000, and for many small firms that is the owner’s raise or the new mower.</p>
<p>The new price at a 40 percent margin is $110. Ten percent on cost, ten percent on price. No need to apologize for it. But do tell people before the work starts, in one sentence, with a date.</p>
<h2 id="what-a-discount-has-to-bring">How many more jobs a discount has to bring</h2>
<p>“Ten percent off in August.” Fine. What must it bring?</p>
<p>Take the old cost of $60. At $100 you earn $40 a job. At $90 you earn $30. To earn the same as ten jobs did, you need more than thirteen. Will an ad bring three extra jobs for every ten? And who does them, at what overtime? Ask before you print it.</p>
<p>Now turn it around. Raise the price to $110 and you earn $50. You could lose two jobs in ten and be where you were, with two afternoons free.</p>
<h2 id="find-your-real-cost-first">Find your real cost first</h2>
<p>The formula is only as good as the cost. These get left out most often:</p>
<ul>
<li>Taxes on wages, and paid days off. A $20 wage is <a href="/blog/what-a-20-dollar-hire-costs-in-ohio">at least $23 for each hour worked</a>.</li>
<li>Your own hours. If you’d have to hire someone to replace you, it is a cost.</li>
<li>Travel time and the second trip for a part.</li>
<li>Card fees, if customers pay by card.</li>
<li>Work done twice.</li>
</ul>
${callout('yellow', 'Take the last ten jobs. Write price, hours and parts for each. Sort by margin. There is almost always one kind of job at the bottom that you could raise, limit or stop.')}
<h2 id="three-questions-to-answer-this-week">Three questions about your prices</h2>
<ol>
<li>Which margin do you need to cover rent, office and your pay?</li>
<li>Which jobs reach it?</li>
<li>Who hears about the new price first?</li>
</ol>
<p>Bring the ten jobs and we’ll do the sorting together. It is the usual first meeting in our <a href="/services/fractional-cfo">fractional CFO</a> work, and it also shows the <a href="/services/marketing">marketing</a> side which jobs deserve more calls.</p>`,
};
