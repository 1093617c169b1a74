import { agency } from '../../shared/agency'

/** A booking as it was sent, with its model's name. */
export type Sent = Record<
  | 'clientName'
  | 'company'
  | 'brand'
  | 'email'
  | 'phone'
  | 'modelName'
  | 'workType'
  | 'dateRequired'
  | 'budgetRange'
  | 'details',
  string
>
type Letter = { to: string; replyTo: string; subject: string; text: string }

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const day = (given: string) =>
  `${MONTHS[Number(given.slice(5, 7)) - 1]} ${Number(given.slice(8))}, ${given.slice(0, 4)}`

/** Both letters of a booking, written here a second time: a bench that shared them could not find a difference. */
export function lettersOf(sent: Sent, site: string): [Letter, Letter] {
  const { clientName, email, phone, modelName, details } = sent
  const when = day(sent.dateRequired)
  const facts = `Model: ${modelName}
Type of work: ${sent.workType}
Date required: ${when}
Budget: ${sent.budgetRange}`
  return [
    {
      to: agency.contact.bookings,
      replyTo: email,
      subject: `Booking request: ${modelName}, ${when}`,
      text: `${clientName} asks for ${modelName}.

${facts}
Brand: ${sent.brand}
Company: ${sent.company}

Email: ${email}
Phone: ${phone}

${details}

All booking requests: ${site}/admin/bookings
`,
    },
    {
      to: email,
      replyTo: agency.contact.bookings,
      subject: `We have your booking request for ${modelName}`,
      text: `Dear ${clientName},

thank you for your request. Somebody will answer you within ${agency.promises.booking}.

${facts}

Nothing is booked yet: dates and fee are agreed when we reply.

If you did not ask for this, somebody else entered your address: you need not do anything.

${agency.name}
${agency.contact.phone}
`,
    },
  ]
}
