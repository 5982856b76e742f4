// Spanish: one wording for each speech act, always "usted".
import type { Weekday } from '../business.ts';
import { inQuotes, quoted } from './gloss.ts';
import { inPlaceOf, type Phrasebook, styled, type Voice, varied, withStaff } from './voice.ts';

const ways = { sms: 'mensaje de texto', email: 'correo electrónico' } as const;

/** "Los lunes", "los sábados": only two days look otherwise when there are many of them. */
const everyOf =
  ({ tell }: Voice) =>
  (day: Weekday) =>
    tell.weekday(day).replace(/o$/, 'os');

export const spanish: Phrasebook = {
  greeting: ({ name }, v) =>
    styled(v, {
      professional: name ? `Buenos días, ${name}.` : 'Hola, gracias por comunicarse con nosotros.',
      friendly: name ? `¡Hola, ${name}!` : '¡Hola!',
      formal: name ? `Buenos días, ${name}.` : 'Le damos la bienvenida.',
    }),
  acknowledge: (_, v) =>
    styled(v, {
      professional: varied(v, 'Con gusto.', 'Gracias.', 'De acuerdo.'),
      friendly: varied(v, '¡Con gusto!', '¡Muchas gracias!', '¡Perfecto!'),
      casual: varied(v, '¡Claro!', '¡Gracias!', '¡Listo!'),
      formal: varied(v, 'Con mucho gusto.', 'Muchas gracias.', 'De acuerdo.'),
    }),
  sympathy: (_, v) =>
    styled(v, {
      professional: 'Lamento mucho lo ocurrido.',
      friendly: 'Ay, cuánto lo siento.',
      formal: 'Lamentamos mucho lo ocurrido.',
    }),
  'you-are-welcome': () => 'Con mucho gusto.',
  'take-your-time': () => 'Claro, tómese su tiempo.',
  chitchat: () => 'Muy bien, gracias por preguntar.',
  goodbye: (_, v) =>
    styled(v, {
      professional: 'Gracias por llamar. Hasta luego.',
      friendly: '¡Muchas gracias, que tenga un buen día!',
      casual: '¡Gracias, que le vaya bien!',
      formal: 'Muchas gracias por comunicarse con nosotros. Hasta luego.',
    }).replace('llamar', v.spoken ? 'llamar' : 'escribirnos'),
  'ask-how-to-help': ({ again }) =>
    again
      ? 'Puedo hacer, cambiar o anular una cita, responder a una pregunta o pasar un recado. ¿Qué desea?'
      : '¿En qué le puedo ayudar?',
  'ask-service': ({ services, again, timeTold }, v) =>
    `${again ? (timeTold ? 'Tomo nota de cuándo le conviene. ¿Para qué servicio sería?' : '¿Qué servicio desea?') : '¿Qué podemos hacer por usted?'}${services.length > 0 ? ` Por ejemplo, ${v.tell.or(services.slice(0, 3).map(v.tell.service))}.` : ''}`,
  'ask-which-service': ({ services }, v) => `¿Cuál sería: ${v.tell.or(services.map(v.tell.service))}?`,
  'ask-time': ({ named, service }, v) =>
    named
      ? `Para ${v.tell.service(service)}, ¿qué día y a qué hora le conviene?`
      : styled(v, {
          professional: '¿Qué día y a qué hora le conviene?',
          friendly: '¿Qué día y a qué hora le viene bien?',
          formal: '¿Qué día y a qué hora sería conveniente para usted?',
        }),
  'then-next': ({ service, noted }, v) =>
    `${noted ? 'Sí, eso lo tengo anotado. ' : ''}Después de esto vemos ${v.tell.service(service)}.`,
  'one-by-one': () => 'Vamos uno por uno: después de este vemos el siguiente.',
  'now-the-next': () => 'Ahora vemos el siguiente.',
  'ask-new-time': ({ told }, v) =>
    `Se trata de su cita para ${v.tell.service(told.service)}, ${v.tell.when(told.startsAt)}. ¿Qué día y a qué hora la prefiere ahora?`,
  'ask-which-day': ({ weekdayDate, saidDate }, v) =>
    `Para no equivocarme: ¿se refiere al ${v.tell.day(weekdayDate).replace(/^el /, '')} o al ${v.tell.day(saidDate).replace(/^el /, '')}?`,
  'ask-what-to-change': () => 'De acuerdo, no hay nada fijado todavía. ¿Qué día y a qué hora la prefiere?',
  'ask-name': ({ again, forOther }) =>
    again
      ? '¿Me puede decir el nombre y el apellido, por favor?'
      : forOther
        ? '¿Cuál es el nombre completo de la persona para la que es la cita?'
        : '¿Me dice su nombre completo, por favor?',
  'ask-name-on-file': () => '¿A nombre de quién está la cita?',
  'no-number-shown': () => 'Aquí no me aparece su número.',
  'ask-phone': ({ again, same, forCode }) =>
    forCode
      ? '¿Con qué número de teléfono está usted registrado?'
      : same
        ? '¿Le podemos llamar al número desde el que llama?'
        : again
          ? '¿Me repite el número, cifra por cifra?'
          : '¿A qué número de teléfono le podemos llamar?',
  'ask-email': () => '¿Cuál es su correo electrónico?',
  'ask-address': ({ again }) => (again ? '¿Cuál es la calle y el número, por favor?' : '¿A qué dirección debemos ir?'),
  'why-needed': ({ what }) =>
    what === 'address'
      ? 'Es para saber a dónde ir; si usted viene con nosotros, solo dígamelo.'
      : what === 'name'
        ? 'Es para que el equipo sepa quién es usted.'
        : 'Es para poder avisarle si algo cambia.',
  'ask-reason': () => '¿De qué se trata?',
  'ask-booking': ({ told, to, listed }, v) =>
    listed
      ? `¿Cuál de ellas quiere ${to === 'move' ? 'cambiar' : 'anular'}?`
      : `¿Qué cita quiere ${to === 'move' ? 'cambiar' : 'anular'}: ${v.tell.or(told.map((one) => `${v.tell.service(one.service)} ${v.tell.when(one.startsAt)}`))}?`,
  'ask-code': ({ by, again }) =>
    again
      ? '¿Me lee otra vez el código?'
      : `Si tenemos estos datos, acaba de salir un código por ${ways[by]} a ellos. ¿Qué dice?`,
  'ask-message': ({ to }) => (to ? `¿Qué le digo a ${to}?` : '¿Qué recado quiere dejar?'),
  'ask-what-of-it': () => '¿La dejo como está, o quiere que la cambie o la anule?',
  'ask-more': (_, v) =>
    styled(v, {
      professional: '¿Le puedo ayudar en algo más?',
      friendly: '¿Le ayudo con algo más?',
      casual: '¿Algo más?',
      formal: '¿Hay algo más en lo que le pueda servir?',
    }),

  'not-yet': ({ slot }, v) =>
    slot
      ? `Todavía no: tengo anotado ${v.tell.when(slot.startsAt)} y lo dejo en firme cuando me diga que sí.`
      : 'Todavía no.',
  'time-is-free': ({ slot }, v) => `Tenemos libre ${v.tell.when(slot.startsAt)}${withStaff('con', slot.staff)}.`,
  'offer-times': ({ service, named, slots }, v) =>
    `${named ? `Para ${v.tell.service(service)} tengo` : 'Tengo'} libre ${v.tell.times(slots.map((slot) => slot.startsAt))}. ¿Cuál prefiere?`,
  'which-time': ({ slots }, v) =>
    `¿Cuál de estos horarios prefiere: ${v.tell.times(slots.map((slot) => slot.startsAt))}?`,
  'only-time': ({ slot }, v) =>
    `Lo más cercano es ${v.tell.when(slot.startsAt)}${withStaff('con', slot.staff)}. ¿Le conviene, o prefiere otra hora?`,
  'no-times-there': ({ wished }, v) =>
    wished.date
      ? `No me queda nada libre ${v.tell.day(wished.date)}.`
      : wished.time
        ? `No me queda nada libre a ${/^0?1:/.test(wished.time) || /^13:/.test(wished.time) ? 'la' : 'las'} ${v.tell.clock(wished.time)}.`
        : 'No me queda nada libre entonces.',
  'nothing-beside': ({ relative }) =>
    relative === 'earlier' ? 'No tengo nada más temprano.' : 'No tengo nada más tarde.',
  'no-times-at-all': ({ service }, v) => `Por el momento no encuentro una hora libre para ${v.tell.service(service)}.`,
  'cannot-have': ({ why, wished, staff, upTo }, v) => {
    const day = wished.date ? v.tell.day(wished.date) : 'ese día';
    const time = wished.time ? v.tell.clock(wished.time) : 'esa hora';
    switch (why) {
      case 'taken':
        return `Lo siento, ${day} a las ${time} ya está ocupado.`.replace('a las 1:', 'a la 1:');
      case 'closed':
        return `Lo siento, ${day} estamos cerrados.`;
      case 'outside_hours':
        return `Lo siento, las ${time} queda fuera de nuestro horario ${day}.`.replace('las 1:', 'la 1:');
      case 'too_soon':
        return 'Lo siento, es con muy poca antelación para nosotros.';
      case 'past':
        return 'Esa hora ya ha pasado.';
      case 'too_far':
        return `Lo siento, nuestra agenda todavía no llega hasta esa fecha${upTo ? `, solo hasta ${v.tell.day(upTo)}` : ''}.`;
      case 'staff_away':
        return staff ? `Lo siento, ${staff} no está a esa hora.` : 'Lo siento, a esa hora no hay nadie para eso.';
      case 'off_step':
        return 'A esa hora exacta no empezamos.';
      case 'not_offered':
        return 'Lo siento, eso no lo podemos hacer entonces.';
    }
  },
  'staff-does-not': ({ staff, service, others }, v) =>
    `${staff} no se ocupa de ${v.tell.service(service)}.${others.length > 0 ? ` De eso se encarga ${v.tell.or(others)}.` : ''}`,
  'closed-that-day': ({ date }, v) => `Estamos cerrados ${v.tell.day(date)}.`,

  'ask-for-yes': () => 'Con gusto. Solo para estar seguros: ¿lo hago así, sí o no?',
  'confirm-booking': ({ booking }, v) => {
    const { service, startsAt, staff, name, phone, email, address } = booking;
    const reach = phone ? `, teléfono ${v.tell.phone(phone)}` : email ? `, correo ${email}` : '';
    return `Entonces es ${v.tell.service(service)} para ${v.tell.when(startsAt)}${withStaff('con', staff)}, a nombre de ${name}${reach}${address ? `, en ${address}` : ''}. ¿Lo dejo así?`;
  },
  booked: ({ told }, v) =>
    styled(v, {
      professional: `Gracias. Su cita para ${v.tell.service(told.service)} queda reservada para ${v.tell.when(told.startsAt)}${withStaff('con', told.staff)}.`,
      friendly: `¡Listo! Su cita para ${v.tell.service(told.service)} queda reservada para ${v.tell.when(told.startsAt)}${withStaff('con', told.staff)}.`,
      formal: `Muchas gracias. Su cita para ${v.tell.service(told.service)} queda reservada para ${v.tell.when(told.startsAt)}${withStaff('con', told.staff)}.`,
    }),
  noted: ({ note }) => `Lo dejo anotado junto a la cita: «${note}».`,
  'note-stands': ({ note }) => `Sí, está anotado junto a la cita: «${note}».`,
  'not-noted': () => 'No, eso todavía no está anotado.',
  corrected: ({ service, what, value }, v) => {
    const name = { name: 'el nombre', phone: 'el teléfono', email: 'el correo', address: 'la dirección' }[what];
    return `Gracias, lo anoto: ${name} de su cita para ${v.tell.service(service)} es ahora ${what === 'phone' ? v.tell.phone(value) : value}.`;
  },
  'already-booked': ({ told }, v) =>
    `Su cita para ${v.tell.service(told.service)} ${v.tell.when(told.startsAt)} ya está en la agenda.`,
  'confirm-move': ({ told, to }, v) =>
    `Entonces su cita para ${v.tell.service(told.service)} pasa de ${v.tell.when(told.startsAt)} a ${v.tell.when(to.startsAt)}${withStaff('con', to.staff)}${inPlaceOf('en lugar de', told.staff, to.staff)}. ¿Es correcto?`
      .replace('de el ', 'del ')
      .replace(' a el ', ' al '),
  moved: ({ told }, v) =>
    `Listo: su cita para ${v.tell.service(told.service)} queda cambiada para ${v.tell.when(told.startsAt)}${withStaff('con', told.staff)}.`,
  'confirm-cancel': ({ told, orMove }, v) =>
    `Se trata de su cita para ${v.tell.service(told.service)}, ${v.tell.when(told.startsAt)}${withStaff('con', told.staff)}.${orMove ? ' También puedo buscarle otra hora.' : ''} ¿Quiere que la anule?`,
  cancelled: ({ told }, v) =>
    `Listo, su cita para ${v.tell.service(told.service)} ${v.tell.when(told.startsAt)} queda cancelada.`,
  'left-as-it-was': () => 'De acuerdo, lo dejo todo como está.',
  'cannot-book-now': ({ isPassedOn }) =>
    `Ahora mismo no puedo anotarla yo en la agenda${isPassedOn ? ', así que su solicitud va al equipo' : ''}.`,
  'not-confirmed': ({ isPassedOn }) =>
    `No ha quedado reservada, porque no me lo confirmó${isPassedOn ? '; ya le pasé su solicitud al equipo' : ''}.`,
  'not-booked': ({ isFurther }) =>
    isFurther ? 'De acuerdo, entonces ninguna otra cita.' : 'De acuerdo, entonces sin cita.',
  'your-appointments': ({ told }, v) =>
    `Usted tiene ${v.tell.and(told.map((one) => `${v.tell.service(one.service)} ${v.tell.when(one.startsAt)}${withStaff('con', one.staff)}`))}.`,
  'no-appointments': () => 'No encuentro ninguna cita próxima a su nombre.',
  'went-wrong': () => 'Lo siento, eso no ha funcionado por nuestra parte.',

  'will-send-code': () => 'Para proteger su cita tengo que comprobar que es usted.',
  'code-wrong': () => 'Ese no es el código que envié.',
  'cannot-prove': () =>
    'Sin esa comprobación no puedo decir ni cambiar nada de un cliente. Espero que lo comprenda. Pero con gusto paso un recado al equipo.',
  proved: ({ name }) => `Gracias, ${name}.`,
  'not-gone-to': ({ place }) => `No, a ${place} no vamos.`,
  'no-other-changed': () => 'No he tocado ninguna otra cita.',
  'nothing-of-others': () =>
    'Lo siento, no puedo decir nada sobre las citas de otras personas. Esa persona puede comunicarse con nosotros cuando quiera.',

  'offer-message': ({ ofVisit }) =>
    ofVisit ? '¿Le paso al equipo lo que quiere cambiar?' : 'Si quiere, paso su pregunta al equipo. ¿Qué les digo?',
  'until-visit': ({ hours, isOver }) => {
    const away = hours < 1 ? 'menos de una hora' : hours === 1 ? 'una hora' : `${hours} horas`;
    return isOver
      ? `Para la hora que tenía ${hours === 1 || hours < 1 ? 'faltaba' : 'faltaban'} ${away}.`
      : `Para su cita ${hours === 1 || hours < 1 ? 'falta' : 'faltan'} ${away}.`;
  },
  'or-message': () => 'Para seguir necesito una respuesta; si prefiere, le tomo un mensaje para el equipo.',
  'can-pass-on': () => 'Puedo pasar la pregunta al equipo.',
  'confirm-message': ({ body, name, phone, email, to }, v) =>
    `Paso este recado${to ? ` a ${to}` : ''}: «${body}»${name ? ` De parte de ${name}` : ''}${phone ? `, ${v.tell.phone(phone)}` : email ? `, ${email}` : ''}. ¿Está bien así?`,
  'message-taken': ({ to, urgent }) =>
    `Gracias, he pasado su recado ${to ? `a ${to}` : 'al equipo'}${urgent ? ' como urgente' : ''}.`,
  'message-completed': () => 'Lo he añadido a su recado.',
  'message-stands': ({ to }) => `Ya he pasado su recado ${to ? `a ${to}` : 'al equipo'}, así queda.`,
  'message-dropped': () => 'De acuerdo, entonces sin recado.',
  'too-many-messages': () => 'Ya he pasado varios recados suyos; el equipo le llamará.',
  'handing-over': ({ to }, v) =>
    to === 'on-call'
      ? 'Ahora mismo aviso por usted a nuestra persona de guardia.'
      : v.spoken
        ? 'Claro, le comunico con una persona del equipo. Un momento, por favor.'
        : 'Claro, una persona del equipo sigue con usted enseguida.',
  'ask-if-urgent': () => '¿Es urgente en este momento?',
  'nobody-there': ({ who }) =>
    `Lo siento, ahora mismo no ${who ? `le puedo comunicar con ${who}` : 'hay nadie disponible para hablar'}.`,
  'let-me-try': ({ who }) =>
    who
      ? `Con gusto le ayudo con eso, o le busco a ${who}.`
      : 'Quizá le pueda ayudar yo enseguida, y si no, le busco a una persona.',
  'in-danger': ({ kind }, v) => {
    switch (kind) {
      case 'life':
        return `Si hay alguien en peligro, por favor cuelgue y llame primero al ${v.tell.emergencyNumber}.`;
      case 'gas':
        return `Por favor, salga del edificio ahora, no toque ningún interruptor y llame desde fuera al ${v.tell.emergencyNumber} o a la compañía de gas.`;
      case 'fire':
        return `Por favor, salgan todos y llame primero al ${v.tell.emergencyNumber}.`;
      case 'water':
        return 'Si puede, cierre la llave principal del agua.';
      case 'police':
        return 'Entiendo, es urgente.';
      case 'other':
        return `Entiendo, es urgente. Si hay alguien en peligro, llame primero al ${v.tell.emergencyNumber}.`;
    }
  },
  'on-call-unreachable': ({ isPassedOn }) =>
    isPassedOn
      ? 'En este momento no localizo a nadie por teléfono, así que lo he pasado al equipo como urgente.'
      : 'En este momento no localizo a nadie por teléfono.',

  answer: quoted('es', (text) => `Esto es lo que nos dice la casa, en sus propias palabras: «${text}»`),
  nearest: inQuotes('es', (text) => `Lo más parecido que tengo es esto: «${text}»`),
  'passing-on': () => 'Lo siento. Entonces paso su pregunta al equipo.',
  'or-pass-on': () => 'Si no es eso lo que quería saber, puedo pasar su pregunta al equipo.',
  price: ({ service, amountCents, currency }, v) =>
    amountCents === 0
      ? `${v.tell.service(service)} es gratis.`
      : `El precio de ${v.tell.service(service)} es de ${v.tell.money(amountCents, currency)}.`,
  'price-note': ({ service, note }, v) => `Para ${v.tell.service(service)}, la casa indica este precio: «${note}».`,
  'no-price': ({ service }, v) => `No tengo un precio para ${v.tell.service(service)}; el equipo se lo puede decir.`,
  'price-total': ({ services, amountCents, currency }, v) =>
    new Set(services).size === 1
      ? `Para ${services.length}, son ${v.tell.money(amountCents, currency)} en total.`
      : `${v.tell.and(services.map(v.tell.service))} cuestan en total ${v.tell.money(amountCents, currency)}.`,
  duration: ({ service, minutes }, v) => `La cita para ${v.tell.service(service)} dura ${v.tell.minutes(minutes)}.`,
  'hours-on': ({ date, intervals, open }, v) =>
    `${open === true ? 'Sí, ' : open === false ? 'No, ' : ''}${v.tell.day(date)} abrimos ${v.tell.intervals(intervals)}.`,
  'closed-on': ({ date, open }, v) => `${open === false ? 'No, ' : ''}${v.tell.day(date)} estamos cerrados.`,
  'calendar-day': ({ date, agrees }, v) =>
    `${agrees === null ? 'Es' : agrees ? 'Sí, es' : 'No, es'} ${v.tell.day(date)}.`,
  'hours-week': ({ days }, v) =>
    `Abrimos ${v.tell.and(days.map((one) => `${one.days.length > 2 ? `de ${v.tell.weekday(one.days[0] ?? 'mon')} a ${v.tell.weekday(one.days.at(-1) ?? 'mon')}` : `los ${v.tell.and(one.days.map(everyOf(v)))}`} ${v.tell.intervals(one.intervals)}`))}.`,
  'weekday-hours': ({ day, intervals, open }, v) =>
    intervals.length === 0
      ? `${open === false ? 'No, los' : 'Los'} ${everyOf(v)(day)} estamos cerrados.`
      : `${open === true ? 'Sí, los' : open === false ? 'No, los' : 'Los'} ${everyOf(v)(day)} abrimos ${v.tell.intervals(intervals)}.`,
  address: ({ address }) => `Estamos en ${address}.`,
  'business-phone': ({ phone }, v) => `Nuestro número es el ${v.tell.phone(phone)}.`,
  languages: ({ languages }, v) => `Le puedo atender en ${v.tell.and(languages.map(v.tell.language))}.`,
  'business-email': ({ email }) => `Nuestro correo es ${email}.`,
  website: ({ website }) => `Nuestra página es ${website}.`,
  'visit-with': ({ staff, isWhoWasNamed }) =>
    `${isWhoWasNamed === undefined ? 'Es' : isWhoWasNamed ? 'Sí, es' : 'No, es'} con ${staff}.`,
  'who-does': ({ service, names }, v) =>
    `De ${v.tell.service(service)} se ${names.length === 1 ? 'encarga' : 'encargan'} ${v.tell.and(names)}.`,
  'staff-days': ({ staff, days }, v) => `${staff} está los ${v.tell.and(days.map(everyOf(v)))}.`,
  'staff-on': ({ staff, date, day, intervals }, v) => {
    const on = date ? v.tell.day(date) : `los ${everyOf(v)(day)}`;
    return intervals.length === 0
      ? `No, ${staff} no está ${on}.`
      : `Sí, ${staff} está ${on}, ${v.tell.intervals(intervals)}.`;
  },
  'service-offered': ({ service }, v) => `Sí, eso lo hacemos: ${v.tell.service(service)}.`,
  'services-list': ({ services }, v) => `Ofrecemos ${v.tell.and(services.map(v.tell.service))}.`,
  unknown: () => 'Lo siento, no tengo esa información.',
  'unknown-again': () => 'Eso tampoco lo sé, lo siento.',
  'what-i-am': ({ business }) => `Soy la recepcionista virtual de ${business}.`,

  'this-is': ({ business, services }, v) =>
    `Habla con ${business}${services.length > 0 ? `; le atendemos, por ejemplo, para ${v.tell.or(services.map(v.tell.service))}` : ''}.`,
  'wrong-number': ({ business }) => `No se preocupe, esto es ${business}. ¡Que tenga un buen día!`,
  'no-sales': () => 'Gracias, pero no nos interesa. Hasta luego.',
  'no-machines': () => 'No, gracias. Hasta luego.',
  'stay-civil': () => 'Me gustaría ayudarle. Por favor, hablemos con respeto.',
  'end-of-patience': () =>
    'Termino aquí nuestra conversación. Puede comunicarse con nosotros en otro momento. Hasta luego.',
  'no-such-orders': () =>
    'Eso no lo puedo hacer. Pero con gusto le ayudo con citas y preguntas sobre nuestros servicios.',
  'still-there': () => 'No le he oído. ¿Sigue usted ahí?',
  'not-understood': ({ again }) => (again ? 'Lo siento, sigo sin entenderle.' : 'Perdone, no le he entendido bien.'),
};
