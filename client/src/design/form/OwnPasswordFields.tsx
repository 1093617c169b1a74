import { ownPassword as copy } from '../../copy/ownPassword'
import type { useOwnPassword } from '../../lib/useOwnPassword'
import { Problem, problemOf } from '../feedback/Problem'
import { EndsAccess } from './EndsAccess'
import { PasswordField } from './PasswordField'

type Props = Pick<ReturnType<typeof useOwnPassword>, 'field' | 'error' | 'access' | 'endsAccess'> & {
  autoFocus?: boolean
}

export function OwnPasswordFields({ field, error, access, endsAccess, autoFocus }: Props) {
  return (
    <>
      <PasswordField
        label={copy.current}
        autoComplete="current-password"
        autoFocus={autoFocus}
        {...field('currentPassword')}
      />
      <PasswordField
        label={copy.next}
        help={copy.nextHelp}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={copy.confirm} autoComplete="new-password" {...field('confirm')} />
      <EndsAccess access={access} {...endsAccess} />
      <Problem>{error && problemOf(error)}</Problem>
    </>
  )
}
