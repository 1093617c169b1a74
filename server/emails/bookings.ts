import { adminPaths } from '../../shared/adminPaths'
import { bookingsEmail, promised } from '../../shared/agency'
import { shortDay } from '../../shared/format'
import { budgetChoices } from '../../shared/intake/budget'
import { BUDGET_RANGES, WORK_TYPES } from '../../shared/lists'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type BookingEmailProps = {
  id: string
  clientName: string
  company: string | null
  brand: string | null
  email: string
  phone: string
  modelName: string
  /** the rest of a shortlist, by name */
  others: readonly string[]
  workType: string
  dateRequired: string
  budgetRange: string
  details: string
}

const fact = (label: string, value: string | null) => (value ? `\n${label}: ${value}` : '')
/** `Asha`, or `Asha and 2 others`. */
const whom = ({ modelName, others }: BookingEmailProps) =>
  others.length === 0
    ? modelName
    : `${modelName} and ${others.length === 1 ? others[0] : `${others.length} others`}`
const facts = (booking: BookingEmailProps) =>
  `Model: ${booking.modelName}${fact('Also asked for', booking.others.join(', '))}${fact('Type of work', booking.workType)}
Date required: ${shortDay(booking.dateRequired)}${fact('Budget', booking.budgetRange)}`

/** Notifies the agency of a new booking request; a reply goes to the client. */
export function bookingNotification(booking: BookingEmailProps, to: string, site: string): Mail {
  const day = shortDay(booking.dateRequired)
  const href = `${site}${adminPaths.deskItem(booking.id)}`
  return {
    to,
    replyTo: booking.email,
    subject: `Booking request: ${whom(booking)}, ${day}`,
    look: { headline: day, button: { label: 'Open it on the desk', href } },
    text: `${booking.clientName} wants to book ${whom(booking)}.

${facts(booking)}${fact('Brand', booking.brand)}${fact('Company', booking.company)}

Email: ${booking.email}
Phone: ${booking.phone}

${booking.details}

Open it on the desk: ${href}
`,
  }
}

/** The client's receipt. It repeats nothing that the client could write freely; see `greeting`. */
export function bookingConfirmation(booking: BookingEmailProps): Mail {
  const listed = (list: readonly string[], value: string) => (list.includes(value) ? value : '')
  const details = {
    ...booking,
    workType: listed(WORK_TYPES, booking.workType),
    budgetRange: listed([...budgetChoices(), ...BUDGET_RANGES], booking.budgetRange),
  }
  return {
    to: booking.email,
    replyTo: bookingsEmail(),
    subject: `We have your booking request for ${whom(booking)}`,
    look: { headline: shortDay(booking.dateRequired) },
    text: `${greeting(booking.clientName)}

Thank you for your request.${promised('booking', (time) => ` We will reply within ${time}.`)}

${facts(details)}

Nothing is booked yet. We will agree the dates and the fee with you.

If this was not you, please ignore this email.

${signature()}`,
  }
}
