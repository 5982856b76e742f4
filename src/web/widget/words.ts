// What the chat page itself says, in the language of the business. The receptionist's words come from the server.

export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

const en = {
  assistant: 'Automated assistant',
  waiting: 'A person has been asked to join',
  /** Of a sample business: who answers, and what being asked for a person means there. */
  sample: 'Automated assistant of a made-up business',
  sampleWaiting: 'At a real business a person would join now',
  withPerson: (name: string | null) => `${name ?? 'A person from the team'} has joined`,
  person: 'From the team',
  end: 'End chat',
  close: 'Close chat',
  log: 'Conversation',
  write: 'Your message',
  send: 'Send',
  typing: 'The assistant is writing',
  sources: 'From:',
  choices: 'Choices',
  newest: 'New message',
  sending: 'Sending…',
  unsent: 'Not sent yet',
  refused: 'Could not be sent',
  offline: 'You are offline. What you write is sent as soon as the connection is back.',
  lost: 'The connection is gone. Trying again…',
  over: 'This chat has ended.',
  again: 'Start again',
  left: (count: number) => `${count} characters left`,
  gone: 'There is no chat at this address.',
  failed: 'The chat could not be opened.',
  retry: 'Try again',
  opening: 'Opening the chat…',
  you: 'You',
};

export type Words = typeof en;

const es: Words = {
  assistant: 'Asistente automático',
  waiting: 'Se ha pedido que se una una persona',
  sample: 'Asistente automático de un negocio inventado',
  sampleWaiting: 'En un negocio real se uniría ahora una persona',
  withPerson: (name) => `Se ha unido ${name ?? 'una persona del equipo'}`,
  person: 'Del equipo',
  end: 'Terminar el chat',
  close: 'Cerrar el chat',
  log: 'Conversación',
  write: 'Su mensaje',
  send: 'Enviar',
  typing: 'El asistente está escribiendo',
  sources: 'Fuente:',
  choices: 'Opciones',
  newest: 'Mensaje nuevo',
  sending: 'Enviando…',
  unsent: 'Aún no enviado',
  refused: 'No se pudo enviar',
  offline: 'Está sin conexión. Lo que escriba se enviará en cuanto vuelva.',
  lost: 'Se perdió la conexión. Intentando de nuevo…',
  over: 'Este chat ha terminado.',
  again: 'Empezar de nuevo',
  left: (count) => `Quedan ${count} caracteres`,
  gone: 'No hay ningún chat en esta dirección.',
  failed: 'No se pudo abrir el chat.',
  retry: 'Intentar de nuevo',
  opening: 'Abriendo el chat…',
  you: 'Usted',
};

const fr: Words = {
  assistant: 'Assistant automatique',
  waiting: 'Une personne a été appelée',
  sample: 'Assistant automatique d’une entreprise fictive',
  sampleWaiting: 'Dans une vraie entreprise, une personne vous rejoindrait',
  withPerson: (name) => `${name ?? 'Une personne de l’équipe'} a rejoint le chat`,
  person: 'De l’équipe',
  end: 'Terminer le chat',
  close: 'Fermer le chat',
  log: 'Conversation',
  write: 'Votre message',
  send: 'Envoyer',
  typing: 'L’assistant écrit',
  sources: 'Source :',
  choices: 'Choix',
  newest: 'Nouveau message',
  sending: 'Envoi…',
  unsent: 'Pas encore envoyé',
  refused: 'N’a pas pu être envoyé',
  offline: 'Vous êtes hors ligne. Votre message partira dès le retour de la connexion.',
  lost: 'La connexion est perdue. Nouvel essai…',
  over: 'Ce chat est terminé.',
  again: 'Recommencer',
  left: (count) => `${count} caractères restants`,
  gone: 'Il n’y a pas de chat à cette adresse.',
  failed: 'Le chat n’a pas pu être ouvert.',
  retry: 'Réessayer',
  opening: 'Ouverture du chat…',
  you: 'Vous',
};

const de: Words = {
  assistant: 'Automatischer Assistent',
  waiting: 'Eine Person wurde dazugebeten',
  sample: 'Automatischer Assistent eines erfundenen Betriebs',
  sampleWaiting: 'In einem echten Betrieb käme jetzt jemand dazu',
  withPerson: (name) => `${name ?? 'Eine Person aus dem Team'} ist dabei`,
  person: 'Aus dem Team',
  end: 'Chat beenden',
  close: 'Chat schließen',
  log: 'Gespräch',
  write: 'Ihre Nachricht',
  send: 'Senden',
  typing: 'Der Assistent schreibt',
  sources: 'Quelle:',
  choices: 'Auswahl',
  newest: 'Neue Nachricht',
  sending: 'Wird gesendet…',
  unsent: 'Noch nicht gesendet',
  refused: 'Konnte nicht gesendet werden',
  offline: 'Sie sind offline. Was Sie schreiben, wird gesendet, sobald die Verbindung zurück ist.',
  lost: 'Die Verbindung ist weg. Neuer Versuch…',
  over: 'Dieser Chat ist beendet.',
  again: 'Neu beginnen',
  left: (count) => `Noch ${count} Zeichen`,
  gone: 'Unter dieser Adresse gibt es keinen Chat.',
  failed: 'Der Chat konnte nicht geöffnet werden.',
  retry: 'Erneut versuchen',
  opening: 'Der Chat wird geöffnet…',
  you: 'Sie',
};

const all: Readonly<Record<Language, Words>> = { en, es, fr, de };

export function wordsOf(language: Language): Words {
  return all[language];
}

/** The browser's own language where it is one of ours: for what is said before the business is known. */
export function browserLanguage(): Language {
  const own = navigator.language.slice(0, 2);
  return languages.find((language) => language === own) ?? 'en';
}
