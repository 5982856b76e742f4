// English cues.
import { asksInEnglish } from '../asks-what-then.ts';
import { oneOfKin } from '../kin.ts';
import { anywhere, atStart, type CueTable } from './cue.ts';

const fillers =
  'oh|ah|um|uh|er|hmm?|well|so|ok|okay|alright|all right|hi|hey|hello|and|actually|thanks|thank you|great|cool|lol|sorry';
const visit = 'appointments?|appt|appts|bookings?|reservations?|visits?|slots?|sessions?|consults?|consultations?';

/** "The second", "I'll take the last", "first is fine": one of a row, with nothing behind it that it would belong to. */
const ofRow = (which: string) =>
  `(?:(?:^|take|want|prefer|have|with|like|choose|pick|go for) (?:the )?|^[^\\p{L}]*(?:(?:um|uh|ok|okay|yes|yeah|then|let's say|maybe)[ ,]+)*(?:the )?|the )(?:${which})(?= *(?:[,.!]|$)| (?:is|works?|would|will|sounds|please|then|i (?:suppose|guess|think)|suits))`;

export const englishCues: CueTable = {
  yes: atStart(
    fillers,
    "yes|yeah|yea|ya+h?|ye|yep|yup|yess+|sure|correct|right|exactly|perfect|absolutely|please do|go ahead|sounds (?:good|great|right|perfect)|(?:that|it)(?:'s| is)? (?:works?|right|fine|correct|good|perfect|great|it|all right)|works for me|of course|definitely|certainly|uh-?huh|mm?-?hmm?|great|fine|k|ok|okay|y(?=\\P{L}*$)|let's do (?:it|that)|do it|(?:that's )?the message|please",
  ),
  no: atStart(
    'oh|ah|um|uh|hmm?|well|ok|okay|actually|sorry',
    "no|nope|nah|not really|negative|n|don't|do not|never mind|nevermind|nothing",
  ),
  'same-number': anywhere(
    "(?:this|same|that|the) (?:very )?(?:number|one|phone|line|cell|telephone|mobile)(?: number)?(?: (?:is|works|will do|that)| i'?m| im| here|[.!]?$)|(?:number|one|phone|line) (?:i'?m|im|i am|i) (?:calling|texting|on|using|call|messaging|writing)|this (?:one|number|phone|telephone|mobile|line)|(?:on|at|under) my (?:own |usual )?(?:number|phone)(?= *(?:[.,;:!?]|$))|^[^\\p{L}]*(?:(?:yes|yeah|sure|just)[^\\p{L}]+)?(?:on|at|under) my (?:cell|mobile)(?=[^\\p{L}\\d]*$)|same (?:number|one)|(?:you|you've|u) (?:already )?(?:have|got) (?:it|(?:my|our) number)|(?:it'?s |it is )?(?:right there )?on (?:your|the) (?:screen|phone|display)|(?:one|number) (?:that'?s |you have |you'?ve got |is )?on file|same (?:one )?as (?:before|last time|always|usual)|(?:number|one) (?:that )?(?:you (?:can )?see|(?:shows?|showed|came|comes|pops?|popped) up|(?:is |it's )?(?:showing|displayed)|on your (?:screen|display|phone|end|caller id))|caller id|(?<!(?:^|[^\\p{L}])(?:no|not|non|nein|nee|pas|nicht)[^\\p{L}](?:.{0,20}[^\\p{L}])?)(?:this|that|it)(?:'s| is) (?:my|our) (?:own |house |home |personal )?(?:phone|cell(?: ?phone)?|mobile|land ?line|line)(?! (?:is|was|died|has|number))(?!.{0,30}(?<!\\p{L})(?:but|rather|though|better|instead)(?!\\p{L}))|use (?:this|that) (?:one|phone|cell|number)",
  ),
  done: anywhere(
    "that'?s (?:all|it|everything|about it)|that is (?:all|it|everything)|that(?:'?ll| will) be (?:all|it|everything)|nothing else|no more|all set|i'?m good|im good|we'?re good|all good|thats (?:all|it|everything)|no that'?s ok|that was (?:all|it)|nothing more|i'?m all set|that does it|nope thx",
  ),
  bye: anywhere(
    'bye|goodbye|bye-bye|see (?:you|ya|u)|take care|have a (?:good|great|nice|lovely) (?:one|day|evening|night|weekend|afternoon)|talk (?:to you )?(?:soon|later)|good night|hang up|gotta go|cheers then',
  ),
  thanks: anywhere('thanks|thank you|thx|ty|tysm|cheers|much appreciated|appreciate it'),
  greet: atStart('oh|um|uh', 'hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy|yo'),
  again: anywhere(
    "(?:say|repeat) (?:that|it)(?: again| please)?|come again|pardon(?: me)?\\??$|what was that|didn'?t (?:catch|hear|get) (?:that|you|it)|one more time|say again|repeat please|can you repeat|excuse me\\?$|sorry\\?$|what\\?$|huh",
  ),
  wait: anywhere(
    'hold on|hang on|one (?:moment|second|sec|minute)|just a (?:moment|second|sec|minute)|give me a (?:moment|second|sec|minute)|let me (?:check|look|see|think|grab|get)|wait a (?:moment|second|minute)|bear with me',
  ),
  'any-person': anywhere('any(?:one|body)|who(?:ever|mever)|no preference (?:who|on who)'),
  any: anywhere(
    "(?:any|either|all|both) of (?:those|them|these)|they all work|any(?:one|body)(?:'s| is)?(?: fine| ok| works)?|who(?:ever|mever)(?:'s| is)?(?: free| available)?|no preference|don'?t (?:mind|care)|doesn'?t matter|does not matter|either(?: one)?(?: is| works)?|any(?: time| day|time|thing)?(?: is| works| at all)|up to you|you (?:choose|pick|decide)|whichever|whatever (?:works|you have|is free)|not (?:picky|fussy)|surprise me",
  ),
  decline: anywhere(
    "(?:i'?d )?rather not|prefer not|don'?t want to (?:say|give|share)|won'?t (?:say|give|share)|skip (?:that|it)|leave (?:the|that|my) ?.{0,12} ?out|not give out|no (?:e-?mail|phone|number)(?!\\s*(?:is|number))|without (?:a |my )?(?:phone|number)|don'?t (?:have|use|really (?:check|use|have)) (?:one|any(?! \\p{L})|(?:an? |any )?(?:e-?mail|phone|number|address|code|cell))|dont have one|don'?t have (?:one|any|a code|the code)|don'?t (?:give|hand) (?:out )?my|none of your|not comfortable|you (?:don'?t|won'?t) need|don'?t think (?:you|u) need|do(?:n'?t| not) think you need|dont think u need|no need for (?:that|my)|private|(?:(?:i'?m|we'?re) )?not (?:giving|sharing|handing)(?: you| out| over)* (?:my|our|that|any|it)",
  ),
  'dont-know': anywhere(
    "(?:i )?do(?:n'?t| not) (?:know|remember|recall)|not sure|no idea|no clue|idk|couldn'?t tell you|can'?t (?:say|remember|recall)|forgot(?! (?:that |about )?(?:i|we|he|she|they|it'?s|there|to)(?!\\p{L}))|haven'?t (?:decided|a clue)|dunno|beats me|unsure",
  ),
  drop: anywhere(
    "never ?mind|forget (?:it|about it|that)|scratch that|(?:let'?s |i'?d )?leave it at that|let'?s leave (?:it|that)|changed my mind|(?<!(?:can|could|may|should|do|must) (?:i|we|he|she|my \\p{L}+) (?:just |also |still )?|(?:i|we)(?:'ll| will| can| could| would|'d) (?:just )?|(?:if|when|once|as soon as) (?:i|we) |(?:them|they|him|he|her|she) (?:to |just |can |could |will )?)(?:leave|drop) it(?! (?:off|on|with|there|here|over ?night|over the|in the|in your|by|before|after|outside|unlocked|open|running|at (?:your|the|\\d{1,2}|noon|lunch))(?!\\p{L}))|don'?t bother|no longer (?:need|want)|skip the (?:whole thing|booking|appointment)",
  ),
  also: anywhere(
    'also|as well|too|another|one more|in addition|plus|and (?:then )?(?:an?|the) (?:second|other)|additional|second appointment|both',
  ),
  another: anywhere(
    `(?<!(?:have|had|got|is|was|see|there's|do i need|do we need) )(?:another|one more|a second)(?: one| (?:${visit})|(?=,? (?:please|for|on|at|with|next|this|tomorrow|after)(?!\\p{L}))|(?= (?!(?:times?|days?|dates?|slots?|weeks?|questions?|things?|options?|person)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:for|on|at|next|tomorrow)(?!\\p{L})))|(?:one|(?:the )?same) (?:as well |also |too )?for (?:my|our) ${oneOfKin.en}|(?:also|and) for (?:(?:my|our) ${oneOfKin.en}|her|him)`,
  ),
  correction: anywhere(
    "no,? wait|wait,? no|actually|i meant?|scratch that|make (?:it|that)|sorry,? (?:i mean|make|not|no|it'?s)|rather|correction|or rather|on second thought|instead|let me correct|i misspoke",
  ),
  book: anywhere(
    `(?:book|schedule|arrange|reserve|set up|set (?:me|us|him|her|them|my \\p{L}+) up(?= (?:with|for) (?:an?|the|some|my)(?!\\p{L})| (?:on|for) (?:mon|tues|wednes|thurs|fri|satur|sun)day|$)|(?:put|sign|mark|write) (?:me|us|him|her|them|my \\p{L}+) (?:down|up|in) (?:for|on|at)|put me down|sign me up|pencil (?:me )?in|squeeze (?:me )?in|fit (?:me |us )?in|get (?:me |us )?in|(?<!(?:can't|cannot|can not|won't|will not|how do (?:i|we)|let (?:me|us)|i'll|we'll|couldn't) )get (?:him|her|them|(?:my|our) (?:\\p{L}+ )?(?:${oneOfKin.en}|kids|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horses?|cars?|trucks?|vans?|bikes?)) in(?= *(?:[,.?!]|$)| (?:to see|for|with|on|this|next|today|tomorrow|as soon|asap|sometime|soon)(?!\\p{L}))|slot me)(?: .*)?|(?:make|get|have|need|want|like|take|find|do|give (?:me|us)) (?:an?|another|some|the|my first|our first) (?:.{0,30} )?(?:${visit})|(?<=^[^\\p{L}]*(?:(?:hi|hello|hey|please|just|yes|ok)[ ,!.]+)*)an? (?:${visit})(?! (?:costs?|is|takes?|lasts?)(?!\\p{L}))|(?:new|first|next|earliest|open|free) (?:${visit})|come (?:in(?! (?:without|barefoot|(?:an? |my )?(?:wheelchair|walker|scooter|crutches)))|by|over|out|to (?:my|our|the))|see (?:someone|somebody|a (?:doctor|dentist|lawyer|vet|mechanic|specialist|stylist|therapist)|dr|the doctor)|stop by|drop (?:by|off|it off|in)|bring (?:it|him|her|them|my .{1,20}) (?:in|by|over)|send (?:someone|somebody|a (?:guy|person|technician|plumber|crew))|(?:someone|somebody|anyone|anybody|u guys|you guys|a (?:tech|technician|plumber|guy)) (?:to )?(?:come|take a look|look at|clear|fix|check|give)|have (?:someone|somebody)|take (?:him|her|me|us|them) (?:this|next|on|at|tomorrow)`,
  ),
  want: anywhere(
    "i'?d (?:like|love|want)|id (?:like|love)|i (?:would|'d) (?:like|love)|i (?:really )?(?:need|want)|we(?:'d| would)? (?:need|want|like|love)|looking (?:for|to)|hoping (?:to|for|somebody|someone|you)|can (?:i|we|u|you|someone|somebody)|could (?:i|we|you|u|someone|somebody)|may i|i'?m (?:calling|writing|after|interested)|is it possible|would it be possible|i wanna|wanna|gimme|let me (?:have|get)|please",
  ),
  appointment: anywhere(visit),
  move: anywhere(
    `reschedul\\w*|(?:move|change|(?<!(?:the|an?|my|our|this|that|light|wall|power|dimmer|night|day) )(?:shift|switch)|push|bump|swap|postpone|bring forward|put off|delay|adjust)(?: .{0,40})?(?: (?:${visit})| (?:it|my|our|the|that|to|back|up|forward|from|time|day|date))|(?:different|another|other|new|later|earlier) (?:time|day|date|slot)(?: .{0,20})? instead|can(?:'?t|not| not) (?:make|do) (?:it|my|that|the|our)|won'?t (?:be able to )?make (?:it|my)|(?:need|want|like|find|have|get) (?:a |an )?(?:different|another|other|new|later|earlier) (?:time|day|date) (?:for|instead)|(?:move|shift|reschedule|rebook|switch|bump) me(?= *(?:[,.?!]|$)| (?:to|from|back|up|forward|please))|come (?:on )?.{0,25} instead|(?:has|have|needs?|'s got|gotta|got) (?:to )?be (?:moved|rescheduled|postponed|pushed)|\\p{L}+(?:'s| has) (?:gotta|got to) move|supposed to (?:come|be|bring|see|drop|have) .{0,120}(?:can|could|may) (?:we|i|you) (?:make|do|have) (?:it|that)`,
  ),
  cancel: anywhere(
    `cancel\\w*|call (?:it |that |my .{0,30})?off|(?:don'?t|won'?t|no longer) need (?:my|the|our|that) (?:.{0,20} )?(?:${visit})|get rid of my (?:.{0,20} )?(?:${visit})|take me off|(?:scrap|drop|skip|lose|kill|remove|delete) (?:my|the|one of my|one of the|our|that|this) (?:.{0,20} )?(?:${visit})|(?:won'?t|not going to|not gonna) be (?:able to come|coming)|(?:withdraw|pull out of|back out of|undo) (?:from )?(?:my|our|the) (?:.{0,20} )?(?:${visit})|(?:free up|release|give (?:up|away)|open up) (?:my|our) (?:.{0,20} )?(?:${visit}|spot|place|time)`,
  ),
  own: anywhere(
    `(?:is|are) .{1,30} still (?:coming|on(?! (?:your|the|a|our|my)(?!\\p{L}))|happening|good|ok)|still (?:coming|on for|on(?= *[?!.]*$))|(?:are|am) (?:we|i) still (?:on|good|set)|expecting (?:you|someone|somebody)|(?:when|what (?:time|day|date)|which day)(?:'s| is| are| was)? (?:exactly )?(?:my|our) (?:next |upcoming )?(?:.{0,25} )?(?:${visit})|(?:do|did) i (?:still )?(?:have|book|make) (?:an?|any|my) (?:.{0,20} )?(?:${visit})|(?:confirm|check|verify|remind me (?:of|about)|look up|double.?check) (?:on )?(?:my|our|when|what|the time|the date) ?(?:.{0,30} )?(?:${visit})?|am i (?:still )?(?:booked|scheduled|down|in|on the (?:books|calendar|schedule))|when am i (?:coming|due|booked|scheduled|supposed)|what time (?:am i|do i|was i)|who(?:'s| is) my (?:${visit}) with|(?:which|what) \\p{L}+(?: is|'s)? my (?:${visit}) (?:is )?with|(?:have|got|have got) me (?:down|booked|in|scheduled)|still have me|what (?:do i have|have i got|am i) (?:booked|scheduled|coming in for)|(?:when|what time|which day) (?:do|are|will) you (?:be )?expect(?:ing)? (?:me|us)|(?:do|did) i (?:still )?have (?:something|anything|any(?: of)?) .{0,20}(?:coming up|booked|scheduled|lined up|planned|with you|on (?:the )?(?:books|calendar))|(?:when|what time|what day|which day|what date) (?:(?:is|was) it (?:that )?)?(?:i'?m|i am|i was|am i|was i) (?:again )?(?:supposed|meant|due|booked|scheduled|down|coming|in)|(?:when|what time)(?:'s| is| was) it(?: again| that i)?(?: (?:on|this|next) .{3,12})?(?= *[?.!]*$)|what day(?:'s| is| was) it(?: again| that i)?(?= *[?.!]*$)|who (?:am i|are we|will i be|do i) (?:see|seeing|booked with|scheduled with|with)|(?:is|was) (?:my|our) (?:.{0,20} )?(?:${visit}) (?:on |at |this |next )?.{2,14} or (?:on |at )?.{2,14}(?= *[?.!]*$)|(?:i )?(?:still|do) have (?:my |the )?(?:${visit}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?: at .{1,12})?(?= *[?.!]*$)`,
  ),
  others: anywhere(
    `(?:my|his|her|their|our|a) ${oneOfKin.en}(?:'s)?|for (?:him|her|them)\\b|(?:is|was|are) .{2,30} (?:your|a|one of your) (?:client|patient|customer)s?`,
  ),
  'for-other': anywhere(
    `(?:for|bring(?:ing)?|get) (?:my|our) ${oneOfKin.en}(?!'s)|(?:my|our) ${oneOfKin.en}(?:'s|s') (?:\\p{L}+ )?(?:hair|teeth|tooth|nails?|eyes?|ears?|skin|feet|foot|knees?|back|beard|brows?|glasses|braces)(?!\\p{L})|it'?s for (?:my|our) ${oneOfKin.en}|on behalf of|for (?:him|her)\\b|my ${oneOfKin.en} (?:needs|wants|would like|has to|is looking)|(?:put|sign|mark|write|book|squeeze|fit) (?:my|our) ${oneOfKin.en}(?: \\p{L}+)? (?:down|up|in)`,
  ),
  'meant-for': anywhere(
    `(?<=(?:^|[,.;!])\\s*|(?<!\\p{L})(?:yes|yeah|yep|sure|ok|okay|and|but|one|it's|is|that's|${visit})\\s)for (?:my|our) ${oneOfKin.en}(?!'s)`,
  ),
  'others-visit': anywhere(
    `(?:my|our|his|her|their) (?:${oneOfKin.en}|kids|children|parents)(?:'s|'|s')(?! (?:sick|ill|not|got|been|gone|going|in|at|a|an|the|out|late|away|busy|just|too|very|so|also|now|here|there|back|dying|pregnant|unwell|told|asked|coming|having|feeling|getting|using|taking|driving|being|working|running|staying|leaving|throwing|watch|clock|cars?|truck|phone|computer|laptop|house|home|kitchen|bathroom|ring|dress|suit|piano|bike|boat|shoes|coat|jacket|glasses|taxes|name|number|wedding|birthday|party|surgery|school)(?!\\p{L}))|(?:${visit}|one) (?:(?:that )?(?:i|we) (?:made|booked|have|set up) )?(?:for|of) (?:my|our|his|her) (?:${oneOfKin.en}|kids|children|parents)(?!'s)|(?:cancel|reschedule|move|change)(?: it| that| one)? for (?:my|our) ${oneOfKin.en}(?!'s)|my ${oneOfKin.en} (?:has|had|is|was) (?:.{0,15} )?(?:${visit}|booked|scheduled|down for|coming in)`,
  ),
  message: anywhere(
    '(?:leave|take|pass (?:on|along)|give|send|relay|get) (?:.{0,25} )?(?:a |my |the |this )?(?:message|word|note|msg)|(?:leave|take|pass along|relay) (?:a )?(?:message|word|note)|(?:call|ring|phone|get back to|text|email|e-mail) (?:me|us)|(?:call|ring|phone)(?:s|ing)? me|callback|call-back|call back|give (?:me|us) a (?:call|ring|buzz)|let (?:him|her|them|dr\\.? \\w+|mr\\.? \\w+|ms\\.? \\w+|the \\w+|\\w+) know|tell (?:him|her|them|dr|mr|ms|mrs|the|your|\\p{L}+)[ :,]|(?:can|could|would|will) (?:you|u|someone|somebody) (?:please |just |maybe )*(?:tell|warn) (?!me(?!\\p{L})|us(?!\\p{L})|yet|apart|exactly|what|when|how|why|if)(?:the |your )?\\p{L}+(?: \\p{L}+)?(?: please| thanks| for me)?(?= *[?.!]*$)|(?:give|let) (?:him|her|them|the \\p{L}+|\\p{L}+) (?:a |have a )?heads.?up|pass (?:it|this|that) (?:on|along)|pass on that|pass (?:on |along )?(?:my|the|this|that) (?:question|request|inquiry)|want(?:ed)? (?:you|him|her|them|\\p{L}+) to know(?: that)?|(?:make a note|(?:note|write|jot|put) (?:it |that |this )?down) (?:that|for)|have (?:him|her|them|someone|somebody|\\w+) (?:call|ring|phone|text|email|get back|reach|write)|reach out to me|ask (?:someone|somebody|them|the team|your team|around) and|find out and|check with (?:them|the team|someone|somebody) and',
  ),
  person: anywhere(
    '(?:have|get) a (?:quick )?(?:word|chat) with|(?:speak|talk|chat) (?:to|with) (?:an? |the |some|one of )?(?:actual |real |live |human |your )?(?:person|human|someone|somebody|agent|representative|rep|operator|manager|owner|boss|receptionist|staff|people|attorney|lawyer|doctor|anyone|colleague|supervisor|secretary|(?!(?:each|one) (?:an)?other(?!\\p{L}))\\p{L}+)|(?:real|live|actual) (?:person|human)|human (?:being|please)|a (?:person|human)(?: please|,| if (?:possible|you can))|(?:put|transfer|connect|patch) (?:me|us) (?:through |over |on )?(?:to|with)(?! (?:sleep|bed|work|shame|the test)(?!\\p{L})| (?:the |my |your |our )?(?:internet|wi-?fi|network|vpn|server|printer|web))|(?:put|patch|get) (?:me |us )?(?:through|over) to|put me through|put (?!(?:it|them|that|those|these|this)\\b).{1,20} on(?: the (?:phone|line))?$|put (?!(?:it|them|that|those|these|this|an?)\\b|.{1,15} (?:down|in)\\b).{1,20} on(?= *(?:[.,?!]|$)| (?:please|for|now|if|so|and|the (?:phone|line))(?!\\p{L}))|representative|operator|real human|not (?:a|talk to a) (?:machine|robot|bot|computer)|transfer me|connect me(?= *[.!,]|$)|(?:get|give|put|connect|to|with) (?:me )?(?:on )?(?:someone|somebody|a person) who (?:actually |really )?works (?:there|here|for you)|can (?:i|you) get .{1,20} on the (?:phone|line)|someone i can (?:talk|speak) to|(?:get|have|put) (?!(?:it|them|that|this|these|those|me|us)\\b)(?:\\p{L}+\\.? ){1,3}on (?:for me|the line|the phone)',
  ),
  robot: anywhere(
    "(?<!(?:i|you|we|they|he|she|it|must|have to|had to|when) )press (?:\\d+|one|two|three|nine|zero|star|pound)(?! (?:\\p{L}+ )?(?:buttons?|times?|keys?|switch(?:es)?|or|of|at once))|this (?:is|call is) an? (?:automated|(?:pre-?)?recorded)|your (?:car|vehicle|auto)'?s? (?:extended )?warranty|(?:business|google|yelp) listing (?:has|is|may)|final (?:attempt|courtesy call) to (?:reach|contact)|to be removed from (?:this|our) list|your call is (?:very )?important to us|please (?:stay on the line|hold for|leave (?:a|your) message after)|at the tone|you have been (?:selected|chosen|pre-?approved)|this is not a sales call",
  ),
  sales: anywhere(
    '(?:we|i) (?:help|work with|specialize in helping|partner with) (?:local |small |other )?(?:auto |dental |law |medical )?(?:businesses|companies|practices|firms|clinics|shops|plumbers|owners)|(?:seo|marketing|web|design|advertising) (?:agency|company) (?:that|and we|here)|insurance quote for your business|(?:decision.?maker|person in charge|whoever (?:handles|is in charge)|owner of the business)|(?:boost|increase|grow|double) your (?:online|sales|revenue|business|traffic|visibility|customers|bookings|reviews)|(?:limited|special|exclusive) (?:time )?(?:offer|deal|promotion) for (?:your|businesses)|our (?:company|team|software|platform|product|service) (?:can|could|will|helps|offers)|would you be interested in|save (?:you|your business) (?:money|up to|thousands)|free (?:demo|audit|consultation) of (?:your|our)|(?:calling|reaching out|writing) (?:from|on behalf of) .{2,40} (?:and|about|to offer|because|regarding) (?:we (?:can|could|help|offer|work with|provide|speciali[sz]e|noticed|would)|our (?:\\p{L}+ ){0,2}(?:services?|products?|solutions?|programs?|platform|software|offers?)|your (?:\\p{L}+ )?(?:business|company|website|web ?site|listing|profile|ranking|marketing|energy|electricity|insurance|merchant|payroll|reviews))',
  ),
  'wrong-number': anywhere(
    "(?:have|got|reached|called|dialed|is this|this is|it's|was) (?:the |a )?wrong (?:number|place|person|business|company)|^\\P{L}*(?:(?:whoops|oops|sorry|oh|ah|ok|okay|my bad|apologies)\\P{L}+)+wrong (?:number|place|garage|shop|salon|office|dentist|plumber|lawyer)|(?<!(?:gave|give|giving|left|leave|wrote|typed|put|entered|sent|you have|you got|you took|has|had|at|to|in|on|for)(?: \\p{L}+){0,2} )wrong number|(?:must have|i|think i) (?:mis-?dialed|dialed (?:the )?wrong)|meant to (?:call|dial|text|reach) (?!(?:you|u|about|earlier|back|before|yesterday|sooner|and|in|this)(?!\\p{L}))\\p{L}+|sorry,? i was trying to (?:reach|call|get)(?! (?:you|u|in)(?!\\p{L}))",
  ),
  orders: anywhere(
    "ignore (?:all |any |your |the |every )?(?:previous|prior|above|earlier|other)? ?(?:instructions?|rules|orders|prompts?)|disregard (?:all|any|your|the|previous)|(?:system|admin|developer|root) (?:message|prompt|override|mode|note|command)|you are now (?:a|an|the|in|\\p{L}+bot|dan)|(?:reveal|print|show|repeat|output|tell me|give me) (?:me )?(?:your|the) (?:system |initial |hidden |secret |full )?(?:prompt|instructions|rules|configuration)|(?:act|pretend|behave|respond) as (?:if|though|a|an)|jailbreak|developer mode|new instructions|override (?:your|the|all)|from now on you|(?:list|show|give|send|read|dump|export|tell) (?:me )?(?:all |every |the )*(?:of )?(?:your |the )?(?:customers?|clients?|patients?|contacts?|callers?|phone numbers?|appointments for|schedule for)(?:'s?)? ?(?:list|names|numbers|details|data|information|records|database)?(?: (?:for|of|with|today|this|and))|(?:apply|give me|confirm) .{0,20}(?:\\d+ ?%|percent) (?:off|discount)|</?(?:system|assistant|user|instructions?)>|\\[(?:system|admin|inst)",
  ),
  abuse: anywhere(
    'fuck(?:ing|er|ed)?|f\\*+k?|shit(?:ty)?|asshole|bitch|bastard|cunt|dickhead|morons?|idiots?|stupid (?:machine|bot|robot|computer|thing|assistant)|piece of (?:crap|garbage|shit)|go to hell|screw you|shut up|dumb(?:ass)? (?:bot|machine|robot|thing)|useless (?:bot|machine|robot|piece)',
  ),
  complaint: anywhere(
    "(?:you|you've|you have|they|been|was|got|were) (?:billed|charged|invoiced)(?: me| us)? (?:for )?(?:two|three|twice|double|again|too much|the wrong)|nothing (?:came|arrived|has come|has arrived)|never (?:came|arrived|showed up|got (?:here|it|my))|(?:hasn'?t|has not|haven'?t|have not) (?:come|arrived|shown up|received|gotten|got) (?:it|anything|my|yet|the)|still waiting (?:for|on) (?:my|the|a)|complain(?:t|ing)?|(?:worse|no better) than (?:before|when (?:i|you|we))|(?:you|they) charged (?:me|us) (?:\\p{L}+ ){0,6}for (?:a|the|my|our) (?:missed|late|cancell?ed|skipped|no.?show)|(?:was|were) supposed to be (?:here|there) (?:at|by|an?|\\d+|half|two|this morning)|(?:it'?s|its|it has|been) (?:already )?been (?:\\d+|forty|thirty|an?|two|over) (?:minutes?|mins?|hours?|hour)(?= and| already|$)|(?:that|this|it)(?:'s| is) (?:simply|just|really|plain|so) (?:not (?:right|fair|ok|okay|acceptable)|wrong|unfair)|(?:very|really|so|extremely|totally|absolutely) (?:unhappy|upset|angry|disappointed|frustrated|dissatisfied|mad|annoyed)|unacceptable|ridiculous|outrageous|(?:want|demand|expect|need) (?:a|my|the|full|an?) ?(?:full |partial )?(?:refund|money back|compensation|apology)|refund|overcharged|(?:ran|hit|billed|debited|swiped) (?:my|our|the) (?:\\p{L}+ )?(?:card|account) (?:twice|two times|double)|(?:i've|i have|i) (?:just about |about |really )?had (?:it|enough)(?= *[.,!]|$| with)|double.?charged|charged (?:me )?(?:twice|too much|wrong)|(?:billing|invoice|bill) (?:error|mistake|dispute|is wrong|problem)|dispute (?:the|my|a) (?:bill|charge|invoice)|sue (?:you|them)|my (?:lawyer|attorney) will|(?<!(?<!\\p{L})(?:i|we|i've|we've|i have|we have|i just|storm|wind|hail) )(?:ruined|damaged|wrecked|scratched|broke) (?:my|our|the)|botched|rude (?:to|with)|terrible (?:service|job|work|experience)|worst (?:service|experience)|never (?:showed|came) (?:up)?|no.?show(?:ed)?|(?:third|fourth|second|3rd|4th) time (?:i|i'?ve|this|that)|still (?:leaking|broken|not (?:working|fixed)|isn'?t (?:working|fixed))|bad review|better business bureau|(?:not|isn'?t|aren'?t|wasn'?t) (?:at all |really |very )?(?:happy|satisfied|pleased|impressed) with (?:the|my|your|how)",
  ),
  bot: anywhere(
    "(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this|you'?re) an? (?:real |actual |live )?(?:robot|bot|machine|computer|ai|human|person|recording|chatbot|artificial)|(?:real|actual) person or|you (?:human|real|a bot|an ai)|who (?:am i (?:talking|speaking|chatting)|am i on (?:the line|with)|are you|is this)(?: (?:talking|speaking)| on the line)?(?: (?:to|with))?|(?:(?:is|isn'?t) this|are(?:n'?t)? you) (?:still |not )?(?:the (?:(?!(?:only|one|same|in|at|who|that)(?!\\p{L}))[\\p{L}'&.-]+ ){0,4}|(?:[\\p{L}'&.-]+ ){0,3}[\\p{L}]+'?s )(?:bakery|restaurant|pizza(?: place)?|pizzeria|diner|cafe|hotel|hospital|pharmacy|drugstore|bank|school|dmv|post office|library|church|clinic|dental office|dentist|office|law firm|garage|salon|barber ?shop|store|shop|florist|vet|deli)(?: (?:on|in|of) \\p{L}+(?: \\p{L}+)?)?(?= *[?.!]| *$)|(?:did i reach|have i reached|am i through to) \\p{L}+",
  ),
  late: anywhere(
    "(?:running|gonna be|going to be|i'?ll be|be|am|i'?m) (?:a (?:bit|little|few minutes) |about )?.{0,20}late|stuck in (?:traffic|a jam)|on my way|(?:won'?t|can'?t|not going to|not gonna) (?:be (?:there )?|make it |arrive |get there )on time|(?:running|i'?m) (?:a (?:bit|little) |about |(?!.{0,8}(?:year|month|week)).{0,14} )?(?:behind|delayed)|overslept|(?:got|been|getting) held up|(?:be there|coming|arrive|get there|show up) (?:(?:about|around|maybe|a|some) )*(?:\\p{L}+|\\d+) min(?:ute)?s? (?:later|after)|(?:train|bus|flight|ride|traffic) (?:is|'s|was) (?:\\p{L}+ )?(?:late|delayed|awful|terrible|bad|horrible|crazy)|(?:i'?m|we'?re|be|running)(?: (?:like|about|maybe|probably|another|at least))* (?:\\d+|five|ten|fifteen|twenty|thirty|a few|a couple) ?(?:min(?:ute)?s? )?(?:late|behind|away|out)|(?<!(?:was|were|is|are|came|come|arrived|showed up|he's|she's|they're|you're|they|you) (?:like |about |over )?)(?<!\\d)\\d+ ?min(?:ute)?s? late|late (?:for|to) (?:my|our) (?:\\d+|appointment|appt|visit|noon|one|two|three|four|nine|ten|eleven)",
  ),
  question: new RegExp(
    `${asksInEnglish}|${/\?|(?<!\p{L})(?:is|are) (?:that|it|he|she|they|we|i) (?:a problem|too (?:young|old|big|small|large|late|soon|far|high|heavy)|old enough|tall enough|allowed)(?!\p{L})|^[^\p{L}]*(?:(?:oh|and|also|so|hi|hello|hey|um|hm+|just|ok|okay|wait|hold on|hang on|actually|quick question|but|by the way|btw)[ ,:;.!-]+){0,3}(?:who|what|what's|whats|when|where|why|how|which|whose|do you|do u|does|did|is there|is it|is (?:some|any)(?:body|one) (?:gonna|going)|is my|are my|is the|is your|is that|are you|are u|are there|are the|are your|can i|can you|can we|can my|can a|(?:can|could|would|will) (?:some|any)(?:body|one)(?! (?:please |just )*(?:call|ring|phone|text|e-?mail|let|tell|get back))|could you (?:please )?(?:give|tell|send|text|remind) (?:me|us)|could i|could we|may i|should i|should (?:my|we|the|a|it|he|she)|do (?:i|we|they|your)|will you|will it|will (?:they|he|she|somebody|someone)(?= (?:call|text|ring|let|be|tell|need|have))|will (?:my|the|your)|would it|would you|have you|has|am i|i'd like to know|i want to know|i was wondering|i'm wondering|wondering|tell me|i only want to know|i'm only asking|i just want to know|need to know|any idea|any chance)(?![\p{L}])/u.source}`,
    'u',
  ),
  available: anywhere(
    '(?:what is|what.s) (?:open|available|free)(?= (?:on|for|this|next|in|after|before|tomorrow|today|\\p{L}+day))|(?:any(?:thing)?|something|a (?:slot|spot|time|gap)|time|times|spots?|openings?|availability|room) (?:free|open|available|left|on|for|this|next|tomorrow|today)|openings?(?! (?:hours?|times?|(?:up )?(?:an?|the|my|our|it|them)(?!\\p{L})))|availability|(?:are you|is .{2,25}) (?:free|available)|got (?:any|anything|time|a)|what (?:times?|days?) (?:do you have|are (?:available|free|open)|work)|(?:would|does|could|will|can) .{0,40} (?:work(?! (?:done|on|at|in|from|here|there|with)(?!\\p{L}))|be (?:possible|ok|okay|fine|free|doable)|suit)|is that possible|fit (?:me|us)|when(?:.s| is) (?:the|your) next (?:one|time|slot|spot)|earliest|soonest|next (?:available|opening)|how soon (?:can|could|would) (?:you|u|someone|somebody|anyone|i|we|he|she|they|a \\p{L}+) (?:guys )?(?:get|come|be (?:here|there|out)|send|see|make it|fit|start|look|do it|take)',
  ),
  first: anywhere(
    `(?:the )?(?:first|1st|earliest|soonest|earlier) (?:one|option|time|slot|of (?:those|these|them|the (?:two|three|\\p{L}+ times)))|${ofRow('first|1st|earliest|soonest')}|the (?:first|1st)(?=[^\\p{L}]*$)|number one|option (?:1|one|a)|the earlier(?: one)?|(?:comes|whatever's|which(?:ever)? is) (?:first|earliest|soonest)|(?:earliest|soonest|first) you(?:'ve| have)?(?: got)?(?=[^\\p{L}]*$)`,
  ),
  second: anywhere(
    `(?:the )?(?:second|2nd|middle) (?:one|option|time|slot|of (?:those|these|them|the (?:two|three)))|${ofRow('second|2nd|middle')}|option (?:2|two|b)|number two`,
  ),
  third: anywhere(
    `(?:the )?(?:third|3rd) (?:one|option|time|slot|of (?:those|these|them))|${ofRow('third|3rd')}|option (?:3|three|c)|number three`,
  ),
  last: anywhere(
    `(?:the )?(?:last|latest|later|final) (?:one|option|time|slot)|${ofRow('last|latest|final')}|the later`,
  ),
  'no-booking': anywhere(
    "nothing to (?:book|schedule)|(?:don'?t|do not|not|no) (?:want|need|looking|trying|here|calling|booking|an?|going)(?: (?:to|for|on))? ?(?:book|booking|make|an? (?:appointment|booking)|appointment|any(?:thing)?)|no (?:booking|appointment)|not (?:booking|an appointment)|just (?:asking|a question|want(?:ed)? to (?:know|ask)|curious|wondering)|only (?:asking|want(?:ed)? to (?:know|ask)|a question)|no booking yet|(?:don'?t|do not) need (?:a|any) times?",
  ),
  gone: anywhere(
    "(?:won'?t|don'?t|do not|no longer|not going to|not gonna) (?:be )?need(?:ing)? .{0,60}(?:any ?more|any longer|after all)|no longer (?:need|want|require) (?:my|the|our|that)|(?:won'?t|not) be needing",
  ),
  'others-thing': anywhere(
    "who(?:'s| is| was) (?:your|the) (?:next|last|first|other|previous) (?:appointment|appt|client|customer|patient|visit|booking|caller)|(?!(?:what|that|it|there|here|who|where|how|let|today|tomorrow|tonight|morning|afternoon|evening|one|doctor|dentist|company|business|office|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|week|year)')\\p{L}+'s (?:last |next |current |home |cell |mobile )?(?:phone|number|cell|address|e-?mail|appointments?|appt|visits?|bookings?|details|records?|results?|bill|balance|contact|schedule|file|chart)",
  ),
  policy: anywhere(
    'fees?|charges?|charged?|polic(?:y|ies)|penalt(?:y|ies)|without paying|pay|refund(?:s|able)?|how (?:late|far|early|soon|much)|notice|what happens|allowed|cost|costs|deposit',
  ),
  'is-in':
    /^[^\p{L}]*(?:(?:hi|hello|hey|um|so|oh)[ ,!.]+)*(?:is|are) .{1,30} (?:in|there|around|available|free|in today|at (?:his|her) desk)(?: right now| now| today| at the moment)?[ ?!.]*$/u,
  'others-when': anywhere(
    `did (?:he|she|they|(?:my|his|her|our) ${oneOfKin.en}) (?:cancel|move|change|book|make|come|go)|` +
      "(?:what time|when|which day|what day|who|where|what) .{0,40}\\b(?:she|he|they|her|his|their)(?:'s)?|(?:is|was) (?:she|he) (?:coming|booked|in|there|seeing|scheduled|a)|does (?:he|she) have(?! (?:to|until|till)(?!\\p{L}))|(?:what|when)(?:'s| is| does| did)? .{0,20}(?:'s) (?:next )?(?:appointment|appt|visit|booking|number|phone|address|results?)|(?:is|has|was|did|does) .{2,30} (?:a|your|an existing) (?:client|patient|customer)|(?:phone|number|address|e-?mail|details|results?) of (?:another|one of|your|a) (?:client|patient|customer)|who (?:else )?(?:is|was) .{0,20}(?:before|after) me|(?:customer|client|patient)'?s (?:phone|number|address|details|name)",
  ),
  info: anywhere(
    "(?:give|tell|send|text) (?:me |us )?(?:the|your) (?:\\p{L}+ )?(?:address|hours|prices?|phone|number|e-?mail|website)|how (?:much|long|late|early|many|often|far|soon(?! (?:can|could|would) (?:you|u|someone|somebody|anyone|i|we|he|she|they|a \\p{L}+) (?:guys )?(?:get|come|be (?:here|there|out)|send|see|make it|fit|start|look|do it|take)))|what(?:'s| is| are| was)? (?:the |your |it |that |an? )?(?:price|cost|rate|fee|hours|address|phone|e-?mail|website|difference|policy|name|number)|price|cost|costs|where|parking|do (?:you|u) (?:guys )?(?:do|offer|accept|take|sell|charge|provide|carry|work with|cover|use|speak|serve|ship|deliver|treat|see|give|allow|require|send|file|bill|wax)|insurance|discount|warranty|guarantee|are you (?:open|closed|licensed|insured)|is (?:there|it)|which (?:brand|insurance|plans?)",
  ),
};
