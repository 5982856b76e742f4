// "No, I have a fever too", "no, he knows already", "no, two crowns": what a no with more behind it means where a message was read back.
// It tells more, refuses, or is neither, which is asked for. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

/** With fewer words behind the no there is nothing to ask for. */
export const wordsMin = 3;

/** A no that opens a line, with what is said to gain time. */
export const leadingNo =
  /^\P{L}*(?:(?:oh|ah|well|wait|bueno|bon|ach|halt|moment|moment mal|hm+)[\s,.!—–-]+)*(?:(?:no+(?! one(?!\p{L}))|nope|nah|non|nein|nee|ne)(?:[\s,.!—–:;-]+|$))+(?:(?:wait|hold on|sorry|espere?|attendez|moment|warten sie)[\s,.!—–-]+)*/u;
/** "Don't send it", "forget it", "I'll call myself": it is not to be passed on. */
export const drops = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:do not|don't|dont|no need to|needn't|rather not|stop) (?:send|pass|tell|leave|bother|forward|say|give|take|write|note|relay)(?:ing)?(?: (?:it|that|this|them|her|him|anyone|anybody|anything|any|an?|the))?(?: message)?(?: on| along| down)?(?=\\P{L}*(?:[,.!;]|$))|forget (?:it|that|this|about it|the message|the whole thing)|never ?mind|no message|(?:scrap|drop|skip|cancel|delete|scratch|lose) (?:it|that|the message|the whole thing)|leave it(?: (?:then|alone))?(?=\\P{L}*$)|changed my mind|(?:i|we)(?:'ll| will) (?:just )?(?:call|ring|come|stop|tell|ask|e-?mail|text|do it|try)|(?:not|won't|isn't) (?:be )?(?:necessary|needed)|no need",
    'no (?:lo |le |les |me )?(?:mand|envi|dig|pas|dej|anot|tom)\\p{L}*(?: (?:nada|eso|el mensaje|el recado))?(?=\\P{L}*(?:[,.!;]|$))|olvid(?:el|al|es)\\p{L}*|dej(?:el|al)[oa](?=\\P{L}*$)|(?:ningun|sin) (?:mensaje|recado)|no hace falta|no es necesario|cambie de (?:idea|opinion)|(?:yo )?(?:(?:le|les|lo|los) )?(?:llamo|llamare|marco|aviso yo|digo yo|escribo)(?= |\\P{L}*$)',
    "(?:n')?(?:envoyez|transmettez|dites|laissez|notez|passez) (?:pas|rien)|laisse(?:z)? tomber|oubliez|laissez(?=\\P{L}*$)|pas (?:de message|la peine|necessaire|besoin)|j'ai change d'avis|je (?:vais )?(?:rappelle|rappeler|rappellerai|passe|passerai|lui dirai|ecrirai)",
    '(?:schicken|geben|leiten|richten|sagen|schreiben|notieren) sie (?:\\p{L}+ )?(?:nichts|nicht|keine?)|(?:keine|doch keine) nachricht|vergessen sie(?:s| es| das)?|lassen sie(?:s| es| das)?(?: (?:gut sein|lieber|doch|sein))?(?=\\P{L}*$)|nicht notig|hat sich erledigt|ich (?:ruf|rufe|melde|komme|schreibe|sage)(?: \\p{L}+){0,3} (?:an|wieder|selbst|selber|vorbei)|anders uberlegt',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** There is nothing more to it. */
export const isAll =
  /^(?:\P{L}*(?:thanks?(?: you)?(?: (?:so|very) much)?|bye|please|(?:that'?s|that is|it'?s|it is|i'?m|we'?re) (?:all|fine|ok(?:ay)?|good|alright|all right|it|right|correct|perfect|everything)|go ahead|send it|(?:es|eso es|seria) todo|nada mas|(?:muchas )?gracias|asi|esta bien|c'est (?:tout|bon|bien)|merci(?: beaucoup)?|rien d'autre|(?:das (?:war|ist) (?:alles|gut|richtig|so)|das war'?s|(?:das )?(?:passt|stimmt)(?: schon| so)?|danke|alles gut|schon gut|vielen dank)))+\P{L}*$/u;
/** It is wrong. */
export const onlyWrong =
  /^(?:(?:that|this|it)(?:'s| is|s)? (?:(?:all|totally|just|so) )?(?:wrong|incorrect|not (?:it|right|quite right|correct|true|what i (?:said|meant|want|wanted|told you)|how i said it))|not (?:quite|right|exactly|correct)|i didn'?t say that|(?:eso |asi )?no (?:es|esta) (?:eso|asi|bien|correcto|lo que dije)|eso no(?: es)?|esta mal|no dije eso|asi no|(?:ce n'|c')est (?:pas (?:ca|cela|juste|correct|bon|ce que j'ai dit)|faux)|pas (?:ca|comme ca|exactement|tout a fait)|je n'ai pas dit ca|(?:das |es )?(?:stimmt (?:so )?nicht|ist (?:so )?(?:falsch|nicht richtig))|das hab\p{L}* ich (?:so )?nicht gesagt|so nicht|nicht (?:ganz|richtig|so))\P{L}*/u;

/** "He already has my number", "I see him tomorrow anyway", "it will be fine": it need not be passed on, whoever or whatever sees to it. */
const refuses: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:i|we) had (?:better|rather|sooner)|(?:better|rather) not|on reflection|second thoughts?|(?:just|only) (?:testing|practi[cs]ing)|testing (?:this|the (?:line|system|phone)|you|it)(?!\p{L})|(?:it|they|(?:the|my) \p{L}+)(?: just|'s| has| have)* turned up(?= (?:again|after all|now|just now|today|already|this morning)|\P{L}*$)|no (?:\p{L}+ )?(?:reason|sense)|nothing (?:more |else |left )?to (?:say|tell|add|report|pass|worry)|(?:bother|disturb)(?:ing)? (?:him|her|them)|(?:disregard|ignore|forget) (?:it|this|that|(?:the|my) message|everything|me)(?=\P{L}*$)|(?:has|have|'s) been (?:settled|fixed|sorted|resolved)|(?:he|she|they)(?: just| already|'s| has| have)* (?:texted|messaged|answered|emailed) (?:me|us)|(?:i|we|he|she|they)(?:'ve| have| already| just| both)* (?:settled|agreed)(?= (?:it|this|that|already|now|with (?:him|her|them|each other)|between us)(?!\p{L})|\P{L}*$)|(?:it|that|this) sounds(?! like)|(?:it|that|this) (?:seems|feels|looks) (?:\p{L}+ )?(?:silly|stupid|rude|harsh|wrong to)|hates? (?:messages?|calls?)|already (?:know|has|have|told|tell|been|call|spoke|talk|ask|email|e-mail|text|sent|got|sorted|done)\p{L}*|knows?(?: (?:about (?:it|that|this)|it|that))?(?=\P{L}*$)|(?:has|have|got) (?:my|our) (?:number|e-?mail|message|details)|thanks?(?: you)?|bye|anyways?|anymore|any more(?=\P{L}*$)|myself|ourselves|all good|no (?:longer|message|need|worries|problem)|(?:it|that|this|everything|everyone|we|i|he|she|they|you)(?:'s|'re|'m| is| are| am|'ll be| will be|s) (?:\p{L}+ )?(?:fine|ok|okay|good|alright|all right|enough|too late|done|sorted|settled|solved|over|on (?:his|her|their) way)|(?:it|that|he|she|they|i|we)(?:'ll| will| can| can't| cannot|'d| would| does not| doesn't)(?! (?:\p{L}+ )?(?:hurt|leak|bleed|need)(?!\p{L}))|(?:i|we)(?:'m| am|'re| are) (?:going|about|gonna|just going) to|(?:i|we) (?:do not|don't|did not|didn't) (?:want|need|think|mean|like|care|ask)|(?:i|we) (?:think|guess|told|see|saw|spoke|talked|called|texted|emailed|found|figured|changed|decided|asked|have to (?:go|run|leave)|have (?:no|his|her|their|your|another)|(?:just )?(?:got|reached) (?:him|her|them|hold))|i'm not|(?:my|our) \p{L}+ (?:will|'ll|can|is going to) (?:ask|tell|call|see|talk|handle|do|take)|let (?:me|us|it)|let's|(?:please |just )?(?:do not|don't|stop|leave|rather not|wrong)|(?:he|she|they|we) (?:knows?|just|said|told|walked|came|called)|never ?mind|not (?:necessary|needed|now|yet|today|really|anymore|worth|(?:that )?important)|no (?:point|rush|hurry|use)|just (?:asking|kidding|joking|wondering)|a joke|private|hold off|delete (?:it|that|everything)|nothing(?: really)?(?=\P{L}*$)|(?:is|are) (?:fine|ok|okay|off|over|gone) now|(?:thing|deal|whole thing) is off|need to go)(?!\p{L})/u,
  es: /(?<!\p{L})(?:pensarlo|pensandolo(?: bien)?|hablando con (?:el|ella)(?=\P{L}*$)|ya (?:l[aeo]s? |nos )?(?:encontre|encontramos|aparecio|aparecieron|arreglamos|acordamos|entendimos)|no tiene caso|molestarl[oae]s?|ya (?:l[aeo]s? |me |se |nos |yo )*(?:sab|tien|dij|llam|avis|cont|habl|pregunt|no|est|fue|v[ei]|mand|escrib|qued|arregl|resolv|pas[oe](?!\p{L}))\p{L}*|(?:l[aeo]s? |yo )+(?:llamo|llamare|veo|vere|digo|dire|aviso|busco|pregunto|escribo)|(?:mejor )?yo(?=\P{L}*$)|(?:mejor )?(?:yo )?(?:paso|voy|vengo|llamo) (?:yo|manana|luego|despues|mas tarde|otro dia|hoy)|gracias|adios|mejor (?:no|luego|despues|otro dia|dej|nada)|(?:ya )?(?:esta|estoy|estamos|todo) (?:\p{L}+ )?(?:bien|listo|bueno)|no (?:quiero|hace|importa|pasa nada|es (?:nada|necesario|importante)|se preocup\p{L}*|creo|necesito)|da igual|todo bien|de tod[oa]s (?:modos|formas|maneras)|tengo que (?:ir|colgar|cortar)\p{L}*|me voy|cambie de|(?:es |era )?(?:una )?broma|(?:solo|nada mas) (?:era )?una pregunta|vale la pena|me da (?:pena|verguenza|igual)|se me hace tarde|hay tiempo|es mejor que|sin prisa|no hay prisa)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:ai|a|avons|ont) (?:enfin |deja )?retrouve|peur de (?:le |la |les )?derang\p{L}*|du me tromper|mieux a faire|(?:lui ai|s'est) (?:deja )?parle|(?:s'est|nous sommes) (?:arranges?|mis d'accord|entendus?)|(?:le|la|les) deranger|reflechir|reflexion faite|deja|merci|au revoir|de toute facon|ca (?:va|ira|marche|suffit|ne fait rien)|c'est (?:bon|tout|trop tard|fait|regle|pas (?:la peine|grave|necessaire|important))|tant pis|laisse\p{L}*|je (?:ne )?(?:l[ae]|les|lui|vous|leur|vais|veux|prefere|passe|repasse|rappelle|crois|pense|dois (?:y aller|filer|partir|raccrocher))|j(?:e n')?'?(?:ai )?(?:change d'avis|(?:pas|plus) (?:besoin|le temps|envie)|rendez-vous|trouve)|(?:il|elle) (?:le )?(?:sait|m'a|a mon)|pas (?:la peine|besoin|maintenant|important|grave|vraiment)|moi-meme|plus tard|(?:juste|seulement) une question|(?:vaut|urge) pas|pas (?:d')?urgence|pas urgent|on verra|tout ce qu'il|une blague|rien(?=\P{L}*$))(?!\p{L})/u,
  de: /(?<!\p{L})(?:kein gutes gefuhl|geeinigt|nichts (?:mehr )?zu machen|wiedergefunden|(?:wieder|schon|doch) gefunden|(?:wieder|doch) aufgetaucht|an der strippe|(?:mir|uns) (?:\p{L}+ ){0,2}uberlegen|(?:will|mochte|wollte|wollen|mag) (?:\p{L}+ ){0,3}storen|zu storen|keinen (?:grund|sinn)|schon (?:bescheid|gut|gesagt|erledigt|meine|gesprochen|angerufen|informiert)|weiss (?:er|sie|es|das|davon|schon|\p{L}+ schon|bescheid)|bescheid|danke|tschuss|sowieso|ohnehin|passt|reicht|egal|erledigt|kein problem|macht nichts|alles gut|(?:doch )?lieber nicht|doch nicht|nicht (?:mehr )?(?:notig|wichtig|mehr notig)|nicht mehr(?=\P{L}*$)|(?:ich|wir) (?:will|mochten?|wollen|mag|brauche?n?) (?:das |es |doch )*(?:nicht|keine?)|das (?:will|mochte|brauche) ich nicht|(?:ich|wir) (?:rufe?n?|sehe?n?|seh|spreche?n?|sprech|melde?n?|komme?n?|frage?n?|sage?n?|schreibe?n?|gehe?n?|mach(?:e|en)? das|muss (?:los|auflegen|weg)|kummer\p{L}*|sag|frag|komm|schreib|geh|ruf|meld)|lass\p{L}*|(?:er|sie) hat (?:meine|schon|die nummer)|selbst|selber|(?:ein )?scherz|lohnt|zeit(?=\P{L}*$)|peinlich|(?:nur|bloss) eine frage|keine eile|nichts(?=\P{L}*$))(?!\p{L})/u,
};

/** "It's about the bill", "I said Tuesday", "the other one leaks": it tells of what is to be passed on. Any other no with more behind it refuses. */
const tells: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|because) )?(?!.*(?<!\p{L})already (?:knows?|told|been told)(?!\p{L}))(?:it(?:'?s| is| was| has| needs| should)(?! (?:\p{L}+ )?(?:all|fine|ok(?:ay)?|good|right|alright|enough|wrong|not|too late|done|sorted|settled|solved)(?!\p{L}))|i (?:said(?! (?:no|not|don't|do not|forget|stop|never)(?!\p{L}))|meant)|(?:he|she|they) (?:should|needs?|has to|have to|must)|i (?:need|want) (?:him|her|them) to|(?:the|my|our|his|her|their)(?! message))(?!\p{L})/u,
  es: /^(?:(?:y|porque) )?(?!.*(?<!\p{L})ya l[aeo]s? (?:sabe|dij))(?:es(?! (?:todo|igual|lo mismo|tarde)(?!\p{L}))|era|fue|dije(?! que no)|quise decir|(?:el|mis?|sus?|nuestr[oa]s?)(?! (?:mensaje|recado))|l(?:a|[ao]s)(?= \p{L}+ (?:de|del|se|es|son|esta|tiene|que|no)(?!\p{L})))(?!\p{L})/u,
  fr: /^(?:(?:et|parce que) )?(?:c'(?:est(?! (?:bon|bien|tout|pas|trop tard|fait|regle)(?!\p{L}))|etait)|j'ai dit(?! non)|je voulais dire|il (?:faut|doit)|elle doit|(?:l[ae]|les|mon|ma|mes|notre|son|sa)(?! message)|l(?='))(?!\p{L})/u,
  de: /^(?:(?:und|weil) )?(?:es (?:geht|ist|war|handelt)(?! (?:\p{L}+ )?(?:egal|gut|schon|nicht|erledigt|zu spat)(?!\p{L}))|ich (?:sagte|meinte)|(?:er|sie) (?:soll|muss)|der|(?:mein|unser|sein|ihr)e?)(?!\p{L})/u,
};

/** "Also", "as well": more than what was read back. */
const besides =
  /(?<!\p{L})(?:also|too(?! (?:late|much|bad|busy|far|long|soon|many|early)(?!\p{L}))|as well|in addition|on top of that|besides|tambien|ademas|encima|aussi|en plus|de plus|egalement|par ailleurs|auch|ausserdem|zusatzlich|obendrein|dazu noch|noch dazu)(?!\p{L})/u;
const counts: Readonly<Record<Language, string>> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|both|all (?:of|the)|\\d+',
  es: '(?:son |fueron |se me (?:cay|romp)\\p{L}+ )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|ambos|ambas|\\d+)',
  fr: "(?:c'etait |ce sont |il y en a )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|les deux|\\d+)",
  de: '(?:es (?:sind|waren) )?(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|beide|\\d+)',
};
/** "I have a fever", "there is swelling", "two crowns fell out": tells what is so. */
const states: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:actually|well|so|wait|sorry|look|please|and|because|but)[\s,]+)*(?:there(?:'s| is| are| was| were)|(?:i|we)(?:'ve| have| had| got| wanted(?! to (?:talk|speak|cancel|stop|know))| need(?! to think)| was| were| feel| felt| lost| broke| left| still|'m (?:in|bleeding|having|in)| moved| paid| can't)|it (?!will|would|can|could|does|may|might|works|stopped|went|turned|sounds(?! like))\p{L}+|(?:have|ask|tell|get) (?:him|her|them) (?:to )?(?!nothing|never|not)\p{L}+)(?!\p{L})/u,
  es: /^(?:(?:en realidad|bueno|espere|perdon|mire|es que|y|porque|pero)[\s,]+)*(?:hay|habia|tengo|tenemos|queria(?! (?:hablar|cancelar|saber))|queriamos|necesito|estoy|me (?:duele|sangra|falta|salio|rompi|cai|gustaria que)|nos (?:falta|mudamos)|se me|que me (?:llame|marque))(?!\p{L})/u,
  fr: /^(?:(?:en fait|attendez|pardon|ecoutez|et|parce que|mais)[\s,]+)*(?:il y a(?:vait)?|j'ai(?! (?:rien|pas|plus))|on a|nous avons|je voulais(?! (?:parler|annuler|savoir))|je saigne|il me faut|j'aimerais qu)(?!\p{L})/u,
  de: /^(?:(?:eigentlich|also|moment|entschuldigung|und|weil|aber)[\s,]+)*(?:ich (?:habe?|hatte(?! .*vorgestellt)|wollte(?! (?:\p{L}+ )?(?:sprechen|absagen|wissen))|brauche|blute|bin(?! (?:zufrieden|fertig|dran)))|wir (?:haben|hatten|sind|brauchen)|es (?:gibt|tut|blutet|sind)|da (?:ist|sind|war))(?!\p{L})/u,
};
/** "Two minutes ago he called", "both of us were wrong": it counts nothing that is told. */
const ofTime = String.raw`(?:of (?:us|them)|(?:seconds?|minutes?|hours?|days?|segundos?|minutos?|horas?|dias|secondes?|heures?|jours?|sekunden|minuten|stunden|tagen?)(?!\p{L}))`;
const startsCount = eachLanguage(
  (language) => new RegExp(`^(?:${counts[language]})(?!\\p{L}) (?!\\P{L}*$|${ofTime})`, 'u'),
);

