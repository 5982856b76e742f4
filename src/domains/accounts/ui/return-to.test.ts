import { expect, it } from 'vitest';
import { ownPath, wanted } from './return-to.ts';

it('leads back to a path of our own, and to no other place', () => {
  for (const path of ['/', '/settings?tab=ai', '/contacts/con_1#notes', '/diary?from=//elsewhere.example'])
    expect(ownPath(path)).toBe(path);
  const others = [
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n\\elsewhere.example',
    '//[',
  ];
  for (const path of [...others, 'https://elsewhere.example', 'javascript:alert(1)', '', 'inbox', null, 7, {}])
    expect(ownPath(path), String(path)).toBe('/');
});

it('leads to where the guard stood, else to where it is told to', () => {
  expect(wanted({ from: '/inbox' }, '/dashboard')).toBe('/inbox');
  for (const state of [null, undefined, {}, 'inbox', { from: '//elsewhere.example' }])
    expect(wanted(state, '/dashboard')).toBe('/dashboard');
  expect(wanted({})).toBe('/');
});
