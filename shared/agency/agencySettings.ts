import { z } from 'zod'
import { LINK_MAX, PHONE_MAX } from '../limits'
import { BUDGET_UNKNOWN } from '../lists'
import { choiceKey } from '../text/choices'
import {
  email,
  emailOrBlank,
  line,
  linkUpTo,
  prose,
  requiredLine,
  requiredProse,
  shortList,
} from '../text/text'
import { accent } from './accentColour'
import { legalSection } from './legalSection'
import { legalTexts } from './legalTexts'
import { region } from './regionSection'
import { type Locks, serverSections } from './serverSettings'
import { filledRows, LIST_MAX, yearOrNone } from './settingFields'

const LABEL_MAX = 60
const PARAGRAPH_MAX = 1_000

const several = <Element extends z.ZodType>(element: Element, max: number) =>
  shortList(element, max, `At most ${max}`)

const figures = several(
  z.object({ figure: requiredLine(8), label: requiredLine(LABEL_MAX) }),
  LIST_MAX.figures,
)
const NO_PHONE = 'Enter a valid phone number'
const isPhone = (given: string) => given === '' || /^\+?[\d\s().-]{6,}$/.test(given)
const isHttps = (given: string) => given.startsWith('https://')
const addresses = filledRows(email, LIST_MAX.addresses)

/** A picture that the agency has uploaded for itself. The server takes all but the id from the file. */
const picture = z.object({
  id: z.string().max(40),
  width: z.int().min(1),
  height: z.int().min(1),
  widths: z.array(z.int().min(1)).min(1).max(20),
  isTransparent: z.boolean(),
})
export type AgencyPicture = z.output<typeof picture>
const pictureOrNone = picture.nullable().default(null)
const ICON_MIN = 192

const SLIDE_MIN_WIDTH = 1_000
const percent = z.int().min(0).max(100)
/** The point that stays visible when a screen crops the picture, in per cent from the left and from the top. */
const focus = z.object({ x: percent, y: percent })
export type Focus = z.output<typeof focus>

/** The agency's settings by section, as stored and edited. A blank text means: no content. */
export const agencySections = {
  agency: z.object({
    name: requiredLine(40, 'Enter the name').refine((given) => !/[<>]/.test(given), 'Leave out < and >'),
    line: line(80),
    description: line(300),
    since: yearOrNone,
    city: line(LABEL_MAX),
  }),
  contact: z.object({
    email: emailOrBlank,
    bookings: emailOrBlank,
    phone: line(PHONE_MAX).refine(isPhone, NO_PHONE),
    /** A release before has stored none. */
    whatsapp: line(PHONE_MAX).refine(isPhone, NO_PHONE).default(''),
    studio: line(LABEL_MAX),
    studioLines: filledRows(requiredLine(80), LIST_MAX.studioLines),
    visits: line(80),
    links: several(
      z.object({
        label: requiredLine(LABEL_MAX),
        href: linkUpTo(LINK_MAX).refine(isHttps, 'Enter a web address that starts with https://'),
      }),
      LIST_MAX.links,
    ),
  }),
  /** The recipients of each kind of notice. An empty list means: the addresses of `contact`. */
  mails: z.object({
    booking: addresses,
    enquiry: addresses,
    application: addresses,
    opportunity: addresses,
    talent: addresses,
  }),
  /** Blank: no promise. */
  answerTimes: z.object({
    enquiry: line(LABEL_MAX),
    booking: line(LABEL_MAX),
    application: line(LABEL_MAX),
  }),
  money: z.object({
    /** The ranges of the booking form; when empty, the specification's. */
    budgetRanges: several(
      requiredLine(40).refine((given) => choiceKey(given) !== choiceKey(BUDGET_UNKNOWN), {
        error: 'The form adds this one itself',
      }),
      LIST_MAX.budgetRanges,
    ).superRefine((ranges, check) => {
      const keys = ranges.map(choiceKey)
      for (const [at, key] of keys.entries())
        if (keys.indexOf(key) < at)
          check.addIssue({ code: 'custom', path: [at], message: 'This range is already in the list' })
    }),
  }),
  region,
  home: z.object({
    headline: line(60),
    lead: line(200),
    figures,
    quotation: z
      .object({ text: line(400), name: line(LABEL_MAX), role: line(LABEL_MAX) })
      .refine(
        ({ text, name, role }) => [text, name, role].every(Boolean) || ![text, name, role].some(Boolean),
        { error: 'Fill in text, name and role, or none of them', path: ['text'] },
      ),
    brands: several(requiredLine(LABEL_MAX), LIST_MAX.brands),
  }),
  /** Of the home page. */
  slides: z.object({
    slides: several(
      z.object({
        picture: picture.refine(({ width }) => width >= SLIDE_MIN_WIDTH, {
          error: 'Choose a picture that is at least 1,000 pixels wide',
        }),
        alt: requiredLine(200, 'Say what the picture shows'),
        /** null: as the demo's pictures need it, their faces are at the upper right */
        focus: focus.nullable(),
      }),
      LIST_MAX.slides,
    ),
  }),
  about: z.object({
    manifesto: prose(PARAGRAPH_MAX),
    origin: several(requiredProse(PARAGRAPH_MAX), LIST_MAX.origin),
    principles: several(
      z.object({ title: requiredLine(LABEL_MAX), text: requiredLine(300) }),
      LIST_MAX.principles,
    ),
    leads: several(
      z.object({ name: requiredLine(LABEL_MAX), role: requiredLine(LABEL_MAX), picture: pictureOrNone }),
      LIST_MAX.leads,
    ),
    figures,
  }),
  legal: legalSection,
  ...legalTexts,
  look: z.object({
    logo: pictureOrNone,
    /** Without one the logo is drawn white there, where it is transparent. */
    logoOnDark: pictureOrNone,
    accent,
    icon: pictureOrNone.refine((given) => !given || Math.min(given.width, given.height) >= ICON_MIN, {
      error: `Choose a picture of at least ${ICON_MIN} × ${ICON_MIN} pixels`,
    }),
    /** Of links to the site. The demo's is a file; it is on no form. */
    sharePicture: z.enum(['', 'demo']).default(''),
  }),
  ...serverSections,
}

