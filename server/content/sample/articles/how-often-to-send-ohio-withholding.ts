import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'how-often-to-send-ohio-withholding',
  title: 'Quarterly, monthly or each payday: how often to send Ohio withholding',
  published: '2026-09-22T08:00:00-04:00',
  excerpt:
    'Your schedule for next year depends on what you withheld in the 12 months to June 30. Three groups, one sum to work out, and what to change in the software.',
  author: 'payroll-desk',
  tags: ['payroll', 'ohio'],
  html: `<p>June 30 was a quiet day. It also decided how often you send Ohio withholding next year. Few owners know that, and the state’s notice is easy to lose. So do the sum yourself. It takes one report.</p>
<h2 id="the-sum">Add up what you withheld</h2>
<p>Run a report from July 1, 2025 to June 30, 2026. Add up two lines:</p>
<ol>
<li>Ohio income tax withheld.</li>
<li>School district income tax withheld.</li>
</ol>
<p>Leave city tax out. Leave federal tax out.</p>
<h2 id="the-three-groups">Quarterly, monthly or after each payday</h2>
<table>
<caption>Ohio withholding by size</caption>
<thead><tr><th scope="col">Total in those 12 months</th><th scope="col">You send it</th><th scope="col">Due</th></tr></thead>
<tbody>
<tr><td>$2,000 or less</td><td>each quarter</td><td>last day of the month after the quarter</td></tr>
<tr><td>more than $2,000, under $84,000</td><td>each month</td><td>the 15th of the next month</td></tr>
<tr><td>$84,000 or more</td><td>Ohio tax after each payday; school district tax each month</td><td>within three banking days of the end of the partial week, by electronic payment; school district tax by the 15th</td></tr>
</tbody>
</table>
<p>A shop with four workers is usually monthly. A firm with one part-timer is usually quarterly. Paying after each payday starts at a payroll in the millions. With one payday a week, that is one payment a week.</p>
<h3 id="a-quick-example">A quick example</h3>
<p>Five workers, total Ohio tax withheld $4,300, school district tax $500. Sum: $4,800. That is the monthly group for 2027. January’s tax is due on Tuesday, February 16, because the 15th is a holiday. February’s is due on March 15.</p>
<p>Next to it, a one-person office that withheld $900 in all. That is quarterly for 2027. The first quarter is due on <strong>April 30, 2027</strong>.</p>
<h2 id="what-goes-wrong">Common mistakes with the payment schedule</h2>
<ul>
<li><strong>The old schedule stays in the software.</strong> You grew out of quarterly by June, go on as before in January, and late notices come in spring.</li>
<li><strong>The 15th lands on a weekend.</strong> Then it is the next business day. For February 2026, for example, the 15th of March was a Sunday.</li>
<li><strong>No payday, no return.</strong> Do not count on it. A return with zeros does no harm and prevents a notice, and the yearly IT 941 is due even so, until the account is closed.</li>
<li><strong>School district money sits in the wrong line.</strong> State and district are two returns. Pay them apart, with the right four-digit number.</li>
</ul>
<h2 id="year-end">Year-end forms: IT 941, IT 942, SD 141, IT 3</h2>
<p>Quarterly and monthly payers finish with the <strong>IT 941</strong>. Those who pay after each payday file <strong>IT 942</strong> every quarter, and the fourth one covers the year in its place. School district tax has a yearly form of its own, <strong>SD 141</strong>. And everyone uploads the W-2s to Ohio, which the state calls the <strong>IT 3</strong>.</p>
<p>For 2026 all of them are due on February 1, 2027, the same day as the W-2s. The forms match twelve months of payments with the tax on your W-2s. If the two totals differ, you’ll hear about it in spring.</p>
${callout('grey', 'Federal deposits follow a different test with different dates. Don’t copy one schedule to the other. City tax follows a third rule, in state law: monthly by the 15th once you withheld more than $2,399 for a city last year, or more than $200 in a month of the last quarter; otherwise by the end of the month after the quarter. A city may ask for it twice a month above $11,999 for the year or $1,000 in a month of last year; Columbus does.')}
<h2 id="fifteen-minutes-this-week">Find your group in fifteen minutes</h2>
<ol>
<li>Run the report and write the sum on paper.</li>
<li>Find your group in the table.</li>
<li>Compare with the schedule in the software. Change it as of January if it differs.</li>
<li>Log in to the <a href="https://gateway.ohio.gov">Ohio Business Gateway</a>, where these returns are filed, and see what the state has on file.</li>
<li>Put the dates for the first quarter of 2027 on the wall calendar.</li>
</ol>
<p>Bigger than last year? Good problem. If you’d rather not track it, our <a href="/services/payroll">payroll office</a> can check it with you each July.</p>`,
};
