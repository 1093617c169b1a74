import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { paths } from '../../../../../shared/paths'
import { Dialog } from '../../../design/feedback/Dialog'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellFormReason } from '../../forms/tellFailed'
import { useFirstField } from '../../forms/useFirstField'
import { packages as words } from './copy'

export function NewPackageDialog({ onClose }: { onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { title: '', decisionKey } })
  const { register, handleSubmit, formState } = form
  const create = trpc.desk.packages.create.useMutation({
    onSuccess({ id }) {
      void utils.desk.packages.list.invalidate()
      onClose()
      navigate(paths.adminPackage(id))
    },
    onError: tellFormReason(form, words.addFailed),
  })
  const fields = useFirstField<HTMLFormElement>()
  return (
    <Dialog open title={words.add} size="narrow" onClose={onClose}>
      <chakra.form
        ref={fields}
        noValidate
        display="grid"
        gap={4}
        onSubmit={handleSubmit((given) => create.mutateAsync(given).catch(() => undefined))}
      >
        <TextField label={words.name} error={formState.errors.title?.message} {...register('title')} />
        <SubmitButton busy={create.isPending} busyWords={words.busy} justifySelf="start">
          {words.add}
        </SubmitButton>
      </chakra.form>
    </Dialog>
  )
}
