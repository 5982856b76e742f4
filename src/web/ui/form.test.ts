import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpBody } from '#domains/accounts/contract.ts';
import { emptySignUp, stepOf } from '#domains/accounts/ui/get-started-steps.tsx';
import { emailField, phoneField, requiredText, strongPasswordField } from '#shared/fields.ts';
import { afterSend, checkBy } from './form.ts';

const password =
  'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character';

describe('a form checked by its endpoint', () => {
  it.each([
    [emailField, '', 'This field is required'],
    [emailField, '   ', 'This field is required'],
    [emailField, 'maria at example', 'Please enter a valid email address'],
    [emailField, 'maria@example.com', undefined],
    [phoneField, 'call me', 'Please enter a valid phone number'],
    [phoneField, '+1 (202) 555-0101', undefined],
    [requiredText(5), '  ', 'This field is required'],
    [requiredText(5), 'longer', 'Must be no more than 5 characters'],
    [strongPasswordField, 'Short1!', password],
    [strongPasswordField, 'nouppercase1!', password],
    [strongPasswordField, 'Spaces are not 1!', password],
    [strongPasswordField, 'Copper8Pipe!', undefined],
    [z.url(), 'example', 'Invalid format'],
    [z.number(), Number.NaN, 'Must be a number'],
    [z.number().min(5), 4, 'Must be at least 5'],
    [z.number().positive(), -1, 'Must be more than 0'],
    [z.number().max(9), 10, 'Must be no more than 9'],
    [z.number().multipleOf(5), 7, 'Must be a multiple of 5'],
    [z.array(z.string()).min(1), [], 'Must have at least 1'],
  ])('%# says the right sentence', (schema, value, sentence) => {
    expect(checkBy(z.object({ value: schema }))({ value }).value).toBe(sentence);
  });

  it('asks the wizard for exactly the required fields, and not for a phone', () => {
    const required = 'This field is required';
    expect(checkBy<typeof emptySignUp>(signUpBody)(emptySignUp)).toEqual({
      firstName: required,
      lastName: required,
      email: required,
      company: required,
      businessType: required,
      employees: required,
    });
  });

  it('sends a person to the step that asks for the field', () => {
    expect([stepOf('phone'), stepOf('employees'), stepOf('interests'), stepOf('unheard of')]).toEqual([0, 1, 2, 0]);
  });
});

describe('a form that was sent', () => {
  it('says what stands now, and keeps what was typed while it was on its way', () => {
    const sent = { phone: '2025550101', email: 'maria@example.com', closedDate: '2026-12-24' };
    const now = { ...sent, closedDate: '2026-12-31' };
    expect(afterSend(now, sent, { phone: '+1 202-555-0101', closedDate: '' })).toEqual({
      phone: '+1 202-555-0101',
      email: 'maria@example.com',
      closedDate: '2026-12-31',
    });
  });
});
