import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'a-handbook-people-read',
  title: 'A handbook people read: twelve pages, no more',
  published: '2026-10-22T08:10:00-04:00',
  excerpt:
    'Copied handbooks promise things nobody meant. What belongs in a short one for an Ohio team, what to leave out, and a two-week way to write it yourself.',
  author: 'payroll-desk',
  tags: ['hr-consulting'],
  html: `<p>When was the last time you opened your own handbook? If the answer is “the day I downloaded it,” you have a risk on the shelf. It may promise four weeks of notice. It may name a committee you don’t have. And a worker’s lawyer will read it with more care than you did.</p>
<p>Write a short one. Twelve pages that are true.</p>
<h2 id="what-goes-in">Twelve topics of a short handbook</h2>
<table>
<caption>Twelve pages</caption>
<thead><tr><th scope="col">Page</th><th scope="col">Topic</th><th scope="col">One sentence to get right</th></tr></thead>
<tbody>
<tr><td>1</td><td>Welcome, and what this is not</td><td>It is a guide and not a contract, and either side may end the job.</td></tr>
<tr><td>2</td><td>Pay</td><td>Paydays, the pay period, the cutoff for hours, where to ask.</td></tr>
<tr><td>3</td><td>Hours, breaks, overtime</td><td>Overtime needs a yes before. It is paid even without one.</td></tr>
<tr><td>4</td><td>Time off</td><td>How much, how it is earned, what happens to the rest when you leave.</td></tr>
<tr><td>5</td><td>Holidays</td><td>The list, by name, and who gets paid for them.</td></tr>
<tr><td>6</td><td>Sick, late, storm</td><td>Whom to call, by when, at which number.</td></tr>
<tr><td>7</td><td>Fair treatment</td><td>No harassment, two people to tell, no revenge.</td></tr>
<tr><td>8</td><td>Safety and injury</td><td>Report the same day, and which clinic.</td></tr>
<tr><td>9</td><td>Phones, trucks, cards</td><td>What is ours, and what may be looked at.</td></tr>
<tr><td>10</td><td>Drugs and alcohol</td><td>The rule for the job and the truck.</td></tr>
<tr><td>11</td><td>Leave the law gives</td><td>Jury duty, military, voting, family leave if you are large enough.</td></tr>
<tr><td>12</td><td>Sign here</td><td>Name, date, “I got it and may ask questions.”</td></tr>
</tbody>
</table>
<p>That’s all. Procedures for the saw go in the shop, next to the saw.</p>
<h2 id="what-to-leave-out">What to leave out</h2>
<ul>
<li><strong>Promises.</strong> “Permanent,” “always,” “will be promoted after.”</li>
<li><strong>Long lists of crimes.</strong> If a list looks complete, someone will do the thing that is missing.</li>
<li><strong>A ban on talking about pay.</strong> Most employees have a right to do that.</li>
<li><strong>“Use it or lose it” by surprise.</strong> If unused days vanish, say so clearly and early.</li>
<li><strong>Rules you won’t enforce.</strong> One broken rule weakens the rest.</li>
</ul>
<h2 id="two-weeks-to-write-it">Two weeks to write it</h2>
<p><strong>First week.</strong> Monday: list what you do now, not what you wish. Tuesday: ask two workers what they were never told. Wednesday and Thursday: write pages 2 to 6. Friday: have someone who is not a manager read them aloud. Fix each sentence where they stop.</p>
<p><strong>Second week.</strong> Write the rest. Then have a labor lawyer check pages 1, 7, 10 and 11. Those four carry the legal weight. It costs less to have four pages read than forty.</p>
<h2 id="give-it-out-properly">How to give out the handbook</h2>
<p>Hand it over in a meeting of fifteen minutes, in paid time. Go through pay, time off, who to call. Take the signed page 12 for the file. New hires get it on day one, with <a href="/blog/hiring-your-first-employee-in-ohio">the other forms</a>.</p>
${callout('yellow', 'Then keep your word. If page 2 says Friday, it’s Friday.')}
<h2 id="once-a-year">Check the handbook once a year</h2>
<p>Choose a dull week, say the third one in October. Read it with the payroll setup on the screen. Do the holidays match? Does the time-off rule match what the software really does? In small firms that is the most common gap: the book says days are earned each month, the software gives them all in January.</p>
<p>New state? A worker who moves to Indiana brings Indiana’s rules along. So does a handbook page.</p>
<p>Our <a href="/services/hr-consulting">HR consulting</a> starts from your list of what you do now and gives you a draft in your words. Got a finished one? <a href="/contact">Send it</a>, and tell us which page you’re unsure about.</p>`,
};
