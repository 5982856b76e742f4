// English: one wording for each speech act.
import { languages } from '../business.ts';
import { identifyLanguage } from '../models/language.ts';
import { inQuotes, quoted } from './gloss.ts';
import { inPlaceOf, type Phrasebook, styled, varied, withStaff } from './voice.ts';

const ways = { sms: 'text message', email: 'e-mail' } as const;

export const english: Phrasebook = {
  greeting: ({ name }, v) =>
    styled(v, {
      professional: name ? `Hello ${name}.` : 'Hello.',
      friendly: name ? `Hi ${name}!` : 'Hi there!',
      casual: name ? `Hey ${name}!` : 'Hey!',
      formal: name ? `Good day, ${name}.` : 'Good day.',
    }),
  acknowledge: (_, v) =>
    styled(v, {
      professional: varied(v, 'Certainly.', 'Thank you.', 'All right.'),
      friendly: varied(v, 'Sure thing!', 'Great, thanks!', 'Lovely.'),
      casual: varied(v, 'Sure!', 'Cool, thanks.', 'Got it.'),
      formal: varied(v, 'Certainly.', 'Thank you.', 'Very well.'),
    }),
  sympathy: (_, v) =>
    styled(v, {
      professional: "I'm sorry to hear that.",
      friendly: "Oh, I'm sorry about that.",
      casual: "Oh no, I'm sorry.",
      formal: 'I am very sorry to hear that.',
    }),
  'you-are-welcome': (_, v) =>
    styled(v, {
      professional: "You're welcome.",
      friendly: "You're very welcome!",
      casual: 'No problem!',
      formal: 'You are most welcome.',
    }),
  'take-your-time': (_, v) =>
    styled(v, {
      professional: "Of course, take your time. I'm here.",
      friendly: 'Sure, take your time!',
      formal: 'Of course. Please take your time.',
    }),
  chitchat: (_, v) =>
    styled(v, {
      professional: "I'm well, thank you.",
      friendly: "I'm doing well, thanks for asking!",
      casual: 'All good here, thanks!',
      formal: 'I am well, thank you for asking.',
    }),
  goodbye: (_, v) =>
    styled(v, {
      professional: 'Thank you, and goodbye.',
      friendly: 'Thanks so much, have a great day!',
      casual: 'Thanks, take care!',
      formal: 'Thank you for contacting us. Goodbye.',
    }),
  'ask-how-to-help': ({ again }, v) =>
    again
      ? 'I can make, change or call off an appointment, answer a question, or pass on a message. Which would you like?'
      : styled(v, {
          professional: 'How can I help you?',
          friendly: 'What can I do for you?',
          casual: "What's up, how can I help?",
          formal: 'How may I help you?',
        }),
  'ask-service': ({ services, again, timeTold }, v) => {
    const named =
      services.length > 0
        ? v.spoken
          ? ` For example ${v.tell.or(services.slice(0, 3).map(v.tell.service))}.`
          : ` We do ${v.tell.and(services.map(v.tell.service))}.`
        : '';
    if (!again) return `What can we do for you?${named}`;
    return timeTold
      ? `I've noted when it suits you. Which service is it for?${named}`
      : `Which service would you like?${named}`;
  },
  'ask-which-service': ({ services }, v) => `Which one would that be: ${v.tell.or(services.map(v.tell.service))}?`,
  'ask-time': ({ again, named, service }, v) =>
    named
      ? `For the ${v.tell.service(service)}: which day and time would you like?`
      : again
        ? 'Which day and time would you like?'
        : styled(v, {
            professional: 'What day and time would suit you?',
            friendly: 'What day and time works for you?',
            casual: 'When works for you?',
            formal: 'Which day and time would be convenient for you?',
          }),
  'then-next': ({ service, noted }, v) =>
    `${noted ? 'Yes, I have that down. ' : ''}I'll come to the ${v.tell.service(service)} right after this one.`,
  'one-by-one': () => "I'll take them one at a time, and come to the next right after this one.",
  'now-the-next': () => 'Now for the next one.',
  'ask-new-time': ({ told }, v) =>
    `That's your ${v.tell.service(told.service)} on ${v.tell.when(told.startsAt)}. What day and time would you like instead?`,
  'ask-which-day': ({ weekdayDate, saidDate }, v) =>
    `Just to be sure: do you mean ${v.tell.day(weekdayDate)}, or ${v.tell.day(saidDate)}?`,
  'ask-what-to-change': () => 'All right, nothing is fixed yet. Which day and time would you like?',
  'ask-name': ({ again, forOther }, v) =>
    again
      ? 'Could you tell me the first and last name, please?'
      : forOther
        ? 'What is the full name of the person it is for?'
        : styled(v, {
            professional: 'May I have your full name?',
            friendly: "What's your full name?",
            casual: 'What name should I put it under?',
            formal: 'May I ask for your full name, please?',
          }),
  'ask-name-on-file': () => 'Under which name is the appointment?',
  'no-number-shown': () => "I can't see your number here.",
  'ask-phone': ({ again, same, forCode }, v) => {
    if (forCode) return 'Which phone number do we have on file for you?';
    if (same)
      return again
        ? 'Is the number you are calling from the best one to reach you?'
        : 'Can we reach you at the number you are calling from?';
    return again
      ? 'Could you give me the number once more, digit by digit?'
      : styled(v, {
          professional: 'What is the best phone number to reach you?',
          friendly: "What's the best number to reach you?",
          formal: 'At which telephone number may we reach you?',
        });
  },
  'ask-email': () => 'What is your e-mail address?',
  'ask-address': ({ again }) =>
    again ? 'What is the street address, with the house number?' : 'What address should we come to?',
  'why-needed': ({ what }) =>
    what === 'address'
      ? "That's where we would come to you; if you are coming to us, just say so."
      : what === 'name'
        ? "It's so the team knows who you are."
        : "It's so we can reach you if anything changes.",
  'ask-reason': (_, v) =>
    styled(v, {
      professional: 'What is it about?',
      friendly: "What's it about?",
      formal: 'May I ask what it concerns?',
    }),
  'ask-booking': ({ told, to, listed }, v) =>
    listed
      ? `Which of them would you like to ${to === 'move' ? 'change' : 'call off'}?`
      : `Which appointment would you like to ${to === 'move' ? 'change' : 'call off'}: ${v.tell.or(told.map((one) => `the ${v.tell.service(one.service)} on ${v.tell.when(one.startsAt)}`))}?`,
  'ask-code': ({ by, again }) =>
    again
      ? 'Could you read me the code once more?'
      : `If I have these details on file, a code has just gone there by ${ways[by]}. What does it say?`,
  'ask-message': ({ to }) => (to ? `What shall I tell ${to}?` : 'What would you like me to pass on?'),
  'ask-what-of-it': () => 'Is it to stay as it is, or shall I move it or call it off?',
  'ask-more': (_, v) =>
    styled(v, {
      professional: 'Is there anything else I can do for you?',
      friendly: 'Anything else I can help with?',
      casual: 'Anything else?',
      formal: 'Is there anything else I may do for you?',
    }),

  'not-yet': ({ slot }, v) =>
    slot ? `Not yet: I have ${v.tell.when(slot.startsAt)} down, and put it in once you say yes.` : 'Not yet.',
  'time-is-free': ({ slot }, v) => `${v.tell.when(slot.startsAt)}${withStaff('with', slot.staff)} is free.`,
  'offer-times': ({ service, named, slots }, v) =>
    `${named ? `For ${v.tell.service(service)} ` : ''}I have ${v.tell.times(slots.map((slot) => slot.startsAt))}. Which would you like?`,
  'which-time': ({ slots }, v) => `Which of these would you like: ${v.tell.times(slots.map((slot) => slot.startsAt))}?`,
  'only-time': ({ slot }, v) =>
    `The closest I have is ${v.tell.when(slot.startsAt)}${withStaff('with', slot.staff)}. Would that suit you, or another time?`,
  'no-times-there': ({ wished }, v) =>
    wished.date
      ? `I have nothing free on ${v.tell.day(wished.date)}.`
      : wished.time
        ? `I have nothing free at ${v.tell.clock(wished.time)}.`
        : 'I have nothing free then.',
  'nothing-beside': ({ relative }) => (relative === 'earlier' ? 'I have nothing earlier.' : 'I have nothing later.'),
  'no-times-at-all': ({ service }, v) => `I can't find a free time for ${v.tell.service(service)} at the moment.`,
  'cannot-have': ({ why, wished, staff, upTo }, v) => {
    const day = wished.date ? v.tell.day(wished.date) : 'that day';
    const time = wished.time ? v.tell.clock(wished.time) : 'that time';
    switch (why) {
      case 'taken':
        return `I'm sorry, ${wished.date && wished.time ? `${day} at ${time}` : time} is taken.`;
      case 'closed':
        return `I'm sorry, we're closed on ${day}.`;
      case 'outside_hours':
        return `I'm sorry, ${time} on ${day} is outside our hours for that.`;
      case 'too_soon':
        return "I'm sorry, that's too short notice for us.";
      case 'past':
        return 'That time has already passed.';
      case 'too_far':
        return `I'm sorry, our diary isn't open that far ahead${upTo ? `, only up to ${v.tell.day(upTo)}` : ''}.`;
      case 'staff_away':
        return staff ? `I'm sorry, ${staff} isn't in then.` : "I'm sorry, nobody is in for that then.";
      case 'off_step':
        return `We don't start at ${time} exactly.`;
      case 'not_offered':
        return "I'm sorry, that isn't something we can do then.";
    }
  },
  'staff-does-not': ({ staff, service, others }, v) =>
    `${staff} doesn't do ${v.tell.service(service)}.${others.length > 0 ? ` ${v.tell.or(others)} would take care of it.` : ''}`,
  'closed-that-day': ({ date }, v) => `We're closed on ${v.tell.day(date)}.`,

  'ask-for-yes': () => "You're welcome. Just to be sure: shall I go ahead with that, yes or no?",
  'confirm-booking': ({ booking }, v) => {
    const { service, startsAt, staff, name, phone, email, address, forOther } = booking;
    const reach = phone ? `, phone ${v.tell.phone(phone)}` : email ? `, e-mail ${email}` : '';
    return `So that's ${v.tell.service(service)} on ${v.tell.when(startsAt)}${withStaff('with', staff)}, ${forOther ? 'for' : 'under the name'} ${name}${reach}${address ? `, at ${address}` : ''}. Shall I put that in?`;
  },
  booked: ({ told, name }, v) =>
    styled(v, {
      professional: `Thank you, ${name}. Your ${v.tell.service(told.service)} is booked for ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.`,
      friendly: `Wonderful! Your ${v.tell.service(told.service)} is booked for ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.`,
      casual: `You're all set: ${v.tell.service(told.service)} is booked for ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.`,
      formal: `Thank you. Your ${v.tell.service(told.service)} is booked for ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.`,
    }),
  noted: ({ note }) => `I've put a note with it: “${note}”.`,
  'note-stands': ({ note }) => `Yes, it's noted with it: “${note}”.`,
  'not-noted': () => "No, that isn't noted there yet.",
  corrected: ({ service, what, value }, v) => {
    const name = { name: 'name', phone: 'phone number', email: 'e-mail', address: 'address' }[what];
    return `Thanks, noted: the ${name} for your ${v.tell.service(service)} now reads ${what === 'phone' ? v.tell.phone(value) : value}.`;
  },
  'already-booked': ({ told }, v) =>
    `Your ${v.tell.service(told.service)} on ${v.tell.when(told.startsAt)} is already in the diary.`,
  'confirm-move': ({ told, to }, v) =>
    `So your ${v.tell.service(told.service)} goes from ${v.tell.when(told.startsAt)} to ${v.tell.when(to.startsAt)}${withStaff('with', to.staff)}${inPlaceOf('instead of', told.staff, to.staff)}. Is that right?`,
  moved: ({ told }, v) =>
    `Done: your ${v.tell.service(told.service)} is moved to ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.`,
  'confirm-cancel': ({ told, orMove }, v) =>
    `That's your ${v.tell.service(told.service)} on ${v.tell.when(told.startsAt)}${withStaff('with', told.staff)}.${orMove ? ' I can also find another time for it.' : ''} Shall I cancel it?`,
  cancelled: ({ told }, v) =>
    styled(v, {
      professional: `Your ${v.tell.service(told.service)} on ${v.tell.when(told.startsAt)} is cancelled.`,
      friendly: `All done, your ${v.tell.service(told.service)} on ${v.tell.when(told.startsAt)} is cancelled.`,
    }),
  'left-as-it-was': () => 'All right, I have left everything as it is.',
  'cannot-book-now': ({ isPassedOn }) =>
    `I can't put that into the diary myself at the moment${isPassedOn ? ', so the team gets it from me' : ''}.`,
  'not-confirmed': ({ isPassedOn }) =>
    `That isn't booked, since you haven't said yes to it${isPassedOn ? "; I've told the team what you'd like" : ''}.`,
  'not-booked': ({ isFurther }) =>
    isFurther ? 'All right, no other appointment then.' : 'All right, no appointment then.',
  'your-appointments': ({ told }, v) =>
    told.length === 1 && told[0]
      ? `Your ${v.tell.service(told[0].service)}${withStaff('with', told[0].staff)} is on ${v.tell.when(told[0].startsAt)}.`
      : `You have ${v.tell.and(told.map((one) => `${v.tell.service(one.service)} on ${v.tell.when(one.startsAt)}`))}.`,
  'no-appointments': () => "I can't find a coming appointment of yours.",
  'went-wrong': () => "I'm sorry, that didn't go through on our side.",
  'will-send-code': () => 'To protect your appointment I have to make sure that it is you.',
  'code-wrong': () => "That code isn't the one I sent.",
  'cannot-prove': () =>
    "Without proof I can't share or change anything of a customer's. I hope you understand. I can pass a message to the team, though.",
  proved: ({ name }) => `Thank you, ${name}.`,
  'not-gone-to': ({ place }) => `No, we don't go to ${place}.`,
  'no-other-changed': () => "I haven't touched any other appointment.",
  'nothing-of-others': (_, v) =>
    styled(v, {
      professional:
        "I'm sorry, I can't say anything about other people's appointments. They are welcome to contact us themselves.",
      friendly:
        "I'm sorry, I can't share anything about somebody else's visits, I'm sure you understand. They're welcome to get in touch themselves.",
      formal: 'I am sorry, but we cannot say anything about other persons. They are welcome to contact us themselves.',
    }),

  'offer-message': ({ ofVisit }) =>
    ofVisit
      ? 'Shall I pass on what you would like changed?'
      : "If you like, I'll pass your question on to the team. What shall I tell them?",
  'until-visit': ({ hours, isOver }) => {
    const away = hours < 1 ? 'less than an hour' : hours === 1 ? 'about an hour' : `${hours} hours`;
    return isOver ? `The time you had was ${away} away.` : `Your visit is ${away} away.`;
  },
  'or-message': () => 'I need an answer to go on, or I can take a message for the team instead.',
  'can-pass-on': () => 'I can pass the question on to the team.',
  'confirm-message': ({ body, name, phone, email, to }, v) =>
    `I'll pass this on${to ? ` to ${to}` : ''}: “${body}”${name ? ` From ${name}` : ''}${phone ? `, ${v.tell.phone(phone)}` : email ? `, ${email}` : ''}. Is that right?`,
  'message-taken': ({ to, urgent }) =>
    `Thank you, I've passed your message on${to ? ` for ${to}` : ' to the team'}${urgent ? ' and marked it as urgent' : ''}.`,
  'message-completed': () => "I've added that to your message.",
  'message-stands': ({ to }) => `I've already passed that on to ${to ?? 'the team'}.`,
  'message-dropped': () => 'All right, no message then.',
  'too-many-messages': () => "I've already passed on several messages from you; the team will get back to you.",
  'handing-over': ({ to }, v) =>
    to === 'on-call'
      ? "I'm alerting our person on call right now."
      : v.spoken
        ? "Of course, I'm putting you through to a colleague. One moment, please."
        : "Of course, I'm bringing in a colleague. They'll take it from here.",
  'ask-if-urgent': () => 'Is this urgent right now?',
  'nobody-there': ({ who }) =>
    `I'm sorry, ${who ? `I can't put you through to ${who}` : 'nobody is free to talk'} right now.`,
  'let-me-try': ({ who }) =>
    who
      ? `I'd be glad to help with that, or get ${who} for you.`
      : 'I may be able to help you right away, and otherwise I get someone.',
  'in-danger': ({ kind }, v) => {
    switch (kind) {
      case 'life':
        return `If anyone is in danger, please hang up and call ${v.tell.emergencyNumber} first.`;
      case 'gas':
        return `Please leave the building now, don't touch any switches, and call ${v.tell.emergencyNumber} or the gas company from outside.`;
      case 'fire':
        return `Please get everyone out and call ${v.tell.emergencyNumber} first.`;
      case 'water':
        return 'If you can, please shut off the main water valve.';
      case 'police':
        return 'I understand, this is urgent.';
      case 'other':
        return `I understand, this is urgent. If anyone is in danger, please call ${v.tell.emergencyNumber} first.`;
    }
  },
  'on-call-unreachable': ({ isPassedOn }) =>
    isPassedOn
      ? "I can't reach anyone by phone this minute, so I've passed this on to the team as urgent."
      : "I can't reach anyone by phone this minute.",

  answer: quoted('en', (text) => `This is what we have on that, in our own words: “${text}”`),
  nearest: inQuotes('en', (text) => `The nearest I have to that is this: “${text}”`),
  'passing-on': () => "I'm sorry about that. Then I'll pass your question on.",
  'or-pass-on': () => "If that isn't what you meant, I can pass your question on.",
  price: ({ service, amountCents, currency }, v) =>
    amountCents === 0
      ? `${v.tell.service(service)} is free.`
      : `${v.tell.service(service)} is ${v.tell.money(amountCents, currency)}.`,
  // A note in the owner's other language is told as theirs.
  'price-note': ({ service, note }, v) =>
    identifyLanguage(note, languages, 'en').language === 'en'
      ? `${v.tell.service(service)}: ${note}${/[.!?]$/.test(note) ? '' : '.'}`
      : `For ${v.tell.service(service)}, this is the price we give, in our own words: “${note}”.`,
  'no-price': ({ service }, v) => `I don't have a price for ${v.tell.service(service)}; the team can tell you.`,
  'price-total': ({ services, amountCents, currency }, v) =>
    new Set(services).size === 1
      ? `For ${services.length}, that comes to ${v.tell.money(amountCents, currency)}.`
      : `${v.tell.and(services.map(v.tell.service))} together are ${v.tell.money(amountCents, currency)}.`,
  duration: ({ service, minutes }, v) => `${v.tell.service(service)} takes ${v.tell.minutes(minutes)}.`,
  'hours-on': ({ date, intervals, open }, v) =>
    `${open === true ? 'Yes, on' : open === false ? 'No, on' : 'On'} ${v.tell.day(date)} we're open ${v.tell.intervals(intervals)}.`,
  'closed-on': ({ date, open }, v) => `${open === false ? "No, we're" : "We're"} closed on ${v.tell.day(date)}.`,
  'calendar-day': ({ date, agrees }, v) =>
    `${agrees === null ? "That's" : agrees ? "Yes, that's" : "No, that's"} ${v.tell.day(date)}.`,
  'hours-week': ({ days }, v) =>
    `We're open ${v.tell.and(days.map((one) => `${one.days.length > 2 ? `${v.tell.weekday(one.days[0] ?? 'mon')} to ${v.tell.weekday(one.days.at(-1) ?? 'mon')}` : v.tell.and(one.days.map(v.tell.weekday))} ${v.tell.intervals(one.intervals)}`))}.`,
  'weekday-hours': ({ day, intervals, open }, v) =>
    intervals.length === 0
      ? `${open === false ? "No, we're" : "We're"} closed on ${v.tell.weekday(day)}s.`
      : `${open === true ? 'Yes, on' : open === false ? 'No, on' : 'On'} ${v.tell.weekday(day)}s we're open ${v.tell.intervals(intervals)}.`,
  address: ({ address }) => `We're at ${address}.`,
  'business-phone': ({ phone }, v) => `Our number is ${v.tell.phone(phone)}.`,
  languages: ({ languages }, v) => `I can help you in ${v.tell.and(languages.map(v.tell.language))}.`,
  'business-email': ({ email }) => `Our e-mail address is ${email}.`,
  website: ({ website }) => `Our website is ${website}.`,
  'visit-with': ({ staff, isWhoWasNamed }) =>
    `${isWhoWasNamed === undefined ? "That's" : isWhoWasNamed ? "Yes, that's" : "No, that's"} with ${staff}.`,
  'who-does': ({ service, names }, v) =>
    `${v.tell.and(names)} ${names.length === 1 ? 'does' : 'do'} ${v.tell.service(service)}.`,
  'staff-days': ({ staff, days }, v) => `${staff} is in on ${v.tell.and(days.map(v.tell.weekday))}.`,
  'staff-on': ({ staff, date, day, intervals }, v) => {
    const on = date ? v.tell.day(date) : `${v.tell.weekday(day)}s`;
    return intervals.length === 0
      ? `No, ${staff} isn't in on ${on}.`
      : `Yes, ${staff} is in on ${on}, ${v.tell.intervals(intervals)}.`;
  },
  'service-offered': ({ service }, v) => `Yes, we do: ${v.tell.service(service)}.`,
  'services-list': ({ services }, v) => `We offer ${v.tell.and(services.map(v.tell.service))}.`,
  unknown: (_, v) =>
    styled(v, {
      professional: "I'm sorry, I don't have that information.",
      friendly: "I'm sorry, I don't know that one.",
      casual: "Hmm, I don't know that, sorry.",
      formal: 'I am sorry, I do not have that information.',
    }),
  'unknown-again': () => "I don't have that either, I'm afraid.",
  'what-i-am': ({ business }) => `I'm the virtual receptionist of ${business}.`,

  'this-is': ({ business, services }, v) =>
    `This is ${business}${services.length > 0 ? `; people come to us for ${v.tell.or(services.map(v.tell.service))}, for example` : ''}.`,
  'wrong-number': ({ business }) => `No problem at all, this is ${business}. Have a good day!`,
  'no-sales': (_, v) =>
    styled(v, {
      professional: "Thank you, but we're not interested. Goodbye.",
      friendly: "Thanks, but we'll pass. Have a good day!",
    }),
  'no-machines': () => 'No, thank you. Goodbye.',
  'stay-civil': () => "I'd like to help you. Please let us stay polite with each other.",
  'end-of-patience': () =>
    "I'm ending our conversation here. You're welcome to contact us again another time. Goodbye.",
  'no-such-orders': () =>
    "I can't do that. I'm happy to help with appointments and questions about our services, though.",
  'still-there': (_, v) => (v.spoken ? "I didn't hear anything. Are you still there?" : 'Are you still there?'),
  'not-understood': ({ again }, v) =>
    again
      ? "I'm sorry, I still didn't get that."
      : styled(v, {
          professional: "I'm sorry, I didn't quite get that.",
          friendly: "Sorry, I didn't quite catch that.",
          formal: 'I beg your pardon, I did not quite understand.',
        }),
};
