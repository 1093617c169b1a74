import { anyOf } from '../phrases'

/** What a word says about the faces beside it. `before` stands ahead of its face (*drop 5*), `after` behind it. */
export type Side = 'before' | 'after' | 'either'
export type Pick = 'yes' | 'maybe' | 'no'

const list = (words: string) => words.split('|').map((word) => word.trim())

const NOT_TO = list("don't|dont|do not|doesn't|doesnt|does not|didn't|didnt|did not|won't|wont")
const WISHES = list('want|like|love|need|take|send|book|prefer|agree on|agree with')
/** *Doesn't want*, said ahead of a face. */
const DENIED = NOT_TO.flatMap((not) => WISHES.map((wish) => `${not} ${wish}`))

/** English, Hindi in Latin letters, a few words in Devanagari. Longer ones win over those inside them. */
export const VERDICTS: { pick: Pick; side: Side; words: string[] }[] = [
  {
    pick: 'yes',
    side: 'before',
    words: list(
      `yes to|yes for|ok with|okay with|fine with|good with|happy with|go with|going with|go w|lets go with|let's go with|lets go w|let's go w|go ahead with|can go with|can go ahead with|can go for|proceed with|moving ahead with|move ahead with|going ahead with|go for|take|we'll take|book|block|hold|lock|pick|picking|choose|choosing|select|selecting|shortlist|shortlisting|confirm|confirming|finalise|finalize|finalising|approve|want|wants|like|likes|liked|love|loves|loved|loving|prefer|prefers|preferred|keep|send|use|cast|get|add|include|no doubt about|no issues with|no problem with|no issue with|sold on|settled on|decided on|zeroed in on|keen on|thumbs up for|thumbs up to|interested in|a fan of|big fan of|vote for|votes for|voted for|agree on|agrees on|agreed on|agree with|agrees with|make it|my vote is|i vote|rather`,
    ),
  },
  {
    pick: 'yes',
    side: 'either',
    words: list(
      `finalists|finalist|yes|yess|yesss|yep|yup|yeah|yea|yaa|yah|ok|okay|okk|oki|okie|okey|fine|good|great|nice|lovely|beautiful|gorgeous|stunning|pretty|perfect|best|super|superb|amazing|awesome|excellent|wonderful|fab|fabulous|brilliant|cool|strong|approved|aproved|confirmed|confirmd|final|finalised|finalized|selected|shortlisted|picked|chosen|locked|booked|sorted|done|sure|for sure|definitely|definite|absolutely|fav|fave|favourite|favorite|favs|favourites|favorites|pehli pasand|pehli choice|first choice|1st choice|first option|1st option|first preference|1st preference|first pref|1st pref|top choice|top pick|top picks|our pick|our picks|my pick|my picks|final list|priority 1|thumbs up|accepted|accept|agreed|go|no doubt|number one choice|number one pick|no 1 choice|our number one|my number one|our no 1|why not|must|must have|a must|haan|han|haa|haan ji|hanji|haanji|hn|ji haan|pakka|pakki|pakke|theek|thik|theek hai|thik hai|thik h|theek h|tik hai|sahi|sahi hai|sahi rahega|sahi rahegi|badhiya|badiya|accha|acha|achha|achi|acchi|achhi|acche|ache|achhe|mast|zabardast|jabardast|ekdum|ekdam|kamaal|sundar|khoobsurat|khubsurat|सुंदर|pasand|pasand hai|pasand aayi|pasand aaya|pasand aaye|pasand aa gayi|pasand aa gaya|हाँ|हां|ठीक|पक्का|पक्की|अच्छा|अच्छी|पसंद|चलेगा|चलेगी`,
    ),
  },
  {
    pick: 'yes',
    side: 'after',
    words: list(
      `works|proceed|can proceed|will do|would do|work|would work|will work|fits|fit|suits|suit|stands out|stood out|stand out|is in|are in|r in|it is|chalega|chalegi|chalenge|chalengi|chalta hai|chal jayega|chal jayegi|lo|le lo|lelo|lena|le lete hai|le lenge|lenge|le lete hain|rakho|rakh lo|rakhlo|rakhna|rakhenge|rakhte hai|rakhte hain|bhejo|bhej do|bhejdo|bhejna|bhej dena|bulao|bula lo|bulalo|fix|fix karo|fix kar do|fix karte hai|book kar do|book karo|book karlo|confirm kar do|confirm karo|lock karo|lock kar do|final karo|final kar do|final karte hai|kar lo|karlo|kar do|chahiye|chaiye|chahie|chahiye hi|dikhao|daal do|dal do|daalo|y`,
    ),
  },
  {
    pick: 'maybe',
    side: 'before',
    words: list(
      `not sure about|not sure on|not sure of|unsure about|unsure of|unsure on|not convinced about|not convinced by|not convinced on|not convinced with|confused about|maybe for|on the fence about|thinking about|thinking of|considering|consider|undecided on|undecided about|doubtful about|in two minds about|let's discuss|lets discuss|can't decide on|can't decide between|cant decide between|torn on|torn between|confused between|deciding between|stuck between|choosing between|toss up between|toss-up between|don't mind|dont mind|open to`,
    ),
  },
  {
    pick: 'maybe',
    side: 'either',
    words: list(
      `maybe|may be|whichever|whoever|koi ek|either one|either of them|mayb|maybee|mabye|perhaps|possibly|possible|probably|probable|not sure|not too sure|not so sure|not 100% sure|not fully sure|not very sure|unsure|not convinced|not decided|undecided|decide nahi kiya|nahi dekha|nahi dekhe|not seen yet|let us think|let me think|need to think|need more time|need some time|need time|next best|alt|alts|haven't seen|koi bhi|decide nahi hua|decide nahi|decide nai|doubtful|backup|back up|back-up|as backup|as back up|as a backup|as a back up|standby|stand by|stand-by|on standby|on hold|on wait|waitlist|waitlisted|okayish|ok-ish|okish|average|theek thaak|theek thak|waiting list|reserve|in reserve|backups|back ups|back-ups|standbys|doosri pasand|dusri pasand|doosri choice|dusri choice|second choice|2nd choice|second option|2nd option|second preference|2nd preference|second pref|2nd pref|third choice|3rd choice|third option|3rd option|next choice|as an option|as option|as options|ka wait|ka wait hai|ki wait|on wait hai|option pe|option pe rakho|option pe rakhte hai|option me|option me rakho|option mein rakho|option rakho|hold pe|hold pe rakho|doubt|doubt hai|pe doubt|pe doubt hai|me doubt hai|thoda doubt|bit doubtful|alternate|alternates|alternative|alternatives|alternatively|tentative|tentatively|pending|tbc|tbd|to be confirmed|to discuss|discussing|deciding|under discussion|need to discuss|needs discussion|not bad|so so|so-so|50-50|50/50|fifty fifty|could work|might work|can work|may work|could be|can be|might be|might|priority 2|priority 3|plan b|only if needed|if needed|if required|worst case|in case|hmm|hmmm|shayad|shaayad|shyd|dekhte hai|dekhte hain|dekhenge|dekhna padega|dekh lenge|dekhte|soch rahe hai|soch rahe hain|soch rahe|sochenge|sochna padega|sochte hai|sochte hain|sochte|soch ke batate|soch ke batata|pata nahi|nahi pata|confuse|confused|let's see|lets see|we'll see|will see|on the fence|in two minds|शायद|देखते`,
    ),
  },
  {
    pick: 'no',
    side: 'before',
    words: list(
      `no to|no for|not for|not keen on|not a fan of|not fan of|not into|not happy with|not ok with|not okay with|not feeling|not interested in|not going with|not going ahead with|not considering|pass on|passing on|drop|dropping|reject|rejecting|skip|skipping|remove|removing|exclude|excluding|avoid|ignore|cut|scratch|strike|strike off|strike out|take off|take out|cut out|cancel|lose|leave|leave out|delete|decline|release|without|instead of|in place of|rather than|and not|replace|swap|swap out|neither|let go of|letting go of|thumbs down for|forget`,
    ).concat(DENIED),
  },
  {
    pick: 'no',
    side: 'either',
    words: list(
      `no|nope|nah|nay|noo|nooo|not|isn't|isnt|aren't|arent|wasn't|don't|dont|doesn't|doesnt|didn't|didnt|can't|cant|cannot|won't|wont|wouldn't|wouldnt|couldn't|never|rejected|dropped|removed|excluded|declined|cancelled|canceled|rejects|rejections|skipped|released|a no|let go|let them go|letting go|let her go|let him go|can go|big no|no go|no-go|no way|unfortunately not|thumbs down|regret|hate|hates|hated|dislike|better luck|nahi|nahin|nahii|nai|nhi|nhin|nahi ji|ji nahi|mat|नहीं|नही|मत`,
    ),
  },
  {
    pick: 'no',
    side: 'after',
    words: list(
      `ki jagah|ke jagah|ki jagah pe|ki jagah par|ke badle|ke badle me|ke badle mein|replaced by|replaced with|is out|are out|out|not possible|pass|r out|not required|not needed|not selected|not shortlisted|not available|not right|not suitable|too old|too young|too tall|too short|too thin|too skinny|too big|too mature|too commercial|too edgy|too similar|too bulky|too fair|too dark|too much|ko next time|ko agli baar|ko agli bar|next time lenge|agli baar lenge|maybe next time|ki jagah|ke badle|ki bajaye|ke bajaye|na|naa|nahi chahiye|nahi chaiye|nahi chalega|nahi chalegi|nahi chalenge|pasand nahi|pasand nahi aaya|pasand nahi aayi|pasand nahi hai|theek nahi|thik nahi|theek nahi lag raha|sahi nahi|rehne do|rehne dijiye|rehndo|rahne do|rehne de|chhod do|chod do|chhodo|chodo|chhor do|chor do|hata do|hata ke|hata kar|hatao|hatado|hata dijiye|nikal do|nikal ke|nikalo|nikaal do|cancel karo|cancel kar do|mat lena|mat lo|mat bhejo|mat bhejna|mat rakho|mat rakhna`,
    ),
  },
]

