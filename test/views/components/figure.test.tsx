import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { factsOfText } from '#client/build/mdx.ts';
import { figuresOf } from '#views/components/figure.tsx';
import { renderPart, testContext } from '../render-page.tsx';

// A year of which only the wage base is published.
vi.mock('#shared/tax/facts/years/2027.ts', async () => {
  const { figures2026 } = await import('#shared/tax/facts/years/2026.ts');
  const federal = { wageBase: [192_300, { label: 'A notice', url: 'https://www.ssa.gov/notice' }] };
  return { figures2027: { ...figures2026, federal, ohio: {} } };
});

const { Figure, FigureNote, FigureYear } = figuresOf(
  factsOfText([
    {
      names: [
        ...['employers.minimumWage', 'employment.cityDays', 'employment.identityDays'],
        ...['employment.identityRecordYears', 'employment.w2Codes2026', 'federal.childCredit', 'federal.payroll'],
        ...['federal.senior', 'federal.wageBase', 'local.stateSalesTax', 'ohio.brackets'],
        'recent.homeEnergyCreditsEnd',
      ],
      part: '',
    },
  ]),
);

const textAt = (day: string, content: ReactNode) =>
  renderPart(content, testContext('dresdentax', `${day}T12:00:00-05:00`)).innerHTML;

describe('a figure in a text', () => {
  it.each([
    ['dollars', <Figure key="" fact="federal.wageBase" />, '$184,500'],
    ['a rate', <Figure key="" fact="federal.payroll" part="socialSecurity" />, '6.2%'],
    ['a part of a part', <Figure key="" fact="federal.senior" part="over.single" />, '$75,000'],
    ['a row of a list', <Figure key="" fact="ohio.brackets" part="0.over" />, '$26,050'],
    ['one of something', <Figure key="" fact="employment.identityRecordYears" part="afterLeaving" />, '1 year'],
    ['a length without its unit', <Figure key="" fact="employment.cityDays" bare />, '20'],
    ['a word', <Figure key="" fact="employment.w2Codes2026" part="tips" />, 'TP'],
  ])('is written in the unit of its fact: %s', (_, figure, text) => {
    expect(textAt('2026-11-28', figure)).toBe(text);
  });

  it('says when it held after the last day of its fact, unless its sentence names the year', () => {
    const wage = (dated: boolean) => <Figure fact="employers.minimumWage" part="hour" dated={dated} />;
    expect(textAt('2026-12-31', wage(false))).toBe('$11');
    expect(textAt('2027-01-01', wage(false))).toBe('$11 (September 2025)');
    expect(textAt('2027-01-01', wage(true))).toBe('$11');
  });

  it('is the last year’s that has begun and is published, whose year the text and the note name', () => {
    const texts = (fact: string) => (
      <>
        <Figure fact={fact} /> <FigureYear fact={fact} />
      </>
    );
    expect(textAt('2026-12-31', texts('federal.wageBase'))).toBe('$184,500 2026');
    expect(textAt('2027-01-01', texts('federal.wageBase'))).toBe('$192,300 2027');
    expect(textAt('2027-01-01', texts('federal.childCredit'))).toBe('$2,200 2026');
    const note = textAt('2027-01-01', <FigureNote facts={['federal.wageBase', 'federal.childCredit']} />);
    expect(note).toContain('Figures for tax years 2026 and 2027');
    expect(note).not.toContain('Expected');
  });
});
