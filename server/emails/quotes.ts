import { bookingsEmail } from '../../shared/agency'
import { rupees } from '../../shared/money/rupees'
import type { Mail } from '../core/mail/outbox'

type Props = {
  to: string
  name: string
  number: string
  title: string | null
  totalPaise: number
  link: string
}

/** To the booker of the job, once: a client accepted a quote. */
export const quoteAccepted = ({ to, name, number, title, totalPaise, link }: Props): Mail => ({
  to,
  replyTo: bookingsEmail(),
  subject: `Quote ${number} accepted by ${name}`,
  look: { button: { label: 'Open the quote', href: link } },
  text: `${name} has accepted the quote ${number}${title ? ` for ${title}` : ''}: ${rupees(totalPaise)}.

Make the proforma or the invoice of it:
${link}
`,
})
