import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'close-the-month-in-five-days',
  title: 'Close the month in five days',
  published: '2026-05-05T08:30:00-04:00',
  excerpt:
    'A month that is closed by the fifth working day can still change the next one. A day-by-day plan for a small office, with the four reports to read at the end.',
  author: 'advisory-desk',
  tags: ['bookkeeping'],
  html: `<p>How old is your newest number? If the last closed month is February and it is May, every decision since then was a guess.</p>
<p>Closing a month means this: every bank line is in the books, the balances are proved, and nobody changes them later. For most small firms it takes five short sittings. Put them on the calendar like appointments.</p>
<h2 id="day-1-money-in-and-out">Day 1: money in and out</h2>
<ul>
<li>Bring in all bank and card lines through the last day.</li>
<li>Sort them. Anything you can’t place goes to one account called “Ask.”</li>
<li>Send the “Ask” list to the owner the same day. Ten lines, ten short answers.</li>
</ul>
<h2 id="day-2-who-owes-whom">Day 2: who owes whom</h2>
<ul>
<li>Send the last invoices of the month, dated in the month.</li>
<li>Read the list of unpaid invoices. Call on anything over 30 days.</li>
<li>Enter the supplier bills that came after the first but belong to the month.</li>
</ul>
<h2 id="day-3-prove-the-balances">Day 3: prove the balances</h2>
<p>Reconcile every bank account, card and loan to its statement. The difference has to be zero. Not “about five dollars.” A small difference is often two large ones that nearly cancel.</p>
<p>Then prove two more that people skip. The sales tax account must equal the tax you collected and have not sent yet. The payroll tax account must be zero after each deposit, or equal what is due next.</p>
<h2 id="day-4-the-entries-that-have-no-bank-line">Day 4: the entries that have no bank line</h2>
<ol>
<li>Depreciation, one twelfth of the year.</li>
<li>Loan payments split into interest and principal.</li>
<li>Insurance paid for the year, spread over twelve months.</li>
<li>Inventory or jobs in progress, if you have them.</li>
</ol>
<p>Use the same four entries each month. Only the amounts change.</p>
<h2 id="day-5-read-then-lock">Day 5: read, then lock</h2>
<p>Print four reports and read them with a pencil:</p>
<table>
<caption>What to look for</caption>
<thead><tr><th scope="col">Report</th><th scope="col">Question</th></tr></thead>
<tbody>
<tr><td>profit and loss, by month side by side</td><td>What changed by more than a tenth, and why?</td></tr>
<tr><td>balance sheet</td><td>Is any number negative that should not be?</td></tr>
<tr><td>unpaid invoices</td><td>Which three calls bring in the most?</td></tr>
<tr><td>cash account, next four weeks</td><td>Does it dip below one payroll?</td></tr>
</tbody>
</table>
<p>Now set the closing date in the software with a password. If a correction turns up later, date it in the open month.</p>
${callout('grey', 'Two dates depend on this. Monthly Ohio withholding is due on the 15th and sales tax on the 23rd. If you close by the fifth working day, both come out of books you can trust.')}
<h2 id="what-if-five-days-turn-into-fifteen">If closing the month takes longer</h2>
<p>Find out what you wait for. Usually it is one thing: a statement that comes by mail, a partner who holds the receipts, a card nobody logs in to. Fix that one thing, not the whole process. Online statements alone often save three days.</p>
<p>A year behind? Start from the balances of the last filed return, and go forward from there.</p>
<p>Five working days is a goal for an office that closes its own books. A <a href="/services/bookkeeping">monthly bookkeeping service</a> closes by the fifteenth, since your answers to its questions take a few days. Either way, <a href="/schedule">have somebody read</a> the reports with you.</p>`,
};
