// German: one wording for each speech act, always "Sie".
import { inQuotes, quoted } from './gloss.ts';
import { inPlaceOf, type Phrasebook, styled, varied, withStaff } from './voice.ts';

const ways = { sms: 'SMS', email: 'E-Mail' } as const;

export const german: Phrasebook = {
  greeting: ({ name }, v) =>
    styled(v, {
      professional: name ? `Guten Tag, ${name}.` : 'Guten Tag.',
      friendly: name ? `Hallo ${name}!` : 'Hallo!',
      casual: name ? `Hallo ${name}!` : 'Hallo!',
    }),
  acknowledge: (_, v) =>
    styled(v, {
      professional: varied(v, 'Gern.', 'Vielen Dank.', 'In Ordnung.'),
      friendly: varied(v, 'Sehr gern!', 'Vielen Dank!', 'Prima!'),
      casual: varied(v, 'Klar!', 'Danke!', 'Super!'),
      formal: varied(v, 'Sehr gern.', 'Ich danke Ihnen.', 'Sehr wohl.'),
    }),
  sympathy: (_, v) =>
    styled(v, {
      professional: 'Das tut mir leid.',
      friendly: 'Oh, das tut mir wirklich leid.',
      formal: 'Das bedaure ich sehr.',
    }),
  'you-are-welcome': () => 'Sehr gern geschehen.',
  'take-your-time': () => 'Natürlich, lassen Sie sich Zeit.',
  chitchat: () => 'Danke der Nachfrage, mir geht es gut.',
  goodbye: (_, v) =>
    styled(v, {
      professional: 'Vielen Dank und auf Wiederhören.',
      friendly: 'Vielen Dank, und haben Sie noch einen schönen Tag!',
      casual: 'Danke Ihnen, schönen Tag noch!',
      formal: 'Wir danken Ihnen. Auf Wiederhören.',
    }).replace('Wiederhören', v.spoken ? 'Wiederhören' : 'Wiedersehen'),
  'ask-how-to-help': ({ again }) =>
    again
      ? 'Ich kann einen Termin ausmachen, verlegen oder absagen, eine Frage beantworten oder etwas ausrichten. Was möchten Sie?'
      : 'Was kann ich für Sie tun?',
  'ask-service': ({ services, again, timeTold }, v) =>
    `${again ? (timeTold ? 'Wann es Ihnen passt, habe ich notiert. Für welche Leistung?' : 'Welche Leistung möchten Sie?') : 'Was können wir für Sie tun?'}${services.length > 0 ? ` Zum Beispiel ${v.tell.or(services.slice(0, 3).map(v.tell.service))}.` : ''}`,
  'ask-which-service': ({ services }, v) => `Was davon darf es sein: ${v.tell.or(services.map(v.tell.service))}?`,
  'ask-time': ({ named, service }, v) =>
    named
      ? `Und für ${v.tell.service(service)}: Wann würde es Ihnen passen?`
      : styled(v, {
          professional: 'Welcher Tag und welche Uhrzeit passen Ihnen?',
          friendly: 'Wann würde es Ihnen denn passen?',
          formal: 'Welcher Tag und welche Uhrzeit wären Ihnen recht?',
        }),
  'then-next': ({ service, noted }, v) =>
    `${noted ? 'Ja, das ist notiert. ' : ''}Danach kommen wir gleich zu ${v.tell.service(service)}.`,
  'one-by-one': () => 'Gehen wir es der Reihe nach durch: Der nächste Termin kommt gleich danach.',
  'now-the-next': () => 'Nun zum nächsten Termin.',
  'ask-new-time': ({ told }, v) =>
    `Es geht um Ihren Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)}. Wann würde es Ihnen stattdessen passen?`,
  'ask-which-day': ({ weekdayDate, saidDate }, v) =>
    `Nur zur Sicherheit: Meinen Sie ${v.tell.day(weekdayDate)} oder ${v.tell.day(saidDate)}?`,
  'ask-what-to-change': () => 'In Ordnung, es ist noch nichts fest. Welcher Tag und welche Uhrzeit wären Ihnen lieber?',
  'ask-name': ({ again, forOther }) =>
    again
      ? 'Würden Sie mir bitte Vor- und Nachnamen nennen?'
      : forOther
        ? 'Wie heißt die Person, für die der Termin ist?'
        : 'Wie ist bitte Ihr vollständiger Name?',
  'ask-name-on-file': () => 'Auf welchen Namen ist der Termin?',
  'no-number-shown': () => 'Ihre Nummer sehe ich hier nicht.',
  'ask-phone': ({ again, same, forCode }) =>
    forCode
      ? 'Welche Telefonnummer haben wir von Ihnen?'
      : same
        ? 'Erreichen wir Sie unter der Nummer, von der Sie anrufen?'
        : again
          ? 'Würden Sie mir die Nummer bitte noch einmal Ziffer für Ziffer nennen?'
          : 'Unter welcher Nummer erreichen wir Sie?',
  'ask-email': () => 'Wie ist Ihre E-Mail-Adresse?',
  'ask-address': ({ again }) =>
    again ? 'Wie sind bitte Straße und Hausnummer?' : 'Zu welcher Adresse sollen wir kommen?',
  'why-needed': ({ what }) =>
    what === 'address'
      ? 'Dorthin würden wir kommen; wenn Sie zu uns kommen, sagen Sie es einfach.'
      : what === 'name'
        ? 'Damit das Team weiß, wer Sie sind.'
        : 'Damit wir Sie erreichen, falls sich etwas ändert.',
  'ask-reason': () => 'Worum geht es denn?',
  'ask-booking': ({ told, to, listed }, v) =>
    listed
      ? `Welchen davon möchten Sie ${to === 'move' ? 'verlegen' : 'absagen'}?`
      : `Welchen Termin möchten Sie ${to === 'move' ? 'verlegen' : 'absagen'}: ${v.tell.or(told.map((one) => `${v.tell.service(one.service)} am ${v.tell.when(one.startsAt)}`))}?`,
  'ask-code': ({ by, again }) =>
    again
      ? 'Würden Sie mir den Code bitte noch einmal vorlesen?'
      : `Wenn diese Angaben bei uns hinterlegt sind, ist gerade ein Code per ${ways[by]} dorthin gegangen. Wie lautet er?`,
  'ask-message': ({ to }) => (to ? `Was darf ich ${to} ausrichten?` : 'Was darf ich ausrichten?'),
  'ask-what-of-it': () => 'Soll es dabei bleiben, oder soll ich den Termin verlegen oder absagen?',
  'ask-more': (_, v) =>
    styled(v, {
      professional: 'Kann ich sonst noch etwas für Sie tun?',
      friendly: 'Kann ich Ihnen sonst noch helfen?',
      casual: 'Sonst noch etwas für Sie?',
      formal: 'Darf ich sonst noch etwas für Sie tun?',
    }),

  'not-yet': ({ slot }, v) =>
    slot
      ? `Noch nicht: Notiert habe ich ${v.tell.when(slot.startsAt)}, und ich trage es ein, sobald Sie Ja sagen.`
      : 'Noch nicht.',
  'time-is-free': ({ slot }, v) => `${v.tell.when(slot.startsAt)} ist${withStaff('bei', slot.staff)} noch frei.`,
  'offer-times': ({ service, named, slots }, v) =>
    `${named ? `Für ${v.tell.service(service)} ist frei:` : 'Frei ist'} ${v.tell.times(slots.map((slot) => slot.startsAt))}. Was passt Ihnen am besten?`,
  'which-time': ({ slots }, v) =>
    `Was davon passt Ihnen am besten: ${v.tell.times(slots.map((slot) => slot.startsAt))}?`,
  'only-time': ({ slot }, v) =>
    `Am nächsten liegt ${v.tell.when(slot.startsAt)}${withStaff('bei', slot.staff)}. Passt Ihnen das, oder lieber eine andere Zeit?`,
  'no-times-there': ({ wished }, v) =>
    wished.date
      ? `Am ${v.tell.day(wished.date)} ist leider nichts mehr frei.`
      : wished.time
        ? `Um ${v.tell.clock(wished.time)} ist leider nichts frei.`
        : 'Da ist leider nichts frei.',
  'nothing-beside': ({ relative }) =>
    relative === 'earlier' ? 'Früher habe ich leider nichts.' : 'Später habe ich leider nichts.',
  'no-times-at-all': ({ service }, v) => `Für ${v.tell.service(service)} finde ich im Moment leider keine freie Zeit.`,
  'cannot-have': ({ why, wished, staff, upTo }, v) => {
    const day = wished.date ? v.tell.day(wished.date) : 'an diesem Tag';
    const time = wished.time ? v.tell.clock(wished.time) : 'diese Zeit';
    switch (why) {
      case 'taken':
        return `Leider ist ${day} um ${time} schon belegt.`;
      case 'closed':
        return `Am ${day} haben wir leider geschlossen.`;
      case 'outside_hours':
        return `${time} liegt am ${day} leider außerhalb unserer Zeiten.`;
      case 'too_soon':
        return 'Das ist für uns leider zu kurzfristig.';
      case 'past':
        return 'Diese Zeit ist schon vorbei.';
      case 'too_far':
        return `So weit voraus ist unser Kalender leider noch nicht offen${upTo ? `, nur bis ${v.tell.day(upTo)}` : ''}.`;
      case 'staff_away':
        return staff ? `${staff} ist dann leider nicht da.` : 'Dafür ist dann leider niemand da.';
      case 'off_step':
        return `Genau um ${time} fangen wir nicht an.`;
      case 'not_offered':
        return 'Das geht dann leider nicht.';
    }
  },
  'staff-does-not': ({ staff, service, others }, v) =>
    `${staff} macht ${v.tell.service(service)} nicht.${others.length > 0 ? ` Darum kümmert sich ${v.tell.or(others)}.` : ''}`,
  'closed-that-day': ({ date }, v) => `Am ${v.tell.day(date)} haben wir geschlossen.`,

  'ask-for-yes': () => 'Gern. Nur damit ich sicher bin: Soll ich das so machen, ja oder nein?',
  'confirm-booking': ({ booking }, v) => {
    const { service, startsAt, staff, name, phone, email, address } = booking;
    const reach = phone ? `, Telefon ${v.tell.phone(phone)}` : email ? `, E-Mail ${email}` : '';
    return `Also ${v.tell.service(service)} am ${v.tell.when(startsAt)}${withStaff('bei', staff)}, auf den Namen ${name}${reach}${address ? `, Adresse: ${address}` : ''}. Soll ich das so für Sie vormerken?`;
  },
  booked: ({ told }, v) =>
    styled(v, {
      professional: `Vielen Dank. Ihr Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)}${withStaff('bei', told.staff)} ist gebucht.`,
      friendly: `Wunderbar! Ihr Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)}${withStaff('bei', told.staff)} ist gebucht.`,
    }),
  noted: ({ note }) => `Das steht dabei: „${note}“.`,
  'note-stands': ({ note }) => `Ja, das steht dabei: „${note}“.`,
  'not-noted': () => 'Nein, das ist noch nicht notiert.',
  corrected: ({ service, what, value }, v) => {
    const name = { name: 'der Name', phone: 'die Telefonnummer', email: 'die E-Mail-Adresse', address: 'die Adresse' }[
      what
    ];
    return `Danke, notiert: Bei Ihrem Termin für ${v.tell.service(service)} lautet ${name} jetzt ${what === 'phone' ? v.tell.phone(value) : value}.`;
  },
  'already-booked': ({ told }, v) =>
    `Ihr Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)} steht schon im Kalender.`,
  'confirm-move': ({ told, to }, v) =>
    `Ihr Termin für ${v.tell.service(told.service)} geht also von ${v.tell.when(told.startsAt)} auf ${v.tell.when(to.startsAt)}${withStaff('bei', to.staff)}${inPlaceOf('statt bei', told.staff, to.staff)}. Ist das richtig?`,
  moved: ({ told }, v) =>
    `Erledigt: Ihr Termin für ${v.tell.service(told.service)} ist auf ${v.tell.when(told.startsAt)}${withStaff('bei', told.staff)} verlegt.`,
  'confirm-cancel': ({ told, orMove }, v) =>
    `Es geht um Ihren Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)}${withStaff('bei', told.staff)}.${orMove ? ' Ich kann auch eine andere Zeit suchen.' : ''} Soll ich ihn stornieren?`,
  cancelled: ({ told }, v) =>
    `Erledigt, Ihr Termin für ${v.tell.service(told.service)} am ${v.tell.when(told.startsAt)} ist storniert.`,
  'left-as-it-was': () => 'In Ordnung, ich lasse alles, wie es ist.',
  'cannot-book-now': ({ isPassedOn }) =>
    `Ich kann das im Moment nicht selbst eintragen${isPassedOn ? ', deshalb geht es an das Team' : ''}.`,
  'not-confirmed': ({ isPassedOn }) =>
    `Ein Termin steht damit noch nicht fest, denn Ihr Ja dazu fehlt${isPassedOn ? '; das Team weiß von Ihrem Wunsch' : ''}.`,
  'not-booked': ({ isFurther }) =>
    isFurther ? 'In Ordnung, dann also kein weiterer Termin.' : 'In Ordnung, dann also kein Termin.',
  'your-appointments': ({ told }, v) =>
    `Sie haben ${v.tell.and(told.map((one) => `${v.tell.service(one.service)} am ${v.tell.when(one.startsAt)}${withStaff('bei', one.staff)}`))}.`,
  'no-appointments': () => 'Ich finde leider keinen kommenden Termin von Ihnen.',
  'went-wrong': () => 'Das hat bei uns leider nicht geklappt.',

  'will-send-code': () => 'Um Ihren Termin zu schützen, muss ich sichergehen, dass Sie es sind.',
  'code-wrong': () => 'Das ist nicht der Code, den ich geschickt habe.',
  'cannot-prove': () =>
    'Ohne diesen Nachweis darf ich nichts über Kunden sagen oder ändern. Ich hoffe, Sie verstehen das. Gern richte ich dem Team etwas aus.',
  proved: ({ name }) => `Vielen Dank, ${name}.`,
  'not-gone-to': ({ place }) => `Nein, nach ${place} fahren wir nicht.`,
  'no-other-changed': () => 'An keinem anderen Termin habe ich etwas geändert.',
  'nothing-of-others': () =>
    'Über Termine anderer Personen darf ich leider nichts sagen. Die Person kann sich gern selbst bei uns melden.',

  'offer-message': ({ ofVisit }) =>
    ofVisit
      ? 'Soll ich weitergeben, was Sie ändern möchten?'
      : 'Wenn Sie möchten, gebe ich Ihre Frage an das Team weiter. Was darf ich ausrichten?',
  'until-visit': ({ hours, isOver }) => {
    const away = hours < 1 ? 'weniger als einer Stunde' : hours === 1 ? 'einer Stunde' : `${hours} Stunden`;
    return isOver ? `Die Zeit, die Sie hatten, war in ${away}.` : `Ihr Termin ist in ${away}.`;
  },
  'or-message': () =>
    'Um weiterzumachen, brauche ich noch eine Antwort; oder ich nehme eine Nachricht für das Team auf.',
  'can-pass-on': () => 'Ich kann die Frage gern an das Team weitergeben.',
  'confirm-message': ({ body, name, phone, email, to }, v) =>
    `Ich richte${to ? ` ${to}` : ''} Folgendes aus: „${body}“${name ? ` Von ${name}` : ''}${phone ? `, ${v.tell.phone(phone)}` : email ? `, ${email}` : ''}. Ist das so richtig?`,
  'message-taken': ({ to, urgent }) =>
    `Vielen Dank, ich habe Ihre Nachricht ${to ? `an ${to}` : 'an das Team'} weitergegeben${urgent ? ', als dringend' : ''}.`,
  'message-completed': () => 'Das habe ich zu Ihrer Nachricht dazugeschrieben.',
  'message-stands': ({ to }) => `Ich habe Ihre Nachricht bereits an ${to ?? 'das Team'} weitergegeben.`,
  'message-dropped': () => 'In Ordnung, dann keine Nachricht.',
  'too-many-messages': () =>
    'Ich habe schon mehrere Nachrichten von Ihnen weitergegeben; das Team meldet sich bei Ihnen.',
  'handing-over': ({ to }, v) =>
    to === 'on-call'
      ? 'Ich alarmiere sofort unseren Bereitschaftsdienst für Sie.'
      : v.spoken
        ? 'Gern, ich verbinde Sie. Einen Moment, bitte.'
        : 'Gern, jemand aus dem Team übernimmt hier und ist gleich für Sie da.',
  'ask-if-urgent': () => 'Ist es jetzt gerade dringend?',
  'nobody-there': ({ who }) =>
    `Im Moment ${who ? `kann ich Sie leider nicht mit ${who} verbinden` : 'ist leider niemand für ein Gespräch da'}.`,
  'let-me-try': ({ who }) =>
    who
      ? `Dabei helfe ich Ihnen gern, oder ich hole ${who} für Sie.`
      : 'Vielleicht kann ich Ihnen gleich selbst helfen, und sonst hole ich jemanden für Sie.',
  'in-danger': ({ kind }, v) => {
    switch (kind) {
      case 'life':
        return `Wenn jemand in Gefahr ist, legen Sie bitte auf und rufen Sie zuerst den Notruf ${v.tell.emergencyNumber}.`;
      case 'gas':
        return `Bitte verlassen Sie sofort das Haus, betätigen Sie keine Schalter, und rufen Sie von draußen den Notruf ${v.tell.emergencyNumber} oder den Gasversorger.`;
      case 'fire':
        return `Bitte bringen Sie alle hinaus und rufen Sie zuerst den Notruf ${v.tell.emergencyNumber}.`;
      case 'water':
        return 'Bitte drehen Sie, wenn möglich, den Haupthahn zu.';
      case 'police':
        return 'Ich verstehe, das ist dringend.';
      case 'other':
        return `Ich verstehe, das ist dringend. Wenn jemand in Gefahr ist, rufen Sie bitte zuerst den Notruf ${v.tell.emergencyNumber}.`;
    }
  },
  'on-call-unreachable': ({ isPassedOn }) =>
    isPassedOn
      ? 'Ich erreiche in dieser Minute niemanden am Telefon, darum habe ich es als dringend an das Team weitergegeben.'
      : 'Ich erreiche in dieser Minute niemanden am Telefon.',

  answer: quoted('de', (text) => `Dazu steht bei uns, im Wortlaut: „${text}“`),
  nearest: inQuotes('de', (text) => `Am nächsten kommt dem bei uns das: „${text}“`),
  'passing-on': () => 'Das tut mir leid. Dann gebe ich Ihre Frage weiter.',
  'or-pass-on': () => 'Falls Sie etwas anderes meinten, gebe ich Ihre Frage gern weiter.',
  price: ({ service, amountCents, currency }, v) =>
    amountCents === 0
      ? `${v.tell.service(service)} ist kostenlos.`
      : `${v.tell.service(service)} kostet ${v.tell.money(amountCents, currency)}.`,
  'price-note': ({ service, note }, v) => `Zu ${v.tell.service(service)} nennt das Haus diesen Preis: „${note}“.`,
  'no-price': ({ service }, v) =>
    `Für ${v.tell.service(service)} liegt mir kein Preis vor; das Team kann ihn Ihnen nennen.`,
  'price-total': ({ services, amountCents, currency }, v) =>
    new Set(services).size === 1
      ? `Für ${services.length} sind das zusammen ${v.tell.money(amountCents, currency)}.`
      : `${v.tell.and(services.map(v.tell.service))} kosten zusammen ${v.tell.money(amountCents, currency)}.`,
  duration: ({ service, minutes }, v) => `${v.tell.service(service)} dauert ${v.tell.minutes(minutes)}.`,
  'hours-on': ({ date, intervals, open }, v) =>
    `${open === true ? 'Ja, am' : open === false ? 'Nein, am' : 'Am'} ${v.tell.day(date)} haben wir ${v.tell.intervals(intervals)} geöffnet.`,
  'closed-on': ({ date, open }, v) =>
    `${open === false ? 'Nein, am' : 'Am'} ${v.tell.day(date)} haben wir geschlossen.`,
  'calendar-day': ({ date, agrees }, v) =>
    `${agrees === null ? 'Das ist' : agrees ? 'Ja, das ist' : 'Nein, das ist'} ${v.tell.day(date)}.`,
  'hours-week': ({ days }, v) =>
    `Wir haben geöffnet: ${v.tell.and(days.map((one) => `${one.days.length > 2 ? `${v.tell.weekday(one.days[0] ?? 'mon')} bis ${v.tell.weekday(one.days.at(-1) ?? 'mon')}` : v.tell.and(one.days.map(v.tell.weekday))} ${v.tell.intervals(one.intervals)}`))}.`,
  'weekday-hours': ({ day, intervals, open }, v) =>
    intervals.length === 0
      ? `${open === false ? 'Nein, am' : 'Am'} ${v.tell.weekday(day)} haben wir geschlossen.`
      : `${open === true ? 'Ja, am' : open === false ? 'Nein, am' : 'Am'} ${v.tell.weekday(day)} haben wir ${v.tell.intervals(intervals)} geöffnet.`,
  address: ({ address }) => `Sie finden uns hier: ${address}.`,
  'business-phone': ({ phone }, v) => `Unsere Nummer ist ${v.tell.phone(phone)}.`,
  languages: ({ languages }, v) => `Ich helfe Ihnen gern auf ${v.tell.and(languages.map(v.tell.language))}.`,
  'business-email': ({ email }) => `Unsere E-Mail-Adresse ist ${email}.`,
  website: ({ website }) => `Unsere Website ist ${website}.`,
  'visit-with': ({ staff, isWhoWasNamed }) =>
    `${isWhoWasNamed === undefined ? 'Das ist' : isWhoWasNamed ? 'Ja, das ist' : 'Nein, das ist'} bei ${staff}.`,
  'who-does': ({ service, names }, v) =>
    `Um ${v.tell.service(service)} ${names.length === 1 ? 'kümmert' : 'kümmern'} sich ${v.tell.and(names)}.`,
  'staff-days': ({ staff, days }, v) => `${staff} ist am ${v.tell.and(days.map(v.tell.weekday))} da.`,
  'staff-on': ({ staff, date, day, intervals }, v) => {
    const on = `am ${date ? v.tell.day(date) : v.tell.weekday(day)}`;
    return intervals.length === 0
      ? `Nein, ${staff} ist ${on} nicht da.`
      : `Ja, ${staff} ist ${on} da, ${v.tell.intervals(intervals)}.`;
  },
  'service-offered': ({ service }, v) => `Ja, das machen wir: ${v.tell.service(service)}.`,
  'services-list': ({ services }, v) => `Wir bieten ${v.tell.and(services.map(v.tell.service))} an.`,
  unknown: () => 'Das weiß ich leider nicht.',
  'unknown-again': () => 'Auch das weiß ich leider nicht.',
  'what-i-am': ({ business }) => `Ich bin der virtuelle Empfang von ${business}.`,

  'this-is': ({ business, services }, v) =>
    `Hier ist ${business}${services.length > 0 ? `, zum Beispiel für ${v.tell.or(services.map(v.tell.service))}` : ''}.`,
  'wrong-number': ({ business }) => `Das macht nichts, hier ist ${business}. Einen schönen Tag noch!`,
  'no-sales': () => 'Vielen Dank, aber wir haben kein Interesse. Auf Wiederhören.',
  'no-machines': () => 'Nein, danke. Auf Wiederhören.',
  'stay-civil': () => 'Ich möchte Ihnen gern helfen. Bitte lassen Sie uns höflich bleiben.',
  'end-of-patience': () =>
    'Ich beende unser Gespräch an dieser Stelle. Sie können sich gern ein andermal wieder melden. Auf Wiederhören.',
  'no-such-orders': () =>
    'Das kann ich nicht tun. Bei Terminen und Fragen zu unseren Leistungen helfe ich Ihnen aber gern.',
  'still-there': () => 'Ich habe nichts gehört. Sind Sie noch da?',
  'not-understood': ({ again }) =>
    again ? 'Das habe ich leider immer noch nicht verstanden.' : 'Das habe ich leider nicht ganz verstanden.',
};
