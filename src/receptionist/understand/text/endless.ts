// The same words or signs said over and over: beyond a few times they say nothing more, and no line may keep the house busy.

/** So often may the same be said in a row, as a number of seven like digits is. */
const timesMost = 10;
/** The longest that is looked for, in characters: three or four words. */
const unitMax = 24;

const endless = new RegExp(`(.{1,${unitMax}}?)\\1{${timesMost},}`, 'gsu');

/** The text, with what is repeated without an end said ten times. */
export const withoutEndless = (text: string): string =>
  text.replace(endless, (_, unit: string) => unit.repeat(timesMost));
