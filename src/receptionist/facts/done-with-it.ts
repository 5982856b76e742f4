// "How much is a new chain, fitted?": what is done with a thing, said behind it, is a way of selling it, and names no "fitting" of the list.
import type { Business, Language } from '../business.ts';
import { servicesIn } from '../understand/services/near.ts';
import { namedAsOne } from './as-one.ts';

const doneWithIt =
  /,\s*(?:(?:(?:and|fully|already|all) )*(?:fitted|installed|mounted|delivered|put (?:in|on)|hung)|(?:ya )?(?:instalad|montad|puest|colocad)[oa]s?|(?:pose|montage|installation) (?:comprise?|inclu(?:s|se))|(?:pos|mont)[eé]e?s?|(?:fertig )?(?:eingebaut|montiert|angebracht|verlegt))(?: (?:included|and all|in total|incluid[oa]|todo incluido|en tout|insgesamt))?(?=[\s?.!]*$)/iu;

/** The question without what is done with the thing in the end; what stands before keeps its place. */
export const withoutDoneWithIt = (question: string): string => question.replace(doneWithIt, '');

/** The services that a question names, apart from what only sounds like one at its end. */
export const servicesAsked = (question: string, language: Language, business: Business) =>
  namedAsOne(question, language, business) ?? servicesIn(withoutDoneWithIt(question), language, business);
