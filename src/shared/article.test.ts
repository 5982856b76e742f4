import { describe, expect, it } from 'vitest';
import { newestFirst, readArticle } from './article.ts';

const facts = 'title: Opened: a desk\nexcerpt: In one line.\ndate: 2026-11-12\ncategory: Product';
const article = (body: string, front = facts) => readArticle('desk', `---\n${front}\n---\n${body}`);

describe('an article', () => {
  it('has its facts', () => {
    expect(article('Words.')).toEqual({
      ...{ slug: 'desk', title: 'Opened: a desk', excerpt: 'In one line.', date: '2026-11-12', category: 'Product' },
      isSample: false,
      blocks: [{ kind: 'paragraph', runs: [{ kind: 'words', text: 'Words.' }] }],
    });
    expect(article('', `${facts}\nsample: yes`).isSample).toBe(true);
  });

  it.each([
    ['a missing fact', 'title: A', /desk: has no category/],
    ['an unknown category', facts.replace('Product', 'Gossip'), /category is one of/],
    ['a wrong date', facts.replace('2026-11-12', '12 November'), /2026-11-12/],
    ['an unknown fact', `${facts}\nauthor: me`, /cannot read "author: me"/],
    ['a fact said twice', `${facts}\ntitle: B`, /cannot read "title: B"/],
  ])('is refused with %s', (_, front, says) => {
    expect(() => article('Words.', front)).toThrow(says);
  });

  it('is read into headings, paragraphs, lists and quotes', () => {
    const kinds = article('## Head\n\nOne\ntwo.\n\n- a\n  more\n- b\n\n1. x\n2. y\n\n> said\n> so').blocks;
    expect(kinds).toEqual([
      { kind: 'heading', runs: [{ kind: 'words', text: 'Head' }] },
      { kind: 'paragraph', runs: [{ kind: 'words', text: 'One two.' }] },
      { kind: 'list', ordered: false, items: [[{ kind: 'words', text: 'a more' }], [{ kind: 'words', text: 'b' }]] },
      { kind: 'list', ordered: true, items: [[{ kind: 'words', text: 'x' }], [{ kind: 'words', text: 'y' }]] },
      { kind: 'quote', runs: [{ kind: 'words', text: 'said so' }] },
    ]);
  });

  it('keeps HTML as words and makes no link to a script', () => {
    const [block] = article('<b>x</b> **y** *z* [a](/news) [b](javascript:alert) [c](//evil.test)').blocks;
    expect(block).toEqual({
      kind: 'paragraph',
      runs: [
        { kind: 'words', text: '<b>x</b> ' },
        { kind: 'strong', text: 'y' },
        { kind: 'words', text: ' ' },
        { kind: 'emphasis', text: 'z' },
        { kind: 'words', text: ' ' },
        { kind: 'link', text: 'a', to: '/news' },
        { kind: 'words', text: ' ' },
        { kind: 'words', text: 'b' },
        { kind: 'words', text: ' ' },
        { kind: 'words', text: 'c' },
      ],
    });
  });

  it('stands before older ones', () => {
    const of = (slug: string, date: string) => ({ ...article(''), slug, date });
    const listed = newestFirst([of('b', '2026-01-02'), of('old', '2025-01-01'), of('a', '2026-01-02')]);
    expect(listed.map(({ slug }) => slug)).toEqual(['a', 'b', 'old']);
  });
});
