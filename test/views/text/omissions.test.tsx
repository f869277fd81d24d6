import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { sampleArticles } from '#server/content/sample/articles.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { renderPage } from '#test/views/render-page.tsx';

const passport =
  /more than \$66,000 in all, the line for 2026 \(from secondary sources; \$50,000 in the law, raised each year\).*after a levy or a lien whose appeal has lapsed\. A payment plan that you keep or a levy hearing asked for in time/;

/** What a client is harmed by not reading, where they look for it. */
const said: Record<string, RegExp[]> = {
  '/resources/ohio-employers': [
    /at least one full pay period after the levy came.*new year’s table changes nothing by itself.*hands in a new statement/s,
    /two or more states.*only by the state and the city or school district of home.*hauls into Pennsylvania owes no Ohio city tax.*no Ohio income tax/s,
    /trucks over 10,000 pounds.*without overtime.*10,000 pounds or less.*Fact Sheet 19.*not code TT/,
    /Union dues.*only with the worker’s own signed.*cannot deduct them/,
    /the one you got first.*6 months/,
    /within 3 years of the date of the first I-9.*Supplement B/,
    /Boxes 15 to 17 of the W-2 are then West Virginia’s.*rule 110-21-72/,
    /a first plan for 2026 had to exist by October 1/,
    /rule 110-21-71.*304-558-3333/,
    /\$80 a day for meals.*until September 2026.*we have not read the notice for the days since/s,
    /driven home, with the last run.*but not a van with a front bench alone, built-in shelves/,
    /Choose your own cover on Form U-3 with the application, on Form U-3S later/,
    /Lancaster’s is 740-687-6606/,
    /Wage and Hour Administration, 614-644-2239, and do not run it at these of 2026/,
    /earn \$684 a week or more\. Teachers, and doctors and lawyers who practice, have no salary test.*preschool teacher.*if teaching is the main duty.*mainly looks after the children gets overtime.*Outside sales has none/,
    /paid the tip wage nothing may come out.*signed or not/,
    /From 20 employees in the year before.*COBRA.*up to 12 months, for a worker insured for 3 months/,
    /paid from the yard on, and for the drive back if they must return/,
    /West Virginia and work in Ohio say so on Form IT 4, section III,/,
    /E-Verify.*\$250 to \$25,000/,
    /receipts under \$500,000 in the year before/,
    /a West Virginian who works in Marietta pays Marietta’s, and you withhold it/,
    /rise of prices in the 12 months to August, rounded to five cents/,
    /with tips of \$3 an hour you pay \$8.*receipts of the calendar year before were not over \$405,000.*with tips not less than half of it/s,
    /\$16\.50 in 2026.*no more than they really were.*\$11 in cash in 2026 only with tips of \$5\.50.* or more; with \$3 it costs \$13\.50.*= \$539 in 2026\. Less \$138 of tips you pay \$401/s,
    /people under 18 owe no city income tax anywhere in Ohio\. Withhold none/,
    /Without a W-4 you withhold as for a single person.*without an IT 4, with no exemptions/,
    /25% of it, or what is above \$217\.50 for a week, \$435 for two weeks/,
    /Form W-2c.*Only Ohio or city boxes\?/,
    /not a 401\(k\), health premiums or union dues.*of \$500 for two weeks a creditor gets only the \$65/,
    /W-4 from before 2020.*Take \$4,300 for each/,
    /in full and on time.*by February 10/,
    /FUTA.*Not for 2025, and not for 2026.*January 1 of two years.*On January 1, 2025 only California, Connecticut, New York and the Virgin Islands did.*1\.2% on top.*Schedule A/,
    /In 12, 6, 4, 2 or 1 payments.*about June 21 and every two months.*invoice is binding.*late one ends coverage.*by August 31, posted that day, as BWC’s notices of 2025 were printed.*say August 15, so whoever reports by then is safe/,
    /if the quarter is reported, Form 941-X and with it both halves.*without interest if both come by the day Form 941 is due for the quarter in which you found it.*even if the worker has left/,
    /at home count toward the 20 days of the home’s city.*has asked you for its tax: then it has the days at home from the first.*each day in the office the office’s/,
    /driving to the first stop, between stops and back.*unless it is fixed to a building/,
    /traditional district takes its rate of federal taxable pay less \$650 a year for each exemption/,
    /of people who live elsewhere Ohio takes its tax only from pay for work in Ohio.*unemployment tax, which goes to the state where all the work is done/,
    /in addition to the child support, which you send whole: \$2, or up to 1% of the support/,
    /home in West Virginia.*IT-104.*WorkForce West Virginia.*within 14 days.*30 days a year/s,
    /first payroll period that ends 30 days or more after you got it.*by the last Form W-4 that did not claim it/,
    /first full pay period after you got it.*Within 30 days of the end of each pay period.*interim report/s,
    /dismissed because of garnishment for one debt/,
    /joint district \(JEDD or JEDZ\)/,
    /ssa\.gov\/bso.*up to 50 typed W-2s.*upload, called IT 3, in the Ohio Business Gateway/,
    /both names and the worker’s address, gross and net pay, each addition and deduction with its purpose/,
    /Group life insurance above \$50,000.*code C in box 12/,
    /raise of \$1 an hour adds \$1\.50 for each overtime hour/,
    /code DD, is your choice.*fewer than 250 W-2s.*Under 50 full-time workers.*Within 60 days/,
    /50% to 65% of the pay after tax.*within 7 business days of the payday/,
    /What support takes counts against the 25%.*comes off the creditor’s amount.*at 15% of the pay.*10% at most, \$52/s,
    /no overtime and no salary test.*Sells from inside.*belongs to the regular rate.*pay of the day on which you pay it/s,
    /and no school district tax\..*a Pennsylvanian pays Pennsylvania estimates.*REV-419/s,
    /due in 2027 a wrong one may cost \$60 if mended within 30 days \(by March 3, 2027\), \$130 until August 1 and \$340.*by \$100 or less, tax withheld by \$25 or less/,
    /says “Exempt”: the worker had no federal income tax to pay for last year and expects none.*unless the form is altered.*lock-in letter\. It stops federal income tax alone.*section III of the IT 4.*One given later counts for later pay only/s,
    /each worker who lives in a district with the tax, even if that is only one.*No IT 4, or no number on it\?.*withhold with no exemptions/s,
    /In the year you paid it: get back the net amount.*In a later year: get back the amount before income tax, less Social Security and Medicare\..*941-X.*boxes 3 to 6, not boxes 1 and 2/s,
    /your own fee for answering and the court’s employer guide/,
    /add it to gross.*boxes 1, 3, 5, 16 and 18/,
    /Where it takes 25% or more, an ordinary creditor gets nothing.*\$150 or more: tell the agency 45 days before/s,
    /next SD 101 of the same district.*Form 11A.*Form 10A.*941-X/s,
    /never have to come in work at home: withhold for the home’s city, not your office’s; in a township, none/,
    /\$20 or more of tips a month to you by the 10th.*boxes 1, 5 and 7.*codes A and B/,
    /come back after 60 days or more/,
    /bonuses, commissions, tips, overtime and 401\(k\), less/,
    /lock-in letter from the IRS \(2800C\): give the worker the enclosed copy within 10 business days.*Withhold as it says from the day it names.*the worker asks the IRS for a change, not you/s,
    /Each spring BWC sends the estimate of the year that begins July 1.*no bill.*pay it expects/,
    /within 60 days.*within 120 days.*A gift card is wages at any amount/,
    /exemption certificates4 years, blanket certificates from the last sale on/,
    /under \$2,500 for the quarter or the one before you may pay with Form 941/,
    /Ohio’s from 4 workers in 20 weeks of a year\. No federal one.*None for its own workers.*\$1,000 of cash wages in a quarter.*\$20,000 of cash wages in a quarter, or 10 workers in 20 weeks/,
    /Form 943.*Feb 1, 2027.*\$150 of cash to one worker in the year, or \$2,500 to all/,
    /From \$3,000 of cash pay to one worker in 2026.*15\.3%.*Schedule H.*\$160 in a quarter to one, a BWC policy/s,
    /first pay period after 14 business days.*Answer the court within 5 business days/s,
    /a signed statement that the worker has not claimed it and will not/,
    /Workers’ compensation for yourself is a choice of .*, with employees too; of the one owner/,
    /promised bonus belongs to the regular rate.*\$810, with a \$90.*\$900.*\$20\..*is \$50, so.*\$950, and the \$50 is code TT.*nobody was promised stays out/,
    /0\.6% of \$7,000 a worker, \$42;/,
    /Nobody paid\? Report \$0, unless BWC has waived.*corporate officers, and owners who chose coverage, it counts no less than a minimum/,
    /941-X corrects it, within 3 years from April 15 after the year.*within 2 years of paying it/,
    /birth date, Social Security number, date of hire and first day of paid work.*day payments begin and how long the work lasts/s,
    /pay earned inside it, so the office’s from the days there, and none from the logged days at home/,
    /The worker may hand you cash for what is missing/,
    /\$400 over 13 weeks is \$30\.77 a week.*\$2\.01 more/,
    /required of all employers, however few the W-2s.*paper is for a corrected one alone.*nine W-2s and two 1099s are eleven/,
    /Form 17 for RITA towns, with the W-2s and 1099-NECs/,
    /Two orders that the pay does not cover: each gets its current support times/,
    /back within 3 days; without it count as for a married person who files separately.*A bonus paid apart.*to the IRS whole/,
    /loan or an advance: with signed permission the amount you lent, but no interest or fee, even where less/,
    /Without a clear rule that unused days are lost, earned days are pay that you owe/,
    /the spouse, else a child of 18 or older.*no income tax.*boxes 3 to 6, not in box 1.*no W-2\..*Form 1099-MISC, box 3.*\$2,000/,
    /wages over \$50 go to the state once they are a year old on June 30.*At least 30 days before.*from \$1,000 on/,
    /require direct deposit\?Yes, if the worker chooses the bank/,
  ],
  '/industries/construction': [
    /walk-in cooler or the cooking line of a restaurant.*whole bill is taxed, labor included/,
    /from the owner, Form STEC CC, and give your supplier Form STEC CO/,
    /at a longer site\. With receipts under \$500,000 in the year before, only the tax of your own place.*E-Verify/s,
  ],
  '/resources/whats-new': [
    /for a loan made after December 31, 2024 that holds the first lien.*An older loan does not count, nor does a lease.*for personal use/,
    /According to secondary sources, from January 1, 2027 on Social Security tax is due on wages up to \$192,300/,
    /All of it goes back with the return, without a limit/,
    /90% of losses/,
    /Act of Jan 5, 2025 ended both cuts for benefits from January 2024 on/,
    /For 2026: the owner is 65 or older.*on Jan 1, 2026.*\$41,000 at most for 2026.*DTE 105A until Dec 31, 2026/,
    /over 50%; one of a gross weight up to 6,000 pounds is capped.*\$20,300 in the first year for 2026/,
    /Ohio’s on \$9,000, \$7,500 before tax for dependent care/,
    /; not after a sale or an IRA payout\./,
    /Health FSA\$3,400/,
    /each has \$500 of income that Ohio taxes, such as pay, profit or a pension\. Social Security, military retirement, interest, dividends, rent, royalties and gains do not count/,
    /Interest on late tax, Ohio and cities \(for 2027 we could not read it yet\)7%, 9%/,
    /in 2025; for 2027 your 2026 wages count/,
    /IRA limit, and more from age 50\$7,500 and \$1,100/,
    /\$3,000 for one, \$6,000 for two or more: 50% of them.*to 35% above \$43,000, and at \$75,000 \(joint \$150,000\) or more to 20%/,
    /Public Law 119-21, sections 70505 and 70506.*sections 70501 and 70502/s,
  ],
  '/resources/deadlines': [
    /Was it \$75,000 or more in a calendar year\? From the second year after that one on, 75%.*only after two years in a row below/,
    /From age 73 on \(75 if born in 1960 or later\) also the yearly payout/,
    /deposited on time, Form 941 has until the 10th of February, May, August or November/,
    /a SEP may be paid until the extended one/,
    /holiday among the three weekdays after that day.*inside the period gives none.*24, 2026: due Wednesday, December 30.*31, 2026: due Wednesday, January 6\..*15, 2027: due Thursday, January 21/,
    /deposits? grows within days/,
    /attach Schedule B, the tax of each day, to every Form 941/,
    /\$100,000 has added up within a deposit period/,
    /\$100,000 on a payday deposits all of it on the next business day, and is semiweekly.*\$104,000 is due Monday, December 21.*due Monday, December 28.*due Monday, January 4, 2027/,
    /by the month pays the tax of November’s paydays by December 15, 2026 and that of December’s by January 15, 2027/,
  ],
  '/services/personal-tax': [
    /by 26\.5 at 73, 25\.5 at 74, 24\.6 at 75, 23\.7 at 76, 22\.9 at 77, 22 at 78, 21\.1 at 79 and 20\.2 at 80/,
    /rented house sold: no part is free as a home’s.*Form 4797.*25% at most.*3\.8%.*above \$200,000, joint \$250,000/,
    /any place that the state licenses for such care.*STRS cannot withhold for other states/s,
    /Ohio still taxes the rent of a house here, and its gain.*Pennsylvania has an inheritance tax, for children too/s,
    /counts as paid by the seller in that year, and the buyer deducts only the days from the sale on/,
    /from age 73 on, from 75 if you were born in 1960 or later/,
    /\$250,000 of gain, or \$500,000 on most joint returns.*2 years of the last 5\./,
    /still files a joint return.*Sold within 2 years if you have not remarried, the home still has the \$500,000.*Form 1310/,
    /spread over 27\.5 years.*only the rented part counts.*within \$10,000 and within 2% of its cost, which is \$1,000,000 or less/,
    /ready and offered to let.*up to \$25,000.*less from \$100,000.*none from \$150,000.*still has the \$250,000, except for its depreciation/,
    /within 30 days.*on a written list.*costs double.*above \$50 if that is more, bears 5% interest.*stays 6 months or more/,
    /under 19, or under 24 and a full-time student/,
    /value on the day of death.*no estate tax since 2013.*Form 8332 can leave only the child tax credit/s,
    /retirement income credit\) and \$50 from age 65 on.*ends the first of these for later years, as the lump sum distribution credit, from 65 on, ends the second/,
    /up to \$2,500 on \$4,000.*40% of it is refundable.*from \$160,000 to \$180,000/,
    /From \$3,000 of cash pay.*after February, the IRS \(800-829-1040\).*Form 4852/s,
    /military retirement pay, what the Survivor Benefit Plan \(SBP\) pays, and disability and survivor benefits.*because of the death: not what is left of an annuity.*under a disability plan, until the plan turns it into retirement pay; sick pay does not/,
    /Form 1040 and Ohio’s IT 1040 are the basic return; a school district return and each city return add to it/,
    /each of you has \$500 or more of pay, profit or a pension that Ohio taxes \(Social Security does not count\)/,
    /With no Form 1099-S and no taxable gain nothing is reported.*sign at closing that all of the gain is free.*Form 8949 and Schedule D/,
  ],
  '/services/personal-tax/pricing': [
    /basic return is Form 1040 with Ohio’s IT 1040: pay, pensions, Social Security, interest and the standard deduction\. A school district return and each city return are forms of their own and add to it/,
    /The basic return is in every list: .*pensions/,
  ],
  '/services/business-tax': [
    /day of the firm’s own return.*S corporation’s March 15, extended September 15/,
    /\$5 a square foot, up to 300 square feet.*never more than the profit/,
    /as ordinary income, without self-employment tax\. A trade-in is a sale/,
    /property \(rent counts eight times\).*by April 15 of the year itself.*may not\. We compare/,
    /up to \$2,500 as a cost, if you elect.*\$2,560,000 in 2026, less.*\$4,090,000/,
    /about 20% of a sole owner’s net earnings, or 25% of wages.*\$24,500.*\$72,000.*until April 15/,
  ],
  '/services/bookkeeping': [
    /By December 31: count the stock, at cost.*four 941s, the W-3 and the IT 941.*lock the year/s,
  ],
  '/services/payroll': [
    /in how many towns\. The W-2s and 1099-NECs of January are part of the service/,
    /7\.65% of the reported tips, less those it took to bring pay up to \$5\.15 an hour/,
    /your sole proprietorship.*no Social Security and Medicare are due under 18 and no federal unemployment tax \(FUTA\) under 21\. Federal income tax is withheld at any age/,
    /mother or father in your sole proprietorship is an ordinary employee.*Not due on the pay of a spouse or parent are federal unemployment tax \(FUTA\) and Ohio’s unemployment tax/,
    /Ohio’s unemployment tax is not due on that pay under 18\. Workers’ compensation covers her/,
  ],
  '/resources/tax-calculator': [
    /Military, disability or survivor part of your pension.*SBP; paid because of a death; disability plan, not sick pay/,
    /gain counts only above \$250,000, or \$500,000 on most joint returns/,
    /tax on all income not earned or received in Ohio while you lived elsewhere: pay and profit, and a pension, IRA payout/,
    /from the day you are neither resident nor domiciled in Ohio, Ohio may not tax a pension of STRS or OPERS, an IRA/,
  ],
  '/resources/tax-letters/cp162': [
    /part of a month included/,
    /10 or fewer partners, a married couple counting as one.*same share of every item.*on a return filed on time/,
  ],
  '/locations': [
    /Form EQR, by the quarter or the month, and Form PW3.*forms of 2007/,
    /740-393-9524.*whether its return of 2008 still holds, which says “Filing required even if no tax due”/,
    /every resident of 18 or older registers with the Newark tax office.*by April 15 whatever the income, on the EZ form/,
    /Retired, with a pension.*once, RITA’s Declaration of Exemption with the reason “Retired”/,
  ],
  '/resources/tax-letters/city-inquiry': [/Only a pension, Social Security or interest\? No city taxes them/],
  '/resources/check-my-refund': [/Federal: 3 years from filing, or 2 from paying.*Ohio: 4 years/],
  '/resources/tax-payment-center': [
    /15% of the unpaid tax, 50% of tax withheld/,
    /no tax is due: for each owner and month \$255 if it was due in 2026, \$260 if due in 2027, for up to 12 months. A W-2 or 1099 due in 2027 costs \$60/,
    /15% more than 10 days after the first notice/,
    /none in the 3 years before\? Ask the IRS for first-time abatement/,
    /deposited late costs 2%.*5%.*10%.*15%.*\$50 for each month.*\$500.*50% of tax withheld from wages.*0\.25% of the quarter/,
    /Ohio charges 7% a year and a city 9%/,
  ],
  '/resources/ohio-business-taxes': [
    /an S corporation or partnership itself, as a C corporation does.*from \$200 of tax on, estimates/s,
    /owed from the first dollar.*profit of \$140,000: the company pays \$4,200.*\$739 in the 22 percent bracket and \$806 in the 24.*the IRS has not said/s,
    /by December 31 to deduct.*would be one if you kept books on accrual/s,
    /place outside Ohio.*once you have a place, people or stock there, or pass its own line.*\$100,000/,
    /from \$5,000 in a calendar year on: mowing and landscaping.*count together, plowing snow apart, and house or office cleaning apart\. Below that nothing is taxed\. Once a service reaches it, register/,
    /\$50, paid once, and yes: each fixed place has its own.*Coshocton County, from its county auditor/,
    /collected or not.*voluntary disclosure agreement.*for the 36 months before, and the penalties are waived.*with 10% on top/,
    /Not a sole proprietor, or an LLC taxed like one/,
    /rate of the store that received the order, even when you deliver into another county/,
    /\$75,000 or more in a calendar year, then from the second year after it on 75%.*two years in a row were below\. Filed and paid on time, 0\.75% of the tax stays with you\. House Bill 96, signed in June 2025, may stop that at \$750 a month and license.*could not be read\. It affects only those owing more than \$100,000 of sales tax a month/,
    /done, after 20 days in a year: see how an employer withholds/,
    /the seller is the app, unless the Department has given it a waiver/,
    /more than 50% of both.*owners’ own receipts count/,
    /\$125,000 for married people who file separately\. School district tax knows no such deduction/,
  ],
  '/industries/manufacturing': [
    /adds five sixths of it back as a rule and takes a fifth.*of \$30,000 it adds back \$25,000.*above \$25,000.*rose by 10%.*two thirds, which comes off over 2 years.*all of it, over 6 years/s,
  ],
  '/industries/healthcare': [
    /Ohio adds five sixths of such a write-off back as a rule, two thirds where the Ohio tax it withheld rose by 10%/,
    /Pay from a C corporation is a wage like any other.*fades above \$201,750.*joint \$403,500.*gone \$75,000 above that, joint \$150,000/,
  ],
  '/industries/oil-and-gas': [
    /65% of your taxable income and never more than what the property brings/,
    /law names royalties among nonbusiness income/,
  ],
  '/services/hr-consulting': [
    /Only if the main duty passes.*\$684 a week or more as well, but not that of teachers, of those who practice medicine or law.*outside sales.*preschool or day care.*whose main duty is teaching/s,
  ],
  '/services/business-formation': [
    /Wages already paid to a member come out again by Forms 941-X and W-2c.*guaranteed payment on the K-1/,
    /Formed already, one owner, no staff.*2 months and 15 daysS election.*Jan 15, 2027Next estimated tax.*Feb 1, 20271099-NEC.*From \$2,000.*Mar 15, 2027S election.*Apr 15, 2027.*Schedule C.*IT 1040.*SD 100.*no annual report.*no owners to FinCEN/s,
    /Eight steps.*Can I start as a sole proprietor.*What it protects.*debts.*sign for yourself.*tax withheld.*Formed already/s,
  ],
  '/about-us': [
    /has its source and the day of our check below it, or at the end of the article\. Where we could read only what others say of that source, it says so/,
  ],
  '/industries/retail': [
    /Plants, trees, wreaths and flowers are taxed.*5703-9-31.*ask the Department.*card that you give away.*lowers the price.*pays back to you does not/s,
    /here or to go.*soft drinks and alcohol, and so are vitamins.*diapers.*A soft drink is any with a sweetener.*more than half juice\. A food truck needs one transient license for the whole state, at the rate of the county where it stands.*own delivery fee is part of the price/s,
    /7\.25% \(list of July 2024\).*8% \(list of April 2025\)/,
    /\$75,000 or more in a calendar year\? Then from the second year after it on, 75%.*by the 23rd, too, until two years in a row were below/,
    /Form STEC U for one sale, STEC B \(blanket\).*Complete means the buyer’s name and business address.*you owe no tax on that sale, even if the claim was wrong/,
    /On time, 0\.75% of it is yours; for the largest sellers perhaps less\. Late, it is lost, and a charge and interest come on top/,
  ],
  '/resources/paycheck': [
    /once the employer has Form IT 4 with section III filled in/,
    /under 18 owes no city tax in Ohio.*Tips already in your hand/,
    /flat 22% of a bonus.*regular pay this year or last.*Ohio takes at least 2\.75%.*\$1,000 net is \$1,522\.07/,
    /\$200,000 of pay from one employer in a year, 0\.9% more/,
    /It may if you both agree \(courtesy withholding\)/,
  ],
  '/resources/tax-letters/cp71c': [passport],
  '/resources/tax-letters/cp504': [passport],
  '/resources/tax-letters/cp90': [passport],
  '/resources/tax-letters/cp161': [
    /late costs 2% of it, from the sixth day on 5%, from the sixteenth 10%, and 15% more than 10 days after the first notice/,
  ],
  '/resources/tax-letters/bwc-true-up': [
    /out of later years’, too, until every report still missing is in.*Missed it\? Do both now.*Attorney General’s office/s,
  ],
  '/resources/tax-letters': [/a CPA, an enrolled agent or an attorney/],
};