const some = (piece: string, most: number, words: string) =>
  `(?:\\s+(?!(?:cut|drop|keep|leave|put|strike|take)\\s)${piece}{1,60}){1,${most}}\\s+${words}(?!\\p{L})`
const takes = VERDICTS.flatMap(({ pick, side, words }) => (pick === 'yes' && side === 'before' ? words : []))
/** Said around the faces: *take Naina off the list*, *keep 1 and 3 on hold*; and of what may be: *we may go with Grace*. */
export const AROUND: [RegExp, Pick][] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:take|taking|keep|keeping|leave|cut|strike)(?=${some('[^\\s.,;!?]', 4, '(?:off|out)')})`,
      'gu',
    ),
    'no',
  ],
  [
    new RegExp(`(?<!\\p{L})(?:keep|put)(?=${some('[^\\s.;!?]', 9, 'on\\s+(?:hold|standby)')})`, 'gu'),
    'maybe',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:may|might)(?=\\s+(?:also\\s+)?(?:need(?!\\p{L})|${anyOf(takes, 'u').source}))`,
      'gu',
    ),
    'maybe',
  ],
]

/** Said of a face, and no decision about it: with *but* behind them they are none. */
export const PRAISE = new Set(
  list(
    'ok|okay|fine|decent|good|great|nice|lovely|beautiful|gorgeous|stunning|pretty|super|superb|amazing|awesome|excellent|wonderful|fab|fabulous|brilliant|cool|strong|like|likes|liked|love|loves|loved|loving|accha|acha|achha|achi|acchi|achhi|acche|ache|achhe|badhiya|badiya|mast|zabardast|jabardast|kamaal|sundar|khoobsurat|khubsurat|pasand|pasand hai|pasand aayi|pasand aaya|pasand aaye|अच्छा|अच्छी|सुंदर|पसंद',
  ),
)

