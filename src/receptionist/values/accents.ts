// Unicode's combining marks by their usual names.

export const combining = {
  acute: '\u0301',
  grave: '\u0300',
  circumflex: '\u0302',
  tilde: '\u0303',
  umlaut: '\u0308',
  cedilla: '\u0327',
} as const;
