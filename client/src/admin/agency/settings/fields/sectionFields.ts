import { agencySections, type EditedSection } from '../../../../../../shared/agency/agencySettings'
import { type LegalTextName, legalTexts } from '../../../../../../shared/agency/legalTexts'
import { MAIL_SECURITY } from '../../../../../../shared/agency/serverSettings'
import { LIST_MAX } from '../../../../../../shared/agency/settingFields'
import { MEASURES } from '../../../../../../shared/region'

export type Part = { name: string; isLong?: true; isPicture?: true; type?: 'email' | 'tel' | 'url' }
export type SectionField = Part & { isRequired?: true } & (
    | { kind: 'text' | 'number' | 'legal' }
    | { kind: 'colour' | 'slides' | 'secret' }
    | { kind: 'choice'; choices: readonly string[] }
    /** One of a long list, see regionChoices.ts. */
    | { kind: 'search' }
    /** A picture that is uploaded; `on` is the ground it is shown on. */
    | { kind: 'picture'; on: 'paper' | 'ink' }
    /** Fields that belong together. */
    | { kind: 'group'; parts: Part[] }
    /** A list of texts, its one part without a name, or of records. */
    | { kind: 'list'; parts: Part[]; max: number; preset?: readonly string[] }
  )

const text = (name: string, more: Omit<Part, 'name'> & { isRequired?: true } = {}): SectionField => ({
  kind: 'text',
  name,
  ...more,
})
const number = (name: string): SectionField => ({ kind: 'number', name, isRequired: true })
const list = (name: keyof typeof LIST_MAX, ...parts: Part[]) => ({
  kind: 'list' as const,
  name,
  max: LIST_MAX[name],
  parts,
})

const legalSections = (page: LegalTextName): SectionField[] =>
  Object.keys(legalTexts[page].shape).map((name) => ({ kind: 'legal', name }))

/** What an agency in India fills in with one press. */
export const RUPEE_RANGES = [
  'Under ₹25,000',
  '₹25,000-₹50,000',
  '₹50,000-₹1,00,000',
  '₹1,00,000-₹2,50,000',
  '₹2,50,000-₹5,00,000',
  'Over ₹5,00,000',
]

/** The fields of each section's form, in their order. Their limits are in shared/agency/agencySettings.ts. */
export const sectionFields: Record<EditedSection, SectionField[]> = {
  agency: [
    text('name', { isRequired: true }),
    text('line'),
    text('description', { isLong: true }),
    { kind: 'number', name: 'since' },
    text('city'),
  ],
  contact: [
    text('email', { type: 'email' }),
    text('bookings', { type: 'email' }),
    text('phone', { type: 'tel' }),
    text('whatsapp', { type: 'tel' }),
    text('studio'),
    list('studioLines', { name: '' }),
    text('visits'),
    list('links', { name: 'label' }, { name: 'href', type: 'url' }),
  ],
  look: [
    { kind: 'picture', name: 'logo', on: 'paper' },
    { kind: 'picture', name: 'logoOnDark', on: 'ink' },
    { kind: 'colour', name: 'accent' },
    { kind: 'picture', name: 'icon', on: 'paper' },
  ],
  mails: agencySections.mails.keyof().options.map((name) => ({
    ...list('addresses', { name: '', type: 'email' }),
    name,
  })),
  answerTimes: agencySections.answerTimes.keyof().options.map((name) => text(name)),
  region: [
    { kind: 'search', name: 'country', isRequired: true },
    { kind: 'search', name: 'timeZone', isRequired: true },
    { kind: 'search', name: 'currency', isRequired: true },
    { kind: 'choice', name: 'measures', choices: MEASURES },
  ],
  money: [{ ...list('budgetRanges', { name: '' }), preset: RUPEE_RANGES }],
  home: [
    text('headline'),
    text('lead', { isLong: true }),
    list('figures', { name: 'figure' }, { name: 'label' }),
    {
      kind: 'group',
      name: 'quotation',
      parts: [{ name: 'text', isLong: true }, { name: 'name' }, { name: 'role' }],
    },
    list('brands', { name: '' }),
  ],
  slides: [{ kind: 'slides', name: 'slides' }],
  about: [
    text('manifesto', { isLong: true }),
    list('origin', { name: '', isLong: true }),
    list('principles', { name: 'title' }, { name: 'text', isLong: true }),
    list('leads', { name: 'name' }, { name: 'role' }, { name: 'picture', isPicture: true }),
    list('figures', { name: 'figure' }, { name: 'label' }),
  ],
  legal: [
    text('courts'),
    text('registeredName'),
    text('registeredAddress'),
    text('gstin'),
    text('grievanceOfficer'),
    text('grievanceEmail', { type: 'email' }),
  ],
  termsText: legalSections('termsText'),
  privacyText: legalSections('privacyText'),
  cookieText: legalSections('cookieText'),
  mailServer: [
    text('host'),
    number('port'),
    { kind: 'choice', name: 'security', choices: MAIL_SECURITY },
    text('user'),
    { kind: 'secret', name: 'password' },
    text('senderName'),
    text('senderAddress', { type: 'email' }),
  ],
  socialSignIn: [
    text('googleClientId'),
    text('facebookAppId'),
    { kind: 'secret', name: 'facebookAppSecret' },
  ],
  privacy: [
    text('clarityProject'),
    ...['uploadHours', 'rejectedDays', 'enquiryMonths', 'bookingMonths'].map(number),
  ],
}