export const SIGNS: Record<Pick, string> = {
  yes: '👍✅✔✓☑👌😍🔥💯❤♥💕💖💗💙💚💛🧡💜🤍🖤🙌👏⭐🌟🥰🤩🟢💪😘🆗🤝✨',
  maybe: '🤔❓⁉🤷🟡😐🟠🤨',
  no: '👎💔❌🚫✖✗✘✕🙅⛔❎🔴🗑😕🙁☹',
}

/** The two things to say about one answer: who is asked about, and that the words ask. */
export const ASKS = list(
  'ok to travel|okay to travel|fine to travel|willing to|comfortable with|comfortable in|too expensive|expensive|costly|mehenga|mehengi|mehnga|mehngi|over budget|above budget|budget se bahar|budget ke bahar|budget se upar|budget se zyada|rate zyada|free|available|availability|avail|avl|grow|rate|rates|fee|fees|charges|charge|cost|price|height|age|size|sizes|measurements|waist|waist size|bust|hips|visa|passport|beard|tattoo|tattoos|competitor|charging|pics|pic of|pics of|photos|photos of|photo of|pictures|images|video|videos|reel|reels|polas|polaroid|polaroids|digitals|portfolio|book of|insta|instagram|profile of|weight|how tall|how old|how much|shoe size|intro|audition|comp card|free hai|available hai|kitna|kitne|kitni',
)
export const STRONG_ASKS = list(
  "waiting on|baad me|baad mein|kal batata|kal batati|kal batate|kal batayenge|pending from|pending with|pending at|awaited from|awaiting from|wants to meet|want to meet|wants to see|want to see|contact of|contact number of|will confirm|let me ask|let me check|need to ask|have to ask|will ask|need to check|have to check|ask about|ask if|ask whether|ask her|ask him|ask them|will let you know|will revert|will get back|will tell|will update|let you know|confirm karke|confirm karta|confirm karti|confirm karenge|check karke|check karta|puch ke|pooch ke|poochke|puchke|pucho|puchho|poocho|poochho|puch lo|pooch lo|puchna|poochna|bata dunga|bata dungi|bataunga|bataungi|batata hu|batati hu|batate hai|batayenge|confirm if|check if|check whether|let me know if|tell me if|know if|can you check|pls check|please check|check for|check with|check on|check availability|confirm availability|confirm the availability|availability of|availability for|share details of|more of|more details of|more details on|send details|details of|details on|tell me about|who is|whos|who's|see more of|more pics|more pics of|more photos|more photos of|kya hai|kitna hai|bhejo pics|pics bhejo|photos bhejo|video bhejo|free hai kya|available hai kya",
)
export const OPENERS = list(
  "is|are|can|could|would|will|what|whats|what's|how|does|do|kya|which|when|any|has|have|what about|how about|can we|could we|can you|could you",
)

