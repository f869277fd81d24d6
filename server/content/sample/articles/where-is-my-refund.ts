import type { SampleArticle } from '../article.ts';
import { toggle } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'where-is-my-refund',
  title: 'Where is my refund? Three trackers, in the right order',
  published: '2026-02-19T09:00:00-05:00',
  excerpt:
    'Federal, Ohio and city refunds travel separately. Here is where to look for each one, what you need at hand, and what a notice in the mail really means.',
  author: 'dresden-office',
  tags: ['personal-tax', 'ohio'],
  html: `<p>You filed, and now you wait. A tax preparer can’t see your refund either: the IRS shows it to you. But there is a tracker for each of the three, and each asks for different things.</p>
<h2 id="before-you-look">What you need to check a refund</h2>
<p>Have the filed return in front of you. The IRS asks for your Social Security number, your filing status and the exact refund in whole dollars; Ohio for the number, the tax year and the refund. The federal amount is on Form 1040, the Ohio amount on the IT 1040. They differ, and mixing them up is the most common reason the page says it finds nothing.</p>
<h2 id="door-one-the-irs">The federal refund: irs.gov/refunds</h2>
<p>Go to <a href="https://www.irs.gov/refunds">irs.gov/refunds</a>. The page moves through three stages: received, approved, sent. Checking it more than once a day gains nothing.</p>
<h2 id="door-two-ohio">The Ohio refund: tax.ohio.gov</h2>
<p>Start at <a href="https://tax.ohio.gov">tax.ohio.gov</a> and follow the refund link for individuals. Ohio may mail you a letter that asks you to prove who you are before it pays. That letter is real, and it is common. The refund waits until you answer it.</p>
<h2 id="door-three-the-city">The city refund: RITA, CCA or the city</h2>
<p>City refunds come from whoever collects for that city. Many towns use <a href="https://www.ritaohio.com">RITA</a>, some use <a href="https://www.ccaohio.gov">CCA</a>, and others run their own tax office. A refund for days you worked outside the city usually needs a signed page from your employer.</p>
<h2 id="questions-we-hear-at-the-counter">Why is my refund late or smaller?</h2>
${toggle('The amount is smaller than my return says. Why?', '<p>The most common reasons are a math change, a credit that did not match, or an older debt that was paid first. A notice with the reason follows. Wait for it before you file anything new.</p>')}
${toggle('I have a child credit on my return. Does that slow it down?', '<p>It can. By law the IRS holds some early refunds that include the earned income credit or the refundable part of the child credit. The whole refund waits, not just the credit.</p>')}
${toggle('I filed on paper. Is that bad?', '<p>It is slow. A person has to open the envelope and key it in. If you can still choose, file electronically and use direct deposit.</p>')}
${toggle('My bank account closed after I filed.', '<p>The bank sends the money back. Since 2026 the IRS then holds the refund and mails notice CP53E: you have 30 days to give a new account in your IRS online account. Do nothing, and a check follows about six weeks after those 30 days. A return without any bank account is held in the same way. Ohio works differently: call the Department of Taxation. If you moved too, tell the IRS and the post office about the new address.</p>')}
${toggle('Should I file again to speed it up?', '<p>No. A second return for the same year can stop the first one and start a review.</p>')}
<h2 id="when-to-bring-it-to-us">When to get help with a refund</h2>
<p>Get help if a notice asks for documents, if the refund was taken for a debt you don’t know, or if someone else filed with your number. Bring every page of the notice, the envelope too. Answer by the date on it.</p>
<blockquote>No tax agency will text you a link to claim a refund, and none of them takes gift cards.</blockquote>
<p>Our own page, <a href="/resources/check-my-refund">check my refund</a>, keeps the official pages in one place and never asks for your number. For next year, a refund that is much too large can be turned into a bigger paycheck. The <a href="/resources/tax-calculator">tax calculator</a> shows how far off you are.</p>`,
  metaDescription:
    'How to check a federal, Ohio or city tax refund online, what you need at hand, and what slows a refund down.',
};
