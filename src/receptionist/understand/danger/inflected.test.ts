import { describe, expect, it } from 'vitest';
import { inflected } from './inflected.ts';

const is = (stem: string, word: string) => new RegExp(`^(?:${inflected(`${stem}\\w*`)})$`, 'u').test(word);

describe('a word that is bent', () => {
  it.each([
    ['swell', 'swelling'],
    ['burst', 'bursts'],
    ['crack', 'cracked'],
    ['allerg', 'allergic'],
    ['flood', 'flooded'],
    ['quem', 'quemadura'],
    ['llev', 'llevaron'],
    ['matar', 'matarme'],
    ['hinch', 'hinchazon'],
    ['inund', 'inundacion'],
    ['gonfl', 'gonflement'],
    ['brul', 'brulure'],
    ['perd', 'perdue'],
    ['bloque', 'bloquent'],
    ['vergift', 'vergiftung'],
    ['schwill', 'schwillt'],
    ['blau', 'blaues'],
    ['chisp', 'chispea'],
    ['chisporrot', 'chisporroteando'],
    ['hinch', 'hinchadisima'],
    ['hinch', 'hinchadota'],
  ])('%s: %s', (stem, word) => expect(is(stem, word)).toBe(true));

  it.each([
    ['sever', 'several'],
    ['mort', 'mortgage'],
    ['tot', 'totally'],
    ['froze', 'frozenly'],
    ['gele', 'gelernt'],
    ['sauve', 'sauvegarde'],
    ['crev', 'crevaison'],
    ['choc', 'chocolate'],
    ['spark', 'sparkling'],
    ['flood', 'floodlights'],
    ['lock', 'locksmith'],
    ['pick', 'pickleball'],
    ['fuss', 'fussball'],
    ['congel', 'congelateur'],
    ['chemi', 'cheminee'],
  ])('%s, and not %s', (stem, word) => expect(is(stem, word)).toBe(false));

  it('leaves alone what is put together with others, and words between', () => {
    expect(inflected('rohr\\p{L}*')).toBe('rohr\\p{L}*');
    expect(inflected('(?:\\w+ ){0,3}')).toBe('(?:\\w+ ){0,3}');
  });
});
