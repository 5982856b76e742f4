// "I've got this Thursday afternoon off, the tenth": when somebody is free to come. No visit of theirs is told, and none called off.
// Patterns are over folded text.

const part =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|mornings?|afternoons?|evenings?|tomorrow|today|that|lunch|shifts?)';
const off = new RegExp(
  `(?<!\\p{L})(?:have|has|had|got|get|gets|'ve|taking|take|took|taken|is|am|are|'m|'re|'s)(?: \\p{L}+){0,3}? ${part} off(?= *(?:[,.;:!?–—]|$)| (?:work|school|so|and|if|this|next|then|anyway|from|because|since|for|on|at|in|with|i|we|could|can|would)(?!\\p{L}))(?! (?:from |of )?(?:the |your )?(?:books?|calendar|schedule|list|diary))|(?<!\\p{L})(?:i'm|i am|we're|we are|she's|he's|they're) off (?:(?:on|this|next|all|work) )*${part}`,
  'u',
);

/** "Take Thursday off, please" takes a visit of that day off. */
const begs =
  /^\P{L}*(?:(?:please|just|can you|could you|so|and|yes|ok) )*(?:take|get|have|scratch|cross|call)(?!\p{L})/u;

export const hasTimeOff = (folded: string): boolean => off.test(folded) && !begs.test(folded);
