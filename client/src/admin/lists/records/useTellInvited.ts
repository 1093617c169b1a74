import { notify, notifySuccess } from '../../../lib/notify'
import { invitationLink as copy } from '../../access/team/copy'
import { useSystemNotices } from '../../shell/useSystemNotices'

/** What is true of an invitation that was just made: where no mail server is set up, nobody gets an email. */
export function useTellInvited() {
  const hasNoMail = useSystemNotices()?.isMailSaved === true
  return {
    /** Null where the invitation is emailed. */
    notEmailed: (email: string) => (hasNoMail ? copy.noMail(email) : null),
    /** `copyLink` is offered where nothing is emailed. */
    tell(sent: string, email: string, copyLink?: () => void) {
      if (!hasNoMail) return notifySuccess(sent, email)
      notify(copy.made, copy.noMail(email), 'neutral', copyLink && { words: copy.show, run: copyLink })
    },
  }
}
