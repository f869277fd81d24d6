import type { ByBrand } from '#shared/brands/brand.ts';
import { formatDollars } from '#shared/format/money.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { Callout } from '#views/components/callout.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { ScaleTest } from '#views/components/diagrams/scale-test.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Section } from '#views/components/section.tsx';
import { Steps } from '#views/components/steps.tsx';
import type { BodyProps } from './service-body.ts';

const {
  newHireDays,
  identityDays,
  identityRecordYears,
  wageRecordYears,
  ohioWageRecordYears,
  unemploymentRecordYears,
  taxRecordYears,
  payStubDays,
} = employment;

export const title: ByBrand<string> = {
  dresdentax: 'HR consulting for small employers without an HR department',
  brownco: 'HR consulting: employee or contractor, offer, handbook',
  payroll: 'Hiring and HR, ready before day one',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'You hired someone you like and now there is paperwork between you. We set up the forms, the rules and the file, so a small place can stay friendly and still be fair.',
  brownco:
    'Is the next person an employee, a contractor, or a change in how you work? We help you answer that first, then write the offer and the rules that go with it.',
  payroll:
    'Offer letter Monday. Forms Tuesday. Reported to the state that week. One file for each person, complete from the start.',
};

export const related = {
  payroll: 'The first check is made from the same file.',
  'fractional-cfo': 'Find out how many weeks of cash the new job costs before you offer it.',
  'business-formation': 'No employer accounts yet? They come before the offer.',
} as const;

const handbookLead: ByBrand<string> = {
  dresdentax: 'Twelve to twenty pages that your people will read. We write it from how you already do things.',
  brownco: 'Ten topics. Start with the rule you keep explaining.',
  payroll: 'Ten topics. Plain words. Signed on day one.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section id="first-hire" title="How to hire your first employee, step by step">
        <Steps items={firstHire} />
        <FactNote facts={[newHireDays, identityDays]} />
      </Section>

      <CollapsedSection
        id="contractor"
        title="Employee or independent contractor?"
        lead="What you call the person does not decide it. Who controls how the work is done mostly does. Weigh your own case by these signs."
      >
        <DiagramFigure caption="Signs that agencies weigh. No single one decides, and a signed contractor agreement does not outweigh the rest.">
          <ScaleTest
            left={{ title: 'Points to employee', items: employeeSigns }}
            right={{ title: 'Points to independent contractor', items: contractorSigns }}
          />
        </DiagramFigure>
        <Callout tone="warning" title="What a wrong choice costs">
          The bill comes from several offices: the IRS for withholding and Social Security, Ohio for unemployment, BWC
          for premiums, and the worker for overtime. We write down the reasons for your choice when you make it.
        </Callout>
      </CollapsedSection>

      <CollapsedSection title="What goes into an employee handbook" lead={forBrand(handbookLead, brand.id)}>
        <CheckList items={handbook} />
        <p className="measure">
          We draft and keep the wording plain. An employment lawyer should read the parts about discipline, leave and
          arbitration before you hand it out, and we will say which paragraphs those are.
        </p>
      </CollapsedSection>

      <CollapsedSection id="records" title="How long to keep employee records in Ohio">
        <DataTable
          caption="Records of an Ohio employer"
          columns={{ record: 'Record', retention: 'Keep it', where: 'Where it belongs' }}
          rows={records}
        />
        <FactNote
          facts={[identityRecordYears, wageRecordYears, ohioWageRecordYears, unemploymentRecordYears, taxRecordYears]}
        />
      </CollapsedSection>

      <CollapsedSection title="Posters an Ohio employer has to hang up">
        <p>
          State and federal agencies give their posters away. Paid “compliance kits” in the mail are advertising. An
          Ohio shop usually needs the state minimum wage sheet, which changes every January, the Ohio fair employment
          and minor labor posters, the certificate of workers’ compensation coverage, and the unemployment notice.
        </p>
        <p>
          The federal ones cover minimum wage and overtime, job safety, equal opportunity, polygraph and, from a certain
          size, family leave. People who never set foot in the shop can get the set by e-mail. Check the wall once a
          year, in the week when the wage sheet changes.
        </p>
        <ArrowLink to={href('ohioEmployers')}>
          Which notices may be online, and every form from hire to last check
        </ArrowLink>
      </CollapsedSection>

      <CollapsedSection title="Questions about letting go, overtime, pay and injuries">
        <Faq items={questions} />
        <FactNote facts={[payStubDays, employerDuties.salaryTest]} />
        <ArrowLink to="https://info.bwc.ohio.gov">Workers’ compensation: the state’s own employer pages</ArrowLink>
      </CollapsedSection>
    </>
  );
}

