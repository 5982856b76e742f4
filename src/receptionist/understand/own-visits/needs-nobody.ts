// "It's working again, so nobody needs to come", "ya no hace falta que vengan": a visit is given up by whoever needs it no more, without a
// word of cancelling. Patterns over folded text, in four languages.

const comes = '(?:to )?(?:come|be here|stop by)(?: out| over| by| here)?';
const somebody =
  '(?:you(?: guys)?|anybody|anyone|any(?: of)? you|somebody|someone|him|her|them|the (?:guy|plumber|electrician|technician|tech|cleaner|crew|team|visit|appointment))';

export const needsNobody = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:don't|do not|dont|won't|will not|no longer|didn't) need) ${somebody}(?: ${comes})?(?= *(?:[,.;!]|$)| (?:on|this|next|tomorrow|today|tonight|any ?more|after all|mon|tue|wed|thu|fri|sat|sun|the \\d))`,
    `you (?:guys )?(?:don't|do not|dont|won't) (?:have|need) ${comes}`,
    `(?:nobody|no one) (?:has|needs) ${comes}`,
    `(?:there's |there is )?no need (?:for (?:you|anybody|anyone) )?${comes}`,
    '(?:found|went with|hired|got) (?:somebody|someone|another \\p{L}+|a different \\p{L}+) (?:else|instead)',
    '(?:ya )?no (?:hace falta|es necesario|necesito|necesitamos) que (?:vengan?|venga nadie|pasen?)',
    "(?:pas|plus) (?:besoin|la peine) (?:que (?:vous|quelqu'un) (?:veni|vienne|passi)\\p{L}*|de (?:venir|passer|vous deplacer))",
    '(?:sie|ihr) (?:brauchen|braucht|mussen|musst) (?:\\p{L}+ ){0,2}(?:nicht|nimmer)(?: mehr)? (?:zu )?(?:vorbei)?kommen|(?:es )?(?:braucht|muss) (?:also )?niemand (?:mehr )?(?:zu )?(?:vorbei)?kommen',
  ].join('|')})(?!\\p{L})`,
  'u',
);
