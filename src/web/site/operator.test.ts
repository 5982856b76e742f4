// Who runs the installation: made up and said so, or real and nothing added.
import { expect, it } from 'vitest';
import { operatorFrom } from './operator.ts';

it('is plainly made up until somebody has entered a name', () => {
  const { isSample, email, phone } = operatorFrom({ VITE_OPERATOR_EMAIL: 'desk@real.test' });
  expect(isSample).toBe(true);
  expect(email).toMatch(/\.example$/);
  expect(phone).toContain('555');
});

it('is who was entered, and nothing made up beside it', () => {
  const entered = { VITE_OPERATOR_NAME: ' Bell & Sons ', VITE_OPERATOR_ADDRESS: '3 Main Street | Denver, CO 80202' };
  expect(operatorFrom(entered)).toEqual({
    name: 'Bell & Sons',
    address: ['3 Main Street', 'Denver, CO 80202'],
    email: '',
    phone: '',
    isSample: false,
  });
});
