// The words of a yes, of what it may hang on, and those that say nothing by themselves: by them a line is told that says yes and only
// repeats what it was asked. Four languages, over folded text.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

type Shape = {
  /** Says yes. */
  readonly yes: string;
  /** Stands with a yes, or between the words of what is repeated, and adds nothing. */
  readonly plain: string;
  /** What a yes hangs on comes behind it. */
  readonly condition: string;
  /** Of these alone behind such a word, nothing is asked but nicely, or what was just said is supposed. */
  readonly courtesy: string;
  /** Says what is to be done then: the yes does not hang on it. */
  readonly beside: string;
};

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    yes: "yes|yeah|yep|yup|yea|sure|ok|okay|alright|right|correct|exactly|perfect|great|good|fine|absolutely|definitely|go ahead|go for it|do it|do that|book it|book that|put it in|put me in|put me down|you got it|you've got it|sounds good|works|that'll do|that's it|that's the one|it's a yes|of course",
    plain:
      "well|um|uh|oh|so|and|then|please|thanks|thank you|but|only|just|still|for|with|on|at|in|to|of|the|a|an|my|our|your|that|that's|thats|this|it|it's|its|is|are|am|be|being|was|we|we're|i|i'm|me|you|you're|us|say|said|says|talking|talk|about|doing|does|do|who|coming|comes|come|out|seeing|see|getting|get|having|have|got|stays|stay|keeping|one|ones|name|number|phone|address|place|house|appointment|visit|slot|time|day|date|o'clock|sharp|there|here|right there|long|as|same|all|let's|i'd|i'll|take|would|will|both|doctor|dr|mr|mrs|ms|miss|under",
    condition: 'if|as long as|so long as|long as|provided(?: that)?|providing|assuming|on condition that',
    courtesy:
      "that|that's|it|it's|this|is|be|would|works?|possible|you|you've|you're|i|i'm|can|could|will|don't|do|not|think|say|like|want|insist|must|please|may|have|to|remember|so|needed|anything|nothing|no|still free|still|really|all|at|too|ok\\p{L}*|fine|right|alright|correct|good|cool|open|available|easier|best|what|got|trouble|bother|problem|with|for|me|on|your|end|kind|mind|manage|recommend|reckon|suggest|believe|the|only|earliest|soonest|first|one|time",
    beside:
      "call|text|ring|let (?:me|us) know|tell|send|e-?mail|remind|just \\p{L}+|i'll|i will|i'd|we'll|we will|can (?:i|you|we)|could (?:i|you|we)|should i|do i|put me|i don't cancel|what|how",
  },
  es: {
    yes: 'claro|vale|ok|okay|bueno|perfecto|exacto|exactamente|correcto|de acuerdo|adelante|esta bien|asi es|eso es|por supuesto|dej[ae]l[oa](?: asi)?|anot[ae]l[oa]|apunt[ae]l[oa]|apart[ae]l[oa]|reserv[ae]l[oa]|hagal[oa]|ponga(?:l[oa]|me)|pongal[oa]|me parece bien|muy bien|listo|confirmo|confirmado|queda bien|va bien|genial',
    plain:
      'pues|entonces|eh|ah|y|pero|solo|nada mas|por favor|gracias|ya|que|si|es|sea|son|sera|seria|esta|queda|quede|sigue|siga|siendo|con|el|la|los|las|lo|le|me|mi|su|a|al|de|del|en|para|por|un|una|ese|esa|eso|este|esta|esto|ahi|aqui|asi|dice|digo|decimos|hablamos|misma?|hora|dia|fecha|cita|numero|telefono|nombre|direccion|casa|doctora?|dra?|senora?|no mas|tal|cual|viene|venga|hace|haga|atiende|atienda|todo|muy|bien|yo|se|punto',
    condition:
      'si|siempre y cuando|siempre que|mientras|con tal (?:de )?que|a condicion de que|en caso de que|suponiendo que',
    courtesy:
      'es|ser|fuera|esta|sigue|se|no|le|les|me|usted|ustedes|puede\\p{L}*|pudiera\\p{L}*|podria\\p{L}*|quiere\\p{L}*|gusta\\p{L}*|tienen?|hay|todavia|aun|hace|falta|parece|va|bien|asi|posible|tan|amable|molestia|molesta|importa|problema|otra|cosa|libre|disponible|lo|la|que|con|eso|unic[oa]|primer[oa]|dicen?|cree[n]?|piensan?|recomiendan?|opinan?|mejor|convenga|conviene',
    beside:
      'avis\\p{L}+|llam\\p{L}+|dig[ao]\\p{L}*|mand\\p{L}+|escrib\\p{L}+|recuerd\\p{L}+|puedo|podria|tengo que|que|como|cuanto|le aviso|yo|no (?:la |lo )?cancelo',
  },
  fr: {
    yes: "oui|ouais|ok|d'accord|parfait|parfaitement|exact|exactement|tout a fait|bien sur|c'est (?:ca|bon|bien|parfait|bien ca)|ca (?:me )?(?:va|marche|convient)|volontiers|allez-y|entendu|c'est note|tres bien|impeccable|notez|reservez|confirmez|je confirme|super|nickel",
    plain:
      "alors|donc|euh|ben|bon|et|mais|seulement|juste|toujours|s'il vous plait|merci|que|qu|c'est|c|ce|soit|est|reste|sera|avec|le|la|les|l|a|au|aux|de|du|des|d|en|pour|chez|un|une|mon|ma|mes|votre|ce|cet|cette|ca|cela|bien|meme|on|je|j|nous|vous|vous dites|on dit|on parle|parle|parlons|heure|heures|jour|date|rendez-vous|rdv|numero|telephone|nom|adresse|maison|docteure?|dr|madame|monsieur|mme|qui|vient|vienne|fait|fasse|tout|la|c'etait|etait|au nom",
    condition:
      "si|s'|du moment qu[e']|tant qu[e']|pourvu qu[e']|a condition qu[e']|a condition que ce|dans la mesure ou|en supposant qu[e']",
    courtesy:
      "il|vous|c'est|ce|ca|n'est|pas|on|je|j|peux|peut|pouvez|pourriez|voulez|toujours|encore|possible|libre|disponible|bon|bien|va|convient|trop|tard|plait|derange|pose|probleme|gene|ne|le|plus|simple|pour|me|dites|ou|y|a|avez|que|d'autre|rien|seul|pensez|croyez|trouvez|conseillez|recommandez",
    beside:
      "appelez|prevenez|dites|envoyez|rappelez|je (?:vous )?(?:appelle|previens|rappelle|viens|paie)|(?:je )?n'annule pas|puis-je|est-ce|comment|combien|qu'est-ce",
  },
  de: {
    yes: 'ja|jawohl|jo|genau|gerne?|okay|ok|klar|passt(?: so)?|stimmt|richtig|perfekt|super|prima|einverstanden|in ordnung|abgemacht|machen wir(?: so)?|so machen wir es|tragen sie (?:es|das|mich) ein|buchen sie (?:es|das)|bitte eintragen|gut|selbstverstandlich|natuerlich|naturlich|sehr gut|wunderbar|bestatige|bestatigt',
    plain:
      "also|dann|so|und|aber|nur|eben|noch|auch|immer|bitte|danke|ah|ahm|na|doch|das|es|der|die|dem|den|des|dies\\p{L}*|mein\\p{L}*|ihr\\p{L}*|ist|sind|war|bleibt|bleiben|bleibe|war|mit|bei|beim|zu|zum|zur|fur|am|um|an|auf|in|im|von|vom|wir|ich|sie|uns|mir|er|'s|s|uhr|tag|termin|zeit|uhrzeit|datum|nummer|telefonnummer|telefon|name|namen|adresse|haus|doktor|dr|frau|herr|kommt|macht|gemacht|reden|sprechen|sagen|gesagt|wie|besprochen|alles|was|wer",
    condition: "wenn|wenn's|wenns|falls|falls's|solange|sofern|vorausgesetzt(?:,? dass)?|unter der bedingung,? dass",
    courtesy:
      'es|das|so|noch|sie|ihr|ihnen|euch|ich|nicht|geht|ginge|moglich|ok\\p{L}*|recht|passt|klappt|in|ordnung|nichts|frei|konnen|konnten|mogen|wollen|darf|bitten|immer|ist|keine|umstande|macht|gut|fur|stort|wurden|waren|nett|anderes|geben|gibt|meinen|meint|meinst|sagen|sagt|finden|denken|glauben|empfehlen|so',
    beside:
      'rufen sie|sagen sie|geben sie|melden sie|schreiben sie|schicken sie|(?:melde|rufe|sage|schreibe|komme|zahle|warte) ich|ich nicht absag\\p{L}*|ich (?:rufe|melde|komme|zahle)|kann ich|muss ich|was|wie|konnen sie',
  },
};

const any = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d'])`, 'gu');
const compiled = (language: Language) => {
  const { yes, plain, condition, courtesy, beside } = shapes[language];
  return {
    yes: any(yes),
    plain: any(plain),
    // "S'il", "qu'il": an elision has its word right behind it.
    condition: new RegExp(`(?<![\\p{L}\\d'])(?:${condition})(?:(?<=')|(?![\\p{L}\\d']))`, 'gu'),
    courtesy: any(courtesy),
    beside: any(beside),
  };
};
export const yesWords = eachLanguage(compiled);
