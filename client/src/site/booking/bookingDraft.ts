import type { BookingForm } from '../../../../shared/bookings'

const KEY = 'bookingDraft'

/** Every field as an empty form has it. */
export const EMPTY: BookingDraft = {
  clientName: '',
  company: '',
  email: '',
  phone: '',
  brand: '',
  modelId: '',
  workType: '',
  dateRequired: '',
  budgetRange: '',
  details: '',
  website: '',
}

/** What stands in the form: the request, except that what is not chosen yet is ''. */
export type BookingDraft = { [Field in keyof Required<BookingForm>]: string }

/** The draft of this tab, or an empty form; what is stored may be anything. */
export function readDraft(): BookingDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const fields = Object.keys(EMPTY).flatMap((name) => {
      const value = typeof kept === 'object' && kept !== null && Reflect.get(kept, name)
      return typeof value === 'string' ? [[name, value]] : []
    })
    return { ...EMPTY, ...Object.fromEntries(fields) }
  } catch {
    return EMPTY
  }
}

/** Keeps the draft for as long as the tab lives. A full or forbidden store must not stop the form. */
export function keepDraft(draft: BookingDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Typing goes on; only the reload is not covered.
  }
}

export const dropDraft = () => sessionStorage.removeItem(KEY)
