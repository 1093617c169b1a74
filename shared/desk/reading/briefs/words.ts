const list = (words: string) => words.split('|')

/** Cities where agencies work, beside those of `CITY_NAMES`; a part of a city or a short name means the city. */
export const CITIES: Record<string, string[]> = {
  Mumbai: list(
    'bom|mum|versova|andheri|bandra|juhu|goregaon|film city|filmcity|powai|lower parel|worli|malad|madh island|colaba|dadar|khar|santacruz|borivali|kandivali|bkc|mahalaxmi|byculla|chembur|aarey|oshiwara|lokhandwala|navi mumbai|vashi|kurla|ghatkopar|mulund|dahisar|vile parle',
  ),
  Delhi: list(
    'new delhi|del|dilli|okhla|hauz khas|saket|connaught place|mehrauli|chattarpur|chhatarpur|lajpat nagar|greater kailash|dwarka|karol bagh|shahpur jat|vasant kunj|khan market|lodhi|pragati maidan|aerocity|rohini|janakpuri|delhi ncr|ncr',
  ),
  Bengaluru: list(
    "blr|b'lore|blore|koramangala|indiranagar|whitefield|jayanagar|hsr layout|hsr|hebbal|electronic city|ub city",
  ),
  Hyderabad: list('hyd|jubilee hills|banjara hills|gachibowli|ramoji|hitech city|madhapur|kondapur'),
  Kolkata: list('ccu|salt lake|park street|tollygunge|new town|ballygunge|howrah'),
  Chennai: list('adyar|t nagar|nungambakkam|velachery|besant nagar|ecr'),
  Pune: list(
    'koregaon park|viman nagar|hinjewadi|kothrud|baner|kalyani nagar|aundh|wakad|magarpatta|hadapsar|shivajinagar',
  ),
  Gurugram: list('ggn|cyber city|cyber hub|golf course road|sohna road'),
  Kochi: list('fort kochi|ernakulam'),
  Tiruppur: list('tirupur'),
  Goa: list('anjuna|candolim|calangute|vagator|assagao|morjim|margao'),
  Jaipur: list('amer|pink city'),
  ...Object.fromEntries(
    list(
      'Thane|Erode|Karur|Kanchipuram|Panipat|Karnal|Ambala|Rohtak|Jalandhar|Bathinda|Bhiwandi|Moradabad|Firozabad|Saharanpur|Jhansi|Kota|Alwar|Bhilwara|Neemrana|Jamnagar|Bhavnagar|Vapi|Valsad|Solapur|Satara|Nanded|Akola|Amravati|Panchgani|Igatpuri|Dalhousie|Shimla|Kufri|Auli|Mukteshwar|Jim Corbett|Ujjain|Bilaspur|Dhanbad|Bokaro|Haldwani|Nellore|Kurnool|Rajahmundry|Tanjore|Hosur|Chikmagalur|Gokarna|Udupi|Nandi Hills|Lavasa|Ranthambore|Kumbhalgarh|Chittorgarh|Mount Abu|Kasol|Noida|Greater Noida|Ghaziabad|Faridabad|Ahmedabad|Surat|Rajkot|Gandhinagar|Udaipur|Jodhpur|Jaisalmer|Mandawa|Bikaner|Pushkar|Ajmer|Chandigarh|Mohali|Panchkula|Ludhiana|Amritsar|Patiala|Lucknow|Kanpur|Gorakhpur|Bareilly|Aligarh|Mathura|Vrindavan|Ayodhya|Agra|Meerut|Dehradun|Mussoorie|Rishikesh|Haridwar|Nainital|Manali|Spiti|Dharamshala|Dharamsala|Kasauli|Srinagar|Gulmarg|Jammu|Leh|Ladakh|Bhopal|Indore|Gwalior|Jabalpur|Khajuraho|Orchha|Nagpur|Aurangabad|Lonavala|Khandala|Karjat|Matheran|Silvassa|Alibaug|Alibag|Mahabaleshwar|Kolhapur|Raipur|Ranchi|Jamshedpur|Patna|Bhubaneswar|Rourkela|Bhilai|Durgapur|Asansol|Bodh Gaya|Puri|Cuttack|Darjeeling|Siliguri|Gangtok|Shillong|Imphal|Aizawl|Kohima|Dimapur|Agartala|Itanagar|Tezpur|Tawang|Ziro|Jorhat|Cherrapunji|Dibrugarh|Coimbatore|Madurai|Ooty|Kodaikanal|Vellore|Salem|Hampi|Manipal|Auroville|Rameswaram|Varkala|Coorg|Munnar|Wayanad|Kovalam|Vijayawada|Guntur|Tirupati|Warangal|Secunderabad|Bhuj|Kutch|Diu|Daman|Port Blair|Andaman|Kathmandu|Dubai|Abu Dhabi|Colombo|Bangkok|Phuket|Singapore|Kuala Lumpur|Hong Kong|Tokyo|Seoul|London|Paris|Milan|Berlin|Barcelona|Lisbon|Zurich|New York|Los Angeles|Toronto|Sydney|Istanbul|Tbilisi|Baku|Doha|Muscat|Sharjah|Riyadh|Mauritius|Cape Town|Nairobi|Bali|Maldives|Male',
    ).map((name) => [name, [] as string[]]),
  ),
}

