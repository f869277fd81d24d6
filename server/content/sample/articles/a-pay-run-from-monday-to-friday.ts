import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'a-pay-run-from-monday-to-friday',
  title: 'A pay run from Monday to Friday',
  published: '2026-06-24T07:30:00-04:00',
  excerpt:
    'Payday goes wrong on Tuesday, not on Friday. A weekly rhythm for a small crew: cutoff, check, approve, send, file. With a list of errors to look for.',
  author: 'payroll-desk',
  tags: ['payroll'],
  html: `<p>Friday’s payroll is made on Monday. If Monday is loose, Thursday is ugly. Here is a rhythm that holds for a crew of three or thirty. It assumes pay every two weeks, on Friday.</p>
<h2 id="monday-cutoff-at-10">Monday: cutoff at 10</h2>
<p>All hours are in by ten in the morning. Not “most.” A supervisor signs off on their own people. Missing hours go on a short list with a name next to each, and that person calls by noon.</p>
<p>Write the cutoff down once and post it by the time clock. A rule people can read is easier to keep than a rule they have to ask about.</p>
<h2 id="tuesday-look-for-odd-things">Tuesday: look for odd things</h2>
<p>Don’t check every line. Check what is unusual:</p>
<ul>
<li>More than 40 hours in a week, and is overtime on it?</li>
<li>Anyone with zero hours who should have some.</li>
<li>Anyone who was paid last time and has left.</li>
<li>A rate that changed since the last run.</li>
<li>A new address. New address may mean a new school district and a new city.</li>
<li>Tips, if you have them: reported, and not missing.</li>
<li>Days worked in another town.</li>
</ul>
<p>Five minutes. Most errors hide here.</p>
<h2 id="wednesday-preview-and-approve">Wednesday: preview and approve</h2>
<p>Run the preview. Read three totals: gross pay, net pay, taxes. Compare each with the last run. Did gross move by more than you expect? Find out why before you approve. One owner or manager approves, in writing. An email will do.</p>
<p>Then look at the bank. Net pay and taxes both leave the account. Is there enough for both?</p>
<h2 id="thursday-send">Thursday: send</h2>
<p>Direct deposit files have a bank cutoff, often a day or two ahead. Know yours. A bank holiday on Thursday or Friday moves everything up a day. Print the paper checks, if you still have any, and lock them up.</p>
${callout('yellow', 'A change of bank account by email is the oldest trick in payroll. Call the worker on a number you already have. No call, no change.')}
<h2 id="friday-payday-and-the-part-people-forget">Friday: payday, and the part people forget</h2>
<p>Stubs are out. Money is in. Now the tax side:</p>
<table>
<caption>After each run</caption>
<thead><tr><th scope="col">Tax</th><th scope="col">Where it goes</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><td>federal income tax, Social Security, Medicare</td><td>IRS, by electronic deposit</td><td>your deposit schedule</td></tr>
<tr><td>Ohio and school district tax</td><td>Ohio Department of Taxation</td><td>quarterly, monthly or more often, by size</td></tr>
<tr><td>city tax</td><td>the city or its collector</td><td>monthly or quarterly, by size</td></tr>
<tr><td>unemployment</td><td>state, and federal</td><td>both quarterly; federal amounts up to $500 wait for the next quarter or Form 940</td></tr>
</tbody>
</table>
<p>Which Ohio schedule is yours? <a href="/blog/how-often-to-send-ohio-withholding">It depends on the past year’s total</a>.</p>
<p>Put the run in the books the same day. Wages, taxes taken out and your own share are three separate lines. If the books only show the net amount, the profit is wrong and the tax you owe is invisible.</p>
<h2 id="when-something-slips">How to fix a payroll mistake</h2>
<p>It will. Then fix it in this order: pay the person first, correct the record second, find the cause third. Write the cause on a list. After six runs you’ll see the same two or three causes, and they can be fixed for good.</p>
<p>Want Friday handled? That is what our <a href="/services/payroll">payroll service</a> does. Hours in by Tuesday, checks out on Friday, then the filings.</p>`,
};