export type AgencySection = keyof typeof agencySections
export type AgencySettings = { [Section in AgencySection]: z.output<(typeof agencySections)[Section]> }

/** The sections that the back office edits, in the order of its pages. */
export const EDITED_SECTIONS = [
  'agency',
  'contact',
  'look',
  'mails',
  'answerTimes',
  'region',
  'money',
  'home',
  'slides',
  'about',
  'legal',
  'termsText',
  'privacyText',
  'cookieText',
  'mailServer',
  'socialSignIn',
  'privacy',
] as const satisfies readonly AgencySection[]
export type EditedSection = (typeof EDITED_SECTIONS)[number]

export const sectionName = z.object({ section: z.enum(EDITED_SECTIONS) })

/**
 * A section as its form sends it. Without a version it is never refused as stale. With `unchecked` a mail server is
 * saved although it does not answer; with `isNewNotice` the privacy policy becomes a new version of the notice.
 */
export type SectionSave = {
  [Section in EditedSection]: AgencySettings[Section] & {
    section: Section
    version?: number | undefined
    unchecked?: boolean | undefined
    isNewNotice?: boolean | undefined
  }
}[EditedSection]
const saveOf = (sections: readonly EditedSection[]) => {
  const more = {
    version: z.int().optional(),
    unchecked: z.boolean().optional(),
    isNewNotice: z.boolean().optional(),
  }
  const each = sections.map((section) =>
    agencySections[section].extend({ section: z.literal(section), ...more }),
  )
  return z.discriminatedUnion('section', each as never) as unknown as z.ZodType<SectionSave, SectionSave>
}
/** Whether variables of the environment can say a section too. */
export const isServerSection = (section: EditedSection): boolean => section in serverSections
export const sectionSave = saveOf(EDITED_SECTIONS.filter((section) => !isServerSection(section)))
/** The same for the settings of the server, which are dangerous. */
export const serverSectionSave = saveOf(EDITED_SECTIONS.filter(isServerSection))

/** A section as its form is filled. */
export type SectionRecord = {
  section: EditedSection
  value: AgencySettings[EditedSection]
  version: number
  /** The fields that the environment says. */
  locked: Locks
  /** Addresses to copy into a provider's form. */
  addresses: Readonly<Record<string, string>>
  /** The countries to choose from. */
  countries: readonly string[]
}

/** A save of a section: when, by whom, which fields, and the value that it replaced. */
export type SectionChange = {
  number: number
  at: string
  by: string
  changed: string[]
  /** null where this release cannot read it */
  before: AgencySettings[EditedSection] | null
}

export const notice = z.object({ notice: agencySections.mails.keyof() })
export type Notice = z.output<typeof notice>['notice']
