import { ownPassword as words } from '../../copy/ownPassword'
import type { useOwnPassword } from '../../lib/useOwnPassword'
import { PasswordField } from './PasswordField'

export function OwnPasswordFields({ field }: Pick<ReturnType<typeof useOwnPassword>, 'field'>) {
  return (
    <>
      <PasswordField label={words.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={words.next}
        help={words.nextHelp}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={words.confirm} autoComplete="new-password" {...field('confirm')} />
    </>
  )
}
