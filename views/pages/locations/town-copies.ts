import type { TownSlug } from '#shared/firm/towns.ts';
import { formatDollars } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { countySalesTax } from '#shared/tax/facts/local.ts';
import { countyRate } from '../services/local-rates.ts';
import { cityTax, cityTaxOn, leftAtHome } from './figures.ts';

/** The text of a town's page. Its facts are in shared/tax/facts/towns/. */
type TownCopy = {
  lead: string;
  /** Who pays what, with an example. */
  pay: { title: string; paragraphs: string[] };
  schools: string;
  sales: string;
  /** What no source that we read settles, and where to ask. */
  open: Record<string, string>;
  /** How to get to the nearest office. */
  way: string;
  closing: string;
};

/** A year's pay in the example of each town, in dollars. */
const wages: Record<TownSlug, number> = {
  dresden: 50_000,
  pickerington: 60_000,
  zanesville: 50_000,
  coshocton: 45_000,
  newark: 48_000,
  cambridge: 52_000,
  'mount-vernon': 50_000,
  newcomerstown: 45_000,
  marietta: 40_000,
  columbus: 60_000,
};
const dresdenCredit = cityTaxOn('dresden', wages.dresden) / 2;
const pickeringtonCredit = wages.pickerington * 0.005;
const mountVernonRateBefore = 0.015;
const newPhiladelphia = wages.newcomerstown * 0.015;
const mariettaRateBefore = 0.017;

