import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'hiring-your-first-employee-in-ohio',
  title: 'Hiring your first employee in Ohio: the order that works',
  published: '2026-04-21T08:00:00-04:00',
  featured: true,
  excerpt:
    'Five registrations, three forms for the file and one report within 20 days. The steps for a first hire in Ohio, in the order that keeps payday from slipping.',
  author: 'payroll-desk',
  tags: ['hr-consulting', 'payroll', 'ohio'],
  html: `<p>You found someone good. They can start on a Monday two weeks from now. Is that enough time? Yes, if you do things in this order.</p>
<h2 id="two-weeks-before-open-the-accounts">Two weeks before: open the accounts</h2>
<ol>
<li><strong>Federal number.</strong> If the business has no EIN, get one from the IRS. Everything below asks for it.</li>
<li><strong>Ohio withholding.</strong> Register with the Department of Taxation through the <a href="https://gateway.ohio.gov">Ohio Business Gateway</a>, within 15 days of the first wages. This account covers state and school district tax.</li>
<li><strong>City withholding.</strong> Find out who collects where the person will work. Look up the address in <a href="https://thefinder.tax.ohio.gov">The Finder</a>.</li>
<li><strong>Unemployment.</strong> Open an employer account in <a href="https://thesource.jfs.ohio.gov">The SOURCE</a>, the state’s unemployment system. A new employer pays 2.7 percent on the first $9,000 of each worker’s wages. For 2026 and 2027 a technology fee of 0.15 percent comes on top. Building trades pay more.</li>
<li><strong>Workers’ compensation.</strong> In Ohio this comes from the state fund. You need coverage from your first employee on. Apply at <a href="https://info.bwc.ohio.gov">info.bwc.ohio.gov</a> before day one. The application fee is $120 or more and is not refunded.</li>
</ol>
<p>A number that is “on its way” is fine for the first pay run. An account nobody applied for is not.</p>
<h2 id="one-week-before-put-the-offer-in-writing">One week before: put the offer in writing</h2>
<p>Keep it to one page. Job, start date, rate, pay period, first payday, who the boss is. Say whether the job is paid by the hour or by salary, and whether overtime applies. Most jobs in small firms have overtime, and a salary alone does not change that.</p>
<p>Never ask for a Social Security card before you offer the job.</p>
<h2 id="day-one-three-forms">Day one: three forms</h2>
<ul>
<li><strong>W-4</strong> for federal tax.</li>
<li><strong>IT 4</strong> for Ohio, with the school district number of the worker’s home.</li>
<li><strong>I-9</strong> to show the person may work here. The worker does section one by the first day. You look at the original papers and do section two within three business days.</li>
</ul>
<p>In construction other than one- to three-family homes, mobile homes and farm buildings, Ohio also requires <strong>E-Verify</strong> for each new hire since March 2026, in the smallest firm too.</p>
<p>Add a direct deposit form and a contact for emergencies. Put the I-9 in a folder of its own.</p>
${callout('grey', 'Report the new hire to Ohio within <strong>20 days</strong>. It takes a few minutes online. It is also the step most first-time employers miss.')}
<h2 id="first-payday">First payday: what to check</h2>
<p>Test the run two days early. Compare the tax lines with your own rough math. For a $1,000 gross check, Social Security is $62.00 and Medicare $14.50, and you pay the same amounts again.</p>
<p>Then set the tax money aside the same day. It isn’t yours. Like sales tax, it can reach an owner personally.</p>
<h2 id="what-repeats">Reports that repeat, with their dates</h2>
<table>
<caption>Your new calendar for 2026 and its last reports</caption>
<thead><tr><th scope="col">Report</th><th scope="col">Dates</th></tr></thead>
<tbody>
<tr><td>Form 941</td><td>April 30, July 31, November 2, February 1, 2027</td></tr>
<tr><td>Ohio withholding, if quarterly</td><td>April 30, July 31, November 2, February 1, 2027</td></tr>
<tr><td>Ohio unemployment</td><td>April 30, July 31, November 2, February 1, 2027</td></tr>
<tr><td>Workers’ compensation payroll report</td><td>by mid August, if your policy was active before July 1</td></tr>
<tr><td>City withholding, if quarterly</td><td>April 30, July 31, November 2, February 1, 2027</td></tr>
<tr><td>W-2, 940, IT 941, SD 141 and the IT 3 upload for 2026</td><td>February 1, 2027</td></tr>
<tr><td>City withholding reconciliation with W-2s</td><td>March 1, 2027</td></tr>
</tbody>
</table>
<p>Small payers can usually send Ohio withholding by the quarter. Federal deposits are usually more frequent. Ask which group you are in before the first check.</p>
<h2 id="what-does-it-cost">What an employee costs</h2>
<p>We worked out <a href="/blog/what-a-20-dollar-hire-costs-in-ohio">what a $20 hire costs</a> line by line. When you are ready, <a href="/services/payroll">payroll setup</a> and a <a href="/services/hr-consulting">first-hire file</a> fit in one meeting. <a href="/schedule">Pick a day</a>.</p>`,
};