export const ONLY = list('only|just|sirf|keval|bas|only with|simply|solely|exclusively|सिर्फ|केवल|बस')
export const EXCEPT = list(
  'all but|everyone but|everybody but|anyone but|sab but|except|except for|excluding|apart from|other than|barring|besides|sivay|siwa|siway|aside from|save for|leaving|leaving out|minus|none but|nobody but|no one but',
)
/** Behind the faces: *3 ko chhod ke sab*. */
export const EXCEPT_BEHIND = list(
  'ko chhod ke|ko chhodke|ko chod ke|ko chodke|ko chhodkar|ko chodkar|ko chhod kar|ko chod kar|ko chor ke|ko chhor ke|chhod ke|chhodke|chod ke|chodke|chhodkar|chodkar|chhod kar|chor ke|chhor ke|ke alawa|ke alava|ke ilawa|ke siva|ke siwa|ke sivay|ke siway|excepted|aside|excluded rest|को छोड़कर|को छोड़ कर|को छोड़के|को छोड़ के|छोड़कर|के अलावा|के सिवा|के सिवाय',
)
export const ALL = list(
  'all of us|all of them|all of these|all of those|all the faces|all the models|all faces|all models|all options|all|everyone|everybody|every one|each one|sabhi log|sab log|sab ke sab|sabhi|sabko|sab|saare|saari|sare|whole lot|entire lot|the lot|सब|सभी|सारे',
)
export const NONE = list(
  'none of them|none of these|none of those|none of the above|none of the models|none of the faces|none|nobody|no one|noone|not one|not a single one|not a single|not any of these|not any of them|not any|koi nahi|koi bhi nahi|kisi ko nahi|kisi ko bhi nahi|ek bhi nahi|ek b nahi|koi ni|nothing works|कोई नहीं',
)
export const REST = list(
  'balance|the balance|everything else|anything else|the rest of them|the rest|rest of them|rest all|all rest|rest|all the others|all others|the others|others|other ones|everyone else|everybody else|anyone else|the remaining|all remaining|remaining|baaki sabhi|baki sabhi|baaki sab|baki sab|baaki saare|baki saare|baqi sab|baaki ke|baki ke|baaki|baki|baqi|bakki|बाकी सब|बाकी',
)
export const BUT = list(
  'but|lekin|lekhin|magar|par|however|although|though|whereas|while|yet|parantu|लेकिन|पर|मगर',
)
/** A face behind these is only compared with. */
export const AGAINST = list(
  'options like|option like|models like|faces like|girls like|boys like|profiles like|people like|more like|over|than|compared to|in comparison to|someone like|somebody like|anyone like|similar to|same as|versus|vs',
)
/** Faces that are only said to be like each other: *A and B look similar*. */
export const ALIKE = list(
  'look similar|looks similar|looking similar|look too similar|look so similar|look very similar|look the same|looks the same|look alike|look a lot alike|are similar|are too similar|are very similar|are so similar|too similar|very similar|similar looking|are alike|the same type|same type|same same|ek jaise|ek jaisi|ek jaise lag rahe|ek jaisi lag rahi|same lag rahe|same lag rahi|same lagte|same lagti|milte julte|similar lag rahe|similar lag rahi|similar',
)
/** These hold *out of*, which otherwise says nothing. */
export const OUT_OF_BUDGET = list(
  'out of budget|out of the budget|out of our budget|out of my budget|out of range|out of question|out of the question',
)
export const OTHERWISE = list(
  'otherwise|or else|else|if not|warna|varna|nahi to|nahi toh|nahito|failing which|failing that',
)
export const CONDITIONS = list('if|only if|but only if|unless|agar')
/** The words before were wrong. */
export const CORRECTIONS = list(
  'i meant|meant|sorry typo|typo|my mistake|my bad|scratch that|correction|sorry meant|sorry i meant|oops i meant',
)
export const OR = list('or|ya|ya phir|ya fir|या')
export const AND = list('and|n|nd|aur|&|plus|with|also|or bhi|evam|tatha|और|w')

