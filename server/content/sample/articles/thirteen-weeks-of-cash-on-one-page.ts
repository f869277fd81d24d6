import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'thirteen-weeks-of-cash-on-one-page',
  title: 'Thirteen weeks of cash on one page',
  published: '2026-08-04T09:00:00-04:00',
  featured: true,
  excerpt:
    'How many weeks could you run on the cash you have? Build a one-page forecast from dates you already know, with a sample table and the rules that keep it honest.',
  author: 'advisory-desk',
  tags: ['fractional-cfo'],
  html: `<p>How many weeks could your business run if nobody paid you? Most owners answer with a feeling.</p>
<p>A profit report won’t answer it. Profit is about what you earned. Cash is about <strong>dates</strong>. You can be profitable and still miss a payroll, because the customer pays in six weeks and your crew gets paid on Friday.</p>
<p>So build a page of dates. Thirteen weeks is one quarter: far enough to see trouble, near enough to know the numbers.</p>
<h2 id="what-the-page-looks-like">A sample cash forecast</h2>
<table>
<caption>Sample figures, first four of thirteen weeks</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Week 1</th><th scope="col">Week 2</th><th scope="col">Week 3</th><th scope="col">Week 4</th></tr></thead>
<tbody>
<tr><td>Cash on Monday</td><td>$18,400</td><td>$20,000</td><td>$14,200</td><td>$7,300</td></tr>
<tr><td>Customers pay</td><td>$9,200</td><td>$6,500</td><td>$4,000</td><td>$15,800</td></tr>
<tr><td>Payroll and its taxes</td><td>$0</td><td>−$8,600</td><td>$0</td><td>−$8,600</td></tr>
<tr><td>Suppliers</td><td>−$4,100</td><td>−$3,700</td><td>−$2,900</td><td>−$3,700</td></tr>
<tr><td>Rent, loan, insurance</td><td>−$3,500</td><td>$0</td><td>−$4,800</td><td>$0</td></tr>
<tr><td>Sales tax and estimates</td><td>$0</td><td>$0</td><td>−$3,200</td><td>$0</td></tr>
<tr><td>Cash on Friday</td><td>$20,000</td><td>$14,200</td><td>$7,300</td><td>$10,800</td></tr>
</tbody>
</table>
<p>Nothing here is clever. Yet look at week three. On Friday there is $7,300 in the bank and a payroll of $8,600 is a week away. The company is fine if one customer pays on time. Would you like to know that today, or on that Friday?</p>
<h2 id="how-to-fill-it-in">How to fill in the cash forecast</h2>
<ol>
<li>Start with the bank balance on Monday morning. Not the one in the books, if they differ.</li>
<li>Put in what is certain and dated: payroll, rent, loans, insurance.</li>
<li>Add taxes. Estimates are due in April, June, September and January, sales tax on the 23rd of each month if you file monthly, and the payroll reports a month after each quarter. The <a href="/resources/deadlines">deadline calendar</a> has the days.</li>
<li>Add customers <strong>by name</strong>, in the week they really pay. If a customer always pays on day 45, write day 45.</li>
<li>Only now add hope: new work, in its own line, so you can cover it with your hand.</li>
</ol>
<h2 id="four-rules-that-keep-it-honest">Four rules for an honest cash forecast</h2>
<ul>
<li>No line called “other” bigger than a hundred dollars or so.</li>
<li>No customer paid earlier than last time.</li>
<li>Each Monday, write what really happened next to what you expected.</li>
<li>Never fix the page by typing a nicer number.</li>
</ul>
<p>Rule three is the one that teaches. After six weeks you’ll know which of your guesses are always too cheerful. Often it is the dates, not the amounts.</p>
<h2 id="when-the-page-shows-a-hole">What to do when cash runs low</h2>
<p>You have more choices at eight weeks than at eight days. Send invoices sooner. Ask for a deposit. Move a purchase. Talk to the bank while the balance is still good, since lenders like to be early too. Agree on a later date with a supplier <strong>before</strong> the old date passes.</p>
<p>What you should not do is borrow from the payroll taxes: the IRS can collect them from you yourself.</p>
${callout('grey', 'Keep a floor. Many firms choose one full payroll plus one month of rent. When a Friday drops below the floor, someone has to act that week. Decide now who that someone is.')}
<p>We set this page up with owners as <a href="/services/fractional-cfo">fractional CFO</a> work, and then look at it together. Want to try alone first? Take an hour on a Friday, a bank login and a pencil. Then <a href="/schedule">bring it in</a> and tell us which week worries you.</p>`,
};
