import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'w-2-season-starts-in-november',
  title: 'W-2 season starts in November',
  published: '2026-10-29T07:30:00-04:00',
  excerpt:
    'W-2s for 2026 are due Monday, February 1, 2027. The numbers get fixed before that. A nine-week plan, one job a week, for whoever runs your payroll.',
  author: 'payroll-desk',
  tags: ['payroll', 'deadlines'],
  html: `<p>January 31, 2027 is a Sunday. So W-2s are due on <strong>Monday, February 1</strong>. Same day: Form 940, Ohio’s IT 941 and SD 141, the upload of the W-2s to Ohio (IT 3), the fourth-quarter 941 and all 1099-NEC forms. The cities’ reconciliation is due on Monday, March 1. That is one long Monday, or nine short weeks. Pick the weeks.</p>
<h2 id="nine-weeks-one-job-each">W-2 plan for nine weeks, one job each</h2>
<table>
<caption>November to January</caption>
<thead><tr><th scope="col">Week of</th><th scope="col">Job</th></tr></thead>
<tbody>
<tr><td>November 2</td><td>Send each worker their name, address and last four digits as you have them. Ask for corrections.</td></tr>
<tr><td>November 9</td><td>Check every school district number against the home address.</td></tr>
<tr><td>November 16</td><td>Check the city: where did each person really work this year?</td></tr>
<tr><td>November 30</td><td>List pay that never went through a run: gift cards, bonuses by check, a company truck used at home.</td></tr>
<tr><td>December 7</td><td>S corporation owners: put health premiums on the W-2 before the last run.</td></tr>
<tr><td>December 14</td><td>Add up tips (code TP) and overtime premium (code TT) for the year, by person.</td></tr>
<tr><td>December 21</td><td>Last run of the year. The <strong>pay date</strong> decides the year, not the work week.</td></tr>
<tr><td>January 4</td><td>Compare four 941 forms with the year’s totals. Fix what differs.</td></tr>
<tr><td>January 11</td><td>Preview the W-2s. Read five of them with a pencil. Then file.</td></tr>
</tbody>
</table>
<p>Thanksgiving week is free.</p>
<h2 id="the-three-checks-that-find-most-errors">The three checks that find most errors</h2>
<ol>
<li><strong>Social Security wages.</strong> No one may have more than $184,500 in boxes 3 and 7 (tips) together for 2026.</li>
<li><strong>Box 4 is 6.2 percent of boxes 3 and 7.</strong> If it’s not, a pay item is set up wrong.</li>
<li><strong>Box 16 next to box 1.</strong> For someone who worked only in Ohio they are usually the same.</li>
</ol>
<p>Any that fail? Find the pay item, fix it, and run the year again. One wrong item makes every W-2 wrong in the same way, so the fix is often one click.</p>
<h2 id="tips-and-overtime">New on the 2026 W-2: codes TP, TT and TA</h2>
<p>This is the change of the season. For 2025 employers did not have to show tips and overtime apart. For 2026 they have to be on it:</p>
<ul>
<li><strong>Box 12, code TP:</strong> the cash tips a worker reported to you. Tips on a card count as cash tips here.</li>
<li><strong>Box 12, code TT:</strong> qualified overtime. That is the <strong>premium</strong> the federal wage law requires, not the whole overtime wage.</li>
<li><strong>Box 14b:</strong> the Treasury’s code for the tipped occupation, up to two of them.</li>
<li><strong>Box 12, code TA:</strong> money you paid into a Trump account of a worker or a dependent.</li>
</ul>
<p>Ask your software how it fills these boxes, before the last run of the year. A service charge you set yourself is a wage and not a tip. Workers need the numbers for <a href="/blog/four-new-deductions-on-the-2025-return">their deductions</a>, so they will ask. The rules are in the IRS General Instructions for Forms W-2 and W-3 of 2026.</p>
<h2 id="people-who-left">W-2s for people who left</h2>
<p>Someone who quit in March gets a W-2 too. Mail goes to the last address you have. Ask in November, while you may still have a phone number that works. If the letter comes back, keep the envelope closed and on file.</p>
<h2 id="contractors">W-9s and 1099s for contractors</h2>
<p>Get the missing W-9s now, while you still owe someone a check. For payments made in 2026 the line for a 1099-NEC is $2,000 a person. The <a href="/blog/1099-rules-for-payments-made-in-2026">full rule is here</a>.</p>
${callout('yellow', 'Change nothing in the setup between Christmas and New Year. New rates go in with the first run of January.')}
<h2 id="and-januarys-first-run">Settings for the first pay run of January</h2>
<p>New year, new settings. Ask each worker whether their W-4 or IT 4 should change. Load the new unemployment rate from the state’s notice. Check your <a href="/blog/how-often-to-send-ohio-withholding">Ohio withholding group</a>. The Social Security wage base, the Ohio minimum wage and the mileage rate for 2027 apply from January 1: look them up at ssa.gov, com.ohio.gov and irs.gov.</p>
<p>Too much for one person? Ask about <a href="/services/payroll">payroll</a> help.</p>`,
};
