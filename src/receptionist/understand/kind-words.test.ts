// An animal that was never neutered is nobody's fault; what is the animal's and was not mended may be.
import { expect, test } from 'vitest';
import { withNobody } from './kind-words.ts';

test.each([
  "my lab's two and not fixed, can he do daycare?",
  "my dog's not fixed",
  "our puppy is about six months old and isn't fixed yet",
  "i have a beagle who isn't fixed",
])('blames nobody: %s', (folded) => expect(withNobody(folded)).toBe(true));

test.each([
  'you came for the dog door and it is still not fixed',
  'the dog door is not fixed',
  "my dog's gate is still not fixed",
  'my dog chewed the hose and it is not fixed',
  "the cat flap isn't fixed",
])('may blame somebody: %s', (folded) => expect(withNobody(folded)).toBe(false));
