import { agency } from '../../shared/agency'

/** A booking as sent, with its model's name. */
export type Sent = Record<
  | 'id'
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
type MailText = { to: string; replyTo: string | null; subject: string; text: string }

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const day = (given: string) =>
  `${MONTHS[Number(given.slice(5, 7)) - 1]} ${Number(given.slice(8))}, ${given.slice(0, 4)}`

/**
 * Both mails of a booking of an empty agency; `office` gets the notification. Written here again, because shared code
 * could not show a difference.
 */
export function emailsOf(sent: Sent, site: string, office: string): [MailText, MailText] {
  const { clientName, email, phone, modelName, details } = sent
  const when = day(sent.dateRequired)
  const facts = `Model: ${modelName}
Type of work: ${sent.workType}
Date required: ${when}
Budget: ${sent.budgetRange}`
  return [
    {
      to: office,
      replyTo: email,
      subject: `Booking request: ${modelName}, ${when}`,
      text: `${clientName} wants to book ${modelName}.

${facts}
Brand: ${sent.brand}
Company: ${sent.company}

Email: ${email}
Phone: ${phone}

${details}

Open it on the desk: ${site}/admin/desk?item=${sent.id}
`,
    },
    {
      to: email,
      replyTo: null,
      subject: `We have your booking request for ${modelName}`,
      text: `Dear ${clientName},

Thank you for your request.

${facts}

Nothing is booked yet. We will agree the dates and the fee with you.

If this was not you, please ignore this email.

${agency.name}
`,
    },
  ]
}
