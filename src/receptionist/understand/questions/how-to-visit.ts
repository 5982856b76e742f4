// "What do I have to do to cancel my shave?": who asks how a visit is put in, moved or called off wants just that, and no rule of the
// house. Four languages, over folded text.

const visit =
  '(?:appointments?|appt|visits?|bookings?|reservations?|slots?|lessons?|sessions?|class|citas?|turno|visitas?|reserva(?:cion)?|clase|sesion|rendez-vous|rdv|visite|seance|cours|reservation|\\p{L}*termine?|besuch|buchung|\\p{L}*stunde)';
const notVisit =
  '(?![^.!?]{0,30}(?<!\\p{L})(?:memberships?|subscriptions?|contracts?|polic(?:y|ies)|plans?|accounts?|leases?|orders?|membresia|suscripcion|contrato|poliza|plan|cuenta|pedido|abonnement|contrat|police|compte|commande|mitgliedschaft|abo(?:nnement)?|vertrag|konto|bestellung)(?!\\p{L}))';
const endsOrBegins = [
  `(?:to|so i can) (?:cancel|reschedule|rebook|book)(?!\\p{L})${notVisit}`,
  `(?:to|so i can) (?:move|change|push|switch|make|get|schedule|set up|call off)(?: \\p{L}+){1,4} ${visit}`,
  `para (?:cancelar|anular|reprogramar|reservar|agendar)(?!\\p{L})${notVisit}`,
  `para (?:cambiar|mover|sacar|hacer|pedir|tener|conseguir)(?: \\p{L}+){1,3} ${visit}`,
  `pour (?:annuler|reserver)(?!\\p{L})${notVisit}`,
  `pour (?:deplacer|decaler|reporter|changer|prendre|avoir|obtenir)(?: \\p{L}+){1,3} ${visit}`,
  `um (?:[\\p{L}\\d.]+ ){1,5}(?:abzusagen|zu stornieren)(?!\\p{L})`,
  `(?:um|fur) (?:[\\p{L}\\d.]+ ){0,3}${visit} zu (?:bekommen|kriegen|machen|vereinbaren|buchen|verschieben|verlegen|andern)`,
].join('|');
const reaches = new RegExp(`(?<!\\p{L})(?:${endsOrBegins})(?!\\p{L})`, 'u');

/** Is a visit what is to come of it: put in, moved or called off? */
export const asksHowToVisit = (folded: string): boolean => reaches.test(folded);