const firstHire = {
  'Write the job, then the ad':
    'Five tasks, the hours, the pay range, who decides what. If you can’t fill half a page, it may be a task and not a job.',
  'Open the employer accounts':
    'Ohio withholding, unemployment, workers’ compensation. The last comes before the first hour of work.',
  'Offer in writing':
    'Start date, pay, what overtime is paid at, trial period, and that employment is at will. One page and two signatures.',
  'Forms of the first day': `W-4, IT 4, bank details, handbook. Form I-9: the worker’s part today, your look at the documents within ${identityDays.value} business days.`,
  'Report the hire to Ohio': `The new-hire report is due ${newHireDays.value} days after the start. We send it along with the first pay run, or by itself when that run comes later.`,
  'Review after six weeks':
    'Sit down for a quarter of an hour. What works, what doesn’t, what is next. Make a note of it; this is your first review.',
};

const employeeSigns = [
  'You set the start time',
  'Your truck, your tools, your software',
  'Paid by the hour, week after week',
  'Trained by you in your way of doing it',
  'Works for nobody else',
  'You could let the person go at noon',
];

const contractorSigns = [
  'A finish date, not a schedule',
  'Brings tools and insurance',
  'Quotes a price and can lose money on it',
  'Decides how, and may send a helper',
  'Has a card, a website, other customers',
  'Leaving early breaks a contract',
];

const handbook = [
  'Hours, breaks and how time is recorded',
  'Overtime: who gets it and who approves it',
  'Paydays and what comes off a check',
  'Days off, sick days, funerals, jury duty, military duty',
  'Phones, trucks, cameras and company cards',
  'Safety, injuries and the claim form',
  'Harassment: whom to tell if it is the boss',
  'Drugs and alcohol, Ohio’s marijuana law included',
  'What happens before someone is let go',
  'Last check, keys and passwords',
];

const records = [
  {
    record: 'Form I-9',
    retention: `${identityRecordYears.value.afterHire} years from hiring or ${identityRecordYears.value.afterLeaving} year from leaving, whichever is later`,
    where: 'A folder of its own, away from the personnel file',
  },
  {
    record: 'Time sheets and pay records',
    retention: `${unemploymentRecordYears.value} years after the year of the pay, and ${ohioWageRecordYears.value} years after the worker’s last day, whichever is later`,
    where: 'With payroll, by pay period',
  },
  {
    record: 'W-4, IT 4, deposits and returns',
    retention: `${taxRecordYears.value} years after the tax was due or paid`,
    where: 'With the tax file of that year',
  },
  {
    record: 'Offer, reviews, warnings, raises',
    retention: 'While employed and some years beyond',
    where: 'Personnel file, locked',
  },
  {
    record: 'Doctors’ notes, injury papers',
    retention: 'By the rules of each claim',
    where: 'Medical file, never with the rest',
  },
];

const questions = {
  'He is late twice a week. When can I let him go?':
    'Ohio is an at-will state, so the law rarely sets a waiting time. A dated note of each talk does two other things: it gives him a fair chance, and it answers the unemployment form that may follow.',
  'Can I pay a salary and skip overtime?': `Only if the salary is ${formatDollars(employerDuties.salaryTest.value)} a week or more and the duties pass a federal test. The title “manager” alone is not enough. We go through the duties with you on paper, job by job.`,
  'What must a pay stub in Ohio show?': `Since April 2025 every payday needs a statement, on paper or online: names and address, gross and net pay, each addition and deduction with its purpose, the date and the period. For hourly workers also hours, rate and hours over 40 in a week. Asked for one, you have ${payStubDays.value} days.`,
  'She says she was hurt at work on Friday. Now what?':
    'Doctor first. Then write down who saw what, and report the injury to BWC or your claims organization. Do not argue about the cause with her.',
  'May two people with the same job earn different pay?':
    'Yes, for reasons you can write down, such as skill, shift or years. If you can’t think of the reason today, fix the gap before someone asks.',
};
