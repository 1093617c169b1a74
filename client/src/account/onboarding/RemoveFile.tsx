import { createPortal } from 'react-dom'
import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { Confirm } from '../../design/Confirm'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'

/** Asks before a file goes for good; the question goes when the file does. */
export function RemoveFile({ item, onClose }: { item: PortfolioItem | undefined; onClose: () => void }) {
  const words = account.onboarding
  const { talent } = trpc.useUtils()
  const removing = trpc.talent.portfolio.remove.useMutation({
    networkMode: 'always',
    onSuccess: () => talent.onboarding.get.invalidate(),
    async onError() {
      notifyFailure(messages.dashboard.error, words.removeFailed)
      // Another window may have removed it already.
      await talent.onboarding.get.invalidate()
      onClose()
    },
  })
  // Out of the form, which its button would send.
  return createPortal(
    <Confirm
      open={item !== undefined}
      title={words.removeTitle}
      question={words.removeQuestion(item?.fileName ?? '')}
      confirmWords={words.remove}
      busyWords={words.removing}
      busy={removing.isPending}
      onConfirm={() => item && removing.mutate({ id: item.id })}
      onClose={onClose}
    />,
    document.body,
  )
}