/** "No, hay otra pieza rota": what is so is told, though it sounds like a question of what there is. */
export const tellsWhatIsSo = (rest: string, language: Language): boolean =>
  states[language].test(rest) && !refuses[language].test(rest) && !rest.includes('?');

/** Letters from which on a word that was read back is known again. */
const lettersMin = 4;
const isOfBody = (rest: string, body: string): boolean => {
  const words = new Set(foldCue(body).match(/\p{L}+/gu) ?? []);
  return (rest.match(/\p{L}+/gu) ?? []).some((one) => one.length >= lettersMin && words.has(one));
};

/** "The message is fine as it is": a no to any change. */
const stands =
  /(?<!\p{L})(?:message (?:is|'s|was) (?:\p{L}+ )?(?:fine|good|ok|okay|right|correct|perfect)|(?:fine|good|ok|okay|right|perfect|leave it|send it|keep it) (?:just )?(?:as (?:it )?is|like that|the way it is)|(?:mensaje|recado) esta (?:\p{L}+ )?(?:bien|perfecto|correcto)|message est (?:\p{L}+ )?(?:bien|bon|parfait|correct)|nachricht (?:passt|stimmt|ist (?:\p{L}+ )?(?:gut|richtig|in ordnung|perfekt)))(?!\p{L})/u;
/** Is what was read back to stay as it is? */
export const saysItStands = (rest: string): boolean =>
  (stands.test(rest) || sendsAfterAll.test(rest)) && !dropsOutright.test(rest);
/** "No doubt, send it", "no, I mean yes": it ends on a yes, and tells nothing before it. */
const sendsAfterAll =
  /^(?:(?:doubt|problem|kidding|way|really|worries|question|i mean|it's (?:fine|good|right)|fine|good|ok|okay|actually|wait|all good|that's (?:fine|right|it)|hay (?:problema|duda)|duda|digo|esta bien|mais|doute|je veux dire|c'est bon|klar|passt|so|doch|stimmt|alles gut|gut|ich meine)(?!\p{L})[\s,.!?]*)*(?:send it|go ahead|pass it on|mandel[oa]|enviel[oa]|paselo|adelante|envoyez(?:-l[ea])?|allez-y|schicken sie(?: ?'?s| es| das)?|nur zu|yes|oui(?:,? c'est bon)?|si|ja)(?:[\s,.!]+(?:please|now|then|por favor|s'il vous plait|bitte))*\P{L}*$/u;
/** "Send it as it is", where it was asked what is meant: nothing is to be changed. */
export const leavesWords = (folded: string): boolean =>
  (folded.match(/\p{L}+/gu)?.length ?? 0) <= 8 && asBefore.test(folded);
const asBefore =
  /(?<!\p{L})(?:as (?:it )?(?:is|was)|like (?:that|it was)|the way it (?:is|was)|tal cual|asi como esta(?:ba)?|asi esta bien|comme (?:ca|cela|avant|c'etait)|telle? quelle?|so (?:lassen|wie es (?:ist|war)|wie vorher)|unverandert)\P{L}*$/u;
const dropsOutright =
  /(?<!\p{L})(?:\p{L}+n't|dont|not|never|no|ne|n'|pas|nicht|nie|rather|if|when)(?!\p{L})[^.!?;]{0,15}(?<!\p{L})(?:send|pass|tell|go|mand|envi|envoy|schick|yes|si(?!\p{L})|oui|ja(?!\p{L}))/u;

/** Does it tell more of what is to be passed on? `rest` is what stands behind the no, folded. */
export function tellsMore(rest: string, body: string, language: Language): boolean {
  if (refuses[language].test(rest)) return tellsPlainly(rest, language);
  return (
    tells[language].test(rest) ||
    besides.test(rest) ||
    states[language].test(rest) ||
    startsCount[language].test(rest) ||
    isOfBody(rest, body)
  );
}
/** What tells more though a word of a refusal stands in it; who knows already is told nothing. */
const tellsPlainly = (rest: string, language: Language): boolean => tells[language].test(rest) && !knows.test(rest);
const knows =
  /(?<!\p{L})(?:already|knows?|know|(?:my|our) \p{L}+ (?:will|'ll|can|is going to)|ya (?:l[aeo]s? |me )?(?:sab|dij|avis|llam)\p{L}*|sait|deja|bescheid|sowieso|ohnehin|anyways?|(?:is|are) (?:fine|ok|okay|off|over|gone) now|joke|asking|broma|pregunta|blague|question|scherz|frage|peinlich|zeit(?=\P{L}*$)|tarde(?=\P{L}*$)|verguenza)(?!\p{L})/u;

/** Is it neither a refusal nor anything that is told? What is meant is asked for then. */
export function saysUnclear(said: string, language: Language): boolean {
  const folded = foldCue(said);
  const lead = leadingNo.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(lead);
  if (lead === 0 || (rest.match(/[\p{L}\d']+/gu)?.length ?? 0) < wordsMin) return false;
  return !isAll.test(rest) && !drops.test(folded) && !refuses[language].test(rest);
}

/** Is it said that it is wrong, and not how? Which words are meant is asked for then. */
export function saysOnlyWrong(said: string): boolean {
  const folded = foldCue(said);
  const rest = folded.slice(leadingNo.exec(folded)?.[0].length ?? 0);
  return (onlyWrong.exec(rest)?.[0].length ?? 0) === rest.length && rest !== '';
}

/** "No, that's all, thanks": nothing stands behind the no that would refuse. */
export function saysNoMore(said: string): boolean {
  const folded = foldCue(said);
  return isAll.test(folded.slice(leadingNo.exec(folded)?.[0].length ?? 0));
}