/** A number in words; `one` and `do` count only beside another number. */
export const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  [
    'one|ek|एक',
    'two|do|दो',
    'three|teen|तीन',
    'four|char|chaar|चार',
    'five|paanch|panch|पांच|पाँच',
    'six|chhe|che|chhah|chah|छह',
    'seven|saat|सात',
    'eight|aath|आठ',
    'nine|nau|नौ',
    'ten|das|दस',
    'eleven|gyarah|gyara',
    'twelve|barah|baarah|bara',
  ].flatMap((words, index) => list(words).map((word) => [word, index + 1])),
)
export const ORDINAL_WORDS: Record<string, number> = Object.fromEntries(
  [
    'first|pehla|pehli|pahla|pahli|pehele|pahela|पहला|पहली',
    'second|doosra|doosri|dusra|dusri|dusara|doosre|dusre|दूसरा|दूसरी',
    'third|teesra|teesri|tisra|tisri|teesre|तीसरा|तीसरी',
    'fourth|forth|chautha|chauthi|chotha|chothi|choutha|chouthi|chauthe|चौथा|चौथी',
    'fifth|paanchva|panchva|paanchvi|panchvi|paanchwa|panchwa|paanchwi|panchwi|paanchvan|पांचवा|पांचवी',
    'sixth|chhatha|chhathi|chatha|chathi|chhata|chhati|chhatva|chhatvi',
    'seventh|saatva|saatvi|saatwa|saatwi|satva|satvi|saatvan',
    'eighth|eigth|aathva|aathvi|aathwa|aathwi|athva|athvi',
    'ninth|nauva|nauvi|nauwa|nauwi|nava',
    'tenth|dasva|dasvi|daswa|daswi|dasvan',
    'eleventh|gyarahva|gyarahvi|gyarahwa|gyarahwi|gyarvi|gyarwi',
    'twelfth|twelvth|barahva|barahvi|barahwa|barahwi|barvi|barwi',
  ].flatMap((words, index) => list(words).map((word) => [word, index + 1])),
)

