import { chakra } from '@chakra-ui/react'
import { shortDay } from '../../../../../shared/format'
import type { ChangeState, ChangeWish } from '../../../../../shared/operations/changes'
import type { SystemStatus } from '../../../../../shared/system'
import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { changes as words } from './changes.copy'

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
    onError: sayFailed(words.failed),
    onSettled: onClose,
  })
  const asking = {
    open: true,
    busy: want.isPending,
    busyWords: words.busy,
    onConfirm: () => want.mutateAsync(wish).catch(() => {}),
    onClose,
  }
  if (wish.kind === 'update')
    return (
      <Confirm
        {...asking}
        harmless
        title={words.updateTitle(wish.version)}
        question={words.updateQuestion(status.version, wish.version)}
        confirmWords={words.updateNow}
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
      title={words.backTitle(version)}
      question={wish.losesData ? words.backLoses(version, shortDay(updatedAt)) : words.backQuestion}
      confirmWords={wish.losesData ? words.loseAndGoBack : words.goBack}
    />
  )
}
