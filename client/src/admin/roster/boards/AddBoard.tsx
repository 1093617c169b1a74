import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Board, newBoard } from '../../../../../shared/roster/boards'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddForm, additionOptions } from '../../forms/AddForm'
import { adminBoards as copy } from './copy'
import { useBoardCache } from './useBoardCache'

export function AddBoard() {
  const form = useForm({ resolver: zodResolver(newBoard), defaultValues: { name: '' } })
  const field = fieldOf(form)
  const cache = useBoardCache()
  const add = trpc.admin.boards.add.useMutation(
    additionOptions(form, {
      onSaved: (saved: Board[]) => cache.keep(saved),
      done: copy.added,
      failed: copy.addFailed,
    }),
  )
  return (
    <AddForm
      copy={copy}
      heading="h2"
      isDirty={form.formState.isDirty}
      busy={add.isPending}
      onSend={form.handleSubmit((given) => add.mutateAsync(given))}
    >
      <Box maxW="24rem">
        <TextField label={copy.name} required autoComplete="off" {...field('name')} />
      </Box>
    </AddForm>
  )
}
