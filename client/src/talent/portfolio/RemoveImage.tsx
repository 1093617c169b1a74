import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { Confirm } from '../../design/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { usePortfolioChanged } from './usePortfolioChanged'

/**
 * Asks before a picture goes for good. The question goes when the picture does: a moment sooner, and the focus would
 * go back to the picture's own button, and be lost with it.
 */
export function RemoveImage({ item, onClose }: { item: PortfolioItem | null; onClose: () => void }) {
  const words = talent.portfolio
  const changed = usePortfolioChanged()
  const removing = trpc.talent.portfolio.remove.useMutation({
    networkMode: 'always',
    async onSuccess() {
      notifySuccess(messages.dashboard.imageRemoved, messages.dashboard.imageRemovedText)
      await changed()
    },
    async onError() {
      notifyFailure(messages.dashboard.error, words.removeFailed)
      // Another window may have removed it already.
      await changed()
      onClose()
    },
  })
  return (
    <Confirm
      open={item !== null}
      title={words.removeTitle}
      question={words.removeQuestion(item?.fileName ?? '')}
      confirmWords={words.remove}
      busyWords={words.removing}
      busy={removing.isPending}
      onConfirm={() => item && removing.mutateAsync({ id: item.id })}
      onClose={onClose}
    />
  )
}
