import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'a-business-profile-that-brings-calls',
  title: 'A business profile that brings calls',
  published: '2026-08-25T09:10:00-04:00',
  excerpt:
    'Most local searches end at a map and three names. A two-hour tune-up for your profile: the facts, the photos, the reviews, and how to know whether it worked.',
  author: 'advisory-desk',
  tags: ['marketing'],
  html: `<p>Search for your own trade and your own town, on a phone, standing in your own parking lot. What comes up? A map, a few names, a call button. Are you one of the names? Is the number right?</p>
<p>That little box is the front door for most local firms now. It is free, and you can put it in order in one evening. Here is how we would spend the two hours.</p>
<h2 id="first-half-hour-the-facts">First half hour: the facts</h2>
<ul>
<li><strong>Name</strong> as it is on the sign. No extra words like “best” or “cheap.”</li>
<li><strong>Category.</strong> Choose the most exact one. “Tax preparation service” beats “consultant.”</li>
<li><strong>Address or service area.</strong> If customers don’t come to you, hide the street and list the towns: Dresden, Zanesville, Frazeysburg, Nashport. Name places you really drive to.</li>
<li><strong>Hours,</strong> holidays too. A wrong hour costs more goodwill than a missing photo.</li>
<li><strong>Phone</strong> that a person answers in daytime.</li>
</ul>
<p>Then check that the website, the social pages and the invoice show the same name, address and number. Spelled the same way. Machines compare them, and so do careful customers.</p>
<h2 id="second-half-hour-pictures">Second half hour: pictures</h2>
<p>Six are enough. The outside, so people know the building. The inside. The truck. Someone at work. A finished job. The team, if they agree to it. Take them on a bright morning with a clean lens. No stock photos: people can tell.</p>
<h2 id="third-half-hour-words">Third half hour: words</h2>
<p>Write two short paragraphs. What you do, for whom, where, and what happens when somebody calls. Read it aloud. Would you say it to a neighbor? Then it is done.</p>
<p>Add your services as a list with a line each. If you can name a starting price, name it. It saves both sides a call.</p>
<h2 id="last-half-hour-reviews">Last half hour: reviews</h2>
<p>You need a habit, not a campaign.</p>
<ol>
<li>Pick the moment: the job is done and the customer is pleased.</li>
<li>Ask in person. Then send the link by text within the hour.</li>
<li>Ask everyone, not only the happy ones. Picking is against the rules of the big sites, and it looks odd.</li>
<li>Answer each review in two sentences. For a bad one: thank, name the fix, give a number to call. Never argue, and never tell anything about the job in public.</li>
</ol>
<p>Don’t pay for reviews, don’t trade for them, don’t write them. It isn’t worth the trouble it brings.</p>
<h2 id="did-it-work">How to tell whether the profile works</h2>
<table>
<caption>Write these down on the first of each month</caption>
<thead><tr><th scope="col">Number</th><th scope="col">Where it comes from</th></tr></thead>
<tbody>
<tr><td>calls from the profile</td><td>the profile’s own report</td></tr>
<tr><td>requests for directions</td><td>the same report</td></tr>
<tr><td>new customers</td><td>your books</td></tr>
<tr><td>“How did you find us?”</td><td>whoever answers the phone</td></tr>
</tbody>
</table>
<p>The last line is the important one. A sheet of paper by the phone with five tick columns beats every dashboard. In three months you’ll know what brings people in, and <a href="/blog/what-does-one-new-customer-cost">what one new customer costs you</a>.</p>
${callout('blue', 'Shops with several locations need one profile for each. Same name, different address, different photos. And one person who owns the password.')}
<p>Need a second pair of eyes? Send us the link through the <a href="/contact">contact form</a> or read how we work on the <a href="/services/marketing">marketing</a> page. Stores will find their own checklist under <a href="/industries/retail">retail</a>.</p>`,
};
