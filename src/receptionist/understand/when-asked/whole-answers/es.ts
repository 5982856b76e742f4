// Short Spanish answers.
import { kin } from '../../who-comes/kin.ts';
import type { AnswerTable } from './kinds.ts';

const those = '(?:es[oa]s?|est[oa]s?|l[oa]s (?:dos|tres)|ell[oa]s)';

export const spanishAnswers: AnswerTable = {
  before:
    'ah|ay|eh|orale|andele|ni modo|va|sale|espere|espera|em|este|pues|bueno|mm+|ok|vale|oiga|oye|perdon|disculpe|y|pero|la verdad|mire|si|no se|creo que',
  behind:
    'si no (?:le |les )?(?:importa|molesta)|si no es molestia|por favor|(?:muchas |mil )?gracias|entonces|la verdad|lo siento|perdon|disculpe|si puede|si se puede|por ahora|mejor|tampoco|en realidad|desgraciadamente|lamentablemente',
  any: '(?:a )?(?:la hora|el dia|cuando) (?:que )?(?:sea|quieran?|pueda[ns]?|gusten?|digan?|prefieran?|mas les convenga|les? (?:venga|quede|vaya) (?:bien|mejor)|tengan? (?:lugar|hueco|espacio|tiempo|sitio))|(?:a |en )?cualquier (?:hora|momento|dia|horario)(?: (?:esta bien|me (?:viene|va|queda|sirve)(?: bien)?|sirve|es bueno))?|(?:a mi )?(?:me )?(?:da|es) (?:igual|lo mismo)|(?:soy|estoy)(?: muy| bastante| totalmente)? (?:flexible|libre|disponible)|tengo flexibilidad|(?:el|la|lo) que (?:sea|usted (?:diga|quiera|prefiera)|ustedes (?:digan|quieran|prefieran)|haya|tengan?)|como (?:quieran?|gusten?|sea)|cualquiera(?: de (?:es[oa]s|l[oa]s (?:dos|tres)))?(?: (?:esta bien|me (?:sirve|viene bien|va bien|queda bien)))?|(?:usted(?:es)? )?(?:elij[ae]n?|escoj[ae]n?|decid[ae]n?)(?: usted(?:es)?)?|(?:usted(?:es)? )(?:dig[ae]n?(?:me)?)|no (?:tengo preferencia|me importa|importa)|sin preferencia',
  'what-there-is':
    'usted(?:es)? (?:me )?dig[ae]n?(?:me)?|dig[ae]n?me (?:usted(?:es)?|que (?:tienen?|hay)|cuando)|(?:y )?(?:que|cuando|cuales|que (?:horas?|horarios|dias)) (?:tienen?|hay|tendrian?|pueden?|esta[ns]?)(?: (?:libres?|disponibles?|hay|lugar|hueco|espacio|para))?|que (?:hay|tienen?)|(?:lo|la|el) (?:mas pronto|primer[oa]|antes)(?: que (?:tengan?|haya|pueda[ns]?|se pueda))?|lo antes que pueda[ns]?',
  'other-day':
    '(?:mejor |prefiero |no hay |hay |tienen? |que )*otr[oa]s? dias?(?: (?:mejor|tienen?|hay|mas))*|ese dia no(?: puedo| me (?:queda|sirve|va|viene bien))?',
  others:
    '(?:que|y que) (?:otr[oa]s?|mas)(?: (?:horas?|horarios?|opciones?|dias?))?(?: (?:hay|tienen?|tendrian?))?|(?:no )?(?:hay|tienen?|tendrian?) (?:otr[oa]s? ?(?:hora|opcion|horario|hueco|dia)?(?:es|s)?|algo mas|mas (?:opciones|horas|horarios)|alg[ou]na? otr[oa](?: \\p{L}+)?)|(?:algo|alguna) (?:mas|otra(?: hora)?)|otr[oa]s?(?: (?:hora|horas|opciones|horarios|opcion|dia|dias))?',
  none: `ningun[oa](?: de ${those})?(?: (?:me|nos) (?:viene|va|sirve|queda|conviene|cuadra)(?: bien)?)?|(?:es[ao]s?|es[ao]s (?:horas?|dias?)|asi|a esas horas) no (?:(?:me|nos) )?(?:puedo|podemos|sirven?|van?|vienen?|quedan?|convienen?)(?: bien)?|no (?:(?:me|nos) )?(?:sirven?|vienen? bien|van? bien|quedan? bien|convienen?|cuadran?)(?: ningun[oa])?|no puedo (?:a esas horas|en (?:esas|ninguna)(?: de esas)?|ningun[oa]|esos dias)`,
  'too-early':
    '(?:(?:no|noo) )?(?:(?:(?:eso|esas?|todo|es|son|esta|me queda|queda|se me hace) )*(?:muy|demasiado|un poco|algo|un poquito) (?:temprano|pronto)(?: para mi)?|no tan (?:temprano|pronto))',
  'too-late':
    '(?:(?:no|noo) )?(?:(?:(?:eso|esas?|todo|es|son|esta|me queda|queda|se me hace) )*(?:muy|demasiado|un poco|algo|un poquito) tarde(?: para mi)?|no tan tarde)',
  latest:
    '(?:cual (?:es|seria) )?(?:la|lo|el) (?:mas tarde|ultim[oa])(?: (?:hora|cita|horario|turno))?(?: (?:mas tarde))?(?: que (?:tienen?|hay|queda))|cual (?:es|seria) (?:la|lo|el) (?:mas tarde|ultim[oa])(?: (?:hora|cita|horario|turno))?|(?:que es lo|cual es la hora) mas tarde(?: que (?:tienen?|hay))?',
  'too-far':
    '(?:(?:eso|es|esta|me queda|queda) )*(?:muy|demasiado) (?:lejos|tarde ese dia|largo)|(?:eso )?es mucho (?:tiempo|esperar)|no puedo esperar tanto|(?:no )?(?:hay|tienen?|tendrian?) (?:nada|algo) (?:antes|mas pronto)|(?:nada|algo) (?:antes|mas pronto)',
  unsure:
    '(?:la verdad )?no (?:lo )?se(?: (?:todavia|aun|bien|ahora))?|(?:todavia|aun) no (?:lo )?se|no estoy (?:segur[oa]|del todo segur[oa])(?: todavia)?|(?:(?:deje|deja)(?:me|nos)?|tengo que|necesito|voy a|permit[ae]me) (?:checar|ver|revisar|consultar|mirar|confirmar)(?:lo)?(?: (?:mi|la|el|en mi|en la) (?:agenda|calendario|horario))?|ni idea|no tengo idea|no lo tengo claro',
  again:
    '(?:me )?(?:(?:puede|podria|puedes|pueden) )?(?:repetir(?:me)?(?:l[oa]s?)?|repitame(?:l[oa]s?)?|repita(?:l[oa]s?)?|repite)(?: (?:eso|las horas|las opciones|por favor|otra vez))?|(?:como|que) (?:dijo|dice|dijiste)|(?:perdon )?como|que|mande|digame|diga|otra vez|no (?:le |lo )?(?:entendi|escuche|oi)(?: bien)?|(?:cuales|que horas?|que dias?) (?:eran|era|son)|(?:que dia|cuando) (?:era|es) (?:eso|ese)|(?:es|era) (?:de la manana o de la tarde|am o pm)',
  'which-time':
    '(?:a |para )?(?:que (?:hora|dia|fecha)|cuando) (?:es|era|seria|dijo|dijimos|quedamos|me dijo)(?: (?:eso|la cita|mi cita|que era|entonces|otra vez))?|(?:a )?que hora otra vez',
  leaves:
    '(?:(?:ya no|mejor (?:lo )?dejamos(?:lo)?|(?:asi )?(?:lo )?dejamos(?:lo)?)(?: (?:lo )?(?:quiero|necesito|hace falta|voy a necesitar|asi))?|(?:(?:ya|luego|despues|mas tarde|otro dia|mejor) )+(?:(?:les?|te|l[oa]s?|yo) )*(?:llamo|llamare|aviso|avisare|escribo|marco|hablo)|(?:(?:les?|te|l[oa]s?|yo) )+(?:llamo|llamare|aviso|avisare|escribo|marco|hablo)|(?:yo )?vuelvo a (?:llamar|escribir|contactar)|(?:llamo|llamare|aviso|marco|hablo)(?= (?:luego|despues|mas tarde|otro dia|manana|de nuevo|otra vez))|(?:(?:les?|te) )+(?:llamo|llamare|aviso|avisare|escribo|marco|hablo) (?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|un(?:os?|as?)? \\p{L}+)|cuando (?:\\p{L}+ ){0,6}\\p{L}+|la proxima semana|el proximo (?:mes|ano))|lo (?:pienso|voy a pensar|pensare|consulto)|(?:dejeme|deje me|dejame|tengo que|necesito) pensarlo|me lo pienso|mejor (?:llamo|vuelvo a llamar|les llamo))(?: (?:luego|despues|mas tarde|otro dia|manana|y (?:les? )?(?:llamo|aviso)|de nuevo|otra vez))*(?: (?:adios|hasta luego|hasta pronto|gracias|chao|bye))*',
  'moves-it':
    '(?:no (?!quier|puede|pued|l[ao] ))*(?:l[ao] cancele )?(?:(?:mejor|prefiero|preferiria|quiero|quisiera|queria|solo|solamente|nada mas|mas bien|me gustaria|puede|podria|podemos|finalmente|al final) )*(?:(?:m[ou]ev|cambi|recorr|reagend|pospon|pospong|aplaz|aplac)\\p{L}*l[ao]|mover(?:me)?l[ao]|l[ao] (?:quiero|prefiero|podemos|puede) (?:mover|cambiar|reagendar|posponer)|(?:mover|cambiar|reagendar|posponer)(?: (?:la cita|de dia|el dia|la hora|la fecha))?)(?: (?:para|a|de) (?:otro|otra) (?:dia|hora|fecha))?',
  'calls-it-off':
    '(?:no (?!quier|puede|pued|l[ao] ))*(?:(?:mejor|solo|nada mas|simplemente|ya) )*(?:cancele|anule|cancela|anula)(?:me)?l[ao]',
  'for-other': `(?:(?:es|seria|era) )?para (?<whose>(?:mi|mis|nuestr[oa]) ${kin.es})(?: no para mi)?`,
  wrong:
    '(?:no )?(?:por favor no|(?:todavia|aun|asi) no)|(?:no )?(?:esta|es) (?:mal|equivocad[oa]|incorrect[oa]) (?:la|el|mi) (?:dia|fecha|hora|nombre|apellido|numero|telefono|correo|direccion|servicio)|(?:no )?(?:(?:ese|esa|eso|el|la|mi) )?(?:es(?:ta)? (?:mal|equivocad[oa]|incorrect[oa])|(?:no (?:es|era) )(?:ese|esa|eso|asi|correcto|lo que (?:dije|pedi)))|esta mal|(?:no )?(?:el|la|mi) (?:dia|fecha|hora|nombre|numero|telefono|correo|direccion|servicio) (?:(?:esta|es) (?:mal|equivocad[oa]|incorrect[oa])|no (?:es|esta bien))|(?:dia|hora|nombre|numero) equivocad[oa]|(?:eso )?no (?:es|esta) (?:correcto|bien)',
  agrees:
    '(?:si )?(?:dele|dale|va|orale|andele|simon|sale(?: y vale)?|arre|jalo|le entro)|(?:pues )?si no hay (?:mas|otra|otro)(?: remedio)?|(?:me la|me lo) quedo|es[ea](?: (?:mism|mer)[oa])?|est[ea] (?:mism|mer)[oa]|que remedio|por que no|(?:con )?eso me basta|me conformo',
  'that-is-all':
    '(?:no )?(?:(?:muchas )?gracias )?(?:(?:eso|esto) (?:es|seria|era) todo|es todo|seria todo|(?:eso )?nada mas|solo eso|nomas eso)(?: (?:ya )?(?:vamos|voy) (?:en camino|para alla))?|(?:no )?(?:(?:l[oa]s?|le) espero|espero (?:su|la|que me) llam\\p{L}+)',
  all: '(?:l[oa]s (?:dos|tres)|amb[oa]s|tod[oa]s(?: ell[oa]s)?|las? dos citas|ambas citas|todas las citas)',
  'takes-leave':
    '(?:por ahora|de momento|por el momento|ahorita|hoy|ahora) (?:no|nada(?: mas)?|es todo)|listo|(?:(?:(?:perfecto|excelente|muy bien|esta bien|de acuerdo|gracias|listo) )*(?:entonces )?(?:nos vemos|hasta|lo veo|los veo|la veo)(?: (?:entonces|pues|el|este|la))* (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|la (?:proxima semana|semana que viene)|\\d{1,2})(?: a las? (?:\\d{1,2}(?: \\d\\d)?|\\p{L}+))?)|(?:nos vemos|hasta (?:entonces|pronto|luego|la vista))',
  'goes-on':
    '(?:(?:si|tengo|solo|una?|le hago) )*(?:otra|una|una ultima|una pregunta mas|otra) ?(?:pregunta|cosa|duda)(?: mas)?|(?:le )?puedo (?:hacer(?:le)? una pregunta|preguntar(?:le)? (?:algo|otra cosa))',
  pleased:
    '(?:que |muy |es(?:ta)? |eres |son )*(?:amable|genial|estupendo|excelente|maravilloso|fantastico|buenisimo|increible|lindo|padrisimo|chevere|que bien|que bueno|perfectisimo)',
  'as-asked':
    '(?:digale[s]? |preguntele[s]? |pues )*(?:lo que (?:le |te )?(?:dije|pregunte|acabo de (?:decir|preguntar))|(?:mi|esa|la misma|la) pregunta|lo mismo|eso|eso mismo)',
  'not-answered':
    '(?:no )*(?:eso no es|no es eso|no era eso|eso no era)(?: lo que (?:pregunte|preguntaba|quise decir|queria(?: saber)?))?(?: (?:y |asi que )?(?:por favor )?(?:pase|pasen|paselo|pasela|pase la pregunta|pase mi pregunta))?|(?:eso )?no (?:me )?(?:responde|contesta)(?: (?:a )?(?:mi|la) pregunta)?|(?:si |no )*(?:por favor )?(?:paselo|pasela|pasenla|pasenlo|pase (?:la|mi|esa) pregunta|pregunteles?|(?:puede|podria) (?:pasarla|pasarlo|preguntar(?:les?)?))(?: (?:al equipo|a alguien|por mi))?',
};
