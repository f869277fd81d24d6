import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'four-new-deductions-on-the-2025-return',
  title: 'Four new deductions on the 2025 return, and who gets them',
  published: '2026-03-20T10:00:00-04:00',
  excerpt:
    'Older taxpayers, tipped workers, people with overtime and buyers of new cars each got a deduction for 2025 through 2028. The limits, with two worked examples.',
  author: 'dresden-office',
  taxYear: 2025,
  tags: ['personal-tax', 'news'],
  html: `<p>A large tax law was signed on July 4, 2025, the One Big Beautiful Bill Act. You may know these parts of it as “no tax on tips” and “no tax on overtime”. Four of its deductions show up for the first time on the return you file this spring. They run for the years 2025 through 2028. You can take them whether you itemize or not, and all four shrink as income grows.</p>
<h2 id="the-short-version">The four deductions at a glance</h2>
<table>
<caption>New deductions, tax years 2025 to 2028</caption>
<thead><tr><th scope="col">For</th><th scope="col">At most</th><th scope="col">Starts to shrink above</th></tr></thead>
<tbody>
<tr><td>each person 65 or older</td><td>$6,000</td><td>$75,000, or $150,000 for a couple</td></tr>
<tr><td>tips</td><td>$25,000 a return</td><td>$150,000, or $300,000 for a couple</td></tr>
<tr><td>overtime premium</td><td>$12,500, or $25,000 for a couple</td><td>$150,000, or $300,000 for a couple</td></tr>
<tr><td>interest on a car loan</td><td>$10,000</td><td>$100,000, or $200,000 for a couple</td></tr>
</tbody>
</table>
<p>“Couple” means married and filing together. If you are married and file apart, you get none of the first three.</p>
<h2 id="if-you-are-65-or-older">If you are 65 or older</h2>
<p>This one is on top of the regular extra amount for age. For 2025 you count as 65 if you were born before January 2, 1961. You need a Social Security number that is valid for work. Each $6,000 falls by six cents for every dollar of income above the limit.</p>
<p><strong>Example one.</strong> A single woman of 67 has an income of $85,000. She is $10,000 over the limit. Six percent of that is $600. Her deduction is $5,400.</p>
<p><strong>Example two.</strong> A married couple, both 66, has $170,000. They are $20,000 over. Six percent is $1,200, and it comes off each spouse’s share. They deduct $4,800 twice, or $9,600.</p>
<p>You’ll often hear that this law made Social Security tax-free. It did not. The deduction lowers the tax of many people who get benefits, but the rule that counts part of the benefit as income is the same as before.</p>
<h2 id="if-you-earn-tips">If you earn tips</h2>
<p>The tips must be real tips: the guest decides. A fixed service charge is not a tip. The job must be one where tips are usual. The amount must have been reported: by your employer on the W-2, or by you on Form 4137, which is how cash tips that never reached a pay stub are reported. If you work for yourself, tips on a 1099 count too, up to the profit of that work. You need a Social Security number that is valid for work here, too.</p>
<p>The deduction falls by $100 for each full $1,000 over the line. A single server with an income of $158,400 is over by eight full thousands and loses $800 of it.</p>
<h2 id="if-you-worked-overtime">If you worked overtime</h2>
<p>Only the <strong>premium</strong> counts, not the whole overtime wage, and only where the federal wage law requires it. Extra pay that a contract or a generous employer adds on top does not count. The same Social Security number is needed. Say your base rate is $20 and you get $30 an hour for overtime. The premium is the extra $10. A hundred such hours give a deduction of $1,000, not $3,000.</p>
<p>If your 2025 W-2 does not show the premium apart from the rest, bring your last pay stub of December. Most stubs show overtime pay for the year, and the math starts there.</p>
<h2 id="if-you-bought-a-car">If you bought a car</h2>
<p>The loan and the car both have to meet conditions, so bring the lender’s year-end statement and the vehicle number. The deduction falls by $200 for each $1,000 of income over the line, or part of it.</p>
${callout('grey', 'None of the four lowers your Ohio tax. They come off after the federal income figure that Ohio starts from. City and school district tax don’t change either.')}
<h2 id="what-to-do-with-this">How to claim the deductions</h2>
<p>Already filed and missed one? That is what an amended return is for. Not filed yet? Add the papers to <a href="/blog/what-to-bring-to-your-first-tax-appointment">your folder</a>. The <a href="/resources/tax-calculator">tax calculator</a> knows all four and shows what they take off.</p>`,
};
