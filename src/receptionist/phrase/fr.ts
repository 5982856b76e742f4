// French: one wording for each speech act, always "vous".
import { inQuotes, quoted } from './gloss.ts';
import { inPlaceOf, type Phrasebook, styled, varied, withStaff } from './voice.ts';

const ways = { sms: 'SMS', email: 'e-mail' } as const;

export const french: Phrasebook = {
  greeting: ({ name }, v) =>
    styled(v, {
      professional: name ? `Bonjour ${name}.` : 'Bonjour.',
      friendly: name ? `Bonjour ${name} !` : 'Bonjour !',
    }),
  acknowledge: (_, v) =>
    styled(v, {
      professional: varied(v, 'Très bien.', 'Merci.', 'Bien sûr.'),
      friendly: varied(v, 'Avec plaisir !', 'Merci beaucoup !', 'Parfait !'),
      casual: varied(v, 'Super !', 'Merci !', 'Parfait !'),
      formal: varied(v, 'Bien volontiers.', 'Je vous remercie.', 'Très bien.'),
    }),
  sympathy: (_, v) =>
    styled(v, {
      professional: 'Je suis désolée de l’apprendre.',
      friendly: 'Oh, je suis vraiment désolée pour vous.',
      formal: 'Je suis sincèrement navrée de l’apprendre.',
    }),
  'you-are-welcome': () => 'Je vous en prie.',
  'take-your-time': () => 'Bien sûr, prenez votre temps.',
  chitchat: () => 'Très bien, merci de demander.',
  goodbye: (_, v) =>
    styled(v, {
      professional: 'Merci à vous, au revoir.',
      friendly: 'Merci beaucoup, bonne journée à vous !',
      casual: 'Merci, et bonne journée à vous !',
      formal: 'Nous vous remercions. Au revoir.',
    }),
  'ask-how-to-help': ({ again }) =>
    again
      ? 'Je peux prendre, déplacer ou supprimer un rendez-vous, répondre à une question ou transmettre un message. Que souhaitez-vous ?'
      : 'En quoi puis-je vous aider ?',
  'ask-service': ({ services, again, timeTold }, v) =>
    `${again ? (timeTold ? 'C’est noté pour le moment qui vous convient. Pour quelle prestation ?' : 'Quelle prestation souhaitez-vous ?') : 'Que pouvons-nous faire pour vous ?'}${services.length > 0 ? ` Par exemple ${v.tell.or(services.slice(0, 3).map(v.tell.service))}.` : ''}`,
  'ask-which-service': ({ services }, v) => `Ce serait lequel : ${v.tell.or(services.map(v.tell.service))} ?`,
  'ask-time': ({ named, service }, v) =>
    named
      ? `Pour ${v.tell.service(service)}, quel jour et quelle heure vous conviendraient ?`
      : styled(v, {
          professional: 'Quel jour et à quelle heure cela vous conviendrait-il ?',
          friendly: 'Quel jour et quelle heure vous arrangent ?',
          formal: 'Quel jour et quelle heure vous conviendraient ?',
        }),
  'then-next': ({ service, noted }, v) =>
    `${noted ? 'Oui, c’est noté. ' : ''}Nous verrons ${v.tell.service(service)} juste après.`,
  'one-by-one': () => 'Prenons-les un par un : nous verrons le suivant juste après.',
  'now-the-next': () => 'Passons au suivant.',
  'ask-new-time': ({ told }, v) =>
    `Il s’agit de votre rendez-vous pour ${v.tell.service(told.service)}, ${v.tell.when(told.startsAt)}. Quel jour et quelle heure préférez-vous à la place ?`,
  'ask-which-day': ({ weekdayDate, saidDate }, v) =>
    `Pour être sûre : voulez-vous dire ${v.tell.day(weekdayDate)} ou ${v.tell.day(saidDate)} ?`,
  'ask-what-to-change': () => 'Très bien, rien n’est encore fixé. Quel jour et quelle heure préférez-vous ?',
  'ask-name': ({ again, forOther }) =>
    again
      ? 'Pouvez-vous me donner le prénom et le nom, s’il vous plaît ?'
      : forOther
        ? 'Quels sont le prénom et le nom de la personne concernée ?'
        : 'Quel est votre nom complet, s’il vous plaît ?',
  'ask-name-on-file': () => 'À quel nom est le rendez-vous ?',
  'no-number-shown': () => 'Je ne vois pas votre numéro ici.',
  'ask-phone': ({ again, same, forCode }) =>
    forCode
      ? 'Quel numéro de téléphone avons-nous pour vous ?'
      : same
        ? 'Pouvons-nous vous joindre au numéro avec lequel vous appelez ?'
        : again
          ? 'Pouvez-vous me redonner le numéro, chiffre par chiffre ?'
          : 'À quel numéro pouvons-nous vous joindre ?',
  'ask-email': () => 'Quelle est votre adresse e-mail ?',
  'ask-address': ({ again }) =>
    again ? 'Quelle est la rue, avec le numéro, s’il vous plaît ?' : 'À quelle adresse devons-nous venir ?',
  'why-needed': ({ what }) =>
    what === 'address'
      ? 'C’est là que nous viendrions ; si c’est vous qui venez, dites-le-moi.'
      : what === 'name'
        ? 'C’est pour que l’équipe sache qui vous êtes.'
        : 'C’est pour pouvoir vous joindre si quelque chose change.',
  'ask-reason': () => 'De quoi s’agit-il ?',
  'ask-booking': ({ told, to, listed }, v) =>
    listed
      ? `Lequel souhaitez-vous ${to === 'move' ? 'déplacer' : 'supprimer'} ?`
      : `Quel rendez-vous souhaitez-vous ${to === 'move' ? 'déplacer' : 'supprimer'} : ${v.tell.or(told.map((one) => `${v.tell.service(one.service)} ${v.tell.when(one.startsAt)}`))} ?`,
  'ask-code': ({ by, again }) =>
    again
      ? 'Pouvez-vous me relire le code ?'
      : `Si nous avons ces coordonnées, un code vient d’y partir par ${ways[by]}. Quel est ce code ?`,
  'ask-message': ({ to }) => (to ? `Que dois-je dire à ${to} ?` : 'Quel message dois-je transmettre ?'),
  'ask-what-of-it': () => 'Je le laisse tel quel, ou voulez-vous que je le déplace ou que je l’annule ?',
  'ask-more': (_, v) =>
    styled(v, {
      professional: 'Puis-je faire autre chose pour vous ?',
      friendly: 'Je peux vous aider pour autre chose ?',
      casual: 'Autre chose pour vous ?',
      formal: 'Puis-je encore vous être utile ?',
    }),

  'not-yet': ({ slot }, v) =>
    slot
      ? `Pas encore : j’ai noté ${v.tell.when(slot.startsAt)}, et je l’inscris dès que vous me dites oui.`
      : 'Pas encore.',
  'time-is-free': ({ slot }, v) => `J’ai de la place ${v.tell.when(slot.startsAt)}${withStaff('avec', slot.staff)}.`,
  'offer-times': ({ service, named, slots }, v) =>
    `${named ? `Pour ${v.tell.service(service)}, j’ai` : 'J’ai'} de la place ${v.tell.times(slots.map((slot) => slot.startsAt))}. Que préférez-vous ?`,
  'which-time': ({ slots }, v) =>
    `Lequel de ces moments préférez-vous : ${v.tell.times(slots.map((slot) => slot.startsAt))} ?`,
  'only-time': ({ slot }, v) =>
    `Le plus proche serait ${v.tell.when(slot.startsAt)}${withStaff('avec', slot.staff)}. Cela vous convient-il, ou préférez-vous un autre moment ?`,
  'no-times-there': ({ wished }, v) =>
    wished.date
      ? `Je n’ai plus rien de libre ${v.tell.day(wished.date)}.`
      : wished.time
        ? `Je n’ai rien de libre à ${v.tell.clock(wished.time)}.`
        : 'Je n’ai rien de libre à ce moment-là.',
  'nothing-beside': ({ relative }) =>
    relative === 'earlier' ? 'Je n’ai rien de plus tôt.' : 'Je n’ai rien de plus tard.',
  'no-times-at-all': ({ service }, v) => `Je ne trouve pas de place pour ${v.tell.service(service)} en ce moment.`,
  'cannot-have': ({ why, wished, staff, upTo }, v) => {
    const day = wished.date ? v.tell.day(wished.date) : 'ce jour-là';
    const time = wished.time ? v.tell.clock(wished.time) : 'cette heure';
    switch (why) {
      case 'taken':
        return `Je suis désolée, ${day} à ${time}, c’est déjà pris.`;
      case 'closed':
        return `Je suis désolée, nous sommes fermés ${day}.`;
      case 'outside_hours':
        return `Je suis désolée, ${time}, c’est en dehors de nos horaires ${day}.`;
      case 'too_soon':
        return 'Je suis désolée, c’est un délai trop court pour nous.';
      case 'past':
        return 'Cette heure est déjà passée.';
      case 'too_far':
        return `Je suis désolée, notre agenda n’est pas encore ouvert aussi loin${upTo ? `, seulement jusqu’au ${v.tell.day(upTo).replace(/^le /, '')}` : ''}.`;
      case 'staff_away':
        return staff
          ? `Je suis désolée, ${staff} n’est pas là à ce moment.`
          : 'Je suis désolée, personne n’est là pour cela à ce moment.';
      case 'off_step':
        return 'Nous ne commençons pas exactement à cette heure.';
      case 'not_offered':
        return 'Je suis désolée, ce n’est pas possible à ce moment-là.';
    }
  },
  'staff-does-not': ({ staff, service, others }, v) =>
    `${staff} ne s’occupe pas de ${v.tell.service(service)}.${others.length > 0 ? ` C’est ${v.tell.or(others)} qui s’en charge.` : ''}`,
  'closed-that-day': ({ date }, v) => `Nous sommes fermés ${v.tell.day(date)}.`,

  'ask-for-yes': () => 'Avec plaisir. Pour être sûr : je procède ainsi, oui ou non ?',
  'confirm-booking': ({ booking }, v) => {
    const { service, startsAt, staff, name, phone, email, address } = booking;
    const reach = phone ? `, téléphone ${v.tell.phone(phone)}` : email ? `, e-mail ${email}` : '';
    return `Ce serait donc ${v.tell.service(service)} ${v.tell.when(startsAt)}${withStaff('avec', staff)}, au nom de ${name}${reach}${address ? `, au ${address}` : ''}. Est-ce que cela vous convient ?`;
  },
  booked: ({ told }, v) =>
    styled(v, {
      professional: `Merci. Votre rendez-vous pour ${v.tell.service(told.service)} est réservé pour ${v.tell.when(told.startsAt)}${withStaff('avec', told.staff)}.`,
      friendly: `Parfait ! Votre rendez-vous pour ${v.tell.service(told.service)} est réservé pour ${v.tell.when(told.startsAt)}${withStaff('avec', told.staff)}.`,
    }),
  noted: ({ note }) => `C’est noté avec le rendez-vous : « ${note} ».`,
  'note-stands': ({ note }) => `Oui, c’est noté avec le rendez-vous : « ${note} ».`,
  'not-noted': () => 'Non, ce n’est pas encore noté.',
  corrected: ({ service, what, value }, v) => {
    const name = { name: 'le nom', phone: 'le numéro', email: 'l’adresse e-mail', address: 'l’adresse' }[what];
    return `Merci, c’est noté : ${name} de votre rendez-vous pour ${v.tell.service(service)} est maintenant ${what === 'phone' ? v.tell.phone(value) : value}.`;
  },
  'already-booked': ({ told }, v) =>
    `Votre rendez-vous pour ${v.tell.service(told.service)} ${v.tell.when(told.startsAt)} est déjà dans l’agenda.`,
  'confirm-move': ({ told, to }, v) =>
    `Votre rendez-vous pour ${v.tell.service(told.service)}, prévu ${v.tell.when(told.startsAt)}, passerait à ce moment : ${v.tell.when(to.startsAt)}${withStaff('avec', to.staff)}${inPlaceOf('au lieu de', told.staff, to.staff)}. Est-ce bien cela ?`,
  moved: ({ told }, v) =>
    `C’est fait : votre rendez-vous pour ${v.tell.service(told.service)} est déplacé, ce sera ${v.tell.when(told.startsAt)}${withStaff('avec', told.staff)}.`,
  'confirm-cancel': ({ told, orMove }, v) =>
    `Il s’agit de votre rendez-vous pour ${v.tell.service(told.service)}, ${v.tell.when(told.startsAt)}${withStaff('avec', told.staff)}.${orMove ? ' Je peux aussi vous trouver une autre heure.' : ''} Voulez-vous que je l’annule ?`,
  cancelled: ({ told }, v) =>
    `C’est fait, votre rendez-vous pour ${v.tell.service(told.service)} ${v.tell.when(told.startsAt)} est annulé.`,
  'left-as-it-was': () => 'Très bien, je laisse tout comme avant.',
  'cannot-book-now': ({ isPassedOn }) =>
    `Je ne peux pas l’inscrire moi-même à l’agenda pour le moment${isPassedOn ? ', votre demande va donc à l’équipe' : ''}.`,
  'not-confirmed': ({ isPassedOn }) =>
    `Ce n’est pas réservé, puisque vous ne l’avez pas confirmé${isPassedOn ? ' ; j’ai transmis votre demande à l’équipe' : ''}.`,
  'not-booked': ({ isFurther }) =>
    isFurther ? 'Très bien, pas d’autre rendez-vous alors.' : 'Très bien, pas de rendez-vous alors.',
  'your-appointments': ({ told }, v) =>
    `Vous avez ${v.tell.and(told.map((one) => `${v.tell.service(one.service)} ${v.tell.when(one.startsAt)}${withStaff('avec', one.staff)}`))}.`,
  'no-appointments': () => 'Je ne trouve pas de rendez-vous à venir à votre nom.',
  'went-wrong': () => 'Je suis désolée, cela n’a pas fonctionné de notre côté.',

  'will-send-code': () => 'Pour protéger votre rendez-vous, je dois m’assurer que c’est bien vous.',
  'code-wrong': () => 'Ce n’est pas le code que j’ai envoyé.',
  'cannot-prove': () =>
    'Sans cette preuve, je ne peux rien dire ni changer pour un client. J’espère que vous le comprenez. Je peux en revanche transmettre un message à l’équipe.',
  proved: ({ name }) => `Merci, ${name}.`,
  'not-gone-to': ({ place }) => `Non, nous n’allons pas à ${place}.`,
  'no-other-changed': () => 'Je n’ai touché à aucun autre rendez-vous.',
  'nothing-of-others': () =>
    'Je suis désolée, je ne peux rien dire sur les rendez-vous d’autres personnes. Cette personne peut nous contacter elle-même.',

  'offer-message': ({ ofVisit }) =>
    ofVisit
      ? 'Voulez-vous que je transmette ce que vous voulez changer ?'
      : 'Si vous voulez, je transmets votre question à l’équipe. Que dois-je leur dire ?',
  'until-visit': ({ hours, isOver }) => {
    const away = hours < 1 ? 'moins d’une heure' : hours === 1 ? 'une heure' : `${hours} heures`;
    return isOver ? `L’heure que vous aviez était dans ${away}.` : `Votre rendez-vous est dans ${away}.`;
  },
  'or-message': () => 'Pour continuer, il me faut une réponse ; sinon, je peux prendre un message pour l’équipe.',
  'can-pass-on': () => 'Je peux transmettre la question à l’équipe.',
  'confirm-message': ({ body, name, phone, email, to }, v) =>
    `Je transmets ceci${to ? ` à ${to}` : ''} : « ${body} »${name ? ` De la part de ${name}` : ''}${phone ? `, ${v.tell.phone(phone)}` : email ? `, ${email}` : ''}. Est-ce bien cela ?`,
  'message-taken': ({ to, urgent }) =>
    `Merci, j’ai transmis votre message ${to ? `à ${to}` : 'à l’équipe'}${urgent ? ' comme urgent' : ''}.`,
  'message-completed': () => 'Je l’ai ajouté à votre message.',
  'message-stands': ({ to }) => `C’est déjà fait, j’ai transmis votre message ${to ? `à ${to}` : 'à l’équipe'}.`,
  'message-dropped': () => 'Très bien, pas de message alors.',
  'too-many-messages': () => 'J’ai déjà transmis plusieurs messages de votre part ; l’équipe vous rappellera.',
  'handing-over': ({ to }, v) =>
    to === 'on-call'
      ? 'J’alerte tout de suite notre personne de garde pour vous.'
      : v.spoken
        ? 'Bien sûr, je vous passe une personne de l’équipe. Un instant, s’il vous plaît.'
        : 'Bien sûr, une personne de l’équipe prend la suite.',
  'ask-if-urgent': () => 'Est-ce urgent en ce moment ?',
  'nobody-there': ({ who }) =>
    `Je suis désolée, ${who ? `je ne peux pas vous passer ${who}` : 'personne n’est disponible pour vous parler'} en ce moment.`,
  'let-me-try': ({ who }) =>
    who
      ? `Je peux vous aider pour cela, ou je vais chercher ${who}.`
      : 'Je peux peut-être vous aider tout de suite, et sinon je vous passe quelqu’un.',
  'in-danger': ({ kind }, v) => {
    switch (kind) {
      case 'life':
        return `Si quelqu’un est en danger, raccrochez et appelez d’abord le ${v.tell.emergencyNumber}.`;
      case 'gas':
        return `Sortez du bâtiment maintenant, ne touchez à aucun interrupteur, et appelez de dehors le ${v.tell.emergencyNumber} ou la compagnie du gaz.`;
      case 'fire':
        return `Faites sortir tout le monde et appelez d’abord le ${v.tell.emergencyNumber}.`;
      case 'water':
        return 'Si vous le pouvez, fermez l’arrivée d’eau principale.';
      case 'police':
        return 'Je comprends, c’est urgent.';
      case 'other':
        return `Je comprends, c’est urgent. Si quelqu’un est en danger, appelez d’abord le ${v.tell.emergencyNumber}.`;
    }
  },
  'on-call-unreachable': ({ isPassedOn }) =>
    isPassedOn
      ? 'Je ne joins personne par téléphone à cette minute, j’ai donc transmis votre demande à l’équipe comme urgente.'
      : 'Je ne joins personne par téléphone à cette minute.',

  answer: quoted('fr', (text) => `Voici ce que dit la maison, dans ses propres mots : « ${text} »`),
  nearest: inQuotes('fr', (text) => `Ce que j’ai de plus proche, c’est ceci : « ${text} »`),
  'passing-on': () => 'Je suis désolée. Je transmets donc votre question à l’équipe.',
  'or-pass-on': () => 'Si ce n’est pas ce que vous vouliez savoir, je peux transmettre votre question.',
  price: ({ service, amountCents, currency }, v) =>
    amountCents === 0
      ? `Pour ${v.tell.service(service)}, c’est gratuit.`
      : `Pour ${v.tell.service(service)}, le prix est de ${v.tell.money(amountCents, currency)}.`,
  'price-note': ({ service, note }, v) => `Pour ${v.tell.service(service)}, la maison indique ce prix : « ${note} ».`,
  'no-price': ({ service }, v) => `Je n’ai pas de prix pour ${v.tell.service(service)} ; l’équipe pourra vous le dire.`,
  'price-total': ({ services, amountCents, currency }, v) =>
    new Set(services).size === 1
      ? `Pour ${services.length}, cela fait ${v.tell.money(amountCents, currency)} en tout.`
      : `${v.tell.and(services.map(v.tell.service))} coûtent ensemble ${v.tell.money(amountCents, currency)}.`,
  duration: ({ service, minutes }, v) => `Pour ${v.tell.service(service)}, il faut compter ${v.tell.minutes(minutes)}.`,
  'hours-on': ({ date, intervals, open }, v) =>
    `${open === true ? 'Oui, ' : open === false ? 'Non, ' : ''}${v.tell.day(date)}, nous sommes ouverts ${v.tell.intervals(intervals)}.`,
  'closed-on': ({ date, open }, v) => `${open === false ? 'Non, nous' : 'Nous'} sommes fermés ${v.tell.day(date)}.`,
  'calendar-day': ({ date, agrees }, v) =>
    `${agrees === null ? "C'est" : agrees ? "Oui, c'est" : "Non, c'est"} ${v.tell.day(date)}.`,
  'hours-week': ({ days }, v) =>
    `Nous sommes ouverts ${v.tell.and(days.map((one) => `${one.days.length > 2 ? `du ${v.tell.weekday(one.days[0] ?? 'mon')} au ${v.tell.weekday(one.days.at(-1) ?? 'mon')}` : `le ${v.tell.and(one.days.map(v.tell.weekday))}`} ${v.tell.intervals(one.intervals)}`))}.`,
  'weekday-hours': ({ day, intervals, open }, v) =>
    intervals.length === 0
      ? `${open === false ? 'Non, nous' : 'Nous'} sommes fermés le ${v.tell.weekday(day)}.`
      : `${open === true ? 'Oui, le' : open === false ? 'Non, le' : 'Le'} ${v.tell.weekday(day)}, nous sommes ouverts ${v.tell.intervals(intervals)}.`,
  address: ({ address }) => `Nous sommes au ${address}.`,
  'business-phone': ({ phone }, v) => `Notre numéro est le ${v.tell.phone(phone)}.`,
  languages: ({ languages }, v) => `Je peux vous répondre en ${v.tell.and(languages.map(v.tell.language))}.`,
  'business-email': ({ email }) => `Notre adresse e-mail est ${email}.`,
  website: ({ website }) => `Notre site est ${website}.`,
  'visit-with': ({ staff, isWhoWasNamed }) =>
    `${isWhoWasNamed === undefined ? 'C’est' : isWhoWasNamed ? 'Oui, c’est' : 'Non, c’est'} avec ${staff}.`,
  'who-does': ({ service, names }, v) =>
    `${v.tell.and(names)} ${names.length === 1 ? 's’occupe' : 's’occupent'} de ${v.tell.service(service)}.`,
  'staff-days': ({ staff, days }, v) => `${staff} est là le ${v.tell.and(days.map(v.tell.weekday))}.`,
  'staff-on': ({ staff, date, day, intervals }, v) => {
    const on = date ? v.tell.day(date) : `le ${v.tell.weekday(day)}`;
    return intervals.length === 0
      ? `Non, ${staff} n’est pas là ${on}.`
      : `Oui, ${staff} est là ${on}, ${v.tell.intervals(intervals)}.`;
  },
  'service-offered': ({ service }, v) => `Oui, nous le faisons : ${v.tell.service(service)}.`,
  'services-list': ({ services }, v) => `Nous proposons ${v.tell.and(services.map(v.tell.service))}.`,
  unknown: () => 'Je suis désolée, je n’ai pas cette information.',
  'unknown-again': () => 'Cela non plus, je ne le sais pas, je suis désolée.',
  'what-i-am': ({ business }) => `Je suis la réceptionniste virtuelle de ${business}.`,

  'this-is': ({ business, services }, v) =>
    `Vous êtes chez ${business}${services.length > 0 ? `, par exemple pour ${v.tell.or(services.map(v.tell.service))}` : ''}.`,
  'wrong-number': ({ business }) => `Ce n’est rien, vous êtes chez ${business}. Bonne journée à vous !`,
  'no-sales': () => 'Merci, mais cela ne nous intéresse pas. Au revoir.',
  'no-machines': () => 'Non merci. Au revoir.',
  'stay-civil': () => 'J’aimerais vous aider. Restons courtois, s’il vous plaît.',
  'end-of-patience': () =>
    'Je mets fin à notre conversation ici. Vous pourrez nous recontacter une autre fois. Au revoir.',
  'no-such-orders': () =>
    'Cela, je ne peux pas le faire. Mais je vous aide volontiers pour les rendez-vous et les questions sur nos prestations.',
  'still-there': () => 'Je ne vous ai pas entendu. Êtes-vous toujours là ?',
  'not-understood': ({ again }) =>
    again ? 'Je suis désolée, je n’ai toujours pas compris.' : 'Pardon, je ne vous ai pas bien compris.',
};
