import { chakra } from '@chakra-ui/react'
import { shortDay } from '../../../../../shared/format'
import type { ChangeState, ChangeWish } from '../../../../../shared/operations/changes'
import type { SystemStatus } from '../../../../../shared/system'
import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { changes as copy } from './changes.copy'

type Props = {
  wish: ChangeWish
  status: SystemStatus
  back: ChangeState['back']
  onAsked: () => void
  onClose: () => void
}

/** Says what an update or the way back does to the site, and asks the machine for it. */
export default function ChangeDialog({ wish, status, back, onAsked, onClose }: Props) {
  const want = trpc.admin.system.wantChange.useMutation({
    onSuccess: onAsked,
    onError: sayFailed(copy.failed),
    onSettled: onClose,
  })
  const asking = {
    open: true,
    busy: want.isPending,
    busyWords: copy.busy,
    onConfirm: () => want.mutateAsync(wish).catch(() => {}),
    onClose,
  }
  if (wish.kind === 'update')
    return (
      <Confirm
        {...asking}
        harmless
        title={copy.updateTitle(wish.version)}
        question={copy.updateQuestion(status.version, wish.version)}
        confirmWords={copy.updateNow}
      >
        <chakra.p mt={4} textStyle="small" whiteSpace="pre-line" maxH="16rem" overflowY="auto" tabIndex={0}>
          {status.update.check?.available?.changes}
        </chakra.p>
      </Confirm>
    )
  const { version = '', updatedAt = '' } = back ?? {}
  return (
    <Confirm
      {...asking}
      harmless={!wish.losesData}
      title={copy.backTitle(version)}
      question={wish.losesData ? copy.backLoses(version, shortDay(updatedAt)) : copy.backQuestion}
      confirmWords={wish.losesData ? copy.loseAndGoBack : copy.goBack}
    />
  )
}
