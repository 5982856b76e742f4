// Why something could not be loaded, in a sentence or two for whoever wanted to see it.
import { ClientFailure } from '../client/api.ts';

/** What a load threw, whatever that is. */
export type Thrown = { readonly why: unknown };

export type FailureWords = {
  readonly why: string;
  /** Under this the server's log knows more. */
  readonly reference: string | undefined;
};

/** Of whatever a load threw. */
export function failureWords(failure: unknown, isOnline: boolean): FailureWords {
  if (!isOnline) {
    const why = 'You are offline, and this was not kept here. It comes by itself once you are back.';
    return { why, reference: undefined };
  }
  if (!(failure instanceof ClientFailure))
    return {
      why: 'Something went wrong in this browser. Nothing is lost. If it happens again, load the page anew.',
      reference: undefined,
    };
  const { status, requestId: reference, message } = failure;
  // What came of a broken line, or what was given up after a while.
  if (status === 0)
    return { why: 'No answer came from the server. Nothing is lost. Please try again in a moment.', reference };
  if (isOfSignIn(failure)) return { why: 'Your sign-in has ended. Please sign in again.', reference };
  if (status === 404) return { why: 'It is not there any more, or the link to it is not right.', reference };
  if (status < 500) return { why: message, reference };
  const why = 'The server answered with an error. Nothing is lost. Please try again in a moment.';
  return { why: reference ? `${why} If it stays, tell whoever looks after Telle this reference.` : why, reference };
}

/** Whether it failed for want of a sign-in. */
export const isOfSignIn = (failure: unknown) => failure instanceof ClientFailure && failure.status === 401;
