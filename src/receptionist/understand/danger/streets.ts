// Where somebody lives is no danger, whatever it is called: "200 North Water Street", "730 Greenbrae Drive, Sparks". What names a
// street behind its number, and a town that is called as a danger is, is taken out of what dangers are looked for in.
const kinds =
  'street|str|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|place|pl|circle|cir|terrace|ter|trail|trl|parkway|pkwy|way|loop|alley';
/** No name of a street: "3 people on the road", "40 feet off the trail". */
const noName =
  '(?:on|in|at|the|of|off|from|to|into|near|by|and|are|is|was|were|people|kids|cars|minutes?|mins?|miles?|feet|hours?|down|up|along|across|blocks?|my|our|this|that|we|i)(?!\\p{L})';
const street = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,5}(?: ?[a-d])? (?<name>(?:(?!${noName})[\\p{L}\\d'’-]+\\.? ){1,3}(?:${kinds})(?!\\p{L}))`,
  'giu',
);
const town = new RegExp(
  `(?<=(?<!\\p{L})(?:${kinds})\\.?,? (?:in )?)Sparks(?= *[.,]?(?:$|\\s*(?:nv|nevada|\\d{5})(?!\\p{L})))|Sparks(?=,? (?:nv|nevada)(?!\\p{L}))`,
  'giu',
);

/** "Loose on 12 Mill Road" is on the road all the same. */
const kept = /(?<= )road$/iu;

/** The same text, as long as it was, with no street's name in it. */
export const withoutStreets = (text: string): string =>
  text
    .replaceAll(town, (said: string) => 'x'.repeat(said.length))
    .replaceAll(street, (said: string, name: string) => {
      const kind = kept.exec(name)?.[0] ?? '';
      const named = name.slice(0, name.length - kind.length);
      return said.slice(0, -name.length) + named.replaceAll(/\p{L}/gu, 'x') + kind;
    });
