import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAgain } from '../../../../shared/accounts'
import type { BackupPart } from '../../../../shared/backups'
import { backupList as words } from '../../copy/backups'
import { secondFactor } from '../../copy/secondFactor'
import { Dialog } from '../../design/feedback/Dialog'
import { PasswordField } from '../../design/form/PasswordField'
import { DownloadRefused, download } from '../../lib/download'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { ShortForm } from '../forms/ShortForm'

type Props = { name: string; part: BackupPart; onClose: () => void }

/** Asks for the password again, because a backup contains everything, and saves the file. */
export function DownloadBackup({ name, part, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(passwordAgain), defaultValues: { password: '' } })
  const { register, handleSubmit, formState, setError, clearErrors } = form
  const save = async ({ password }: { password: string }) => {
    try {
      await download('/exports/backup.zip', `${name}-${part}.zip`, 'POST', { name, part, password })
      notifySuccess(words.done)
      onClose()
    } catch (error) {
      const refused = error instanceof DownloadRefused ? error : null
      if (refused?.status === 400) setError('password', { message: refused.message }, { shouldFocus: true })
      notifyFailure(words.downloadFailed, refused?.status === 409 ? refused.message : undefined)
    }
  }
  return (
    <Dialog open onClose={onClose} title={words.titles[part]} size="narrow">
      <ShortForm
        submit={words.submit}
        busy={formState.isSubmitting}
        busyWords={words.busy}
        onSend={handleSubmit(save)}
      >
        <p>{words.about[part]}</p>
        <PasswordField
          label={secondFactor.password}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password', { onChange: () => clearErrors('password') })}
        />
      </ShortForm>
    </Dialog>
  )
}
