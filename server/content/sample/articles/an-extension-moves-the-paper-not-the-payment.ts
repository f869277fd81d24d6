import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'an-extension-moves-the-paper-not-the-payment',
  title: 'An extension moves the paper, not the payment',
  published: '2026-04-02T08:20:00-04:00',
  excerpt:
    'What an extension to October 15, 2026 gives you, what still has to happen by April 15, and how to work out the amount to send when the papers are late.',
  author: 'dresden-office',
  taxYear: 2025,
  tags: ['personal-tax', 'deadlines'],
  html: `<p>Two weeks to go, and a K-1 is still missing. Or a brokerage says a corrected 1099 is coming. Or life happened. File an extension. It is a normal thing to do, it does not raise a flag, and nobody asks you why.</p>
<p>But know what it does. It moves the day the return is due from April 15 to <strong>October 15, 2026</strong>. It doesn’t move the day the money is due.</p>
<table>
<caption>What April 15, 2026 still means with an extension</caption>
<thead><tr><th scope="col">Item</th><th scope="col">With an extension</th></tr></thead>
<tbody>
<tr><td>Federal return, Form 1040</td><td>October 15</td></tr>
<tr><td>Ohio return, IT 1040, and SD 100</td><td>October 15, when the federal one is extended</td></tr>
<tr><td>Tax you owe for 2025, federal and Ohio</td><td>still April 15</td></tr>
<tr><td>First estimate for 2026</td><td>still April 15</td></tr>
<tr><td>City return of a person</td><td>October 15; state law extends it with the federal one</td></tr>
<tr><td>City net profit return of a company</td><td>November 16, with a federal extension</td></tr>
<tr><td>City tax you owe</td><td>still April 15</td></tr>
<tr><td>Contribution to an IRA for 2025</td><td>still April 15</td></tr>
</tbody>
</table>
<h2 id="how-to-get-one">How to get an extension</h2>
<p>There are two easy ways. You can file Form 4868 electronically. Or you can make a payment at <a href="https://www.irs.gov/payments">irs.gov/payments</a>, choose “extension” as the reason, and the payment itself counts as the request. Keep the confirmation number.</p>
<p>Ohio has no form of its own for this. It honors the federal extension. Pay what you expect to owe at <a href="https://tax.ohio.gov/pay">tax.ohio.gov/pay</a> and keep that confirmation with the other.</p>
<h2 id="how-much-to-send">How much to pay with the extension</h2>
<p>You need an estimate, not a finished return. Work it like this:</p>
<ol>
<li>Take last year’s total tax as a first guess.</li>
<li>Add what is new: a side job, a sale of stock, a spouse who started working.</li>
<li>Subtract what is already paid: box 2 of each W-2, plus any estimates for 2025.</li>
<li>Send the difference. Round up a little.</li>
</ol>
<p>Here is an example with made-up numbers. Last year’s federal tax was $9,400. A side job added about $1,500 of tax this year. Withholding was $8,200. Then $9,400 plus $1,500 less $8,200 leaves $2,700. If you send $2,800 and the real answer is $2,650, the rest comes back or counts toward 2026.</p>
<h2 id="if-you-cant-pay-it-all">If you can’t pay it all</h2>
<p>File on time anyway, or extend on time. The penalty for not filing is far heavier than the one for not paying. Then pay what you can in April. The IRS sets up a payment plan online at <a href="https://www.irs.gov/opa">irs.gov/opa</a>. Ohio charges interest on late tax; the yearly rate for 2026 is 7 percent. Cities have their own rules, and most will talk.</p>
${callout('red', 'Don’t wait for a letter before you call.')}
<h2 id="who-should-not-extend">Who should not extend</h2>
<p>If you’re due a refund, an extension only delays your own money. If the missing paper is one you could get with one phone call, make the call. And if the reason is dread, come in: a folder is rarely as bad as it looks from the outside.</p>
<p>Our <a href="/resources/tax-payment-center">payment center</a> has the official pay links, and Saturday appointments are on the <a href="/schedule">schedule page</a>.</p>`,
};
