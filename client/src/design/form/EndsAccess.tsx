import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { ProgramAccess } from '../../../../shared/access/accounts'
import { endsAccess as copy } from '../../copy/endsAccess'
import { CheckField } from './CheckField'

type Props = Omit<ComponentProps<typeof CheckField>, 'label'> & { access: ProgramAccess | undefined }

/** Whether a new password also ends what programs read with, by name; nothing where there is none. */
export function EndsAccess({ access, ...box }: Props) {
  if (!access || access.keys.length + access.calendars.length === 0) return null
  return (
    <chakra.div>
      <CheckField label={copy.label(access.keys.length > 0, access.calendars.length > 0)} {...box} />
      <chakra.ul pl={8} textStyle="small" color="fgQuiet" css={{ overflowWrap: 'anywhere' }}>
        {access.keys.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two keys may have the same name
          <li key={`${at} ${name}`}>{copy.key(name)}</li>
        ))}
        {access.calendars.map((scope) => (
          <li key={scope}>{copy.calendars[scope]}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
