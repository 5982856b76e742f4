// Where this browser remembers who was signed in last: the e-mail alone, so that the header's first paint is right.

export const signedInHint = 'telle.signed-in';
