import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'llc-in-ohio-from-name-to-first-sale',
  title: 'An LLC in Ohio, from name to first sale',
  published: '2026-05-14T09:00:00-04:00',
  excerpt:
    'The state filing is the short part. Nine steps in the order that saves you from undoing one later, plus what an LLC does and does not do for your taxes.',
  author: 'advisory-desk',
  tags: ['business-formation', 'ohio'],
  html: `<p>What are you trying to protect, and from whom? Start there. An LLC can keep a business debt away from your house. It does not protect you from your own mistakes on the job, and it does not lower your tax by one dollar. Still want one? Often the answer is yes. Then do it in this order.</p>
<h2 id="nine-steps">Nine steps to an Ohio LLC</h2>
<ol>
<li><strong>Check the name</strong> with the Secretary of State, and check the web address on the same afternoon.</li>
<li><strong>Choose who speaks for it.</strong> Every Ohio LLC names a statutory agent with a street address in Ohio. It can be you. A post office box won’t do.</li>
<li><strong>File the articles.</strong> One online form, one state fee. Look up the current fee on the day you file. Anyone who charges ten times that is selling you the same form.</li>
<li><strong>Write an operating agreement,</strong> even alone. Who owns what, who may sign, what happens if an owner dies or leaves.</li>
<li><strong>Get the EIN</strong> from the IRS. It is free and takes minutes.</li>
<li><strong>Open a bank account</strong> in the company’s name. Use it for everything from the first day. Mixing money is the fastest way to lose the protection you just paid for.</li>
<li><strong>Register for the taxes that reach you.</strong> See the table.</li>
<li><strong>Set up the books</strong> before the first sale, not after. Ten accounts are enough.</li>
<li><strong>Insure it.</strong> The LLC pays no claims.</li>
</ol>
<h2 id="which-accounts-do-you-need">Which accounts do you need?</h2>
<table>
<caption>Ohio registrations for a new LLC</caption>
<thead><tr><th scope="col">If you</th><th scope="col">Then</th></tr></thead>
<tbody>
<tr><td>sell taxable goods or services</td><td>vendor’s license and sales tax returns</td></tr>
<tr><td>pay any employee</td><td>withholding and workers’ compensation; unemployment from $1,500 of wages in a quarter, or in week 20 of a year with a worker</td></tr>
<tr><td>buy goods without paying sales tax</td><td>use tax</td></tr>
<tr><td>earn net profit inside a city with an income tax</td><td>your own city return, if you are the only owner; a net profit return of the company, if there are more owners or an S election</td></tr>
<tr><td>have more than $6 million of Ohio receipts</td><td>commercial activity tax</td></tr>
</tbody>
</table>
<p>A new consultant who works alone from home in Nashport may need none of these. A food truck needs most of them.</p>
<h2 id="what-the-tax-office-sees">How an LLC is taxed</h2>
<p>An LLC with one owner is ignored for federal income tax: the profit goes on your own return. With two or more owners it files as a partnership. You can ask for something else, such as S corporation treatment, and <a href="/blog/when-an-s-election-starts-to-pay">there is a point where that pays</a>. It is rarely on day one.</p>
<p>In Ohio, the first $250,000 of business profit is free of state income tax for most owners, LLC or not. The city may tax it all the same.</p>
<h2 id="what-repeats">Yearly duties of an Ohio LLC</h2>
<p>Here is a pleasant surprise: an Ohio LLC files <strong>no annual report</strong> with the state. The unpleasant side is that nobody reminds you of anything. If your agent moves and a court paper goes to the old address, you can lose the case unheard. Put one date a year on the calendar to check the agent, the address and the operating agreement.</p>
${callout('yellow', 'Mail that looks like a state bill will arrive after you file. Posters, certificates, “annual records.” Read who sent it before you pay.')}
<h2 id="the-questions-to-bring">Three questions to answer first</h2>
<p>Bring three answers and the meeting is short. Who owns it, and in what shares? What will the first year’s profit be, roughly? Will anyone be on payroll? We go through the rest on the <a href="/services/business-formation">business formation</a> page or <a href="/schedule">across a table</a>.</p>`,
};