const saidInArticles: Record<string, RegExp[]> = {
  'year-end-moves-before-december-31': [
    /Roth conversion counts for 2026 by December 31 and, like large gains, may raise the Medicare premium of 2028/,
    /A check you have on December 31 is income of 2026, whenever.*1\.451-2/,
    /deducts the tax in the year in which it pays.*by December 31 for 2026/,
    /Above four times the poverty line that is all of it/,
    /From age 73 on, or 75 if you were born in 1960 or later, you must/,
    /Ohio first adds five sixths of a federal first-year write-off back as a rule.*adds back \$25,000, then takes off \$5,000 a year/,
    /capped \(IRC 280F\): \$20,300.*ordinary income, up to the write-off.*\$5 a square foot up to 300/s,
    /about 20 percent.*\$24,500 of your own, \$72,000 in all.*up to \$111,000 a person in 2026/s,
    /\$4,000 a year for each.*\$750, or \$1,500 for a couple.*age 70½/s,
  ],
  'closing-a-business-in-ohio': [
    /IT 4738.*final return within 15 days.*section 5747\.451.*Form 5500 or 5500-EZ.*everything out first.*seventh month/s,
    /only that store’s vendor’s license.*keeps its EIN.*do not check “final”.*changes from that day/,
  ],
  'w-2-season-starts-in-november': [
    /so does overtime that you pay by choice to drivers who have none by federal law/,
    /December 31 are wages of 2026: the 53rd weekly or the 27th biweekly pay/,
    /wages of 2027, which then has 53 weekly or 27 biweekly/,
    /\$1\.50 each way where the commuting rule fits/,
    /According to secondary sources the Social Security wage base rises to \$192,300 on January 1.*Ten forms or more/s,
    /000 alone stands for a job that is not on the list/,
    /out of boxes 3 and 5 and of federal unemployment tax, FUTA \(.*IRC 3306\(b\)\(2\)\(B\)\)/,
    /It is less only where tax on tips could not be collected: code A/,
    /into this owner’s health savings account goes the same way, without a code W/,
    /hours over eight in a day or 80 in 14 days \(29 U\.S\.C\. 207\(j\)\).*207\(k\)/,
  ],
  '1099-rules-for-payments-made-in-2026': [
    /freight, even to an independent trucker \(26 CFR 1\.6041-3\(c\)\)/,
    /24 percent of each payment.*brings 2026 to \$2,000, or from the first.*Form 945 for 2026 is due Monday, February 1, 2027.*FIRE, closes on December 31, 2026.*45 days/s,
    /to the IRS by the same day/,
    /top of Schedule 1, or on Form 8949.*loss cannot be deducted.*Ask the app to correct it/s,
    /Leave out rent to a corporation, and rent to a real estate agent/,
  ],
  'contractor-or-employee-five-honest-questions': [
    /20 criteria, and whoever meets 10 of them is an employee/,
    /before the first check and again when the certificate runs out.*count as yours.*may lawfully have no policy/s,
    /VCSP, Form 8952.*Section 530.*IRC 3509/s,
    /three years before.*no audit.*by the Department of Labor or a state agency.*at least 120 days before/s,
  ],
  'two-cities-one-paycheck': [/net earnings from self-employment \(92\.35 percent of the profit\)/],
};

