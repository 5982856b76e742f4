// What is said in the receptionist's place when it cannot speak for itself: it broke, or nobody took a hand-off.

export type Language = 'en' | 'es' | 'fr' | 'de';
type Words = {
  readonly broke: string;
  readonly passedOn: string;
  readonly nobodyFree: string;
  readonly willBeBack: string;
  readonly leaveNumber: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    broke: "I'm sorry, something went wrong on my side. I have passed what you wrote on to our team.",
    passedOn: 'Thank you. I have passed what you wrote on to our team.',
    nobodyFree: "I'm sorry, nobody is free to take over at the moment. I have passed this on to our team as urgent.",
    willBeBack: 'Somebody will get back to you.',
    leaveNumber: 'Please leave a phone number or an email address, so that somebody can get back to you.',
  },
  es: {
    broke: 'Lo siento, algo ha fallado por mi parte. He pasado su mensaje a nuestro equipo.',
    passedOn: 'Gracias. He pasado su mensaje a nuestro equipo.',
    nobodyFree:
      'Lo siento, en este momento nadie está libre para atenderle. He pasado esto a nuestro equipo como urgente.',
    willBeBack: 'Alguien se pondrá en contacto con usted.',
    leaveNumber: 'Por favor, deje un número de teléfono o un correo electrónico para que alguien pueda contactarle.',
  },
  fr: {
    broke: "Je suis désolé, quelque chose n'a pas marché de mon côté. J'ai transmis votre message à notre équipe.",
    passedOn: "Merci. J'ai transmis votre message à notre équipe.",
    nobodyFree:
      "Je suis désolé, personne n'est libre pour prendre la suite en ce moment. J'ai transmis votre demande à notre équipe comme urgente.",
    willBeBack: 'Quelqu’un vous recontactera.',
    leaveNumber:
      'Merci de laisser un numéro de téléphone ou une adresse e-mail, pour que quelqu’un puisse vous recontacter.',
  },
  de: {
    broke: 'Es tut mir leid, bei mir ist etwas schiefgegangen. Ich habe Ihre Nachricht an unser Team weitergegeben.',
    passedOn: 'Vielen Dank. Ich habe Ihre Nachricht an unser Team weitergegeben.',
    nobodyFree:
      'Es tut mir leid, im Moment ist niemand frei, um zu übernehmen. Ich habe es als dringend an unser Team weitergegeben.',
    willBeBack: 'Jemand wird sich bei Ihnen melden.',
    leaveNumber:
      'Bitte hinterlassen Sie eine Telefonnummer oder eine E-Mail-Adresse, damit sich jemand bei Ihnen melden kann.',
  },
};

/** What is said, and what happens next: that hangs on whether the team knows how to reach the caller. */
export function saidInstead(
  why: 'broke' | 'nobodyFree' | 'passedOn',
  language: string | null,
  isReachable: boolean,
): string {
  const own = words[language !== null && language in words ? (language as Language) : 'en'];
  return `${own[why]} ${isReachable ? own.willBeBack : own.leaveNumber}`;
}
