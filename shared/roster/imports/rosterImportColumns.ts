import {
  CHOICE_FIELDS,
  type ImportField,
  type ImportMeanings,
  type ImportWords,
  JOINED_FIELDS,
} from './rosterImportFields'
import { columnGuesser, headKey } from './sheetColumns'

// Which column of a sheet is what, by its head.

/** Heads as agencies in India write them. */
const HEADS: Record<ImportField, string> = {
  name: 'name fullname modelname legalname talentname nameofmodel modelsname artistname नाम पूरानाम',
  stageName: 'stagename displayname screenname professionalname knownas nickname',
  email: 'email emailid emailaddress mail mailid ईमेल',
  phone:
    'phone phoneno phonenumber mobile mobileno mobilenumber contact contactno contactnumber cell tel telno telephone telephoneno telephonenumber phno phone1 mobile1 मोबाइल फोन फ़ोन',
  secondPhone:
    'secondphone secondphoneno secondphonenumber phone2 mobile2 contact2 secondmobile alternatephone alternatephoneno alternatephonenumber alternatemobile alternatemobileno alternatemobilenumber alternatecontact alternatecontactno alternatecontactnumber alternatenumber alternateno altphone altmobile altno altnumber otherphone othernumber',
  whatsapp: 'whatsapp whatsappno whatsappnumber whatsup wa wano wanumber व्हाट्सएप',
  gender: 'gender sex mf लिंग',
  dateOfBirth: 'dateofbirth dob birthdate birthday birth born dateofbirthddmmyyyy जन्मतिथि',
  age: 'age ageyears ageyrs currentage आयु उम्र',
  city: 'city location basedin based base place currentcity currentlocation town residence शहर',
  languages: 'languages language languagesknown languagesspoken knownlanguages भाषा भाषाएँ',
  workTypes: 'worktypes worktype typeofwork work category categories kindofwork workpreference',
  dailyRate:
    'dailyrate rate dayrate rateday rateperday perday perdayrate fee fees charges budget perdaycharges remuneration दर',
  height: 'height ht heightft heightfeet heightcm heightinfeet लंबाई कद क़द',
  measurements:
    'measurements measurement vitalstats vitals vitalstatistics bwh bustwaisthips stats statistics',
  bustChest: 'bustchest chestbust bust chest chestsize bustsize',
  waist: 'waist waistsize कमर',
  hips: 'hips hip hipsize hipssize',
  shoeSize: 'shoesize shoe shoes shoesizeuk shoeuk footsize ukshoesize',
  hairColor: 'haircolor haircolour hair',
  eyeColor: 'eyecolor eyecolour eyes eye eyescolour eyescolor',
  skinTone: 'skintone skin complexion skincolor skincolour',
  instagram:
    'instagram insta instagramhandle instagramid instaid instahandle ig igid instagramlink instalink',
  youtube: 'youtube youtubelink youtubechannel yt',
  twitter: 'twitter x twitterx twitterhandle xtwitter',
  bio: 'bio about aboutme aboutyou profile description biography',
  privateNote:
    'privatenote privatenotes note notes internalnote internalnotes agencynote agencynotes remark remarks comment comments',
  availability: 'availability available',
  boards: 'boards board division divisions boardname',
  pictures:
    'pictures picture photos photo images image photofile photofiles picturefile picturefiles imagefile photoname filename filenames pics pic',
}
/** The field of each column, null where the head says nothing. Most fields are given to their first column only. */
export const guessColumns = columnGuesser(HEADS, JOINED_FIELDS)

/** The unit of lengths that a column's head names; null where it names none. */
export function unitOf(head: string): 'cm' | 'in' | null {
  if (/\b(cms?|centimet(er|re)s?)\b/i.test(head)) return 'cm'
  return /\b(in|inch|inches)\b/i.test(head) ? 'in' : null
}

// — What the last import said ————————————————————————————————————————————————————————————————————————

const HEADS_KEPT = 500
const WORDS_KEPT = 300

/** The fields of a sheet's columns: as in the last import where it had the head, else guessed. Most fields once. */
export function rememberedColumns(heads: readonly string[], known: ImportMeanings['heads']) {
  const isKnown = (head: string) => Object.hasOwn(known, headKey(head))
  const taken = new Set<ImportField>()
  const once = (field: ImportField | null | undefined): ImportField | null => {
    if (!field || taken.has(field)) return null
    if (!JOINED_FIELDS.includes(field)) taken.add(field)
    return field
  }
  const remembered = heads.map((head) => (isKnown(head) ? once(known[headKey(head)]) : null))
  const guessed = guessColumns(heads)
  return heads.map((head, at) => (isKnown(head) ? (remembered[at] ?? null) : once(guessed[at])))
}

/** What is remembered after a run: its own meanings, and those of earlier ones that it did not touch. */
export function meaningsAfter(
  before: ImportMeanings,
  run: {
    heads: readonly string[]
    columns: readonly (ImportField | null)[]
    words: ImportWords
    isMonthFirst: boolean
  },
): ImportMeanings {
  const own = run.heads
    .map((head, at) => [headKey(head), run.columns[at] ?? null] as const)
    .filter(([key]) => key !== '')
  const hasDates = run.columns.includes('dateOfBirth')
  const last = <Value>(entries: [string, Value][], most: number) => Object.fromEntries(entries.slice(-most))
  const words = CHOICE_FIELDS.map((field) => {
    const all = { ...before.words[field], ...run.words[field] }
    return [field, last(Object.entries(all), WORDS_KEPT)] as const
  })
  return {
    heads: last(Object.entries({ ...before.heads, ...Object.fromEntries(own) }), HEADS_KEPT),
    words: Object.fromEntries(words),
    isMonthFirst: hasDates ? run.isMonthFirst : (before.isMonthFirst ?? false),
  }
}
