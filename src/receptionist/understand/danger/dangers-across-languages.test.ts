// An emergency that the owner named in one language is heard in the caller's own words; what is calm and near to it rings nobody.
import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, ...emergencies: string[]) =>
  ({ industry, emergencies, languages: ['en'] }) as unknown as Business;
const garage = house('automotive', 'brakes failed', 'stuck on the highway');
const family = house('legal', 'my child has been taken', 'restraining order', 'he is threatening me');
const detained = house('legal', 'someone detained by ICE or police');
const cleaners = house('other', 'cleaner is hurt', 'water pouring through the ceiling');
const electrician = house('trades', 'electric shock', 'wire down in the yard');
const stranded = house('automotive', 'stranded on the highway');
const yard = house('trades', 'tree through roof', 'car through the wall', 'limb through a window');
const numbness = house('medical', 'numb legs');
const dentist = house('medical', 'swollen face');
const hotPanel = house('trades', 'panel is hot');
const physio = house('medical', 'calf is swollen and hot');

test.each<[Business, Language, string]>([
  [garage, 'fr', 'mes freins ont lâché, la pédale va au plancher'],
  [garage, 'fr', "J'ai plus de freins, je suis sur le bas-côté"],
  [garage, 'fr', "Je suis coincé sur l'autoroute"],
  [garage, 'en', 'My brakes just quit'],
  [yard, 'en', 'A tree came through our roof'],
  [numbness, 'de', 'Ich fühle meine Beine nicht mehr'],
  [stranded, 'en', "My car died, I'm stuck in the traffic lane on I-90"],
  [garage, 'en', "My car died and I'm stuck in traffic on the highway"],
  [garage, 'en', "I'm stuck in traffic on the highway and my tire blew"],
  [garage, 'en', 'I was stuck in traffic on the highway and my engine is smoking'],
  [garage, 'en', "My car died, I'm stuck in traffic on the highway and I'll be late"],
  [garage, 'en', "I'm stuck in traffic on the highway with no brakes, I'll be late"],
  [garage, 'en', "I'm stuck on the highway, I'll be late"],
  [garage, 'en', "Stuck in traffic on the highway, it's overheating badly, I'll be late"],
  [garage, 'en', "Stuck in the traffic lane on the highway, I'll be late"],
  [garage, 'es', 'Estoy atascado en el tráfico en la carretera, el motor echa humo y voy a llegar tarde'],
  [garage, 'de', 'Ich stecke im Stau auf der Autobahn fest, die Bremsen sind ausgefallen, ich komme zu spät'],
  [garage, 'es', 'Me quedé sin frenos en la bajada'],
  [garage, 'de', 'Die Bremsen sind plötzlich ausgefallen'],
  [garage, 'es', 'el pedal del freno se fue al fondo'],
  [garage, 'de', 'die Bremse geht ins Leere'],
  [family, 'de', 'Mein Ex hat unsere Tochter einfach mitgenommen'],
  [family, 'de', 'Mein Ex hat meinen Sohn ohne mein Wissen mitgenommen'],
  [family, 'fr', 'Mon ex a emmené ma fille en Belgique sans me prévenir'],
  [family, 'fr', 'Mon ex a emmené les enfants, je ne sais pas où'],
  [family, 'fr', 'Mon ex a enlevé ma fille'],
  [detained, 'fr', 'La police a emmené mon mari au poste ce matin'],
  [detained, 'de', 'Die Polizei hat gestern meinen Mann mitgenommen'],
  [detained, 'de', 'Gestern hat die Polizei meinen Bruder mitgenommen'],
  [family, 'de', 'Er droht mir, dass er mich umbringt'],
  [family, 'es', 'Me está amenazando mi ex'],
  [cleaners, 'fr', "L'eau coule à travers le plafond"],
  [cleaners, 'fr', "La femme de ménage s'est blessée"],
  [electrician, 'es', 'A mi esposo le dio la corriente'],
  [electrician, 'es', 'Se cayó un cable en el patio'],
  [electrician, 'en', 'My son got shocked by the outlet'],
  [electrician, 'en', 'There is a wire down in my yard'],
  [cleaners, 'es', 'Cae agua del techo'],
  [cleaners, 'de', 'Da kommt Wasser durch die Decke'],
  [family, 'en', 'My ex is threatening to take my kids'],
  [numbness, 'de', 'Ich spüre meine Beine plötzlich nicht mehr'],
  [dentist, 'de', 'Meine Backe ist ganz dick'],
  [physio, 'de', 'Meine Wade ist dick und ganz heiß'],
  [dentist, 'de', 'Meine Backe ist seit gestern dick'],
  [hotPanel, 'en', 'The electrical panel is warm to the touch'],
  [electrician, 'en', 'My son got shocked by the dishwasher'],
  [garage, 'en', 'The brakes on my truck just quit'],
  [garage, 'de', 'Meine Bremsen sind während der Fahrt plötzlich ausgefallen'],
  [garage, 'fr', 'Ma pédale de frein est au plancher'],
  [family, 'en', 'My husband is threatening me with a knife'],
  [family, 'es', 'Me amenazó con matarme'],
  [family, 'fr', "Mon mari m'a menacée de mort"],
  [family, 'de', 'Mein Mann bedroht mich.'],
])('an emergency of %o, %s: %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).not.toBeNull();
});

