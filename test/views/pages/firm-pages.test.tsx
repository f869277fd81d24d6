import { expect, it } from 'vitest';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { renderPage } from '../render-page.tsx';

it.each([
  ['dresdentax', '/services/personal-tax/pricing', true],
  ['brownco', '/services', false],
  ['payroll', '/services/payroll#cost', false],
] as const)(
  '“About us” of %s leads to its own fees, and speaks of refunds only where returns are its work',
  async (id, to, ofRefund) => {
    const { root } = await renderPage('about', id);
    const card = root.querySelector('#the-fee-in-writing')!;
    expect(card.querySelector('a')!.getAttribute('href')).toBe(to);
    expect(card.text.includes('refund')).toBe(ofRefund);
  },
);

it('the contact form works without scripts', async () => {
  const { root } = await renderPage('contact', 'payroll');
  const form = root.querySelector('form')!;
  expect(form.attributes).toMatchObject({ action: '/api/contact', method: 'post' });
  const names = form.querySelectorAll('[name]').map((control) => control.getAttribute('name'));
  expect(names).toEqual([
    ...['name', 'email', 'phone', 'service', 'message', 'form', 'domain', 'page', 'sureOf', 'cameFrom', 'startedAt'],
    'website',
  ]);
  expect(form.querySelector('[name=domain]')!.getAttribute('value')).toBe('payroll');
  expect(form.querySelector('[name=page]')!.getAttribute('value')).toBe('/contact');
  expect(form.querySelector('[name=phone]')!.getAttribute('autocomplete')).toBe('tel');
});

it('required fields have a mark and "{label} is required", the others "(optional)"', async () => {
  const { root } = await renderPage('contact', 'brownco');
  const fields = root
    .querySelectorAll('.contact-form :is(input:not([type=hidden], [name=website]), select, textarea)')
    .map((control) => {
      const label = root.querySelector(`label[for="${control.id}"]`)!;
      return [
        label.textContent,
        control.hasAttribute('aria-required'),
        label.querySelectorAll('.field-required').length,
      ];
    });
  expect(fields).toEqual([
    ['Name *', true, 1],
    ['Email *', true, 1],
    ['Phone (optional)', false, 0],
    ['Service (optional)', false, 0],
    ['Message *', true, 1],
  ]);
  expect(root.querySelector('.contact-form .required-note')!.textContent).toBe('* means required');
  const empty = parseContact({}, []);
  const labels = fields.filter(([, required]) => required).map(([label]) => String(label).replace(' *', ''));
  expect(Object.values(empty.ok ? {} : empty.errors)).toEqual(labels.map((label) => `${label} is required`));
});
