// Words of owners' dangers that say something else with what stands behind them: "dying for a tattoo", "hit a pothole", "she can't
// hear me". Where the same words tell the danger itself, they do not: "hit a gas line", "dying for sure", "suddenly can't hear me".

/** The word itself, what stands behind it, and what its line says where it is the danger all the same. */
type Otherwise = { readonly word: RegExp; readonly behind: RegExp; readonly unless?: (line: string) => boolean };

/** Things that are hit by whoever only comes later for it. */
const onTheWay =
  'pot ?holes?|curbs?|kerbs?|bumps?|traffic|snags?|walls?|nails?|rocks?|roads?|deer|brakes?|snooze|buttons?|gym|books|spots?|jackpot|limit|send|submit|bumper|reply';
const sudden =
  /(?<!\p{L})(?:sudden(?:ly)?|out of nowhere|overnight|w[oa]ke up|waking up|since (?:yesterday|last night|this morning)|this morning|just now|ears?)(?!\p{L})/u;
/** The line that somebody is not heard on. */
const ofTheCall =
  /(?<!\p{L})(?:phone|line|call|connection|signal|speaker|volume|reception|cutting out|breaking up|hello|hang on|hold on|call you back)(?!\p{L})/u;

const otherwise: readonly Otherwise[] = [
  // What only is called so.
  {
    word: /^hot$/,
    behind: /^(?:tubs?|attics?|sauna|spring|garage|room|water|meals?|weather|climate|summer)(?!\p{L})/u,
  },
  { word: /^locks?$/, behind: /^(?:keys?|codes?|combination|cylinder)(?!\p{L})/u },
  {
    word: /^locked$/,
    behind:
      /^out of (?:my|the|your) (?:\p{L}+ )?(?:e ?-?mail|e mail|gmail|facebook|apps?|portal|website|phone)(?!\p{L})/u,
  },
  { word: /^dying$/, behind: /^(?:to|goose|for(?! (?:sure|real|good|days|hours|weeks|certain)(?!\p{L})))(?!\p{L})/u },
  {
    word: /^hit$/,
    behind: new RegExp(
      `^(?:(?:(?:an?|some|the|that|this|my|another) )?(?:\\p{L}+ )?(?:${onTheWay})|the gas)(?!\\p{L})`,
      'u',
    ),
  },
  {
    word: /^hear$/,
    behind:
      /^(?:(?:me|you|u|him|her|us|them|y'all)(?!\p{L})|(?:\p{L}+ )?(?:out of|from|with|through|in) (?:(?:my|the|his|her|these) )?(?:left |right |new |old )?(?:hearing )?aids?(?!\p{L}))/u,
    unless: (line) => sudden.test(line) && !ofTheCall.test(line),
  },
];

/** Words looked at behind one. */
const behindMax = 6;

/** Whether the word there says something else than an owner's danger does. `line`: all that is said, folded. */
export function isSaidOtherwise(words: readonly { readonly norm: string }[], at: number, line: string): boolean {
  const behind = words
    .slice(at + 1, at + 1 + behindMax)
    .map(({ norm }) => norm)
    .join(' ');
  return otherwise.some(
    ({ word, behind: next, unless }) => word.test(words[at]?.norm ?? '') && next.test(behind) && !unless?.(line),
  );
}