test.each<[Business, Language, string]>([
  [garage, 'en', "stuck in traffic on the highway, I'll be late"],
  [
    garage,
    'en',
    "Hi, this is Dana Cole, I'm stuck in traffic on the highway, I'll be about twenty minutes late for my oil change",
  ],
  [stranded, 'en', "I'm sitting in heavy traffic on the highway so I'm running late, can you still see me?"],
  [garage, 'es', 'Estoy atascado en el tráfico en la carretera, voy a llegar diez minutos tarde'],
  [
    garage,
    'fr',
    "Désolée, je suis bloquée dans les embouteillages sur l'autoroute, j'aurai un quart d'heure de retard",
  ],
  [garage, 'de', 'Ich stecke auf der Autobahn im Stau fest, ich komme zehn Minuten zu spät'],
  [garage, 'fr', 'Mes freins grincent un peu'],
  [garage, 'fr', "J'ai lâché le frein à main, ça grince depuis"],
  [garage, 'fr', "Je suis coincé dans les bouchons sur l'autoroute, j'aurai dix minutes de retard"],
  [family, 'de', 'Was kostet eine einstweilige Verfügung?'],
  [family, 'de', 'Was kostet eine Beratung zum Sorgerecht?'],
  [cleaners, 'fr', 'Est-ce que vous nettoyez les plafonds ?'],
  [electrician, 'es', 'Quiero pasar un cable nuevo al patio'],
  [physio, 'de', 'Meine Wade zwickt beim Laufen'],
  [yard, 'en', 'Can you trim the tree by our roof on Friday?'],
  [yard, 'en', 'Can you paint the wall where I park the car?'],
  [yard, 'en', 'Can you trim a limb that blocks my window?'],
  [garage, 'en', 'My mechanic quit, can you do my brakes on Friday?'],
  [garage, 'en', "My brakes won't quit squeaking"],
  [garage, 'es', 'Me quedé en casa hoy, quiero una cita para los frenos'],
  [garage, 'es', 'Me fueron recomendados ustedes para los frenos'],
  [garage, 'es', 'Estoy al fondo del estacionamiento, vengo por los frenos'],
  [garage, 'fr', 'Un bruit de freins, je suis garé au fond du parking'],
  [garage, 'de', 'Mein Termin ist ausgefallen, es geht um die Bremsen'],
  [electrician, 'en', 'I was shocked by the last bill, can somebody explain it?'],
  [electrician, 'en', 'I want to get a cable down from the attic out to the patio'],
  [family, 'de', 'Mein Sohn hat das Formular schon mitgenommen'],
  [family, 'de', 'Meine Tochter hat die Unterlagen heute nicht mitgenommen'],
  [family, 'fr', "Ma femme a emmené mon fils à l'école, je peux venir à dix heures"],
  [family, 'fr', 'Ma femme a emmené mon fils chez le dentiste, je suis libre à dix heures'],
  [family, 'fr', 'Mon mari a emmené les enfants, je peux venir à dix heures'],
  [family, 'fr', 'Le dentiste a enlevé une dent de mon fils, je peux venir vendredi ?'],
  [family, 'de', 'Meine Frau hat meinen Sohn schon mitgenommen, kann ich um zehn kommen?'],
  [family, 'de', 'Der Lehrer hat meinem Sohn das Handy weggenommen'],
  [detained, 'de', 'Die Polizei hat gestern meinen Ausweis mitgenommen, ich brauche einen Termin'],
  [family, 'en', "My ex threatened to take me to court, I'd like a consultation Friday"],
  [family, 'en', 'My landlord threatened to take my deposit, can I come in Friday?'],
  [family, 'en', 'They threatened me with a late fee'],
  [numbness, 'de', 'Ich fühle mich heute nicht fit, kann ich die Massage für die Beine verschieben?'],
  [dentist, 'en', 'Hi, this is Dick Barnes, can you look at my cheek?'],
  [dentist, 'de', 'Die Creme im Gesicht war zu dick aufgetragen'],
  [cleaners, 'es', '¿Cuánto cae la cita para pintar el techo donde hubo agua?'],
  [cleaners, 'fr', "Quelle couleur pour le plafond, après le dégât des eaux ? L'eau a tout taché"],
  [cleaners, 'de', 'Wann kommt jemand wegen der Decke, da war mal Wasser'],
  [electrician, 'en', 'My AC unit is blowing warm air'],
  [hotPanel, 'en', 'My AC unit is blowing warm air'],
  [hotPanel, 'en', "It's so hot in here, my AC unit quit"],
  [hotPanel, 'en', "It's hot upstairs and the unit isn't cooling"],
  [hotPanel, 'fr', "Il fait très chaud, l'appareil ne marche plus"],
  [electrician, 'en', 'I got shocked by the price of the last job'],
  [garage, 'de', 'Wegen der Bremsen ist mein Termin gestern ausgefallen'],
  [garage, 'fr', 'Je suis garé, la voiture est au fond, les freins grincent'],
  [family, 'de', 'Mein Vermieter droht mir mit der Kündigung, ich möchte eine Beratung'],
  [family, 'es', 'Mi casero me amenazó con una demanda, quiero una consulta'],
  [family, 'fr', "Mon patron m'a menacé de me licencier, je voudrais une consultation"],
  [family, 'en', 'My landlord is threatening me over the rent, can I get a consultation?'],
])('none of %o, %s: %s', (business, language, text) => {
  expect(findEmergency(text, language, business)).toBeNull();
});
