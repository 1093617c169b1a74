import { adminPaths } from '../../shared/adminPaths'
import { agency } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'

/** What needs a proof, as the audit names it, and as a sentence goes on after the name of who did it. */
const words = {
  'account invited': 'invited someone to the team',
  'invitation link shown': 'opened the link of an invitation to the team',
  'invitation withdrawn': 'withdrew an invitation to the team',
  'role changed': 'changed the role of a colleague',
  'account deactivated': 'deactivated the account of a colleague',
  'account reactivated': 'reactivated the account of a colleague',
  'two-step sign-in required': 'changed who must use two-step sign-in',
  'two-step sign-in reset': 'reset the two-step sign-in of a colleague',
  'API key made': 'made an API key',
  'API key deleted': 'deleted an API key',
  'webhook added': 'added a webhook',
  'webhook paused': 'paused a webhook',
  'webhook resumed': 'resumed a webhook',
  'webhook deleted': 'deleted a webhook',
  'recovery code of backups made': 'made a new recovery code of the backups',
  'bucket of backups set': 'chose a bucket to which backups are copied',
  'bucket of backups removed': 'ended the copies of backups in a bucket',
  'backup downloaded': 'downloaded a backup',
  'restore accepted': 'replaced all data of the site with a backup',
  'update asked for': 'asked for an update of the program',
  'way back asked for': 'asked for the release before the last update',
  'agency settings changed': 'changed the settings of the server',
  'money settings changed': 'changed the money settings',
} as const
export type DangerousDeed = keyof typeof words

/** Tells another superadmin what was done and by whom; `about` says to whom or what, where there is something to say. */
export const dangerousNotice = (
  person: { name: string; email: string },
  by: string,
  what: DangerousDeed,
  about: string,
  site: string,
): Mail => ({
  to: person.email,
  subject: `${agency.name}: a superadmin ${words[what]}`,
  look: { button: { label: 'Open Team', href: `${site}${adminPaths.team}` } },
  text: `${greeting(person.name)}

${by} ${words[what]}${about ? `: ${about}` : ''}.

If this was not agreed, deactivate that account under Team at once, and undo what was done:
${site}${adminPaths.team}

${agency.name}
`,
})
