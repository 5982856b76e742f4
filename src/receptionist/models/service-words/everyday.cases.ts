// What callers say of everything but services, one utterance a line: `language | words`; it is to fit no business's service.

export const everydayCases = `
en | hi how are you
en | i want to move my appointment to friday
en | can i talk to a real person
en | do you take credit cards
en | i'm running ten minutes late
en | what time do you close today
en | where can i park
en | i need to cancel
en | can you call me back later
en | my number is five five five
en | yes that works for me
en | how much do you charge
en | i'll take the ten o'clock
en | is there anything sooner
en | can you send me a text
en | my name is rose young
en | sorry i can't hear you
en | are you open on sundays
en | i have a question about my bill
en | let me check with my wife
en | do you speak spanish
en | i booked online yesterday
en | can i bring my dog
en | the day before is short for me
es | quiero cambiar mi cita al viernes
es | puedo hablar con una persona
es | aceptan tarjeta
es | voy a llegar tarde
es | a qué hora cierran
es | dónde puedo estacionarme
es | me puede llamar más tarde
es | no, gracias, es todo
es | hablo para mi papá
es | hay algo antes
es | este mes no, nada más
es | buenas noches
es | abren los domingos
es | habla inglés
fr | je voudrais déplacer mon rendez-vous à vendredi
fr | je peux parler à quelqu'un
fr | vous prenez la carte
fr | je vais être en retard
fr | où est-ce que je peux me garer
fr | vous pouvez me rappeler
fr | oui ça me va très bien
fr | c'est pour mon père, entre dix et onze heures
fr | vous êtes ouverts le dimanche
fr | tous les jours sauf lundi
de | ich möchte meinen Termin auf Freitag verschieben
de | kann ich mit jemandem sprechen
de | nehmen Sie Kreditkarten
de | ich komme zehn Minuten später
de | um zehn Uhr, das ist super
de | können Sie mich bald zurückrufen
de | ja das passt mir gut
de | nein danke das war alles
de | ich brauche Ihren Rat
de | wie ist die Adresse
de | haben Sie sonntags auf
de | morgen geht es nicht
`;
