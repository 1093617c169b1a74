import { agency } from '../../shared/agency'
import { shortDay } from '../../shared/format'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'
import { greeting } from './greeting'

export type BookingLetter = {
  clientName: string
  company: string | null
  brand: string | null
  email: string
  phone: string
  modelName: string
  workType: string
  dateRequired: string
  budgetRange: string
  details: string
}

const fact = (label: string, value: string | null) => (value ? `\n${label}: ${value}` : '')
const facts = (booking: BookingLetter) =>
  `Model: ${booking.modelName}
Type of work: ${booking.workType}
Date required: ${shortDay(booking.dateRequired)}
Budget: ${booking.budgetRange}`

/** Tells the agency of a new booking request; a reply goes to the client. */
export function bookingToAgency(booking: BookingLetter, to: string, site: string): Mail {
  return {
    to,
    replyTo: booking.email,
    subject: `Booking request: ${booking.modelName}, ${shortDay(booking.dateRequired)}`,
    text: `${booking.clientName} asks for ${booking.modelName}.

${facts(booking)}${fact('Brand', booking.brand)}${fact('Company', booking.company)}

Email: ${booking.email}
Phone: ${booking.phone}

${booking.details}

All booking requests: ${site}${paths.adminBookings}
`,
  }
}

/**
 * The client's receipt: what was chosen and when to expect an answer (section 9, response promises). It does not repeat
 * what was written; see `greeting`.
 */
export function bookingReceipt(booking: BookingLetter): Mail {
  return {
    to: booking.email,
    replyTo: agency.contact.bookings,
    subject: `We have your booking request for ${booking.modelName}`,
    text: `${greeting(booking.clientName)}

thank you for your request. Somebody will answer you within ${agency.promises.booking}.

${facts(booking)}

Nothing is booked yet: dates and fee are agreed when we reply.

If you did not ask for this, somebody else entered your address: you need not do anything.

${agency.name}
${agency.contact.phone}
`,
  }
}
