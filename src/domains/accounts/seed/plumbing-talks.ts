// What people have said and written to the demo's plumbing business this month: their words alone, since the receptionist
// itself answers them, books and asks what it does not know when a demo is opened. The samples of the plan show five
// answered mails, three answered texts and two appointments; calls count against no limit.

/** The oldest first. */
export const plumbingTalks = [
  {
    from: { email: 'marcus.bell@example.com' },
    minutesAgo: 310,
    lines: ['Hello, can I pay by bank transfer?'],
  },
  { from: { phone: '+12025550110' }, minutesAgo: 265, lines: ['how much is a drain cleaning'] },
  {
    from: { email: 'elena.fischer@example.com' },
    minutesAgo: 222,
    lines: ['Guten Tag, arbeiten Sie auch am Samstag?'],
  },
  { from: { phone: '+12025550106' }, minutesAgo: 184, lines: ['Hola, ¿abren los sábados?'] },
  {
    from: { phone: '+12025550107', call: 'seed-call-1' },
    minutesAgo: 157,
    lines: [
      'Hi, my kitchen drain is slow. Can somebody come the day after tomorrow?',
      'The first one, please.',
      '1412 Oak Street, Washington',
      'Yes, please. Do you have a senior discount?',
      'No need, thanks. Goodbye.',
    ],
  },
  {
    from: { email: 'priya.n@example.com' },
    minutesAgo: 131,
    lines: ['Good morning, how long is your work guaranteed?'],
  },
  { from: { phone: '+12025550104' }, minutesAgo: 96, lines: ['do you charge something if i cancel?'] },
  {
    from: { phone: '+12025550105', call: 'seed-call-2' },
    minutesAgo: 74,
    lines: [
      'Hello, I would like to book my yearly boiler service, one day next week.',
      'The last one.',
      '22 Elm Street, Arlington',
      'Yes. Can you pump out a septic tank?',
      'No, that is all right. Thank you, bye.',
    ],
  },
  {
    from: { email: 'nadia.haddad@example.com' },
    minutesAgo: 58,
    lines: ['Please tell Carlos to call me about the new bathroom, I would like two quotes.', 'Yes, thank you.'],
  },
];
