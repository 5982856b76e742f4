// Words that say nothing about what is asked: they need no answer, and their absence from a passage means nothing.
import type { Language } from '../business.ts';

export const plainWords: Readonly<Record<Language, string>> = {
  en: `alright bring brings often own show shows a about after again all also always am an and any anybody anyone anything anyway are around as ask at be because been being before best but by
    can can't come comes could did do does doing don't done each either else ever every everything feel few find first for from get gets getting give go goes going
    good got guys had happen happens has have having he hello help her here hey hi him his hope how i i'd i'll i'm i've if in into is isn't it it's its just keep kind know
    let like little look looking looks lot made make makes many may maybe me mean might more most much must my myself need needs never new nice no not now of off offer offers ok okay on
    once one only or order other our out over own part people per place please point possible put quick question rather really right said same say see seem send
    shall she should so some somebody someone something sometimes sort still stuff such sure take takes taking tell than thank thanks that that's the their them then there
    these they thing things think this those though through till time times to today together told too tried try two under until up upon us use used using usual usually very
    visit want wanted wants was way we  well went were what what's whatever when where whether which while who whole why will with within without won't wonder wondering
    work working works would wouldn't year years yes yet you you'd you'll you're your yours office shop business company team service services appointment appointments customer
    customers client clients    somehow allow allowed anywhere big soon  problem issue able accept accepts mine  stuff welcome sooner quickly three four five six seven eight nine ten twelve hour hours minute minutes    long
    live lives living past next back along hand hundred thousand buck bucks dollar dollars guy guys supposed gave give given okay fine possible manage matter matters anytime noon midnight o'clock am pm eleven
    fifteen twenty thirty forty fifty first second day days week weeks month months evening morning afternoon ready stuck drive drives driving afterwards afterward actually basically usually normally typically exactly
    supposed wondering curious question regarding concerning somewhere everywhere ever yet i'm we're we'd they'd he'd she'd he's she's who's that'd there's where's how's we've they've aren't wasn't weren't hadn't hasn't haven't shouldn't couldn't won't
    bottle bit lot little piece kinda sorta gonna wanna gotta lemme u ur pls plz thx thanks hear heard talk told tell mention mentioned read saw seen says said able willing prefer hope hoping plan planning happy glad
    today tomorrow tonight yesterday currently recently later sooner far near nearby close place places spot house home own different certain whole entire several couple few both either neither turn turned turns just because
    meet run running end ends start starts starting begin done finished finish keep keeps kept put puts set sets let lets leave leaves left
    learn learning teach needed spare ordered somewhat open
    book booking booked moment bother bothered regard
    coming meeting session sessions watch taken
    art join
    agree agreed hang ring protect rides total
    gone
    meantime meanwhile ought folk folks whats
    down simply already started even y'all came whenever super im instead enough ago money`,
  es: `a al algo alguien alguna alguno ahí antes aquí así aún bien bueno cada casi como cómo con cosa cosas cuál cuáles cualquier cuando cuándo cuánto cuánta cuánto cuántos dan dar de
    decir del desde después   donde dónde dos durante e el él ella ellos en entonces entre era es esa ese eso esta está están este esto estoy favor fue gente gracias
    ha hace hacen hacer hacéis haces hago han hasta hay he hola ir la las le les lo los luego más me mi mis mucho muy nada ni no nos nosotros nunca o ofrecen otra otro para pero poco
    podría puede pueden puedo por porque pregunta que qué quería quien quién quiero quisiera saber se sea según ser si sí siempre sin sobre son soy su sus también tan tanto
    tener tengo tiene tienen toda todo todos trabajan tu un una uno unos usted ustedes va vamos van vengo ver vez voy y ya yo aceptan aceptáis acepta problema  cita citas servicio servicios cliente clientes negocio
    puis sirve sirven toman tomar toma llevan lleva pasa pasar presentar presento necesito necesita hace falta dejar deja dejo da dan volver vuelvo ir viene vienen venir quieren quiere queremos podemos poder pueda posible vale bueno
    tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien hora horas minuto minutos semana semanas mes meses año años mañana hoy ayer tarde poco tengamos nuestra nuestro nuestros nuestras mío mía
    quisiéramos gustaría pregunta duda ofrecéis tenéis hacéis podéis haber sido fuera tras
    necesitar necesitamos salir salgo mande manden mandan vendrían vendría sería haría
    tiempo rato quiera quieran dentro saben sabe sale salgan funciona funcionan poner pongo ponen ponéis poneis mientras llegan llega llegar vosotros
    adónde adonde mal queda quedan quedarse
    podeis vais teneis sois estáis queréis hacerse hacérmelas hacerlo hacerme hice hizo sitio día dia días dias
    acaba acabo
    solo sola cambian mejor hacerle hacerles somos pasan llegamos ponemos
    entrar entro
    entretanto ponerle ponerles ponerlo
    vaya vayan haga hagan hagas acá allá nomás conviene algún alcanza dinero`,
  fr: `a à ai alors après as au aucun aussi autre aux avant avec avez avoir avons beaucoup bien bonjour bon c'est ça car ce cela ces cet cette chaque chez chose choses comme comment
    d dans de depuis des deux devrais dire dois doit donc dont du elle elles en encore entre es est est-ce et était être eu fait faire faites faut font il ils j j'ai je   juste l la le
    les leur lui m ma mais me même merci mes moi mon n ne ni nos notre nous on ont ou où par parce pas peu peut peut-être peux plus pour pourrais pourquoi pouvez prendre
    proposez qu quand que quel quelle quelles quels quelqu'un quelque qui quoi s sa sans savoir se sera ses si son sont sous suis sur ta te tes toi ton tous tout toute toutes très trop
    tu un une va vais vers veux voir vos votre voudrais vous y acceptez accepte problème moment rendez-vous service services client clients entreprise
    puis puis-je peux risque risquer grave vingt trente dix minutes minute heure heures semaine semaines mois an ans jusqu'à jusque jusqu trois quatre cinq six sept huit neuf onze douze utilisez utilise utiliser venir viens vient possible faire fais fait
    demain hier aujourd'hui matin est-ce dites dire tenez voilà encore déjà seulement plutôt environ chez-vous avez-vous êtes-vous faites-vous proposez-vous acceptez-vous prenez-vous pouvez-vous y-a-t-il a-t-il a-t-elle sont-ils est-il prévoir
    arriver arrive question savoir donner donne s'y prendre prenez prend prends serait serions serons petit petite petits viennent vient joindre durent chez faudrait auriez aurait pourriez peuvent veut veulent seriez mettre met passer passe laisser laisse
    jour jours journée s'il s'ils qu'il qu'elle qu'on d'être l'on mets mettez mettent travaillez travaille travaillent l'ai m'a d'un d'une
    gens frais
    venez fois adapté adaptée aller soi suivre
    souvent suite contre protéger élèvent
    n'y j'y n'est n'ai n'en n'a n'ont y'a seront saura qu'ils qu'est amener
    entrer
    arrivant rien argent pendant`,
  de: `welchen welchem fürs ans ums gerade grad neu neue neuen ab aber alle alles als also am an andere auch auf aus bei beim bin bis bist bitte da dabei dafür damit danach dann das dass dein dem den denn der des die dies diese dieser
    dieses doch dort du durch ein eine einem einen einer eines einfach einmal er es etwas euch euer für gab geben gegen geht gehen gern gerne gibt gut guten hab habe haben hallo hat hatte hätte
    hier ich ihm ihn ihnen ihr ihre im immer in irgendwie ist ja jede jeder jetzt kann kein keine könnte können könnten kommen kommt lang machen macht man mal mehr mein meine meinem meinen mich mir mit
    möchte möglich muss müssen nach nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine sich sie sind so soll sollte sonst   tun über um und uns unser unsere unter
    viel viele vom von vor war warum was wäre wegen weil welche welcher welches wenn wer werden wie wieder will wir wird wissen wo wollte würde zu zum zur akzeptieren nehmen problem termin termine service kunde kunden firma bieten
    wann darf dürfen darfst passiert passieren stelle stellen stellt lassen lasse lässt dalassen bekomme bekommen bekommt zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert stunde stunden minute minuten woche wochen monat monate jahr jahre uhr
    vertrage vertragen erlaubt möglich geht's okay bräuchte brauche brauchen braucht irgendwo irgendwas eventuell vielleicht eigentlich ungefähr heute morgen gestern beide mitkommen mitnehmen bringen bringt holen gehen liegt steht übernimmt nehmt macht bietet
    frage fragen wüsste gerne hätten meiner meines unserer unserem unseren eurer ihrer ihrem ihren jemand niemand alleine selbst gleich sofort bereits etwa ganz mitbekommen dürfte
    werde wird würden anfangen beginnen lernen total vorm vors beim haus hause echt richtig überhaupt bekäme kriege kriegen gäbe nimmt unserem
    vorher vorbei ins nachher zeit sache sachen frühestens lange lieber ändern direkt anlage suchen sucht funktioniert schauen
    wohin wenden wende doktor nachdem
    trotzdem dennoch sehen trainieren drin raus während sehe
    jemandem weiter helfen hilft hilfe erste erster erstes erzählen schaffe
    statt findet finde mitten anzufangen passen passt komm rein reinkommen hereinkommen
    komme hin jemanden geld`,
};