export const townCopies: Record<TownSlug, TownCopy> = {
  dresden: {
    lead: 'One percent to the village. Half of it stays due when you work in another city.',
    pay: {
      title: 'When you live in Dresden and work elsewhere',
      paragraphs: [
        `Say you earn ${formatDollars(wages.dresden)} in Zanesville. Zanesville takes ${cityTax('zanesville', wages.dresden)} out of the checks. Dresden’s own tax on that pay is ${cityTax('dresden', wages.dresden)}. The village credits half of it, ${formatDollars(dresdenCredit)}, because you paid at least that much where you work. The other ${leftAtHome('dresden', wages.dresden, dresdenCredit)} is yours to send.`,
        `Your employer may withhold that half percent if you ask. If not, RITA wants it in four parts once it comes to ${formatDollars(business.municipalEstimateFrom.value)} a year.`,
      ],
    },
    schools:
      'You will not need Form SD 100 for a home in Tri-Valley. The Ohio return still asks for the number of the district: look it up once and keep it with your papers. Toward the Licking County line some homes belong to Licking Valley, and that one does tax.',
    sales: `${countyRate('Muskingum')} in all of Muskingum County: 5.75% for the state and 1.5% for the county. A shop in Dresden and a shop in Zanesville charge the same.`,
    open: {
      'Does a retired couple have to send anything?': 'Ask RITA for the exemption form, 800-860-7482.',
      'Will the credit still be half next year?': 'The rate table on ritaohio.com has a tab for each year.',
    },
    way: 'You are there already: one of our two offices is in the village, Monday through Saturday.',
    closing: 'A letter from RITA on the table? Bring it to our Dresden office.',
  },
  pickerington: {
    lead: 'One percent for the city, one percent for the schools, and a city return from everyone who is 18.',
    pay: {
      title: 'When you live in Pickerington and work in Columbus',
      paragraphs: [
        `On ${formatDollars(wages.pickerington)} earned in Columbus, ${cityTax('columbus', wages.pickerington)} stays in Columbus. Pickerington’s 1% would be ${cityTax('pickerington', wages.pickerington)}. You get ${formatDollars(pickeringtonCredit)} off, and ${leftAtHome('pickerington', wages.pickerington, pickeringtonCredit)} is left, in quarterly estimates unless your employer withholds for home.`,
        'The school district comes on top: a little under $600 on the same pay. It goes to the state with Form SD 100. City Hall has no part in it.',
      ],
    },
    schools:
      'Seven more districts with an income tax share Fairfield County with Pickerington Local. Three of the eight look at earnings only; the others count pensions and interest too.',
    sales: `Fairfield County has two rates. It is ${countyRate('Fairfield')} in most places and ${transitRate('Fairfield')}% in the part that pays the transit tax. The address of the shop decides.`,
    open: {
      'Did rate or credit change after the season of 2024?': 'Call the tax department, 614-837-4116.',
      'Is my house in the city?': 'The same number, or The Finder with your street and house number.',
    },
    way: 'Our second office has a Pickerington address. Come by appointment, Monday through Saturday.',
    closing: 'City form, school form, Ohio, federal: bring your W-2 and we will do all four.',
  },
  zanesville: {
    lead: 'Three rates added up, a village next door with a tax of its own, and no income tax for schools.',
    pay: {
      title: 'When you work in Zanesville, or only live there',
      paragraphs: [
        `The city where the work is done comes first. On ${formatDollars(wages.zanesville)} earned in Zanesville the tax is ${cityTax('zanesville', wages.zanesville)}, wherever you sleep. Someone who lives in Zanesville and earns the same in Newark pays ${cityTax('newark', wages.zanesville)} there.`,
        'What Zanesville then credits is written in chapter 182 of its code. We have not found that section to read, so no figure is printed here.',
      ],
    },
    schools:
      'Several districts meet in and around the city. Which one you are in matters for the number on the Ohio return, and for nothing else: the income tax of each is zero.',
    sales: `${countyRate('Muskingum')} of every taxable sale. On a $100 purchase the state gets $5.75 and the county $1.50.`,
    open: {
      'What credit does the city give for tax paid at work?':
        'The city’s tax department in City Hall. We found no official page with its number.',
      'Must I file if my employer withheld everything?': 'The same department. Have your W-2 in hand when you ask.',
    },
    way: 'State Route 60 runs north from Zanesville to Dresden, along the river for much of the way.',
    closing: 'Two W-2s from two cities? Bring both, and we will sort out who gets what.',
  },
  coshocton: {
    lead: 'Two percent at home, at most one percent off for tax paid elsewhere, and a sales tax that went up in 2022.',
    pay: {
      title: 'When you live in Coshocton and drive to work',
      paragraphs: [
        `A job in Dresden at ${formatDollars(wages.coshocton)} costs ${cityTax('dresden', wages.coshocton)} there. Coshocton’s tax on the same wages.coshocton is ${cityTax('coshocton', wages.coshocton)}. It takes off what Dresden kept, since that is no more than one percent. City Hall still gets ${leftAtHome('coshocton', wages.coshocton, cityTaxOn('dresden', wages.coshocton))}.`,
        'At a workplace in a township there is no city tax to credit, because townships have none. Then the full two percent is due at home.',
      ],
    },
    schools:
      'River View asked for 0.75% of income twice, in November 2019 and in the spring of 2020, after the power plant at Conesville was to close. Both votes failed.',
    sales: `${countyRate('Coshocton')}: the state’s 5.75% and two percent for the county. A register that still adds 7.25% has been short since April 2022.`,
    open: {
      'Is the credit still one percent?': 'The page we read is of 2017. Call 740-622-9515.',
      'My job is in West Lafayette. Who gets the return?': 'RITA for the village, City Hall for the city.',
    },
    way: 'Take State Route 16 toward Newark and leave it at State Route 60, next to Dresden.',
    closing: 'New in the city? Register within the thirty days, then let us look at your first year.',
  },
  newark: {
    lead: 'One and three quarters percent for the city, one percent for the school district, and a tax office that helps with its form.',
    pay: {
      title: 'When you live and work in Newark',
      paragraphs: [
        `A salary of ${formatDollars(wages.newark)} means ${cityTax('newark', wages.newark)} for the city, taken from box 5 of the W-2, so before the 401(k). The school district gets a little under $480. Its base is Ohio income, after the 401(k) and the exemptions.`,
        'The city part follows the workplace. The school part follows your home, and your employer withholds it once Form IT 4 names the district.',
      ],
    },
    schools:
      'Seven districts seated in Licking County have an income tax. North Fork and Northridge look at wages.newark and self-employment alone, which leaves a pension untouched. The other five do not.',
    sales: `Count on ${countyRate('Licking')} in Newark itself. Where the Columbus transit district reaches into Licking County it is ${transitRate('Licking')}%, so a job at the western edge needs a second look.`,
    open: {
      'Is the credit for tax paid at work still 1% of those wages.newark?':
        'We read it on the city’s form for 2023. Ask 740-670-7580.',
      'Is that number current?': 'Our source is old. Compare it with newarkohio.net.',
    },
    way: 'State Route 16 leads east from Newark and passes Dresden.',
    closing: 'City return, Form SD 100, Ohio and federal: one visit can settle all of them.',
  },
  cambridge: {
    lead: 'Two percent, full credit for what another city took, and a yearly return from everyone.',
    pay: {
      title: 'When you live in Cambridge and work away',
      paragraphs: [
        `Earn ${formatDollars(wages.cambridge)} in Zanesville, and ${cityTax('zanesville', wages.cambridge)} stays there. Cambridge would take ${cityTax('cambridge', wages.cambridge)}. The credit covers all but ${leftAtHome('cambridge', wages.cambridge, cityTaxOn('zanesville', wages.cambridge))}, which you pay with the return. After a year of work in Columbus nothing is left to pay. The return is due just the same.`,
        'Tax that another city withheld by mistake does not come back from Cambridge. Ask the city that has it.',
      ],
    },
    schools:
      'Cambridge City and Rolling Hills renewed property levies in November 2021. On wages.cambridge they levy nothing, so Guernsey County homes need no school district return.',
    sales: `Guernsey County: ${countyRate('Guernsey')}. What a business buys without Ohio tax, it reports at that rate as use tax.`,
    open: {
      'What does a late return cost?':
        'The city’s page is older than a state law of 2023 that lowered such fees. Call 740-439-2355.',
      'Does a student away at school file?': 'Ask the tax department, and keep the school’s letter.',
    },
    way: 'Interstate 70 west to Zanesville, then State Route 60 north to Dresden.',
    closing: 'Mail the W-2, see us on the screen: you need not leave Guernsey County.',
  },
  'mount-vernon': {
    lead: 'Two percent since 2018, a school levy that failed by a hair, and villages that credit half or nothing.',
    pay: {
      title: 'What the last half percent costs',
      paragraphs: [
        `Through 2017 a ${formatDollars(wages['mount-vernon'])} job in Mount Vernon meant ${formatDollars(wages['mount-vernon'] * mountVernonRateBefore)} of city tax. Now it means ${cityTax('mount-vernon', wages['mount-vernon'])}. People who work in the city pay it, and so do residents with a job elsewhere, less their credit.`,
        'Before the vote, the mayor put that credit at one percent. It was said in 2017, and we have not read the section of the code since. Ask before you count on it.',
      ],
    },
    schools:
      'Village and district share a name in Danville and in Centerburg, yet they are two taxes with two offices. The districts count all Ohio income, a pension too, and the state collects for them.',
    sales: `Knox County adds a point and a half to the state’s part: ${countyRate('Knox')}. For a job site over the county line, look it up in The Finder first.`,
    open: {
      'Which credit applies to a job in Columbus?': 'Income Tax Department, 740-393-9524.',
      'Is that number still right?': 'It is from a form of 2008. Compare it with mountvernonohio.org.',
      'Did the schools go back to the ballot?': 'The state’s list for 2027 comes out around New Year.',
    },
    way: 'U.S. 36 east to Warsaw, then State Route 60 south to Dresden.',
    closing: 'A shop in the city and a house in a village? That is two returns. We do both.',
  },
  newcomerstown: {
    lead: 'The village takes two percent and credits it in full. What needs care here is the county line.',
    pay: {
      title: 'When you commute from Newcomerstown',
      paragraphs: [
        `Cambridge keeps ${cityTax('cambridge', wages.newcomerstown)} of ${formatDollars(wages.newcomerstown)}. The village credits that and asks for no more. In New Philadelphia the tax is ${formatDollars(newPhiladelphia)}, and the missing ${formatDollars(wages.newcomerstown * 0.02 - newPhiladelphia)} goes to the village.`,
        'Send Form 37 in either case. The credit is something you claim, line by line, with the W-2 behind it.',
      ],
    },
    schools:
      'Children from three counties share the same schools. None of their parents files a school district return for it.',
    sales: `Tuscarawas County: ${countyRate('Tuscarawas')}, by the list of July 2024. Drive west and it is ${countyRate('Coshocton')}, drive south and it is ${countyRate('Guernsey')}. As a rule the county of the store decides.`,
    open: {
      'Is the county’s sales tax still the same?': 'The Finder shows the rate of the quarter.',
      'I got a subpoena. Whom do I call?': 'The number on it, before the day it names.',
    },
    way: 'U.S. 36 west to Coshocton, then State Route 16 to Dresden.',
    closing: 'Live in one county, work in a second, sell in a third? Show us on the map.',
  },
  marietta: {
    lead: 'A rate that rose in 2019, a state line in the river, and some residents who need not file.',
    pay: {
      title: 'When you work on one side of the Ohio River',
      paragraphs: [
        `A ${formatDollars(wages.marietta)} job in Marietta costs ${cityTax('marietta', wages.marietta)} of city tax; before 2019 it was ${formatDollars(wages.marietta * mariettaRateBefore)}. Live here too, with all of it withheld and no other income, and the city wants no return.`,
        'From West Virginia you give the Ohio employer Form IT 4NR. Then Ohio withholds nothing, and your home state taxes the pay. An Ohioan with a job in Parkersburg does the same in reverse. City tax is not part of that agreement.',
      ],
    },
    schools:
      'Seven of ten votes went against the school levy on earnings in 2021. For a home in Washington County there is no Form SD 100 to send.',
    sales: `Washington County: ${countyRate('Washington')}. Paid less across the river? The difference is Ohio use tax, on line 12 of the Ohio return.`,
    open: {
      'How much of another Ohio city’s tax is credited?':
        'The pages we read do not say. Call the Tax Department, 740-373-4032.',
      'Are the office hours of 2019 still kept?': 'The same number will tell you.',
    },
    way: 'State Route 60 begins in Marietta and follows the Muskingum River to Zanesville and Dresden. A video call takes less time.',
    closing: 'One state at home, another at work: let us read both W-2s before you file.',
  },
  columbus: {
    lead: 'Two and a half percent, credited in full, through an online portal. The school district changes from house to house.',
    pay: {
      title: 'When Columbus is one of your two cities',
      paragraphs: [
        `Home in Columbus, job in Pickerington, ${formatDollars(wages.columbus)}: Pickerington takes ${cityTax('pickerington', wages.columbus)}, and Columbus the other ${leftAtHome('columbus', wages.columbus, cityTaxOn('pickerington', wages.columbus))}. The other way round, Columbus takes ${cityTax('columbus', wages.columbus)} and Pickerington wants ${formatDollars(wages.columbus * 0.005)} more.`,
        'Interest, dividends, pensions and Social Security are free of city tax. Pay is taxed before the 401(k) comes off.',
      ],
    },
    schools:
      'Westerville taxes earnings alone. Bexley, Canal Winchester and Reynoldsburg tax pensions and interest as well. Read your tax bill or ask The Finder before you write a number on the Ohio return.',
    sales: `Franklin County went from 7.5% to ${countyRate('Franklin')} on April 1, 2025. On a $30,000 car that half point is $150.`,
    open: {
      'What does paying late cost this year?': 'The rates change each January: see columbus.gov.',
      'Is a street near the edge inside the city?': '614-645-7405 answers that question.',
    },
    way: 'Interstate 70 east, then State Route 256 south to Pickerington.',
    closing: 'Three cities on one W-2? We have a form for each of them.',
  },
};

/** Sales tax where a transit district adds to that of the county, in percent. */
function transitRate(county: string): number | undefined {
  return countySalesTax.value.find((entry) => entry.county === county)?.transit;
}
