// "Pete Ruiz, the dog's name is Moose": who is named there is no caller. Four languages.
import { foldCue } from '../cues/cue.ts';

/** What an animal is called. Folded. */
export const animal =
  '(?:dogs?|pup(?:py|pies|s)?|cats?|kitt(?:y|en)s?|horses?|pony|mare|rabbits?|bunny|birds?|parrots?|pets?|doodle|lab|poodle|retriever|shepherd|terrier|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|caballo|yegua|conejo|mascota|chien(?:ne)?|chiot|chatt?e?|chaton|cheval|jument|lapin|hund(?:es)?|hundin|welpen?|katze|kater|katers|pferd(?:es)?|stute|kaninchen)';
const isCalled = [
  `${animal}(?:'s|s)? (?:full )?name(?:'s| is)`,
  `${animal}(?: is|'s)?(?: called| named)?`,
  `${animal},? (?:and )?(?:his|her|its) name(?:'s| is)`,
  `${animal},? (?:y )?se llama`,
  `nombre (?:del|de (?:la|mi|nuestr[oa])) ${animal} es`,
  `${animal},? (?:qui |(?:il|elle) )?s'appelle`,
  `nom d[eu] (?:la |mon |ma |notre )?${animal},? (?:c')?est`,
  `${animal},? (?:der |die |das |er |sie |es )?heisst`,
  `name (?:mein|unser|d)(?:es|er|e[mn]) ${animal} ist`,
].join('|');
const rightBefore = new RegExp(`(?<!\\p{L})(?:${isCalled}) $`, 'u');

/** Is it the name of an animal that the text tells of right before it? */
export const isOfAnimal = (text: string, named: { readonly start: number }): boolean =>
  rightBefore.test(foldCue(text.slice(0, named.start).replaceAll('’', "'")));