export const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  single: 1,
  two: 2,
  do: 2,
  three: 3,
  teen: 3,
  four: 4,
  char: 4,
  chaar: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  six: 6,
  chhe: 6,
  seven: 7,
  saat: 7,
  eight: 8,
  aath: 8,
  nine: 9,
  nau: 9,
  ten: 10,
  das: 10,
}

export const MONTHS: Record<string, number> = Object.fromEntries(
  [
    'jan|january|janwari|janvari',
    'feb|february|febuary|farvari|farwari',
    'mar|march',
    'apr|april',
    'may|mai',
    'jun|june',
    'jul|july|julai',
    'aug|august|agast',
    'sep|sept|september|sitambar',
    'oct|october|aktubar|octubar',
    'nov|november|navambar',
    'dec|december|disambar|dicember',
  ].flatMap((words, index) => list(words).map((word) => [word, index + 1])),
)
export const WEEKDAYS: Record<string, number> = Object.fromEntries(
  [
    'sunday|sun|ravivar|itwar|itvaar',
    'monday|mon|somvar|somwar',
    'tuesday|tue|tues|mangalvar|mangalwar',
    'wednesday|wed|weds|budhvar|budhwar',
    'thursday|thu|thur|thurs|guruvar|guruwar|veervar',
    'friday|fri|shukravar|shukrawar|shukrvar',
    'saturday|sat|shanivar|shaniwar',
  ].flatMap((words, index) => list(words).map((word) => [word, index])),
)

export type Gender = 'female' | 'male' | 'non-binary'
/** What is looked for; `many` where the word alone says no number. */
export const ROLE_NOUNS: Record<string, { gender?: Gender; many?: true }> = Object.fromEntries([
  ...list(
    'f|hostess|female|fem|femal|feamle|femle|femail|girl|woman|lady|ladki|larki|mother|mom|bride|actress|aunty|grandmother|granddaughter|niece|gal|women model|daughter|beti|sister|behen|wife|bhabhi',
  ).map((word) => [word, { gender: 'female' }]),
  ...list(
    'females|hostesses|femals|feamles|gurls|girls|women|ladies|ladkiyan|ladkiya|ladkiyaan|ladkiyon|larkiyan|actresses|moms|gals|brides',
  ).map((word) => [word, { gender: 'female', many: true }]),
  ...list(
    'm|male|boy|man|guy|gent|gentleman|ladka|larka|father|dad|groom|uncle|grandfather|grandson|nephew|actor|dude|son|beta|brother|bhaiya|husband',
  ).map((word) => [word, { gender: 'male' }]),
  ...list('males|boys|men|guys|gents|gentlemen|ladke|larke|ladko|actors|dads|grooms').map((word) => [
    word,
    { gender: 'male', many: true },
  ]),
  ...list('non binary|non-binary|nonbinary|nb|enby|androgynous|genderfluid|trans').map((word) => [
    word,
    { gender: 'non-binary' },
  ]),
  ...list('model|talent|face|artist|anyone|someone|somebody|koi').map((word) => [word, {}]),
  ...list('models|talents|faces|artists|extras').map((word) => [word, { many: true }]),
])