describe('what must not be missing', () => {
  it.each(Object.entries(said))('%s says it', async (path, texts) => {
    const { name, params } = matchRoute(path);
    const { root } = await renderPage(name, 'dresdentax', params);
    for (const text of texts) expect(root.textContent.replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it.each(Object.entries(saidInArticles))('the article %s says it', (slug, texts) => {
    const { html } = sampleArticles.find((article) => article.slug === slug)!;
    for (const text of texts) expect(parse(html).textContent).toMatch(text);
  });

  it.each(['bwc-lapse', 'ohio-income-tax-not-filed', 'ohio-sales-tax-not-filed'] as const)(
    '%s rests on the law, not on a page of years ago',
    (slug) => {
      expect(letterPage(slug)!.asOf).toBeUndefined();
      expect(letterPage(slug)!.sources.every(({ url }) => !/bwc\.ohio\.gov/.test(url))).toBe(true);
    },
  );

  it('a letter whose source is older than three years says so at its sources, and to call us', async () => {
    const { root } = await renderPage('taxLetter', 'dresdentax', { slug: 'ohio-variance-notice' });
    expect(root.querySelector('.fact-note')!.textContent).toMatch(/: call us.*, edition of September 2012\.$/);
    expect(root.querySelector('.letter-summary')!.textContent).not.toContain('2012');
  });

  it('the edition of a letter’s first source stands beside that source alone', async () => {
    const { root } = await renderPage('taxLetter', 'dresdentax', { slug: 'cp22' });
    expect(root.querySelector('.fact-note')!.textContent.replaceAll('\u00a0', ' ')).toMatch(
      /^Read on [^,]+, 2026\. 3 sources[^;]+CP22A, edition of October 2024; Internal[^;]+; Ohio[^;]+\(a page without a date\)\.$/,
    );
  });

  it('the rate letter of unemployment tax names the voluntary payment', () => {
    expect(letterPage('odjfs-determination')!.agree).toContain('A voluntary payment by December 31 can lower it');
  });

  it.each(['cp2000', 'cp21', 'cp22', 'ohio-federal-mismatch'] as const)('%s gives Ohio’s 90 days', (slug) => {
    expect(letterPage(slug)!.agree).toContain('90 days');
  });
});