/** Words behind a number that make it an amount and no face. */
export const COUNTED = list(
  "nights|night|rooms|meals|changes|costumes|scenes|songs|crew|tickets|girls|boys|guys|women|men|ladies|females|males|models|faces|people|persons|talents|options|profiles|kids|ladki|ladka|ladkiyan|ladkiya|ladke|ladkiyaan|log|logo|days|day|din|hours|hour|hrs|hr|ghante|ghanta|minutes|mins|min|weeks|week|hafte|months|month|mahine|years|year|yrs|yr|saal|videos|pics|photos|pictures|images|outfits|slots|shots|setups|frames|cities|locations|posts|stories|reels|films|shows|rounds|km|kg|cm|inch|inches|pax|nos|copies|times|percent|more|extra|other|others|additional|aur chahiye|of them|of these|of those|out of|mm|people's",
)

/** Said in passing: they hold words that would otherwise count as an answer. */
export const PASSING = list(
  "on second thought|on second thoughts|all good here|all good at our end|all good from our side|all good on our side|not both|but not both|we all|you all|u all|ya'll|out of|balance payment|balance amount|ek number|ek no|good morning|good afternoon|good evening|good night|gm|good day|good luck|all the best|best regards|best wishes|regards|at all|after all|above all|first of all|all day|all in|all inclusive|all set|all india|all rounder|overall|thanks all|thank you all|thx all|hi all|hello all|hey all|dear all|hi everyone|hello everyone|hey everyone|hi everybody|hello everybody|hi guys|hello guys|hey guys|thanks guys|thank you guys|hi girls|hey girls|hi team|no worries|no problem|no issues|no issue|no rush|no hurry|no pressure|rest assured|rest of the day|sounds good|sounds great|ok noted|okay noted|noted|ok ok|ok thanks|okay thanks|ok thank you|ok so|okay so|ok cool|ok great|nice work|good work|great work|good job|great job|great set|great options|good options|nice options|lovely options|good selection|great selection|nice selection|lovely selection|lovely faces|great faces|good faces|good batch|great batch|nice package|great package|good package|good range|great range|get back|let me know|will share|to share|will send|will discuss|will check|would love to|would like to|like to know|do let|not all|not yet|can't wait|cant wait|if available|if they're available|if they are available|if free|if they are free|if she is free|if he is free|if she's free|if he's free|subject to availability|agar free ho|agar available ho|not only|as well|as good as|go through|going through|went through|look like|looks like|looking like|feels like|seems like|like this|like that|love to|in case of|sent to|sent it|sent them|send to|final call|final confirmation|final decision|final answer|confirmation|get on|to get|use for|no. of|number of|fit in|fitting|good to go|good time|best price|best rate|best rates|good rate|good price|great price|fine print|the book|book a call|my fav agency|make it work|ok by|on the phone|can you|could you|can we|could we|wont be able|won't be able|take a call|take a look|take time|take care|have a good|have a great|have a nice|have a lovely|no later than|as discussed|add to that|out of town|out of office|out of station|out of budget|in and out|keep you posted|keep me posted|hold on|not to worry",
)

/** These speak of those behind the first: *Zoya, Meher as backup* leaves Zoya a yes. A heading *Hold:* means them too. */
export const SECOND = list(
  'hold|backup|backups|back up|back ups|back-up|back-ups|standbys|as backup|as back up|as a backup|as a back up|standby|stand by|stand-by|on standby|waitlist|waiting list|reserve|in reserve|doosri pasand|dusri pasand|doosri choice|dusri choice|second choice|2nd choice|second option|2nd option|second preference|2nd preference|second pref|2nd pref|third choice|3rd choice|third option|3rd option|next choice|as an option|as option|as options|alternate|alternates|alternative|alternatives|priority 2|priority 3|plan b',
)
