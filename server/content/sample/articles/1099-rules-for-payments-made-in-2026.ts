import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: '1099-rules-for-payments-made-in-2026',
  title: '1099 rules for payments made in 2026',
  published: '2026-11-05T08:15:00-05:00',
  excerpt:
    'The line for a 1099-NEC rises from $600 to $2,000, and for apps and marketplaces it is $20,000 and 200 sales again. What to collect now, and what stays taxable.',
  author: 'dresden-office',
  tags: ['bookkeeping', 'business-tax', 'news'],
  html: `<p>For decades the number was $600. Pay a person who isn’t your employee that much for work, send a form. For payments made in 2026 the number is <strong>$2,000</strong>. It changes your January, and it does not change anybody’s tax.</p>
<h2 id="the-two-lines">When a 1099-NEC or a 1099-K is due</h2>
<table>
<caption>When a form is due</caption>
<thead><tr><th scope="col">Form</th><th scope="col">Payments made in 2025</th><th scope="col">Payments made in 2026</th></tr></thead>
<tbody>
<tr><td>1099-NEC, work by a nonemployee</td><td>from $600</td><td>from $2,000</td></tr>
<tr><td>1099-K, marketplaces and payment apps</td><td>over $20,000 and over 200 sales</td><td>over $20,000 and over 200 sales</td></tr>
<tr><td>1099-K, card payments</td><td>always</td><td>always</td></tr>
</tbody>
</table>
<p>For apps and marketplaces both conditions must be met. The $600 limit that was once planned for them has been dropped by law. Card processors report from the first cent: a shop with a card reader gets a 1099-K at any volume.</p>
<p>The forms for 2026 go out by <strong>Monday, February 1, 2027</strong>.</p>
<h2 id="what-does-not-change">What the new 1099 limits do not change</h2>
<p>Income is income. Someone who gets $1,500 for painting your office owes tax on the profit, with or without a form. If you are that painter, keep your own list.</p>
<p>And your deduction stays the same. You can deduct $1,500 of painting without a 1099, as long as you can prove it.</p>
<h2 id="who-gets-a-1099-nec">Who gets a 1099-NEC?</h2>
<ul>
<li>A person or partnership, including most LLCs, that did work for your business.</li>
<li>Paid by check, cash or bank transfer.</li>
<li>$2,000 or more in total over the calendar year.</li>
</ul>
<p>Who doesn’t? Employees, who get a W-2. Most corporations, though lawyers are an exception. Anyone you paid by <strong>card</strong>, since the card company reports those. And people who worked on your own home, because that isn’t business.</p>
<p>Not sure whether someone is a contractor at all? Take the <a href="/blog/contractor-or-employee-five-honest-questions">five questions</a> first.</p>
<h2 id="do-this-in-november">1099 jobs for November</h2>
<ol>
<li>Run a report of payments by name, January to today. Leave out card payments.</li>
<li>Mark everyone above $1,500. They may pass $2,000 by New Year’s Eve.</li>
<li>Look for a signed <strong>W-9</strong> for each. No W-9? Ask now, while a check is still due to them.</li>
<li>Compare the name on the W-9 with the name in your books. “Mike’s Hauling” may be Michael with a Social Security number or an LLC with an EIN. The form needs the tax name.</li>
<li>Set up the vendor in the software as a 1099 vendor, so January is one click.</li>
</ol>
${callout('yellow', 'Keep asking everyone for a W-9 before the first payment, even for a $300 job. Small jobs become large ones.')}
<h2 id="two-that-people-get-wrong">Two common mistakes: materials and small bills</h2>
<p><strong>Materials.</strong> If a contractor bills labor and materials together, the whole bill counts. Don’t try to split it yourself.</p>
<p><strong>The threshold is for the year, not the bill.</strong> Four payments of $600 are $2,400, and a form is due.</p>
<h2 id="rent-and-other-forms">1099-MISC for rent and other payments</h2>
<p>Rent for an office, prizes and some other payments go on a 1099-MISC, for payments of 2026 from $2,000 too. If you paid rent to a person, put the name on the list and let us decide.</p>
<h2 id="if-you-get-a-1099-k">If you get a 1099-K</h2>
<p>It shows gross sales, before fees, refunds and shipping. It will be more than what reached your bank. That is fine: report the gross, deduct the rest. What you can’t do is report the net and hope that the computer agrees.</p>
<p>We can go through the vendor list with you as part of <a href="/services/bookkeeping">bookkeeping</a>. If yours is on paper, <a href="/schedule">bring it</a> in December.</p>`,
};
