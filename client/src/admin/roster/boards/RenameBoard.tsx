import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Board, boardChange } from '../../../../../shared/roster/boards'
import { Dialog } from '../../../design/feedback/Dialog'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { adminBoards } from './copy'
import { useBoardCache } from './useBoardCache'

const copy = adminBoards.renaming

export function RenameBoard({ board, onClose }: { board: Board; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(boardChange),
    defaultValues: { id: board.id, name: board.name },
  })
  const field = fieldOf(form)
  const cache = useBoardCache()
  const rename = trpc.admin.boards.change.useMutation({
    onSuccess(saved) {
      cache.keep(saved)
      notifySuccess(copy.done)
      onClose()
    },
    onError(error) {
      const { status, issues } = parseApiError(error)
      applyFieldErrors(form, error)
      if (issues.length === 0) cache.failed(error)
      if (status === 404) onClose()
    },
  })
  return (
    <Dialog open title={copy.title} size="narrow" onClose={onClose}>
      <ShortForm
        submit={copy.save}
        busy={rename.isPending}
        busyWords={copy.saving}
        onSend={form.handleSubmit((given) => rename.mutateAsync(given))}
      >
        <TextField label={adminBoards.name} required autoComplete="off" {...field('name')} />
        {board.isPublic ? <chakra.p textStyle="small">{copy.address}</chakra.p> : null}
      </ShortForm>
    </Dialog>
  )
}
