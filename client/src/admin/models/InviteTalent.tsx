import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { shortDay } from '../../../../shared/format'
import { messages } from '../../../../shared/messages'
import { type ModelRecord, modelInvitation } from '../../../../shared/modelRecord'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { useModelCache } from './useModelCache'

const words = adminModels.invitation

/** Mails the person of a model that has no account the way to one. */
export function InviteTalent({ model, until }: { model: ModelRecord; until: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState(model.email ?? '')
  const [error, setError] = useState<string>()
  const cache = useModelCache()
  const invite = trpc.admin.models.invite.useMutation({
    onSuccess() {
      notifySuccess(words.sent, email)
      cache.renew(model.id)
      setOpen(false)
    },
    onError(failure) {
      setError(failure.data ? failure.message : undefined)
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  return (
    <>
      {until ? <span>{words.until(shortDay(until.slice(0, 10)))}</span> : null}
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {until ? words.again : words.invite}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} size="narrow">
        <chakra.form
          noValidate
          display="grid"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault()
            const checked = modelInvitation.safeParse({ id: model.id, email })
            setError(checked.error?.issues[0]?.message)
            if (checked.success) invite.mutate(checked.data)
          }}
        >
          <p>{words.text}</p>
          <TextField
            label={words.email}
            type="email"
            required
            autoComplete="off"
            error={error}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SubmitButton busy={invite.isPending} busyWords={words.sending} justifySelf="start">
            {words.send}
          </SubmitButton>
        </chakra.form>
      </Dialog>
    </>
  )
}
