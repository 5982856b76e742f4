import { describe, expect, it } from 'vitest';
import {
  type Aside,
  behind,
  contactOf,
  deedOf,
  type Edit,
  editMsMax,
  type Failure,
  inOrderMade,
  mayBeApplied,
  nextStep,
  pauseMs,
  renamed,
  verdictOf,
} from './edit-rules.ts';

const refused: Aside = { why: 'refused', message: 'No.', fields: {} };

function edit(seq: number, more: Partial<Edit> = {}): Edit {
  return {
    ...{ id: `edit-${seq}`, owner: 'o', series: 's', seq, method: 'PUT', path: '/contacts/a', body: {}, madeAt: 0 },
    ...{ until: editMsMax, record: '/contacts/a', newId: null, about: 'Dana', tries: 0, faults: 0 },
    ...{ state: 'waiting', aside: null },
    ...more,
  };
}
const aside = (seq: number, why: Aside['why'], more: Partial<Edit> = {}) =>
  edit(seq, { state: 'aside', aside: { ...refused, why }, ...more });

describe('what is next', () => {
  it('is nothing where nothing waits', () => {
    expect(nextStep(undefined, [aside(1, 'refused')], 0)).toBeUndefined();
  });

  it('is the first that waits, also while another record needs attention', () => {
    const first = edit(2);
    expect(nextStep(first, [aside(1, 'refused', { record: '/contacts/b' })], 0)).toEqual({ do: 'send', edit: first });
  });

  it('is to set aside what follows one of the same record that needs attention', () => {
    expect(nextStep(edit(2), [aside(1, 'refused')], 0)).toMatchObject({ do: 'set-aside', aside: { why: 'behind' } });
  });

  it('is to set aside what is a day old, to the millisecond', () => {
    expect(nextStep(edit(1), [], editMsMax - 1)).toMatchObject({ do: 'send' });
    expect(nextStep(edit(1), [], editMsMax)).toMatchObject({ do: 'set-aside', aside: { why: 'expired' } });
  });
});

const failure = (status: number, code = 'http'): Failure => ({
  ...{ status, code, message: 'No.' },
  // A collision names no field.
  fields: code === 'conflict' ? {} : { name: 'Odd' },
});
const clash: Failure = { status: 409, code: 'conflict', message: 'No.', fields: { name: 'Changed' } };

it.each([
  ['no answer', failure(0, 'network'), 'later'],
  ['a time-out', failure(0, 'timeout'), 'later'],
  ['a proxy’s 502', failure(502), 'later'],
  ['a bare 500', failure(500), 'later'],
  ['our own 500', failure(500, 'internal'), 'later'],
  ['a server that restarts', failure(503, 'unavailable'), 'later'],
  ['too many requests', failure(429, 'too_many_requests'), 'later'],
  ['a collision', failure(409, 'conflict'), 'later'],
  ['an ended session', failure(401, 'not_signed_in'), 'held'],
  ['another account', failure(403, 'edit_of_other_account'), 'held'],
  ['a gap', failure(409, 'edit_gap'), 'held'],
  ['a refusal', failure(400, 'invalid_request'), 'aside'],
  ['a limit', failure(403, 'contact_limit'), 'aside'],
  ['one that was passed over', failure(409, 'edit_passed'), 'aside'],
  ['a contact who is gone', failure(404, 'not_found'), 'aside'],
] as const)('after %s the edit is for: %s', (_what, heard, verdict) => {
  expect(verdictOf(edit(1), heard).is).toBe(verdict);
});

it('a refusal is kept in the server’s words, with the fields it names', () => {
  expect(verdictOf(edit(1), failure(400, 'invalid_request'))).toEqual({
    is: 'aside',
    aside: { why: 'refused', message: 'No.', fields: { name: 'Odd' } },
  });
});

it('an answer to a talk that somebody else holds by then is theirs to see at once', () => {
  const answer = edit(1, { method: 'POST', path: '/messages' });
  expect(verdictOf(answer, failure(409, 'conflict'))).toMatchObject({ aside: { why: 'refused' } });
});

