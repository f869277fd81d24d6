import type { SampleArticle } from '../article.ts';
import { callout } from '../ghost-cards.ts';

export const article: SampleArticle = {
  slug: 'sales-tax-by-county',
  title: 'Sales tax by county: which rate, which return, which date',
  published: '2026-06-09T08:30:00-04:00',
  excerpt:
    'The state takes 5.75 percent and each county adds its own. Rates for the counties around Zanesville and Columbus, which one applies to a sale, and the July 23 return.',
  author: 'dresden-office',
  tags: ['business-tax', 'ohio'],
  html: `<p>A woman in Frazeysburg makes soap. She sells it at her kitchen table, at a Saturday market in Licking County, and through her own website. Three sales of the same bar, three questions about the rate.</p>
<p>The state part is always 5.75 percent. The county part differs, and in a few places a transit district adds more.</p>
<h2 id="rates-around-us">Sales tax rates around Dresden and Pickerington</h2>
<table>
<caption>Total rate, state and county together</caption>
<thead><tr><th scope="col">County</th><th scope="col">Percent</th></tr></thead>
<tbody>
<tr><td>Muskingum</td><td>7.25</td></tr>
<tr><td>Perry</td><td>7.25</td></tr>
<tr><td>Morgan</td><td>7.25</td></tr>
<tr><td>Guernsey</td><td>7.25</td></tr>
<tr><td>Washington</td><td>7.25</td></tr>
<tr><td>Knox</td><td>7.25</td></tr>
<tr><td>Licking</td><td>7.25, transit area 8.25</td></tr>
<tr><td>Coshocton</td><td>7.75</td></tr>
<tr><td>Fairfield</td><td>6.75, transit area 7.75</td></tr>
<tr><td>Franklin</td><td>8.00</td></tr>
<tr><td>Tuscarawas</td><td>6.75</td></tr>
</tbody>
</table>
<p>These come from the state’s list of July 2024 and, for Franklin, Fairfield and Licking, its bulletin of April 2025. Counties may change at the start of a quarter. Before you program a register, type the street address into <a href="https://thefinder.tax.ohio.gov">The Finder</a>. It also tells you about transit lines, which no zip code follows.</p>
<h2 id="which-rate-goes-on-the-sale">Which rate goes on the sale?</h2>
<ul>
<li><strong>At the counter or kitchen table:</strong> the rate of the place where you sell. For her, Muskingum.</li>
<li><strong>At a market or fair in another county:</strong> the rate where the table stands. This needs a license for traveling sellers.</li>
<li><strong>Shipped by an Ohio seller:</strong> as a rule, a seller located in Ohio charges the rate of the place where the order was taken. A seller from outside Ohio charges the customer’s rate. Check the setting in your shop software: many assume the customer’s rate.</li>
<li><strong>Through a marketplace:</strong> the marketplace collects and sends it in. Keep its report.</li>
</ul>
<p>Shipping that you charge on a taxable sale is taxable too.</p>
<h2 id="when-to-file">When sales tax returns are due</h2>
<p>Each return is due on the 23rd. Small sellers file twice a year, others each month. The state tells you which when you get the vendor’s license.</p>
${callout('yellow', 'Half-year filers: the return for January through June 2026 is due on <strong>Thursday, July 23, 2026</strong>. File it even if you sold nothing.')}
<p>Filing on time earns a small discount of 0.75 percent of the tax, up to a cap each month. Filing late costs that discount and a penalty.</p>
<h2 id="the-soap-makers-half-year">Example: a half-year sales tax return</h2>
<p>She sold $4,200 at home and online, all taken at home, and $1,600 at the Licking market, outside the transit area. By county:</p>
<ol>
<li>Muskingum: $4,200 at 7.25 percent is $304.50.</li>
<li>Licking: $1,600 at 7.25 percent is $116.00.</li>
</ol>
<p>The rate is the same, but each county is reported by itself, the market under its own license, because the state sends each its part. The sum is <strong>$420.50</strong>. With the discount of $3.15 she pays $417.35.</p>
<h2 id="and-what-you-buy">Use tax on what you buy</h2>
<p>Things you buy to sell again are free of tax with a certificate. Things you use yourself are not. If an online store charged nothing for your shelves, you owe <strong>use tax</strong> at the same rate. Businesses report it on a use tax account. Private persons put it on line 12 of the IT 1040, where most people have never looked.</p>
<h2 id="keep-these-four-papers">Four sales tax papers to keep</h2>
<ul>
<li>exemption certificates, by customer</li>
<li>market reports with the county written on them</li>
<li>marketplace statements</li>
<li>a copy of each return with its confirmation</li>
</ul>
<p>If the tax sits in your checking account until the 23rd, read <a href="/blog/sales-tax-collected-is-not-your-money">why it is not your money</a>. For the return itself, see <a href="/services/business-tax">business tax</a>; for shops, we’ve put the usual traps on the <a href="/industries/retail">retail</a> page.</p>`,
};
