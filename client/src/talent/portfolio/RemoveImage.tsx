import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { parts } from '../../copy/parts'
import { Confirm } from '../../design/feedback/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'
import { usePortfolioChanged } from './usePortfolioChanged'

/**
 * Asks before deleting a picture. Stays open until the picture has left the list: closed earlier,
 * it would return the focus to the picture's button, which then disappears.
 */
export function RemoveImage({ item, onClose }: { item: PortfolioItem | null; onClose: () => void }) {
  const copy = talent.portfolio
  const changed = usePortfolioChanged()
  const removing = trpc.talent.portfolio.remove.useMutation({
    networkMode: 'always',
    async onSuccess() {
      notifySuccess(messages.dashboard.imageRemoved, messages.dashboard.imageRemovedText)
      await changed()
    },
    onError(error) {
      notifyFailure(messages.dashboard.error, error.data ? copy.removeFailed : parts.noResponse)
      // The picture may have been removed in another window.
      void changed()
      onClose()
    },
  })
  return (
    <Confirm
      open={item !== null}
      title={copy.removeTitle}
      question={copy.removeQuestion(item?.fileName ?? '')}
      confirmWords={copy.remove}
      busyWords={copy.removing}
      busy={removing.isPending}
      onConfirm={() => item && removing.mutateAsync({ id: item.id })}
      onClose={onClose}
    />
  )
}
