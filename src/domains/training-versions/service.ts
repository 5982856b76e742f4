// What was taught, version by version: listed with what changed, compared with now, and brought back. Bringing back teaches
// anew: it is a version of its own, and can itself be taken back.
import { changeKnowledge } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Comparison, listTrainingVersions, TrainingVersion } from './contract.ts';
import { type Content, changeOf, differing, type PieceRef, sentenceOf } from './rules.ts';
import * as store from './store.ts';

const [pageSize, sentencesMost, comparedMost, textMost] = [20, 5, 100, 4000];

/** Throws nothing; an empty list is a business that has no profile yet. */
export async function listVersions(
  scope: BusinessScope,
  before: number | undefined,
): Promise<AnswerOf<typeof listTrainingVersions>> {
  const rows = await store.listVersions(scope, before, pageSize + 1);
  const [newest] = before === undefined ? rows : await store.listVersions(scope, undefined, 1);
  const pairs = rows
    .slice(0, pageSize)
    .map((row, at) => ({ row, changed: differing(rows[at + 1]?.pieces ?? [], row.pieces) }));
  const contents = await contentsOf(
    scope,
    pairs.flatMap(({ changed }) => changed),
    'short',
  );
  const versions = pairs.map(({ row, changed }, at) => {
    // The first of all is where it began: everything in it is new, and says nothing.
    const isFirst = rows[at + 1] === undefined;
    const sentences = isFirst ? ['As it was set up'] : changed.map((pair) => sentenceOf(changeIn(pair, contents)));
    return versionOf(row, sentences, row.revision === newest?.revision);
  });
  return { versions, hasMore: rows.length > pageSize };
}

function versionOf(row: store.VersionRow, sentences: readonly string[], isCurrent: boolean): TrainingVersion {
  return {
    revision: row.revision,
    madeAt: row.madeAt.toISOString(),
    madeBy: row.person ?? makers[row.by.split(' ')[0] ?? ''] ?? 'Somebody',
    changes: sentences.slice(0, sentencesMost),
    more: Math.max(0, sentences.length - sentencesMost),
    rolledBackTo: row.backTo?.toISOString() ?? null,
    isCurrent,
  };
}

const makers: Readonly<Record<string, string>> = {
  user: 'Somebody who has left',
  'api-key': 'A program',
  receptionist: 'The receptionist',
  system: 'Telle',
};

type Pair = { readonly before: PieceRef | undefined; readonly after: PieceRef | undefined };

function changeIn({ before, after }: Pair, contents: ReadonlyMap<string, Content>, nameOf?: (id: string) => string) {
  const of = (piece: PieceRef | undefined) => (piece ? (contents.get(piece.hash) ?? {}) : undefined);
  return changeOf(after?.kind ?? before?.kind ?? 'source', of(before), of(after), nameOf);
}

function contentsOf(scope: BusinessScope, pairs: readonly Pair[], how: 'short' | 'whole') {
  const hashes = pairs.flatMap(({ before, after }) => [before, after].flatMap((piece) => piece?.hash ?? []));
  return store.findPieces(scope, hashes, how);
}

/** What going back to a version would change, from what is taught now. Throws `not_found`. */
export async function compareVersion(scope: BusinessScope, revision: number): Promise<Comparison> {
  const { present, past } = await presentAndPast(scope, revision);
  const pairs = differing(present.pieces, past.pieces);
  const shown = pairs.slice(0, comparedMost);
  const contents = await contentsOf(scope, shown, 'whole');
  const services = [...present.pieces, ...past.pieces].filter(({ kind }) => kind === 'service');
  const named = await store.findPieces(
    scope,
    services.map(({ hash }) => hash),
    'short',
  );
  const nameOf = (id: string) => String(named.get(services.find(({ key }) => key === id)?.hash ?? '')?.name ?? id);
  return {
    changes: shown.map((pair) => {
      const { fields, ...change } = changeIn(pair, contents, nameOf);
      const cut = (text: string) => (text.length > textMost ? `${text.slice(0, textMost)}…` : text);
      return {
        ...change,
        fields: fields.map(({ name, before, after }) => ({ name, is: cut(before), was: cut(after) })),
      };
    }),
    more: pairs.length - shown.length,
  };
}

async function presentAndPast(scope: BusinessScope, revision: number) {
  const [present] = await store.listVersions(scope, undefined, 1);
  const past = await store.findVersion(scope, revision);
  if (!present || !past) throw new Fault('not_found');
  return { present, past };
}

/**
 * Teaches what a version held: what came since goes, what went comes back under its own id, so that appointments keep
 * their service and person. Throws `not_found`. The version that it makes is there once the transaction is kept.
 */
export async function rollBack(scope: BusinessScope, revision: number): Promise<void> {
  await changeKnowledge(scope);
  const { present, past } = await presentAndPast(scope, revision);
  await store.noteRollBack(scope, revision);
  const pairs = differing(present.pieces, past.pieces);
  const contents = await contentsOf(scope, pairs, 'whole');
  const of = (kind: PieceRef['kind']) => pairs.filter(({ before, after }) => (after ?? before)?.kind === kind);
  const put = (kind: PieceRef['kind']) =>
    of(kind).flatMap(({ after }) => (after ? [{ id: after.key, content: contents.get(after.hash) ?? {} }] : []));
  const gone = (kind: PieceRef['kind']) => of(kind).flatMap(({ before }) => (before ? [before.key] : []));

  for (const { content } of put('profile')) await store.putProfile(scope, content);
  // All that differ leave the lists first: names may have gone from one to another.
  await store.archive(scope, 'services', gone('service'));
  for (const one of put('service')) await store.putService(scope, one);
  await store.archive(scope, 'staff', gone('staff'));
  for (const one of put('staff')) await store.putStaff(scope, one);
  const kept = new Set(put('source').map(({ id }) => id));
  await store.deleteSources(
    scope,
    gone('source').filter((id) => !kept.has(id)),
  );
  const sources = put('source');
  // A site before its pages.
  for (const one of sources.filter(({ content }) => !content.parent_id)) await store.putSource(scope, one);
  for (const one of sources.filter(({ content }) => content.parent_id)) await store.putSource(scope, one);
}
