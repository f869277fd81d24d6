import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'closing-a-business-in-ohio',
  title: 'Closing a business in Ohio without loose ends',
  published: '2026-09-29T08:45:00-04:00',
  excerpt:
    'A company that stopped working still exists on paper, and the paper sends bills. A closing list in four passes: people, taxes, registrations and records.',
  author: 'advisory-desk',
  tags: ['business-formation', 'ohio'],
  html: `<p>Why close it now, and not in January? Ask that before anything else. A company that ends in December has one less year of returns than one that lingers to February. But closing in a hurry leaves accounts open. Count eight weeks.</p>
<p>Here is the list in four passes. Each pass has a reason to come before the next.</p>
<h2 id="first-pass-people">First pass: people</h2>
<ul>
<li>Tell employees before customers hear it.</li>
<li>Run the last payroll on the normal payday or sooner. Pay out promised days off as your policy says.</li>
<li>Take back keys, cards and logins.</li>
<li>Keep every home address. W-2s go out even if the firm is gone.</li>
</ul>
<h2 id="second-pass-customers-and-bills">Second pass: customers and bills</h2>
<ol>
<li>Finish or hand over open jobs. Give deposits back.</li>
<li>Collect what is owed while you still have a name and a phone.</li>
<li>Pay suppliers, the landlord and the lender, or agree in writing on what they accept.</li>
<li>Sell equipment with a paper that shows date, price and buyer. Each sale belongs on the final return, and a machine that was written off years ago can bring a taxable gain.</li>
</ol>
<h2 id="third-pass-taxes-and-accounts">Third pass: taxes and accounts</h2>
<table>
<caption>What to file last</caption>
<thead><tr><th scope="col">Account</th><th scope="col">Last step</th></tr></thead>
<tbody>
<tr><td>Federal income tax</td><td>Schedule C: with the return of that year. A company: final return, with the “final” box checked, and final K-1s; its months to file run from its last day</td></tr>
<tr><td>Form 941</td><td>final box, with the last day wages were paid</td></tr>
<tr><td>W-2s</td><td>to workers by the due date of the final 941: if the last wages were paid in September 2026, that is November 2, 2026. Send Social Security its copies by then too</td></tr>
<tr><td>Form 940</td><td>final box; for 2026 due on February 1, 2027</td></tr>
<tr><td>Ohio W-2 upload, IT 3</td><td>within 15 days of closing</td></tr>
<tr><td>Ohio withholding and school district</td><td>last returns, IT 941 and SD 141, then close the account</td></tr>
<tr><td>Ohio unemployment</td><td>last quarterly report in <a href="https://thesource.jfs.ohio.gov">The SOURCE</a>, then close</td></tr>
<tr><td>Corporations: Form 966</td><td>to the IRS within 30 days of the decision to dissolve</td></tr>
<tr><td>Business sold as a whole: Form 8594</td><td>with the return of that year, by buyer and seller</td></tr>
<tr><td>Workers’ compensation</td><td>cancel in writing (Form U-117), then the last payroll report within 45 days of BWC’s notice</td></tr>
<tr><td>Vendor’s license</td><td>last sales tax return, with payment, within 15 days of quitting, then cancel</td></tr>
<tr><td>City withholding and net profit</td><td>last returns, plus a letter that gives the end date</td></tr>
<tr><td>Commercial activity tax, if open</td><td>cancel online, from <a href="https://tax.ohio.gov">tax.ohio.gov</a></td></tr>
</tbody>
</table>
<p>File the last return <strong>first</strong>, close the account <strong>second</strong>. An account that is closed too early can’t take the return. An account that is never closed goes on asking, quarter after quarter.</p>
<h2 id="fourth-pass-the-company-itself">Fourth pass: the company itself</h2>
<p>An Ohio LLC files no annual report. That sounds like you can simply walk away. You can’t, quite: the name stays taken, the agent stays on duty, and old creditors have no clear end date. File the dissolution with the Secretary of State, and send a notice to known creditors. A corporation first asks the Department of Taxation for a tax clearance certificate, Form D5, at least 30 days before. Then close the bank account, last of all. Leave it open for two months after the last check, since refunds and small debits turn up late.</p>
${callout('grey', 'Sole owner without an LLC? There is no company to dissolve, but cancel the trade name with the Secretary of State, the vendor’s license and the city account.')}
<h2 id="what-to-keep-and-where">What to keep, and where</h2>
<p>Put these in one box with the year on it: returns, payroll records, bank statements, the deed or lease, contracts, and the closing papers above. Name a person who keeps the box. Payroll and tax questions can come years later, and they come by mail, so leave a forwarding address.</p>
<h2 id="before-you-decide">Close it, sell it or keep a part?</h2>
<p>Is it the whole company that doesn’t work, or one part of it? The numbers often show one service that pays and one that eats it. A firm can close half. An owner can sell the list of customers. A key employee might buy the van and the phone number.</p>
<p>An hour with the last twelve months answers that. Start with <a href="/services/fractional-cfo">fractional CFO</a> if you are still deciding, or with <a href="/services/business-tax">business tax</a> if you have decided. Or <a href="/schedule">pick a time</a>.</p>`,
};
