// How long a code lives, how many are sent and tried, and what the one who gets it reads.

export const codeMinutes = 10;
export const codesMost = 3;
export const codeTriesMost = 3;

const texts = {
  en: (code: string, business: string) =>
    `${code} is your code for ${business}. It works for ${codeMinutes} minutes. If you did not ask for it, ignore this.`,
  es: (code: string, business: string) =>
    `${code} es su código para ${business}. Sirve durante ${codeMinutes} minutos. Si no lo pidió, no haga caso.`,
  fr: (code: string, business: string) =>
    `${code} est votre code pour ${business}. Il est valable ${codeMinutes} minutes. Si vous ne l'avez pas demandé, n'en tenez pas compte.`,
  de: (code: string, business: string) =>
    `${code} ist Ihr Code für ${business}. Er gilt ${codeMinutes} Minuten. Wenn Sie ihn nicht angefordert haben, beachten Sie ihn nicht.`,
} as const;

/** The text that carries a code. */
export function codeText(language: string, code: string, business: string): string {
  return (language in texts ? texts[language as keyof typeof texts] : texts.en)(code, business);
}

const mails = {
  en: { subject: 'Your code', why: 'You get this mail because somebody asked about an appointment with this address.' },
  es: { subject: 'Su código', why: 'Recibe este correo porque alguien preguntó por una cita con esta dirección.' },
  fr: {
    subject: 'Votre code',
    why: 'Vous recevez ce message parce qu’un rendez-vous a été demandé avec cette adresse.',
  },
  de: {
    subject: 'Ihr Code',
    why: 'Sie erhalten diese E-Mail, weil mit dieser Adresse nach einem Termin gefragt wurde.',
  },
} as const;

/** The mail that carries a code. */
export function codeMail(language: string, code: string, business: string) {
  const { subject, why } = language in mails ? mails[language as keyof typeof mails] : mails.en;
  return { subject: `${subject}: ${code}`, text: codeText(language, code, business), why };
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1);

/** Whether a name that was said can be that of the record: one word of it is enough, accents and case aside. */
export function mayBeCalled(onFile: string, said: string): boolean {
  const words = new Set(folded(onFile));
  return folded(said).some((word) => words.has(word));
}
