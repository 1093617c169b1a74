import { createPortal } from 'react-dom'
import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { parts } from '../../copy/parts'
import { Confirm } from '../../design/feedback/Confirm'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { account } from '../copy'

/** Asks before deleting a file. Closes once the file has left the list. */
export function RemoveFile({ item, onClose }: { item: PortfolioItem | undefined; onClose: () => void }) {
  const copy = account.onboarding
  const { talent } = trpc.useUtils()
  const removing = trpc.talent.portfolio.remove.useMutation({
    networkMode: 'always',
    onSuccess: () => talent.onboarding.get.invalidate(),
    onError(error) {
      notifyFailure(messages.dashboard.error, error.data ? copy.removeFailed : parts.noResponse)
      // The file may have been removed in another window.
      void talent.onboarding.get.invalidate()
      onClose()
    },
  })
  // A portal, because inside the form its button would submit the form.
  return createPortal(
    <Confirm
      open={item !== undefined}
      title={copy.removeTitle}
      question={copy.removeQuestion(item?.fileName ?? '')}
      confirmWords={copy.remove}
      busyWords={copy.removing}
      busy={removing.isPending}
      onConfirm={() => item && removing.mutate({ id: item.id })}
      onClose={onClose}
    />,
    document.body,
  )
}
