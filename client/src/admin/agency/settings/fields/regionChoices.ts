import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { INDIA } from '../../../../../../shared/region'
import type { ComboChoice } from '../../../../design/form/combo/useCombo'

const byWords = (choices: ComboChoice[]) =>
  choices.toSorted((one, other) => one.words.localeCompare(other.words, 'en'))

const named = (type: 'region' | 'currency', codes: readonly string[]) => {
  const names = new Intl.DisplayNames('en', { type })
  return byWords(codes.map((code) => ({ value: code, words: names.of(code) ?? code, note: code })))
}

/** `GMT+5:30` */
const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value

/** Browsers list India's zone by its name of before 2001. */
const zoneNames = () =>
  Intl.supportedValuesOf('timeZone').map((name) => (name === 'Asia/Calcutta' ? INDIA.timeZone : name))

/** What each searchable field of the section offers; a value that this browser does not list is one more. */
export function regionChoices({ countries, value }: SectionRecord): Record<string, ComboChoice[]> {
  const stored = value as typeof INDIA
  const listed = (list: readonly string[], one: string) => [...new Set([...list, one])]
  return {
    country: named('region', listed(countries, stored.country)),
    timeZone: byWords(
      listed(zoneNames(), stored.timeZone).map((name) => ({
        value: name,
        words: name.replaceAll('_', ' '),
        note: offsetOf(name),
      })),
    ),
    currency: named('currency', listed(Intl.supportedValuesOf('currency'), stored.currency)),
  }
}
