import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { BackupBucketForm, BackupBucketState } from '../../../../../../shared/operations/backupBucket'
import { Button } from '../../../../design/actions/Button'
import { Banner } from '../../../../design/feedback/Banner'
import { Dialog } from '../../../../design/feedback/Dialog'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { TextField } from '../../../../design/form/TextField'
import { isCancelled, parseApiError } from '../../../../lib/apiError'
import { notifySuccess } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { useFirstField } from '../../../forms/useFirstField'
import { backupBucket as copy } from './copy'

const EMPTY: BackupBucketForm = { endpoint: '', region: '', bucket: '', folder: '', keyId: '', secret: '' }
const HELP: Partial<Record<keyof BackupBucketForm, string>> = {
  endpoint: copy.endpointHelp,
  region: copy.regionHelp,
  folder: copy.folderHelp,
  keyId: copy.keyIdHelp,
}
const FIELDS = ['endpoint', 'region', 'bucket', 'folder', 'keyId', 'secret'] as const

type Props = { bucket: BackupBucketState; onClose: () => void }

/** Where backups are copied to, with a test that says in plain words what does not work. */
export default function BucketDialog({ bucket: { place, secret }, onClose }: Props) {
  const [form, setForm] = useState<BackupBucketForm>({ ...EMPTY, ...place })
  const fields = useFirstField<HTMLFormElement>()
  const { admin } = trpc.useUtils()
  const test = trpc.admin.backups.testBucket.useMutation()
  const save = trpc.admin.backups.setBucket.useMutation({
    onSuccess() {
      notifySuccess(copy.saved)
      onClose()
      return Promise.all([admin.backups.bucket.invalidate(), admin.system.invalidate()])
    },
  })
  const error = [test.error, save.error].find((each) => each && !isCancelled(each))
  const { issues, message } = parseApiError(error)
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message
  const isAtField = FIELDS.some((name) => errorOf(name) !== undefined)
  const forget = () => {
    test.reset()
    save.reset()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    test.reset()
    save.mutate(form)
  }
  return (
    <Dialog open title={copy.title} size="narrow" onClose={onClose}>
      <chakra.form ref={fields} noValidate display="grid" gap={4} onSubmit={send}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={copy[name]}
            help={name === 'secret' ? (secret ? copy.secretKept : undefined) : HELP[name]}
            type={name === 'secret' ? 'password' : name === 'endpoint' ? 'url' : undefined}
            placeholder={name === 'endpoint' ? 'https://s3.eu-central-1.example' : undefined}
            autoComplete={name === 'secret' ? 'new-password' : 'off'}
            value={form[name]}
            onChange={(event) => {
              const { value } = event.currentTarget
              setForm((before) => ({ ...before, [name]: value }))
              forget()
            }}
            error={errorOf(name)}
          />
        ))}
        {error && !isAtField ? (
          <Banner tone="error">{errorOf('answer') ?? message ?? copy.saveFailed}</Banner>
        ) : null}
        {test.isSuccess ? <Banner tone="success">{copy.works}</Banner> : null}
        <Flex gap={3} wrap="wrap">
          <SubmitButton busy={save.isPending} busyWords={copy.saving}>
            {copy.save}
          </SubmitButton>
          <Button
            variant="outline"
            disabled={test.isPending || save.isPending}
            aria-busy={test.isPending || undefined}
            onClick={() => {
              save.reset()
              test.mutate(form)
            }}
          >
            {test.isPending ? copy.testing : copy.test}
          </Button>
        </Flex>
      </chakra.form>
    </Dialog>
  )
}
