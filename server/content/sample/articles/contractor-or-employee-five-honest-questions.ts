import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'contractor-or-employee-five-honest-questions',
  title: 'Contractor or employee? Five honest questions',
  published: '2026-06-30T09:00:00-04:00',
  excerpt:
    'A contract that says “contractor” decides very little. Five questions about how the work is really done, what each answer means, and the 1099 rule for 2026.',
  author: 'payroll-desk',
  tags: ['hr-consulting', 'payroll'],
  html: `<p>“He wants to be on a 1099.” It may even be true. But neither of you gets to choose. The facts of the work choose, and an agency may look at them years later.</p>
<p>Ask these five questions. Answer for the work as it happens on a normal Wednesday, not as the contract describes it.</p>
<h2 id="1-who-decides-how-the-job-is-done">1. Who decides how the job is done?</h2>
<p>You tell a roofer which roof. You don’t tell a real roofing contractor which hammer, which order, which break. If you train the person, set the hours and check each step, that is an employee.</p>
<h2 id="2-whose-tools-whose-truck-whose-risk">2. Whose tools, whose truck, whose risk?</h2>
<p>A contractor can lose money on a job. Their tools, their insurance, their bad estimate. Someone who is paid by the hour with your tools and can never lose a dollar does not look like a business.</p>
<h2 id="3-who-else-do-they-work-for">3. Who else do they work for?</h2>
<p>A sign on the truck, a website, other customers, a business bank account: all good signs. Forty hours a week for you alone, all year long, is a bad one.</p>
<h2 id="4-could-they-send-someone-else">4. Could they send someone else?</h2>
<p>A business can send its own helper. An employee has to come in person. If you would be upset when a stranger shows up, think about why.</p>
<h2 id="5-is-this-the-thing-you-sell">5. Is this the thing you sell?</h2>
<p>A bakery that hires a plumber has hired a contractor. A bakery that hires a baker has hired a baker.</p>
<h2 id="now-count">What your five answers mean</h2>
<p>No single answer decides. But four out of five on one side is clear enough. Two and three? Get advice before the first check.</p>
<table>
<caption>What changes when the answer is “employee”</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Contractor</th><th scope="col">Employee</th></tr></thead>
<tbody>
<tr><td>Income tax</td><td>they pay their own</td><td>you withhold</td></tr>
<tr><td>Social Security and Medicare</td><td>they pay both halves</td><td>you pay half</td></tr>
<tr><td>Unemployment and workers’ compensation</td><td>their affair, with proof</td><td>your accounts</td></tr>
<tr><td>Overtime</td><td>no</td><td>usually yes</td></tr>
<tr><td>Form in January</td><td>1099-NEC</td><td>W-2</td></tr>
<tr><td>City and school district tax</td><td>they file</td><td>you withhold</td></tr>
</tbody>
</table>
<h2 id="for-true-contractors-paper-first">Papers for a true contractor</h2>
<p>Get a signed <strong>W-9</strong> before you pay the first bill. Ask for proof of workers’ compensation coverage or a sole owner’s status, and keep it. In Ohio, an uncovered helper can end up on your own report.</p>
<p>The reporting line moved this year. For payments made in 2026, a 1099-NEC is due from <strong>$2,000</strong> a person. For 2025 it was $600. A lower amount is still income to the person who gets it. More in <a href="/blog/1099-rules-for-payments-made-in-2026">1099 rules for payments made in 2026</a>.</p>
<h2 id="if-you-got-it-wrong">If you called an employee a contractor</h2>
${callout('grey', 'Don’t fix it quietly in the middle of the year by moving someone from one list to the other. There are programs that lower the bill for employers who come forward first. Some of them close once an audit has begun.')}
<p>Start with a list: name, job, since when, paid how, hours. Bring it to an <a href="/services/hr-consulting">HR consulting</a> meeting. Builders should read this twice; crews change weekly there, and our <a href="/industries/construction">construction page</a> shows what else to watch.</p>`,
};
