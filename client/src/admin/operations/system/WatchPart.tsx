import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { SystemStatus } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { Explained } from '../../forms/Why'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { system } from './copy'
import { Fact, Facts } from './Facts'

const copy = system.watch

/** The watch outside: whether it is called, and its address, which is typed anew because it is a secret. */
export function WatchPart({ watch }: Pick<SystemStatus, 'watch'>) {
  const [isOpen, setOpen] = useState(false)
  const { admin } = trpc.useUtils()
  const end = trpc.admin.system.setWatch.useMutation({
    onSuccess: () => notifySuccess(copy.ended),
    onError: sayFailed(copy.failed),
    onSettled: () => admin.system.invalidate(),
  })
  return (
    <PageSection title={copy.title}>
      {watch ? (
        <Facts>
          <Fact name={copy.address}>{watch.host}</Fact>
          {watch.last ? (
            <Fact
              name={watch.last.wasHeldBack ? copy.heldBack : copy.called}
              alarm={watch.last.wasHeldBack || watch.last.fault ? system.needsAttention : undefined}
            >
              <DateTimeCell at={watch.last.at} />
              {watch.last.fault ? ` ${watch.last.fault}` : ''}
            </Fact>
          ) : null}
        </Facts>
      ) : (
        <Explained of={copy.title} more={copy.more} textStyle="small">
          {copy.lead}
        </Explained>
      )}
      {isOpen ? (
        <WatchForm close={() => setOpen(false)} />
      ) : (
        <Flex gap={3} wrap="wrap" mt={4}>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {watch ? copy.change : copy.set}
          </Button>
          {watch ? (
            <Button
              variant="outline"
              size="small"
              disabled={end.isPending}
              onClick={() => end.mutate({ address: null })}
            >
              {copy.end}
            </Button>
          ) : null}
        </Flex>
      )}
    </PageSection>
  )
}

function WatchForm({ close }: { close: () => void }) {
  const [address, setAddress] = useState('')
  const { admin } = trpc.useUtils()
  const set = trpc.admin.system.setWatch.useMutation({
    onSuccess() {
      notifySuccess(copy.isSet)
      close()
      return admin.system.invalidate()
    },
  })
  const refusal = parseApiError(set.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    set.mutate({ address })
  }
  return (
    <chakra.form noValidate onSubmit={send} mt={4} display="grid" gap={4} maxW="form">
      <TextField
        label={copy.address}
        type="url"
        autoFocus
        autoComplete="off"
        placeholder="https://hc-ping.com/…"
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          set.reset()
        }}
        error={set.error ? (refusal.issues[0]?.message ?? refusal.message ?? copy.failed) : undefined}
      />
      <Flex gap={3}>
        <SubmitButton busy={set.isPending} busyWords={copy.calling} size="small">
          {copy.save}
        </SubmitButton>
        <Button variant="outline" size="small" onClick={close}>
          {copy.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}