it('an edit of what somebody else changed is theirs to choose about at once, and was surely not applied', () => {
  const verdict = verdictOf(edit(1), clash);
  expect(verdict).toMatchObject({ is: 'aside', aside: { why: 'clash', fields: { name: 'Changed' } } });
  expect(mayBeApplied(aside(1, 'clash', { tries: 1 }))).toBe(false);
});

it('an edit of a contact who was deleted meanwhile says so, and was surely not applied', () => {
  const verdict = verdictOf(edit(1), failure(404, 'not_found'));
  expect(verdict).toMatchObject({
    is: 'aside',
    aside: { why: 'gone', message: 'This contact was deleted meanwhile.' },
  });
  expect(contactOf(edit(1))).toBe('a');
  expect(mayBeApplied(aside(1, 'gone', { tries: 1 }))).toBe(false);
  const profile = edit(1, { path: '/user' });
  expect(verdictOf(profile, failure(404, 'not_found'))).toMatchObject({ aside: { why: 'refused' } });
});

it('a deletion of what is gone has what it wanted', () => {
  expect(verdictOf(edit(1, { method: 'DELETE' }), failure(404, 'not_found'))).toEqual({ is: 'applied' });
});

it('what fails the server ten times, or collides five times, stands in nobody’s way', () => {
  expect(verdictOf(edit(1, { faults: 8 }), failure(500, 'internal')).is).toBe('later');
  expect(verdictOf(edit(1, { faults: 9 }), failure(500, 'internal'))).toMatchObject({ aside: { why: 'failing' } });
  expect(verdictOf(edit(1, { tries: 3 }), failure(409, 'conflict')).is).toBe('later');
  expect(verdictOf(edit(1, { tries: 4 }), failure(409, 'conflict'))).toMatchObject({ aside: { why: 'refused' } });
  expect(verdictOf(edit(1, { tries: 1000, faults: 0 }), failure(502)).is).toBe('later');
});

it('what was tried and not refused may have been applied', () => {
  expect(mayBeApplied(aside(1, 'expired', { tries: 1 }))).toBe(true);
  expect(mayBeApplied(aside(1, 'failing', { tries: 9 }))).toBe(true);
  expect(mayBeApplied(aside(1, 'refused', { tries: 1 }))).toBe(false);
  expect(mayBeApplied(aside(1, 'expired'))).toBe(false);
});

it('behind one wait the later ones of its record, in order', () => {
  const first = aside(2, 'refused');
  const all = [aside(5, 'behind'), first, aside(3, 'behind'), aside(4, 'behind', { record: '/contacts/b' })];
  expect(behind(first, [...all, aside(1, 'behind')]).map(({ seq }) => seq)).toEqual([3, 5]);
});

it('all that lies aside is tried again as it was made, whatever its numbers became', () => {
  const made = [edit(9, { madeAt: 1 }), edit(3, { madeAt: 2 }), edit(4, { madeAt: 2 })];
  expect(inOrderMade([...made].reverse()).map(({ seq }) => seq)).toEqual([9, 3, 4]);
});

it('what was created has its real id in whatever follows', () => {
  const after = renamed(
    edit(2, { path: '/contacts/ctc_new/notes', record: '/contacts/ctc_new' }),
    'ctc_new',
    'ctc_real',
  );
  expect([after.path, after.record]).toEqual(['/contacts/ctc_real/notes', '/contacts/ctc_real']);
});

it('pauses grow to a minute and differ by a fifth', () => {
  expect([1, 2, 3, 6, 99].map((failures) => pauseMs(failures, 0.5))).toEqual([250, 1000, 2000, 60_000, 60_000]);
  expect([pauseMs(1, 0), pauseMs(1, 1)]).toEqual([200, 300]);
});

it.each([
  ['POST', '/contacts', 'Add contact'],
  ['PUT', '/contacts/ctc_1', 'Change contact'],
  ['DELETE', '/contacts/ctc_1', 'Delete contact'],
  ['POST', '/contacts/ctc_1/notes', 'Note on'],
  ['POST', '/conversations/cnv_1/notes', 'Note for the team'],
  ['DELETE', '/contact-notes/nte_1', 'Delete note on'],
  ['POST', '/messages', 'Send a message'],
  ['PUT', '/auth/profile', 'Change profile of'],
] as const)('%s %s reads: %s', (method, path, words) => {
  expect(deedOf({ method, path })).toBe(words);
});
