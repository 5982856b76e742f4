// Short English answers.
import type { AnswerTable } from './kinds.ts';

const those = '(?:those|these|them|that|it|any)';
const kin =
  '(?:wife|husband|son|sons|daughter|daughters|kid|kids|child|children|mother|mom|mum|father|dad|parents|sister|brother|partner|girlfriend|boyfriend|friend|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|niece|nephew|aunt|uncle|cousin|neighbou?r|boss|roommate|fiancee?)';

export const englishAnswers: AnswerTable = {
  before:
    'oh|ah|aw|um|uh|er|hmm?|wait|well|so|ok|okay|alright|honestly|actually|sorry|and|but|hey|yeah|sure|look|really|i guess|i think|i mean',
  behind:
    "please|thanks|thank you|then|though|honestly|really|i guess|lol|sorry|unfortunately|i'?m afraid|if you can|if possible|for now|at all|either",
  any: `(?:(?:i'?m|i am|we'?re|we are|my schedule is|schedule'?s|my day is) )?(?:(?:pretty|very|totally|super|really|quite|fairly|completely) )*(?:flexible|easy|wide open|open)(?: (?:on|with|about) (?:the )?(?:times?|days?|that|when))?|(?:just |really )?(?:any ?time|whenever|any day|any time at all)(?: (?:is (?:fine|good|ok|okay|easiest|convenient|best|free|open)|works|suits(?: you)?|you (?:can|want|like|prefer|have (?:room|time|space|an opening|something|a slot|one|availability))|(?:you'?re|you are|they are|they'?re|someone is) (?:free|available|able)|it works|works(?: best)?|this week|next week)(?: (?:for|with|by) (?:you|me|us))?)?|(?:it'?s |that'?s )?(?:dealer'?s choice|your (?:call|choice|pick)|(?:all )?up to you|(?:you|you'?ll) (?:choose|pick|decide|tell me))|whatever(?: (?:works|suits|you have|you'?ve got|you (?:think|like|want)|is (?:open|free|easiest|available|best)|time))?(?: (?:for|with) you)?|(?:it )?(?:does ?n'?t|do ?n'?t|does not|do not) (?:really )?matter(?: (?:to me|when))?|i'?m not (?:picky|fussy)|no preference|i (?:really )?do(?:n'?t| not) (?:mind|care)|either(?: one)?(?: of (?:those|them|these))?(?: (?:is|are|works|would be) ?(?:fine|good|ok|okay)?)?(?: for me| with me)?|any of (?:those|these|them)(?: (?:is|are|works?) ?(?:fine|good|ok|okay)?)?|they all work`,
  'what-there-is':
    "(?:what|when|which (?:times|days)) (?:do you have|have you got|you got|you have|is open|is available|is free|are you (?:free|open|available)|can you(?: do| take me| see me| fit me in)?|are available|are open)(?: (?:open|available|free|this week|next week|coming up))?|what'?s (?:open|available|free|coming up)(?: (?:this|next) week)?|(?:i do(?:n'?t| not) know|idk|not sure)[ ]what'?s (?:open|available|free)|what are my options|(?:the )?(?:earliest|soonest|first)(?: (?:time|one|slot))?(?: (?:that )?you (?:have|can do|'?ve got|got))|as early as (?:you can|possible)",
  others:
    "(?:what|anything|something) else(?: (?:do )?(?:you|ya)(?: got| have|'ve got)?(?: got| have| get| offer| available| open)?)?|(?:do you have |have you got |you got |got |is there |are there |you have )?(?:any(?:thing)? )?(?:other|different|more) (?:times?|options?|slots?|openings?|choices?|days?|ones?)|any others?|(?:show|give|tell) me (?:more|some more|other|some other|the other|the rest)(?: (?:times|options|slots))?|(?:do you have |have you got |you got |got |is there )?anything else(?: (?:available|open|free))?|(?:what are )?(?:my|the) other options|what other (?:times|options|slots|days)(?: (?:do you have|are there|have you got))?",
  none: `(?:no )?(?:none of ${those}|neither(?: of ${those})?|(?:those|these|they|that|it)(?: all| both)? (?:do ?n'?t|wo ?n'?t|does ?n'?t|do not|does not|will not) (?:really )?(?:work|suit|fit|do|help)|(?:those|these|they|that)(?: are| is|'re|'s) (?:no good|all bad)|i ca ?n'?t (?:do|make) (?:any of )?(?:those|these|them))(?: (?:works?|suits?|fits?|will work|really works?|are any good|is any good|do it))?(?: (?:for|with) (?:me|us|my schedule))?`,
  'too-early':
    "(?:that'?s|those are|they'?re|it'?s|that is|they are|all)? ?(?:all )?(?:(?:(?:a (?:bit|little|tad)|way|much|far|kinda|kind of|just|still|bit) )*too (?:early|soon)|(?:a (?:bit|little|tad)|bit|kinda|kind of) early|not (?:that|so|quite that) early)(?: for (?:me|us)| in the (?:day|morning))?",
  'too-late':
    "(?:that'?s|those are|they'?re|it'?s|that is|they are|all)? ?(?:all )?(?:(?:(?:a (?:bit|little|tad)|way|much|far|kinda|kind of|just|still|bit) )*too late|(?:a (?:bit|little|tad)|bit|kinda|kind of) late|not (?:that|so|quite that) late)(?: for (?:me|us)| in the day)?",
  'too-far':
    "(?:that'?s|those are|they'?re|it'?s|that is) (?:(?:a (?:bit|little)|way|much|far|kinda|kind of) )*too (?:far(?: (?:out|off|away))?|long(?: (?:to wait|a wait))?)(?: for (?:me|us))?|i ca ?n'?t wait that long|(?:nothing|anything|something|do you have anything|is there anything|you got anything|got anything) (?:sooner|earlier)(?: than that)?",
  unsure:
    "(?:i'?m |im |i am )?(?:really |still )?not (?:really |quite |too |so |100 |entirely )?sure(?: yet| about that)?|(?:i )?(?:do ?n'?t|do not|dunno|dont|really don'?t) ?(?:really |even )?(?:know)?(?: yet)?|idk|no idea|hard to say|i have ?n'?t decided(?: yet)?|undecided",
  again:
    "(?:(?:can|could|would) you (?:please )?)?(?:repeat|say)(?: (?:that|it|those|them|the (?:times|options|question)))?(?: (?:again|one more time|once more))|(?:(?:can|could|would) you (?:please )?)?repeat(?: (?:that|it|those|them|the (?:times|options|question)))?|say (?:that |it )?again|come again|(?:what|which) (?:was|were|is|are) (?:that|it|those|they|the (?:times|options|choices|days|dates|first (?:one|time)|last (?:one|time)))(?: again)?|what (?:times|days|dates|were the times|options) (?:were|are) (?:those|they|there)(?: again)?|which (?:day|date) (?:was|is|were|are) (?:that|it|those|they)(?: again)?|(?:what|which) day (?:is|was) (?:that|it)(?: on)?|(?:is|was) (?:that|it) (?:am or pm|a m or p m|in the morning or (?:in )?(?:the )?(?:afternoon|evening))|(?:i'?m )?sorry what|pardon(?: me)?|excuse me|what|huh|eh|come again|what did you (?:just )?say|i (?:did ?n'?t|did not) (?:catch|get|hear) (?:that|you|it)(?: again)?|one more time",
  'which-time':
    "(?:what|which) (?:time|day|date|day and time)(?: and (?:day|time))? (?:is|was) (?:that|it|my appointment|the appointment)(?: (?:again|for|on|at|at again))?|(?:what|which) (?:time|day) again|when(?: is|'s| was) (?:that|it|my appointment|the appointment)(?: again)?|what did (?:you say|we say)(?: the)?(?: time)?(?: was)?",
  leaves:
    "(?:(?:i'?ll|i will|i can|can i|could i|let me|i'?d better|i have to|i'?m (?:going to|gonna)|i should|we'?ll)(?: just)?(?: have to| need to)? (?:call|text|get|write|message|ring|phone|check)(?: you)? (?:back|again)(?: (?:to|with) you)?|i'?ll (?:get back to you|think about it|sleep on it|let you know)|let me (?:get back to you|think about it|sleep on it|think it over)|i (?:need|have|want) to think about it|i'?ll (?:try|call) (?:again )?another time|maybe (?:another|some other) time)(?: (?:later|tomorrow|about (?:it|that)|on that|first|when i know(?: more)?|another time|in a bit))?",
  'for-other': `(?:(?:it'?s|this is|this one is|that'?s|it is|it would be|this would be) )?(?:actually )?for (?<whose>(?:my|our) (?:\\p{L}+ )?${kin})(?: actually| not me| not for me)?`,
  wrong:
    "(?:no )?(?:(?:that'?s|it'?s|that is|you have|you'?ve got|you got) )?(?:the |my |a )?wrong (?:day|date|time|hour|name|number|phone(?: number)?|person|service|one|thing|address|email|spelling)|(?:no )?(?:the|my|that|your) (?:day|date|time|hour|name|number|phone(?: number)?|email|address|service|spelling)(?: is|'s| was| isn'?t| is not)(?: all)? (?:wrong|not right|incorrect|off|right|correct)(?<!(?:is|'s|was) (?:right|correct))|(?:no )?that'?s (?:wrong|not right|incorrect|not it|not correct|not what i (?:said|asked for|wanted))|not (?:quite )?(?:right|correct)|that is ?n'?t (?:right|it|correct|what i (?:said|wanted))",
  agrees:
    "if that'?s (?:all|what|the best) (?:you have|you'?ve got|there is|you can do)|i(?:'ll| will) take it|that'?ll have to do|it'?ll have to do|why not|might as well|good enough|if i must|i can (?:make|do) that(?: work)?|i can live with that",
  all: '(?:both|all)(?: of (?:them|those|these))?|(?:all|the) (?:two|three)(?: of them)?|every(?:thing| one of them)|each of them',
  'takes-leave':
    '(?:not|nothing|no) (?:right now|for now|at the moment|just now|at this time|today|for the moment|else right now|that i can think of)|(?:(?:(?:i )?will |i.ll )?(?:see|catch) (?:you|ya|u)(?: guys| all| both)?|til|till|until|talk(?: to you)?|thanks see you)(?: (?:then|on|this|next|soon|later|around))*(?: (?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?|tomorrow|tonight|next week|the \\d{1,2}(?:st|nd|rd|th)?)(?: (?:at|@) (?:\\d{1,2}(?: ?\\d\\d)?(?: ?[ap]m)?|\\p{L}+))?)?',
  'goes-on':
    "(?:(?:yes|just|i have|i'?ve got|wait|can i ask|there'?s|i had) )*(?:one more|another|a quick|quick|one other|one last|a|one) (?:question|thing)|(?:yes )?(?:can|could|may) i ask (?:you )?(?:something|a question|one more thing)",
  pleased:
    "(?:that'?s |you'?re |you are |you guys are |this is )?(?:awesome|amazing|fantastic|excellent|wonderful|brilliant|super|sweet|lovely|so helpful|very helpful|a star|the best|a lifesaver|great help|so kind|too kind|very kind|cool|nice|beautiful|terrific)",
  'as-asked':
    '(?:tell them |ask them |just |pass on )*(?:what i (?:just )?(?:said|asked|told you)|(?:my|that|the same|same|the) question|the same(?: thing)?|that|(?:just )?that|exactly that|the thing i (?:just )?(?:asked|said))',
};
