import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { ChoiceGroup, Field } from '#views/components/form/fields.tsx';

const render = (content: ReactNode): HTMLElement => parse(renderToStaticMarkup(content));

describe('fields', () => {
  test('associate label, hint and error with the control', () => {
    const root = render(
      <Field name="email" label="Email" type="email" required hint="We answer there" error="Email is required" />,
    );
    const input = root.querySelector('input')!;
    expect(root.querySelector('label')!.getAttribute('for')).toBe(input.id);
    expect(input.getAttribute('type')).toBe('email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    const described = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => root.querySelector(`#${id}`)!.textContent);
    expect(described).toEqual(['We answer there', 'Email is required']);
  });

  test('a required field that is still empty is not invalid: a browser would call it so by `required`', () => {
    const root = render(<Field name="name" label="Name" required />);
    const input = root.querySelector('input')!;
    expect([input.hasAttribute('required'), input.hasAttribute('aria-invalid')]).toEqual([false, false]);
    expect(root.querySelector('.visually-hidden')!.textContent).toBe('Name is required ');
    // Orca says a description that comes back: "Name is required", the moment an error is corrected.
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('a choice group names its hint, and selects its default', () => {
    const options = [
      { value: 'x', label: 'X' },
      { value: 'y', label: 'Y', hint: 'why' },
    ];
    const root = render(
      <ChoiceGroup legend="Which?" name="which" options={options} defaultValue="y" hint="One of two" />,
    );
    expect(root.querySelector('#field-which')!.getAttribute('value')).toBe('x');
    expect(root.querySelector('input[checked]')!.getAttribute('value')).toBe('y');
    expect(root.querySelector('fieldset')!.getAttribute('aria-describedby')).toBe('field-which-hint');
  });
});

describe('error summary', () => {
  test('lists two or more errors as links to their fields', () => {
    const root = render(
      <ErrorSummary errors={{ name: 'Name is required', phone: undefined, email: 'Email is required' }} />,
    );
    expect(root.querySelector('[role=alert]')!.textContent).toContain('2 things to fix');
    // Orca does not say an alert that appears inside of an element that can have the focus.
    expect(root.querySelector('[tabindex]')).toBeNull();
    expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '#field-name',
      '#field-email',
    ]);
  });
  test('says what is wrong now: a corrected field leaves it, a new error joins it, and it is gone without any', () => {
    const errors = { name: 'Name is required', email: 'Email is required' };
    const lines = (current: Record<string, string | undefined>) =>
      render(<ErrorSummary errors={errors} current={current} />)
        .querySelectorAll('p, li')
        .map(({ text }) => text.trim());
    const phone = 'Please enter a valid phone number';
    const email = 'Please enter a valid email address';
    expect(lines({ ...errors, phone })).toEqual(['3 things to fix', ...Object.values(errors), phone]);
    expect(lines({ name: undefined, email })).toEqual(['1 thing to fix', email]);
    expect(lines({ name: undefined })).toEqual([]);
  });
  test('names the fields only where they say themselves what is wrong', () => {
    const errors = { name: 'Name is required', message: 'Message is required' };
    const root = render(<ErrorSummary errors={errors} labels={{ name: 'Name', message: 'Note', email: 'Email' }} />);
    expect(root.querySelectorAll('a').map(({ text }) => text)).toEqual(['Name', 'Note']);
  });
});
