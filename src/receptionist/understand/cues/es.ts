// Spanish cues, over text without accents.
import { oneOfKin } from '../who-comes/kin.ts';
import { anywhere, atStart, type CueTable } from './cue.ts';

/** What stands behind a "si" that says "if", written as "sí" is by many. */
export const condition = 'mis?|sus?|no|llueve|hay|alguien|nadie|se';

const fillers = 'ah|oh|eh|em|este|bueno|pues|mire|y|hola|gracias|perfecto|ok|muy bien|disculpe';
const visit = 'citas?|turnos?|reservas?|reservacion(?:es)?|visitas?|hora|consultas?';
const aDay =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|dia|(?:la )?(?:otra|proxima|siguiente) semana|proxim[oa]|\\d)';

export const spanishCues: CueTable = {
  yes: atStart(
    fillers,
    `(?:(?<!(?<!\\p{L})y )si(?! (?:${condition}|me (?:surge|sale))(?!\\p{L}))|si(?= *[,.!]))|claro(?: que si)?|correcto|exacto|exactamente|perfecto|de acuerdo|vale|asi (?:es|esta bien)|esta (?:bien|perfecto)|eso es|por supuesto|desde luego|muy bien|sale|dale|simon|orale|andele|arre|jalo|hagale|echele|dele|ya estas?(?= *(?:[,.!]|$))|como no(?= *(?:[,.!]|$))|de una(?= *(?:[,.!]|$))|okay|ok|adelante|me (?:parece|viene|va) bien|por favor|es correcto|genial|confirmo`,
  ),
  no: atStart(
    'ah|oh|eh|bueno|pues|ok|perdon|gracias',
    'no(?! (?:lo )?se(?:,| (?:todavia|aun|bien|cuando|si|que|como|donde|muy)(?!\\p{L})))|nada|ninguno|negativo|tampoco|mejor no',
  ),
  'same-number': anywhere(
    '(?:a |en |si,? )?(?:este|ese|el) (?:mismo )?(?:numero|telefono|celular|movil)(?: (?:esta|desde|del|mismo|de|es|en|que)|[.,!]?$)|el (?:numero )?(?:del|desde el) que (?:llamo|le llamo|estoy llamando|escribo)|(?:este|el|al) mismo(?= *(?:[.,;:!?]|$)| (?:numero|telefono|celular|movil|de|del|que|desde|con|por favor|esta))|del (?:numero )?que (?:llamo|le llamo|estoy llamando|escribo)|(?:a|en) mi (?:numero|celular|movil|telefono)(?= *(?:[.,;:!?]|$))|est[ea] numero|el mio|(?<!(?:^|[^\\p{L}])(?:no|not|non|nein|nee|pas|nicht)[^\\p{L}](?:.{0,20}[^\\p{L}])?)(?:este |ese |si,? )?es (?:mi|el de mi) (?:celular|movil|telefono|casa|fijo|linea)(?! (?:del?|prestad[oa]|viejo)(?!\\p{L}))(?!.{0,30}(?<!\\p{L})(?:pero|mejor|aunque)(?!\\p{L}))|(?:desde|de) (?:donde|el que) (?:(?:le|les|te) )?(?:llamo|marco|hablo|escribo|estoy (?:llamando|marcando|hablando|escribiendo))|(?:del|al|el) que (?:(?:le|les|te) )?(?:llamo|marco|hablo|escribo|estoy (?:llamando|marcando|hablando|escribiendo))|(?:el|al) (?:numero )?que (?:ve|ven|le (?:sale|aparece)|les (?:sale|aparece)|sale|aparece)(?: (?:ahi|en pantalla|en la pantalla))?',
  ),
  done: anywhere(
    'es(?:o)? (?:es|seria) todo|nada mas|seria todo|con eso|no,? gracias|asi esta bien|eso nada mas|ya esta|es todo|todo bien',
  ),
  bye: anywhere(
    'adios|bye|hasta (?:luego|pronto|manana|la vista)|chao|nos vemos|que (?:tenga|este|le vaya)|buenas noches$|buen dia$',
  ),
  thanks: anywhere('gracias|agradezco|agradecid[oa]|se lo agradezco'),
  greet: atStart('ah|oh', 'hola|buen[oa]s?(?: (?:dias?|tardes|noches))?|que tal|saludos'),
  again: anywhere(
    '(?:puede|podria|me lo|lo) repetir?|repitame|repita|como dijo|como dice|no (?:le|lo|te) (?:oi|escuche|entendi)|otra vez por favor|perdon\\?$|mande\\?|como\\?$',
  ),
  wait: anywhere(
    'espere|un (?:momento|momentito|segundo|segundito|minuto)|deme un|dejeme (?:ver|mirar|revisar|pensar|buscar)|permitame|no cuelgue',
  ),
  'any-person': anywhere('cualquier persona|quien (?:sea|este|pueda)'),
  any: anywhere(
    'cualquiera de (?:esas|esos|ellas|ellos)|me da (?:igual|lo mismo)|(?:con )?(?:quien|el que|la que|cualquiera)(?: que)? (?:este|sea|pueda)|cualquiera|cualquier (?:hora|dia|persona)|no (?:me )?importa|sin preferencia|no tengo preferencia|usted (?:elija|decida)|lo que (?:tenga|haya)|como (?:quiera|prefiera)',
  ),
  decline: anywhere(
    'prefiero no|no (?:quiero|deseo|me gustaria) (?:dar|decir)|no uso|no tengo (?:correo|e-?mail|codigo|ningun|ninguna|telefono)|sin (?:correo|telefono|numero)|no (?:creo que )?(?:haga|hace) falta|no (?:lo )?necesita|no es necesario|no,? (?:no )?doy|dejemos el',
  ),
  'dont-know': anywhere(
    'no (?:lo )?se|no (?:me )?(?:acuerdo|recuerdo)|no estoy segur[oa]|ni idea|no sabria|quien sabe',
  ),
  drop: anywhere(
    'olvide(?:lo|selo)|olvidalo|dejelo(?: asi)?|dejalo|ya no (?:quiero|importa|hace falta|lo necesito)|mejor (?:no|nada|lo dejo)|no importa ya|cambie de (?:idea|opinion)',
  ),
  also: anywhere('tambien|ademas|otra (?:cita|cosa)|y (?:tambien|ademas|otra)|aparte|las dos cosas|ambas?'),
  another: anywhere(
    `(?<!(?:tengo|tiene|hay|es|era|tenia|necesito) )(?:otra (?:cita|reserva|visita|mas)|otr[oa](?=,? (?:por favor|para|a nombre de|el|a las?|manana|con)(?!\\p{L}))|otr[oa](?= (?!(?:hora|dia|fecha|vez|cosa|pregunta|opcion|persona|semana)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:para|el|a|con|manana)(?!\\p{L}))|una? mas(?=,? (?:por favor|para|el|a)(?!\\p{L}))|un segundo turno|una segunda (?:cita|visita))|(?:tambien|lo mismo|igual|una|y) para (?:mis?|nuestr[oa]s?) ${oneOfKin.es}`,
  ),
  correction: anywhere(
    'no,? (?:espere|perdon|mejor)|espere|perdon|mejor dicho|digo|quise decir|mejor (?:el|la|a|que)|en vez de|en lugar de|corrijo|mas bien',
  ),
  book: anywhere(
    `(?:reservar|agendar|apartar|programar|concertar|sacar|pedir|hacer|solicitar|conseguir|tomar|darme|dar|coger|marcar) (?:.{0,20} )?(?:${visit})|(?:quiero|quisiera|necesito|busco|querria|me gustaria|tendran?|tienen?|hay|una|otra) (?:.{0,20} )?(?:${visit})(?! (?:para|con|el|del|manana|de) .{0,30}(?:y no|pero))|(?:venir|pasar|enviar|mandar) (?:alguien|a alguien|un|una)|(?:podria|puede|pueden|podrian) (?:venir|pasar|mandar|enviar|atender|ver|revisar|arreglar|limpiar)|(?:me|nos|le|l[oa]s?|me l[oa]s?|nos l[oa]s?) (?:apunta|apunte|anota|anote|agenda|agende|inscribe|inscriba)n?(?= (?:para|el|a las?|al?|en|manana|una?|con)(?!\\p{L}))|(?:apunt|anot|agend|inscrib)(?:e|a|en|ar|ir)(?:me|nos|l[oa]s?|mel[oa]s?|nosl[oa]s?| (?:tambien )?a mis?)|que (?:venga|vengan|pase|me (?:vea|atienda|revise))|agendar|reservar|apuntarme`,
  ),
  want: anywhere(
    'quiero|quisiera|queria|querria|necesito|necesitamos|me gustaria|nos gustaria|busco|puedo|podria|podrian|pueden|puede|quisieramos|deseo|ando buscando|por favor|me urge',
  ),
  appointment: anywhere('citas?|turnos?|reservas?|reservacion(?:es)?'),
  move: anywhere(
    `(?!pasar(?:le|les|me)? (?:el|un|este|mi|su) (?:recado|mensaje|aviso|dato))(?:cambiar|mover|pasar(?!(?:me|nos)? (?:por|a (?:que|\\p{L}+[aei]r(?:l[aeo]s?)?))(?!\\p{L}))|correr|recorrer|reprogramar|reagendar|aplazar|posponer|adelantar|atrasar|retrasar)(?:la|lo|me|mela)?(?: .{0,30})?(?: (?:${visit}|dia|fecha|hora|la|lo|para|al|a))|reprogram\\w+|reagend\\w+|posponer\\w*|aplaza[rd]\\w*|cambiarl[ao]|moverl[ao]|me (?:pasa|cambia|mueve|corre|recorre)n?(?: (?:la|mi) cita)? (?:al|para el|a las?|para las?)|(?:me|nos) l[ao]s? (?:pasa|mueve|corre|recorre)n? (?:mejor )?(?:al?|para(?: el| la)?) ${aDay}|(?:pas|cambi|muev|mov|recorr|corr)(?:e|a|en|an|ad|ed)(?:me|nos)?l[ao]s? (?:mejor )?(?:al?|para(?: el| la)?) ${aDay}|(?:otro|otra) (?:dia|hora|fecha) (?:en vez|mejor)`,
  ),
  cancel: anywhere(
    'cancel(?:ar|e|o|ame|arme|acion de mi)|anul(?:ar|e|o)|(?:cancel|anul)(?:en(?:me|nos)?|(?:ar|en|e|ad?)(?:me|nos)?l[ao]s?)|dar de baja|(?:borr|elimin|quit)(?:ar|e|en|a)(?:me|nos|le|la)? (?:(?:la|mi|esa|esta|nuestra|su) (?:cita|reserva|hora|turno)|de la (?:agenda|lista))|ya no (?:voy|puedo) (?:a )?(?:ir|poder ir|asistir)(?!.{0,40}(?:cambiar|mover|otro dia))',
  ),
  own: anywhere(
    `(?:sigue|siguen) en pie|todavia (?:viene|vienen|tengo)|si (?:viene|vienen)|(?:cuando|a que hora|que dia|con quien) (?:.{0,15} )?(?:es|era|tengo|esta) (?:.{0,10} )?(?:mi )?(?:proxima )?(?:${visit})|(?:tengo|tenia) (?:alguna|una) (?:${visit})(?: .{0,20})?\\?|(?:confirmar|verificar|recordar(?:me)?|saber) (?:.{0,15} )?mi (?:proxima )?(?:${visit})|a que hora (?:tengo|me toca|era)|tengo (?:algo|alguna cosa) (?:agendad|apuntad|reservad|programad)[oa]|sigo (?:apuntad|anotad|agendad|citad|inscrit)[oa]|(?:estoy|quede) (?:apuntad|anotad|agendad|citad|inscrit)[oa]|(?:me )?toca (?:ir|venir)|cuando (?:tengo|me toca) (?:que )?(?:ir|venir)`,
  ),
  others: anywhere(`(?:mi|su|de mi|de una?) ${oneOfKin.es}`),
  'for-other': anywhere(
    `(?:para|a) mi ${oneOfKin.es}(?= |[,.]|$)|(?:llevar|traer) a mi ${oneOfKin.es}|mi ${oneOfKin.es} (?:necesita|quiere|quisiera)|a nombre de mi|(?:apunt|anot|agend|inscrib)\\p{L}* (?:tambien )?(?:a )?mi ${oneOfKin.es}`,
  ),
  'meant-for': anywhere(
    `(?<=(?:^|[,.;!])\\s*|(?<!\\p{L})(?:si|claro|vale|y|pero|una?|es|la|esa|ese|esta|este|${visit})\\s)para (?:mis?|nuestr[oa]s?) ${oneOfKin.es}`,
  ),
  'others-visit': anywhere(
    `(?:cancel|anul|cambi|muev|mov)\\p{L}* (?:de|para) mi ${oneOfKin.es}|(?:${visit}|la|el|las|los) (?:de|para|a nombre de) (?:mis?|nuestr[oa]s?|su) (?:${oneOfKin.es}|hijos|ninos|padres|papas|suegros)|(?:a )?mi ${oneOfKin.es} (?:le toca|le tocaba|tiene|tenia|saco) (?:.{0,12} )?(?:${visit})`,
  ),
  message: anywhere(
    '(?:pas(?:e|en|ar)|traslad(?:e|en)|reenvi(?:e|en)) (?:\\p{L}+ )?(?:la|mi|esta) (?:pregunta|consulta)|que (?:alguien )?me escriban?|(?:dejar|dejo|(?<=(?:solo|solamente|nomas|mejor|por favor),? )dejen?|dejele|dejenle|dejarle|tomar|tome|pasar(?:le)?|pase|paseme|pasen?le|dar|darle|dele) (?:.{0,15} )?(?:mensaje|recado|aviso|razon)|(?:que )?(?:me )?(?:llame|llamen|llamar|llamarme|devuelva|devuelvan|regrese|regresen|marquen|marque) (?:.{0,20} )?(?:llamada|de vuelta|para|cuando|luego|despues|manana|hoy|por favor|$)|(?<=^\\P{L}*(?:(?:si|bueno|pues|no|entonces),? )?)que (?:le|les|lo|la) (?:llamen?|marquen?|hablen) a|me llamen|me llame|llamen?me|llamame|marquen?me|me devuelvan la llamada|hag[ao](?:n)?(?:le|les) saber|(?:hagan?|hacer)(?:le|les)? llegar|(?:informe|comunique|transmita|recuerde)n?(?:le|les)|(?:le|les) (?:avisan?|dicen?|informan?|comunican?|pasan? (?:el )?(?:recado|mensaje))(?! (?:si|cuando)(?!\\p{L}))|digale|dile a|diganle|avisele|avisenle|avise|(?:le|les) (?:pueden?|podrian?) (?:decir|avisar|preguntar|pasar)|(?:preguntele|pregunten|preguntenle)',
  ),
  person: anywhere(
    'hablar con (?:una? |el |la |alguna? )?(?:persona|humano|alguien|agente|operador|operadora|encargad[oa]|gerente|due[nñ]o|recepcionista|representante|abogad[oa]|doctor\\w*|dr\\w*|\\p{L}+)|(?:una )?persona (?:real|de verdad|de carne)|un humano|(?:paseme|pasadme|ponedme|comuniqueme|pongame|conecteme|transfierame|me (?:pasa|comunica|pone|puede pasar|puede comunicar))(?! (?:al|a las?|para el)(?!\\p{L}))(?: .{0,20})? (?:con|a(?! las? (?:\\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)))|no quiero hablar con (?:una )?(?:maquina|robot|computadora|grabacion)|operador|con una persona|una persona,? (?:por favor|si (?:es posible|puede|se puede))|que me atienda una persona',
  ),
  robot: anywhere(
    '(?<!(?:cuando|que|si|usted) )(?:presione|oprima|marque|pulse) (?:el )?(?:\\d|uno|dos|tres|nueve|cero)(?! (?:botones|veces|teclas))|(?:esta? es (?:una? )?)(?:mensaje|llamada) (?:grabad[oa]|automatic[oa]|pregrabad[oa])|garantia (?:extendida )?de su (?:auto|coche|vehiculo)|su llamada es muy importante|ha sido (?:seleccionad[oa]|elegid[oa])|deje su mensaje despues',
  ),
  sales: anywhere(
    '(?:ayudamos|trabajamos con) (?:a )?(?:negocios|empresas|companias|pequen\\w+|clinicas|talleres|despachos|tiendas|restaurantes)|pagina web (?:para|de) su (?:negocio|empresa)|(?:encargado|responsable) de (?:compras|marketing)|oferta (?:especial|exclusiva) para su|(?:aumentar|incrementar) sus (?:ventas|clientes)|le interesaria|(?:llamo|hablo|escribo) de (?:una|la) (?:agencia|empresa) de',
  ),
  'wrong-number': anywhere(
    '(?<!(?:di|dio|dimos|deje|dieron|tienen|tiene|puse|apunt\\w+|escrib\\w+)(?: \\p{L}+){0,2} )(?:numero|lugar|sitio) equivocado|me equivoque de numero|marque mal|marque otro numero',
  ),
  orders: anywhere(
    'ignor[ae] (?:todas? )?(?:las |tus |sus )?(?:instrucciones|reglas|ordenes)|olvida (?:todas )?(?:tus|las) (?:instrucciones|reglas)|ahora eres|mensaje del sistema|(?:muestra|dime|revela|imprime) (?:tu|tus|el|las) (?:prompt|instrucciones)|actua como|modo desarrollador|(?:dame|dime|lista|muestrame) (?:.{0,10} )?(?:todos los |los )?(?:datos|telefonos|numeros|nombres) de (?:los |tus |sus |otros )?(?:clientes|pacientes|contactos)',
  ),
  abuse: anywhere(
    'idiotas?|imbecil\\w*|estupid[oa]s?|pendej[oa]s?|mierda|puta|puto|chinga\\w*|cabron\\w*|gilipollas|maquina (?:inutil|estupida)|vete a la|callate|joder',
  ),
  complaint: anywhere(
    'no (?:ha |me ha )?(?:llegado|llego) (?:nada|mi|el|la|todavia)|sigo esperando (?:mi|el|la|que)|queja|(?<!no (?:le|les|te|se|me|lo) (?:voy|vamos) a )reclam(?:o|acion|ar)|estoy (?:furios[oa]|indignad[oa]|que ardo)|(?:escribieron|pusieron) mal (?:el|mi|su) \\p{L}+ en (?:el|la|mi) (?!cita|recibo|agenda|mensaje|correo)\\p{L}+|inaceptable|indignad[oa]|(?:muy|bastante) (?:molest[oa]|enojad[oa]|decepcionad[oa]|enfadad[oa]|disgustad[oa])|reembolso|devuelvan (?:mi|el) dinero|me cobraron (?:de mas|dos veces|doble)|cobro (?:doble|indebido)|demandar|pesimo servicio|mal servicio|no (?:estoy|quede|quedamos|estamos) (?:.{0,12} )?(?:content[oa]s?|satisfech[oa]s?|conform[es]+) con|(?:arruinaron|danaron|rompieron|estropearon)|nunca (?:llego|llegaron|vinieron|vino)|no se presento|tercera vez que|sigue (?:goteando|sin funcionar|roto|igual)',
  ),
  bot: anywhere(
    '(?:es|eres|hablo con|estoy hablando con) (?:usted )?(?:una? )?(?:robot|maquina|computadora|persona(?: real)?|humano|bot|contestadora|grabacion|inteligencia artificial)(?: o .{0,20})?\\??|con quien hablo|(?:(?<!(?:donde|cual|cuando|hora|que|como) )es|ahi es|es ahi|(?:no )?son(?: ustedes)?|hablo (?:a|con|al)|llamo a) (?:la|el) (?:panaderia|pasteleria|pizzeria|restaurante?|hotel|hospital|farmacia|banco|escuela|biblioteca|iglesia|clinica|consultorio|despacho|taller|salon|peluqueria|tienda|floreria|veterinaria|ferreteria)(?: (?!que|donde|mas)[\\p{L}&.-]+){0,4}(?= *[?.!]| *$)',
  ),
  late: anywhere(
    '(?:voy|llego|llegare|vamos|llegamos) (?:a llegar )?(?:.{0,24} )?(?:tarde|retrasad[oa]s?|con retraso|demorad[oa]s?)|(?:estoy|voy) (?:atorad[oa] |atascad[oa] )?en (?:el |un )?(?:trafico|atasco|embotellamiento)|se me (?:hizo|va a hacer|esta haciendo|hace) tarde|llego (?:.{0,12} )?min(?:utos)? (?:despues|mas tarde)',
  ),
  question:
    /[?¿]|^[^\p{L}]*(?:(?:bueno|pues|mire|ok|ah|oiga|entonces)[ ,]+)*y si (?!por favor|gracias|claro|esta bien|quiero|perfecto)\p{L}+|^[^\p{L}]*(?:(?:y|ah|oh|hola|buenos dias|buenas tardes|buenas|disculpe|una pregunta|oiga|oye|perdon)[ ,:.]+){0,3}(?:si (?:llueve|no|yo|me|es|se|hay)|(?:(?:y|oye|el|la|los|las|mi|mis|su|sus|un|una|para|de|con|\p{L}+) ){1,3}(?:donde|cuanto|cuando|como) |que (?:hora|horario|dia|dias|precio|servicios|tal|hay|seguros|marca|pasa|tipo|formas?)|quien|cuando|donde|como(?! (?:(?:ya |lo |le |habiamos )*(?:hablamos|hablado|dijimos|dije|dicho|quedamos|quedado|acordamos|acordado)|siempre)(?!\p{L}))|cuanto|cuanta|cuantos|cual|por que|a que|hay|tienen|tiene|hacen|aceptan|cobran|puedo|se puede|ustedes|es posible|quisiera saber|queria saber|me gustaria saber|me puede decir|necesito saber|solo (?:quiero|pregunto))(?![\p{L}])/u,
  available: anywhere(
    '(?:hay|tienen?|tendran?) (?:para )?(?:hoy|(?:pasado )?manana|(?:el |este |para el )?(?:proximo )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?: (?:en|por|a) la (?:manana|tarde|noche))?(?= *[?.!]*$)|(?:hay|tienen?|tendran?|queda) (?:algo (?:para|hoy|manana|esta|el|este)|(?:algun[ao]?s?|algo|un|una)?\\s?(?:hueco|espacio|lugar|disponib\\w+|hora|horario|libre|cita))|disponib\\w+|libre|(?:seria|es) posible|se podra|se podria|podria ser|lo mas pronto|cuanto antes|primera cita|cuando (?:es|seria|tienen) (?:el|la) (?:proxim[oa]|siguiente)',
  ),
  first: anywhere('(?:el|la|lo)? ?(?:primer[oa]?|mas (?:tempran[oa]|pronto))(?: opcion| hora)?'),
  second: anywhere('(?:el|la)? ?(?:segund[oa]|(?:del|de en) medio)(?: opcion| hora)?'),
  third: anywhere('(?:el|la)? ?tercer[oa]?(?: opcion| hora)?'),
  last: anywhere('(?:el|la) (?:ultim[oa]|mas tarde)'),
  'no-booking': anywhere(
    '(?:solo|solamente|nada mas) (?:pregunt(?:o|aba)|estaba preguntando)|nada que (?:agendar|reservar)|no (?:quiero|necesito|busco|deseo|quisiera) (?:.{0,20} )?(?:cita|hora|horario|reserva|turno|agendar|reservar|otra fecha|nada)|(?:solo|solamente|nada mas) (?:quiero|quisiera|queria|pregunto|preguntaba|una pregunta|es una|necesito) (?:saber|preguntar|consulta|pregunta|un)?|no (?:quiero )?cita|sin cita',
  ),
  gone: anywhere('ya no (?:voy a |vamos a )?(?:necesit\\w+|hace falta|quiero|requier\\w+)(?! que)'),
  'others-thing': anywhere(
    '(?:numero|telefono|celular|direccion|correo|(?<!(?:una|otra|nueva|primera|hacer|sacar|pedir|agendar|reservar|tomar) )cita|datos|expediente|resultados) (?:de telefono )?(?:de|del) (?!(?:ustedes|usted|la clinica|el negocio|su|mi|la|el|los|las|un|una|nuevo|telefono|la oficina|ahi|hoy|ayer|manana|pasado|est[ea]|ese|esa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|mediodia|siempre)(?![\\p{L}]))\\p{L}+',
  ),
  policy: anywhere(
    'cargos?|cobr(?:an?|o|ar|aran?|arme|arian?|en)|politica|multa|penalizacion|sin pagar|pagar|reembols\\w+|con cuanta|cuanto|antelacion|anticipacion|que pasa|costo|cuesta|deposito',
  ),
  'is-in':
    /^[^\p{L}]*(?:(?:hola|buenas|disculpe)[ ,!.]+)*(?:esta|se encuentra|anda) .{1,30}?(?: (?:ahi|hoy|disponible|libre|ahora))?[ ?!.]*$/u,
  'others-when': anywhere(
    `(?:mi|su) ${oneOfKin.es} (?:ya )?(?:cancelo|cambio|movio|reservo|anulo)(?=[^.;!]*\\?)|(?:saber|decir\\p{L}*|diga\\p{L}*) si (?:mi|su) ${oneOfKin.es} (?:ya )?(?:cancelo|cambio|movio|reservo|anulo)|` +
      '(?:a que hora|cuando|que dia|con quien) .{0,30}(?:ella|el|ellos|su cita|tiene|viene|le toca|esta citad)|(?:tiene|tienen) (?:ella|el) (?:una )?cita|(?:es|era) .{2,30} (?:cliente|paciente) (?:suy[oa]|de ustedes)|(?:telefono|numero|direccion|correo|datos) de (?:otr[oa]|un|una|algun|la|el) (?:client[ea]|paciente)',
  ),
  info: anywhere(
    'cuanto|cuanta|que (?:precio|costo|horario|direccion|telefono|formas?|marca|seguros?)|precio|costo|cuesta|donde|estacionamiento|aparcamiento|(?:hacen|aceptan|toman|venden|cobran|ofrecen|atienden|tienen|reciben|usan|trabajan con|hablan)|seguro|descuento|garantia|a que hora (?:abren|cierran)|estan abiertos|horario|wifi',
  ),
};
