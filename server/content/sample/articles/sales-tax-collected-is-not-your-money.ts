import type { SampleArticle } from '../article.ts';
import { callout, toggle } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'sales-tax-collected-is-not-your-money',
  title: 'Sales tax collected is not your money',
  published: '2026-09-10T08:15:00-04:00',
  excerpt:
    'It passes through your account on its way to Columbus. How to keep it apart, book it right from register totals, and prove the balance before the 23rd.',
  author: 'advisory-desk',
  tags: ['bookkeeping'],
  html: `<p>A shop can be profitable on the screen, have cash in the bank, and still be short. How? Look at what part of that cash was never the shop’s.</p>
<p>When you ring up a $100 lamp in Zanesville, the customer pays $107.25. You earned $100. You are holding $7.25 for the state and the county. If it sits in the same account as the rent money, it will be spent like rent money.</p>
<h2 id="read-the-register-the-right-way">How to split a day’s total into sales and tax</h2>
<p>Say the day’s total, tax included, is $1,072.50, and everything sold was taxable at Muskingum County’s 7.25 percent (as of July 2024).</p>
<ol>
<li>Divide by 1.0725. Sales are <strong>$1,000.00</strong>.</li>
<li>The rest is tax: <strong>$72.50</strong>.</li>
</ol>
<p>The common mistake is to take 7.25 percent of the total. That gives $77.76, and you would send in too much. The other mistake, more common still, is to book the whole deposit as sales. Then you pay income tax on the state’s money and your sales look seven percent better than they are.</p>
<h2 id="two-lines-in-the-books">How to book one day of sales</h2>
<table>
<caption>One day of sales</caption>
<thead><tr><th scope="col">Account</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><td>Bank</td><td>$1,072.50 in</td></tr>
<tr><td>Sales</td><td>$1,000.00</td></tr>
<tr><td>Sales tax owed (a debt, not income)</td><td>$72.50</td></tr>
</tbody>
</table>
<p>When you pay the return, the debt goes to zero. The payment is <strong>not</strong> an expense. If you see a line called “sales tax expense,” something is off.</p>
<h2 id="move-it-on-fridays">Move sales tax to its own account each week</h2>
<p>Open a second account with no card. Every Friday, move the week’s tax into it. It takes two minutes online. When the return comes due, the money is waiting, and the main account shows what you really have.</p>
<p>Do you do the same for payroll tax? One account can hold both. Call it “not ours.”</p>
<h2 id="prove-it-before-you-file">Check the sales tax account before you file</h2>
<p>Once a month, before the 23rd, three numbers should agree:</p>
<ul>
<li>the tax your register or shop software says it collected,</li>
<li>the balance of the sales tax account in the books,</li>
<li>the tax on the return you are about to send.</li>
</ul>
<p>If they don’t agree, look at these first: refunds, exempt customers, sales in another county, and deposits that were posted as sales. Ohio lets you keep 0.75 percent of the tax if you file and pay on time, up to a monthly cap. Book that small amount as other income.</p>
<h2 id="things-that-surprise-people">Questions about sales tax in the books</h2>
${toggle('A marketplace collects the tax for me. Do I report it?', '<p>Keep those sales apart. The marketplace sends in the tax on them, but your books should still show the sale, the fee and the net deposit as three numbers.</p>')}
${toggle('I sold to a church without tax.', '<p>Then you need an exemption certificate on file. Without the paper, the state presumes that tax was due, and you have to prove otherwise.</p>')}
${toggle('Do I charge tax on my labor?', '<p>It depends on the service. Many repairs of things are taxable, and most work on buildings is treated differently. Ask before you print the price list.</p>')}
${toggle('I bought a display online and paid no tax.', '<p>You may owe use tax, at the same rate. Businesses report it on a use tax account.</p>')}
${callout('yellow', 'If the account is short today, don’t skip the return. File it on time, pay what you can, and call.')}
<p>For a shop, the two-line entry is where our <a href="/services/bookkeeping">bookkeeping</a> begins. The rates by county are in <a href="/blog/sales-tax-by-county">sales tax by county</a>, and the rest of the state’s taxes are on <a href="/resources/ohio-business-taxes">Ohio business taxes</a>.</p>`,
};
