import { bookingsEmail } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'

type Props = { to: string; name: string; title: string; counts: string; text: string; link: string }

/** To the booker, once for each selection that a client sends. */
export const selectionSent = ({ to, name, title, counts, text, link }: Props): Mail => ({
  to,
  replyTo: bookingsEmail(),
  subject: `${title}: ${counts} from ${name}`,
  // A count stays with its word where the line breaks.
  look: {
    headline: counts.replaceAll(/(\d) /g, '$1\u00a0'),
    button: { label: 'See all answers', href: link },
  },
  text: `${name} has sent a selection for ${title}: ${counts}.

${text || 'Nothing was marked.'}

See all answers, and put the yeses on option:
${link}
`,
})
