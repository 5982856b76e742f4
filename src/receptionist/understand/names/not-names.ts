// Words that stand in an answer to “What is your name?” and are no part of it, and those that stand only inside one. Four languages.

/** Folded, without points and apostrophes. */
export const notNames = new Set(
  'remind lock bet me video zoom online adios bye ciao chao tschuss number cell cellphone phone numero telefono celular telephone nummer handy handynummer telefon diese dieselbe selbe ce cette cet meme este esta mismo misma yes yeah yep no nope ok okay sure hi hello hey it its this that is the a an my name i im and please thanks thank you for sorry um uh well sister brother wife husband son daughter mother father calling here si claro hola soy es mi nombre por favor gracias oui bonjour bien sur mon nom est merci ja hallo mein ist danke bitte auf unter under bajo sous spelled spell with like customer patient client just not a her his their named called anyone anybody whoever what who when where why how which later earlier one ones he she we they yo tu usted nosotros je tu il elle nous vous ich du er wir ihr ihn tomorrow today appointment cita rendez-vous termin antes digame diganme dime anyway anyhow alright listen look basically honestly actually bueno pues enfin bref jedenfalls egal ende anfang mitte januar februar marz november dezember oktober september huh nevermind cancel non nein nee nope se em llamo estoy estamos angeben buchstabiere lequel laquelle welchen welche welches cual morning afternoon evening wrong hmm else firstly primero primeramente dabord premierement zuerst zunachst erstmal vorher vorab wozu weshalb wofur warum cuanto cuanta cuantos cuantas combien'.split(
    ' ',
  ),
);

/** Between the words of a name: "de la Cruz", "von Thun". */
export const nameParticles =
  /^(?:de|del|la|las|los|da|di|do|dos|du|le|van|von|der|den|zu|zur|bin|al|el|ter|ten|y|e|mac|mc|o'|d'|st\.?)$/iu;

/** How people are addressed is no part of what they are called. */
export const title =
  /^(?:mr|mrs|ms|miss|mister|missus|mx|herrn?|frau|monsieur|madame|mademoiselle|mme|mlle|m|señora?|señorita|sra?|srta|doña|(?:la |el )señora?)\b\.?\s+(?=\p{L})/iu;

/** What comes first, or why, said before a question. */
export const leadsIn =
  /^(?:firstly|primero|primeramente|d'abord|premierement|zuerst|zunachst|erstmal|vorher|vorab|wozu|weshalb|wofur|warum|pourquoi)$/u;
