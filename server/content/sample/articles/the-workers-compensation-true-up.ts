import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'the-workers-compensation-true-up',
  title: 'The workers’ compensation true-up: ten minutes in July',
  published: '2026-07-21T07:50:00-04:00',
  excerpt:
    'Ohio’s state fund bills you on a guess, then asks for the real payroll. The policy year ended on June 30. Report by Friday, August 14, even if nothing changed.',
  author: 'payroll-desk',
  tags: ['payroll', 'ohio', 'deadlines'],
  html: `<p>Ohio runs its own workers’ compensation fund. There is no shopping for a carrier and no agent to remind you. There is one yearly report, and July is the month for it.</p>
<h2 id="what-a-true-up-is">What a true-up is</h2>
<p>All year you pay premiums based on an <strong>estimate</strong> of payroll. When the policy year ends, you tell the Bureau of Workers' Compensation what you really paid. They compare. You get a bill or a credit.</p>
<p>The policy year runs from July 1 to June 30. It is not the calendar year, and it matches no other report you file. That is where the mistakes come from.</p>
${callout('red', 'The report is due by August 15. In 2026 that is a Saturday. Don’t count on extra days: send it by <strong>Friday, August 14</strong>. Report even if payroll was zero, and even if it matched the estimate to the dollar.')}
<h2 id="what-you-need">What you need for the true-up report</h2>
<ul>
<li>Your BWC policy number and the login for <a href="https://info.bwc.ohio.gov">info.bwc.ohio.gov</a>.</li>
<li>Gross payroll for July 1, 2025 through June 30, 2026, by pay date.</li>
<li>The same total split by class code, if you have more than one.</li>
<li>Certificates of coverage for each contractor you paid.</li>
<li>Owners’ pay or draw, if an owner is covered.</li>
</ul>
<h2 id="how-to-get-the-twelve-months">How to run the July-to-June payroll report</h2>
<p>Your software makes it easy if you ask for dates, not for a year. Set the report from 7/1/2025 to 6/30/2026. Check it like this:</p>
<ol>
<li>Take the 941 totals for quarters three and four of 2025.</li>
<li>Add quarters one and two of 2026.</li>
<li>Compare with the report. They should be close. If one is far off, a pay date is on the wrong side of June 30.</li>
</ol>
<h2 id="who-is-in-who-is-out">Who counts for workers’ compensation</h2>
<p><strong>In:</strong> hourly, salary, part time, seasonal, family members on the payroll, corporate officers.</p>
<p><strong>Out:</strong> contractors who carry their own coverage, with the certificate in your file.</p>
<p><strong>By choice:</strong> a sole owner, a partner, or the owner of a corporation with nobody else on the payroll. You may elect coverage for yourself. It costs a premium, and it is the only way this fund pays you if you are the one who falls off the ladder.</p>
<h2 id="split-the-clerk-from-the-roofer">Split payroll by class of work</h2>
<p>Each class has its own rate. If a person does two kinds of work and you have no record of hours, all of it may land in the class with the higher rate. A time sheet with two columns saves real money here, month after month.</p>
<h2 id="what-happens-if-you-skip-it">What happens without a true-up report</h2>
<p>The bureau estimates for you, and it does not estimate low. You may also lose discounts you had. All that for a form that takes ten minutes.</p>
<h2 id="while-you-are-logged-in">What else to check in your BWC account</h2>
<ul>
<li>Is the estimate for the new policy year right? Did you hire? Update it.</li>
<li>Is the mailing address right?</li>
<li>Download the new certificate and send it to the customers who ask.</li>
</ul>
<p>With a <a href="/services/payroll">payroll service</a> the figures come from your run data. Put July 1 on the calendar for next year. The rest of the state’s dates are on <a href="/resources/ohio-business-taxes">Ohio business taxes</a>.</p>`,
};
