import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { InvitationLink as Link } from '../../../../../shared/access/team'
import { shortDay } from '../../../../../shared/format'
import { type ModelRecord, modelInvitation } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { invitationLink } from '../../access/team/copy'
import { ShortForm } from '../../forms/ShortForm'
import { sayFailed, tellRefused } from '../../forms/tellFailed'
import { InvitationLink } from '../../lists/records/InvitationLink'
import { useTellInvited } from '../../lists/records/useTellInvited'
import { adminModels } from './copy'
import { useModelCache } from './useModelCache'

const copy = adminModels.invitation

/** Mails an invitation to a model without an account. */
export function InviteTalent({ model, until }: { model: ModelRecord; until: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(modelInvitation),
    defaultValues: { id: model.id, email: model.email ?? '' },
  })
  const cache = useModelCache()
  const { tell } = useTellInvited()
  const invite = trpc.admin.models.invite.useMutation({
    onSuccess(_, { email }) {
      tell(copy.sent, email, () => show.mutate({ id: model.id }))
      cache.renew(model.id)
      setOpen(false)
    },
    onError(failure) {
      if (failure.data) setError('email', { message: failure.message }, { shouldFocus: true })
      tellRefused(failure, copy.failed)
    },
  })
  const show = trpc.admin.models.invitationLink.useMutation({
    onSuccess(made) {
      cache.renew(model.id)
      setLink(made)
    },
    onError: sayFailed(invitationLink.failed),
  })
  return (
    <>
      {until ? <span>{copy.until(shortDay(until))}</span> : null}
      {until ? (
        <Button
          variant="outline"
          size="small"
          disabled={show.isPending}
          onClick={() => show.mutate({ id: model.id })}
        >
          {invitationLink.show}
        </Button>
      ) : null}
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {until ? copy.again : copy.invite}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.title} size="narrow">
        <ShortForm
          submit={copy.send}
          busy={invite.isPending}
          busyWords={copy.sending}
          onSend={handleSubmit((given) => invite.mutateAsync(given))}
        >
          <p>{copy.text}</p>
          <TextField
            label={copy.email}
            type="email"
            required
            autoComplete="off"
            error={formState.errors.email?.message}
            {...register('email')}
          />
        </ShortForm>
      </Dialog>
      {link ? <InvitationLink link={link} onClose={() => setLink(null)} /> : null}
    </>
  )
}
