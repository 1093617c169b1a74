import type { AgencySection, AgencySettings } from './agency/agencySettings'
import type { LegalTextName } from './agency/legalTexts'
import type { ServerSection } from './agency/serverSettings'
import { INDIA, setRegion } from './region'

/** What every page brings along: all sections but who gets which mail, the slides, legal texts, and those of the server. */
export type Agency = AgencySettings['agency'] &
  Omit<AgencySettings, 'agency' | 'mails' | 'slides' | LegalTextName | ServerSection>

/** An agency without content. Blank content is not shown. */
export const emptyAgency: Agency = {
  name: 'Model agency',
  line: '',
  description: '',
  since: null,
  city: '',
  contact: {
    email: '',
    bookings: '',
    phone: '',
    whatsapp: '',
    studio: '',
    studioLines: [],
    visits: '',
    links: [],
  },
  answerTimes: { enquiry: '', booking: '', application: '' },
  money: { budgetRanges: [] },
  region: INDIA,
  legal: {
    courts: '',
    registeredName: '',
    registeredAddress: '',
    gstin: '',
    grievanceOfficer: '',
    grievanceEmail: '',
  },
  look: { logo: null, logoOnDark: null, accent: '', icon: null, sharePicture: '' },
  home: { headline: '', lead: '', figures: [], quotation: { text: '', name: '', role: '' }, brands: [] },
  about: { manifesto: '', origin: [], principles: [], leads: [], figures: [] },
}

/**
 * The agency of this process: the server takes it from the database, the browser from the page. Read it where it is
 * used, never once when a module loads: a saved setting replaces it.
 */
export let agency: Agency = { ...emptyAgency }

/** The agency as a page brings it: of its region only what differs from India. */
export type SentAgency = Omit<Agency, 'region'> & { region?: Partial<Agency['region']> | undefined }

/** What a page brings of the agency. */
export function sentAgency({ region, ...rest }: Agency): SentAgency {
  const differing = Object.entries(region).filter(
    ([name, value]) => value !== INDIA[name as keyof typeof region],
  )
  return differing.length === 0 ? rest : { ...rest, region: Object.fromEntries(differing) }
}

/** The agency that a page has brought. */
export const receivedAgency = ({ region, ...rest }: SentAgency): Agency => ({
  ...rest,
  region: { ...INDIA, ...region },
})

const listeners = new Set<() => void>()

/** Replaces the agency's content for the whole process. */
export function setAgency(next: Agency) {
  agency = next
  setRegion(next.region)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each replacement; returns what ends that. */
export function onAgencyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the agency promises with one of its answer times; `otherwise` where it has given no such time. */
export const promised = (
  kind: keyof Agency['answerTimes'],
  words: (time: string) => string,
  otherwise = '',
): string => {
  const time = agency.answerTimes[kind]
  return time === '' ? otherwise : words(time)
}

/** The agency with another value of one section, where that is part of it. */
export function withSection(before: Agency, section: AgencySection, value: object): Agency {
  if (section === 'agency') return { ...before, ...value }
  return section in emptyAgency ? { ...before, [section]: value } : before
}

/**
 * The address that opens a chat in WhatsApp: wa.me is WhatsApp's own way to do that. Without a number one chooses there
 * whom to send the text to. A space is `%20`: WhatsApp on an iPhone shows a + for one.
 */
export function whatsAppLink(number: string | null, text?: string): string {
  // The zero of +44 (0)20 is not dialled from abroad.
  const digits = (number ?? '').replace(/\(0\)|\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** Where one writes about bookings: their own address, else the general one. */
export const bookingsEmail = (): string => agency.contact.bookings || agency.contact.email

/** The address that a phone number opens. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
