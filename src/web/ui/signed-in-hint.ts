// What is known of signing in below the pages.

/** Where this browser remembers who was signed in last: the e-mail alone, so that the header's first paint is right. */
export const signedInHint = 'telle.signed-in';

/** Of the window, once somebody is in again whose session had ended in the middle: what was refused meanwhile can be had. */
export const inAgain = 'telle-in-again';