/** Kinds of jobs, the fitting one for a title first. */
export const JOB_KINDS = list(
  'lookbook|look book|catalogue|catalog|campaign|music video|web series|ad film|print ad|tvc|dvc|runway|ramp show|ramp walk|fashion week|fashion show|editorial|test shoot|e-commerce|e-comm|ecomm|ecom|store launch|launch|brand film|short film|corporate film|film|bridal shoot|reel|reels|commercial|advertisement|look test|casting call|show|ad|shoot',
)
export const MEDIA = list(
  'digital|web|website|social|social media|print|tv|television|tvc|ooh|outdoor|hoardings|hoarding|online|all media|atl|btl|instagram|insta|youtube|in-store|instore|pos|packaging|ott|cinema|pan india|india|worldwide|global|perpetual|ecom|e-com|e-comm|ecommerce|e-commerce|press|radio|all platforms|meta|facebook|performance|linkedin|buyout',
)
export const LANGUAGES = list(
  'Hindi|English|Tamil|Telugu|Marathi|Bengali|Bangla|Punjabi|Kannada|Malayalam|Gujarati|Urdu|Odia|Assamese|Konkani|Sindhi|Bhojpuri|Rajasthani|Haryanvi|Nepali|Manipuri|Kashmiri|French|Russian|Spanish|German|Arabic',
)

/** What is made: with a capital behind a name it is a part of it, as in *Haldi Skincare*. */
export const PRODUCTS = new Set(
  list(
    'jewellery|jewelry|sarees|fashion|beauty|skincare|fitness|paints|bank|insurance|foods|hotels|footwear|tea|oil|cement|hospital',
  ),
)

/** What is advertised: a word of a client's name only with a capital and another word behind it, as in *Denim Dost*. */
export const WARES = new Set(
  list(
    'jewellery|jewelry|saree|fashion|beauty|skincare|fitness|wedding|product|hand|soap|shampoo|detergent|toothpaste|perfume|cement|paint|bank|insurance|tea|oil|food|biscuit|chocolate|watch|hotel|hospital|car|bike|phone|app|kurta|denim|shoe|footwear',
  ),
)

/** Written with a capital and still no client. */
export const NO_CLIENT = new Set([
  ...WARES,
  ...list(
    'remuneration|payment|compensation|honorarium|charges|tall|young|fresh|real|good|new|small|big|quick|short|simple|paid|regular|nice|international|foreign|fun|basic|greetings|today|tomorrow|tonight|aaj|kal|parso|parson|best|warmly|cheers|sincerely|last|next|previous|summer|winter|outdoor|indoor|hi|hey|hello|dear|need|needed|looking|urgent|casting|shoot|talent|talents|model|models|male|female|females|males|casting call|test|pls|please|kindly|budget|fee|rate|usage|date|dates|venue|location|city|client|brand|half|full|day|night|rs|inr|tvc|tv|ad|ads|ooh|print|digital|web|social|diwali|holi|christmas|xmas|eid|navratri|republic day|new year|ss|aw|ss26|ss27|aw26|aw27|ss 27|indian|western|bridal|ethnic|e-comm|ecom|e-com|ecomm|instagram|insta|reel|reels|requirement|required|req|regards|thanks|thank you|call|whatsapp|is|are|we|i|our|the|any|hiring|wanted|urgently|dates moved|shoot postponed|same|mon|male model|female model|lookbook|campaign|catalogue|editorial|runway|gst|tbc|asap|fyi|poc|nda|tamil|hindi|english|marathi|punjabi|bengali|telugu|couple|couples|bharat|india|both|tfp|tfcd|barter|collab|unpaid|dvc|film|corporate|mr|ms|mrs|age|height|size|also|team|note|details|brief|f|m|nb|s|l|xl|xs|xxl',
  ),
])
