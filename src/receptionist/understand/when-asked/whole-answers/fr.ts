// Short French answers.
import { kin } from '../../who-comes/kin.ts';
import type { AnswerTable } from './kinds.ts';

export const frenchAnswers: AnswerTable = {
  before:
    'ah|oh|euh|attendez|hum|hm+|bon|ben|bah|alors|ok|d accord|pardon|excusez moi|et|mais|en fait|franchement|oui|honnetement|je crois que',
  behind:
    'si (?:ca|cela) (?:ne )?vous (?:embete|derange|gene|ennuie) pas|si c est (?:bon|ok) pour vous|s il vous plait|s il te plait|merci(?: (?:beaucoup|bien))?|alors|pardon|desolee?|malheureusement|si possible|si vous pouvez|pour l instant|franchement|non plus|du tout|plutot|en fait|finalement',
  any: 'n importe (?:quand|lequel|laquelle|quel jour|quelle heure|lesquels)(?: (?:me )?(?:va|convient|ira))?|quand (?:vous (?:voulez|pouvez|preferez|avez (?:de la place|un creneau))|ca vous (?:arrange|convient)|il y a de la place|c est possible)|(?:ca )?m est egal|(?:ca )?(?:n a )?pas d importance|peu importe|(?:je suis|on est) (?:tres |assez |plutot |completement )?(?:flexible|souple|disponible|libre)|(?:comme|ce que|quand|l heure que) (?:vous voulez|vous preferez|vous avez)|ce qui vous (?:arrange|convient)|a vous de (?:voir|choisir)|(?:je n ai |j ai )?(?:pas de|aucune) preference|au choix|(?:je )?vous laisse(?:z)? choisir|choisissez|c est vous qui voyez|l un ou l autre|(?:ils|elles|tous|toutes) (?:me )?(?:vont|conviennent)(?: tous| toutes)?|tout me va',
  'what-there-is':
    '(?:c est )?(?:a )?vous (?:qui (?:me )?(?:dites|voyez)|de (?:me )?dire)|dites moi (?:ce que vous avez|quand)|(?:qu est ce que vous avez|vous avez quoi|qu avez vous|il y a quoi|c est quoi)(?: (?:de libre|de disponible|comme (?:disponibilites?|creneaux|horaires|place)))?|quand (?:est ce que )?(?:vous (?:etes|seriez) (?:libres?|disponibles?)|vous pouvez|pouvez vous|etes vous (?:libres?|disponibles?))|quelles sont vos disponibilites|(?:vos|quelles) disponibilites|(?:le |la |au )?plus (?:tot|vite)(?: (?:que vous avez|possible))?|des que (?:possible|vous pouvez)',
  'other-day':
    '(?:plutot |vous avez |avez vous |il y a )*(?:un autre|d autres|quels autres) jours?(?: (?:plutot|alors|peut etre|avez vous|vous avez))*|(?:pas ce jour la|ce jour la je (?:ne )?peux pas)',
  others:
    '(?:quoi|qu est ce que vous avez|vous avez quoi|c est quoi) (?:d autre|les autres)|(?:vous avez |avez vous |il y a |y a t il |vous auriez |auriez vous )?(?:autre chose|d autres (?:heures|creneaux|horaires|possibilites|disponibilites|dates|jours|options))|(?:une? )?autres? (?:heures?|creneaux?|options?|possibilites?|dates?|jours?)|(?:quels? |les )?autres',
  none: '(?:non )?(?:aucun|aucune)(?: (?:des (?:deux|trois)|de (?:ces|ceux la|celles la)(?: \\p{L}+)?))?(?: ne)?(?: (?:me|nous) (?:va|convient|arrange))?|(?:non )?(?:ca|cela|ceux la|celles la|ces (?:heures|jours|creneaux)(?: la)?|ils|elles) (?:ne )?(?:(?:me|nous|m) )?(?:va|vont|convient|conviennent|marche|marchent|arrange|arrangent) pas(?: du tout)?|(?:non )?je (?:ne )?peux pas (?:a ces heures(?: la)?|ces jours(?: la)?)|ni l un ni l autre|ni l une ni l autre|rien (?:de tout ca )?ne (?:me va|me convient|m arrange)',
  'too-early':
    '(?:(?:non|nan) )?(?:(?:(?:c est|ca fait|ce sera|ca|un peu|bien|beaucoup|encore) )*(?:trop|un peu) tot(?: pour (?:moi|nous))?|pas si tot)',
  'too-late':
    '(?:(?:non|nan) )?(?:(?:(?:c est|ca fait|ce sera|ca|un peu|bien|beaucoup|encore) )*(?:trop|un peu) tard(?: pour (?:moi|nous))?|pas si tard)',
  latest:
    '(?:c est quoi|quel(?:le)? (?:est|serait)) (?:le|la) (?:plus tard|dernier|derniere)(?: (?:creneau|heure|rendez vous|rdv))?(?: (?:que vous avez|possible))?|le plus tard(?: c est quoi| possible c est quand)|(?:vous avez quoi|qu avez vous|qu est ce que vous avez) (?:de|au) plus tard',
  'too-far':
    '(?:(?:c est|ca fait|ca) )*(?:bien |beaucoup |un peu )?(?:trop|un peu) (?:loin|long|lointain)|je (?:ne )?peux pas attendre (?:si|aussi) longtemps|(?:rien|quelque chose|vous avez quelque chose|vous n avez rien|il n y a rien|rien de) (?:avant|plus tot)',
  unsure:
    'je (?:ne )?sais pas(?: encore| trop| bien)?|(?:aucune|pas d) idee|(?:je (?:ne )?suis )?pas (?:encore |tres |tout a fait )?(?:sure?|certaine?)|je (?:ne )?suis pas (?:sure?|certaine?)',
  again:
    '(?:\\p{L}+di|dimanche) cette semaine ou (?:l autre|la prochaine|la suivante)|(?:c est )?quel (?:\\p{L}+di|dimanche)(?: (?:c est|c etait|ce serait))?|(?:vous )?(?:pouvez|pourriez)(?: vous)? (?:me |les |le )*(?:repeter|redire)(?: (?:ca|cela|les heures|les horaires|s il vous plait))?|repetez(?: moi)?(?: (?:ca|les heures))?|(?:comment|quoi|pardon|hein)|vous (?:avez dit|disiez) quoi|qu est ce que vous (?:avez dit|disiez)|je n ai pas (?:compris|entendu|bien entendu)|c etait (?:quoi|quand|quelles heures|quel jour)(?: deja)?|(?:c est|c etait) (?:quel jour|le matin ou l apres midi)(?: deja)?|quelles (?:heures|dates)(?: deja)?|encore une fois',
  'which-time':
    '(?:c est|c etait|ce sera|ce serait) (?:quand|a quelle heure|quel jour|quelle heure)(?: deja)?|(?:a )?(?:quelle heure|quel jour|quelle date)(?: c est| c etait| on a dit| vous avez dit| est ce)?(?: deja)?|quand (?:est ce|c est|c etait)(?: deja)?|c est quand(?: deja)?',
  leaves:
    '(?:je (?:vous |te )?(?:rappelle|rappellerai|recontacte|recontacterai|reviens vers vous|redis|tiens au courant|dirai)|je (?:vous |te )?(?:rappelle|rappellerai|recontacte|recontacterai|redis|redirai) (?:en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|dans (?:un|une|deux|trois|quelques) \\p{L}+|(?:quand|des que|lorsque) (?:\\p{L}+ ){0,6}\\p{L}+|la semaine prochaine|le mois prochain)|je vais (?:vous rappeler|reflechir|y reflechir|voir)|j y reflechis|laissez moi (?:y )?reflechir|je dois (?:y )?reflechir|une autre fois peut etre)(?: (?:plus tard|demain|la dessus|et je vous (?:rappelle|redis)|ca|d abord))*(?: (?:au revoir|merci|bonne journee|bonne soiree|salut|bye))*',
  'moves-it':
    '(?:non )*(?:(?:finalement|plutot|en fait|juste|seulement|je|j|on|vais|voudrais|aimerais|veux|prefere(?:rais)?|peut|pourrait|pouvez vous|pourriez vous|est ce qu on|faut|autant|mieux vaut|le|la|l) )*(?:deplac(?:er|ez|e)|decal(?:er|ez|e)|report(?:er|ez|e)|repouss(?:er|ez|e)|chang(?:er|ez))(?: (?:le|la|moi ca))?(?: (?:mon |le )?(?:rdv|rendez vous|jour|heure|l heure|date|la date|de (?:jour|date)|d heure))*(?: (?:a|pour) (?:un autre jour|plus tard|une autre (?:date|heure)))?',
  'calls-it-off':
    '(?:non )*(?:(?:plutot|juste|simplement|vous pouvez|il faut|je prefere|je veux|je voudrais|l|le|la) )*annul(?:er|ez)(?: (?:le|la|tout))?',
  'for-other': `(?:(?:c est|ce serait|ce sera|non c est) )?pour (?<whose>(?:ma|mon|mes|notre|nos) ${kin.fr})(?: pas pour moi| pas moi)?`,
  wrong:
    '(?:non )?(?:surtout )?pas (?:encore|comme ca|ca|celui la)|(?:non )?(?:le|la|l|mon|ma) ?(?:jour|date|heure|nom|prenom|numero|telephone|adresse) est mal (?:ecrite?|note|notee|orthographie)|(?:non )?(?:c est |ce n est |vous avez )?(?:le |la |un |une )?(?:mauvaise?|pas (?:le |la )?bonn?e?) (?:jour|date|heure|nom|numero|telephone|adresse|prestation|service|personne)|(?:non )?(?:le|la|l|mon|ma) ?(?:jour|date|heure|nom|numero|telephone|adresse|prestation) (?:est (?:fausse|faux|incorrecte?)|n est pas (?:la |le )?(?:bonne?|juste|correcte?)|est pas (?:bonne?|juste))|(?:non )?(?:c est|ce n est) (?:faux|pas (?:ca|cela|correct|juste|exact|ce que j ai (?:dit|demande)))|(?:il y a |c est )?une erreur',
  agrees:
    's il n y a (?:que ca|rien d autre|pas (?:autre chose|mieux)|rien de mieux)|je (?:la|le) prends|je prends|pourquoi pas|va pour (?:ca|celui la|celle la)|on fera avec|ca fera l affaire',
  'that-is-all':
    "(?:non )?(?:merci )?(?:(?:c'? ?est|ce sera|c'? ?etait) tout|rien d'? ?autre|c'? ?est bon|tout est (?:bon|dit))(?: (?:on|j'? ?) ?arrive)?|(?:non )?(?:j'? ?attends|je vais attendre) (?:son|votre|l'?|qu'? ?(?:il|elle)) ?(?:appel|rappel\\p{L}*|me rappelle)",
  all: '(?:les (?:deux|trois)|tous(?: les (?:deux|trois))?|toutes(?: les (?:deux|trois))?)',
  'takes-leave':
    '(?:pas|rien|non) (?:pour l instant|pour le moment|maintenant|aujourd hui|dans l immediat)|(?:(?:parfait|super|tres bien|entendu|ca marche|c est bon|merci) )*(?:on se voit |alors |je vous dis )*(?:a|vivement|jusqu a) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine)(?: (?:a )?(?:\\d{1,2} ?h(?: ?\\d\\d)?|\\p{L}+ heures))?|a (?:bientot|plus tard|tout a l heure|la prochaine)',
  'goes-on':
    '(?:(?:oui|j ai|juste|encore|j aurais|attendez|il y a) )*(?:une? )?(?:autre |derniere |petite )?(?:question|chose)(?: encore| en plus)?|(?:je )?(?:peux|puis|pourrais)(?: je)? (?:vous )?(?:poser une (?:autre )?question|demander (?:autre chose|quelque chose))',
  pleased:
    '(?:c est |vous etes |tres |trop |vraiment )*(?:genial|super|formidable|excellent|gentil|gentille|aimable|top|chouette|impeccable|nickel|adorable|extra|magnifique)',
  'as-asked':
    '(?:dites leur |demandez leur |juste )*(?:ce que (?:je vous ai|j ai|je viens de vous|je viens d) (?:dit|demande|dire|demander)|ma question|la meme (?:question|chose)|ca|exactement ca)',
  'not-answered':
    '(?:non )*(?:ce n est pas|c est pas|c etait pas|ce n etait pas) (?:ca|cela|ma question|ce que (?:j ai demande|je (?:demandais|voulais dire|voulais savoir)))(?: (?:transmettez|passez)(?: la)?(?: (?:ma|la) question)?)?|(?:ca|cela) ne repond pas a (?:ma|la) question|(?:oui |non )*(?:vous pouvez |pouvez vous )?(?:(?:la )?(?:transmettez|transmettre)(?: la)?(?: (?:ma|la) question)?|(?:passez|passer) (?:la|(?:ma|la) question)|la passer|demandez leur|(?:leur )?demander)(?: (?:a l equipe|a quelqu un|pour moi))?',
};
