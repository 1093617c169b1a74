import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { RecoveryCodeState } from '../../../../../shared/operations/recoveryCode'
import { Button } from '../../../design/actions/Button'
import { lateDialog } from '../../forms/lateDialog'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { recoveryCode as copy } from './backups.copy'
import { system } from './copy'
import { Fact, Facts } from './Facts'

// Most visits of the page do not need it.
const BackupDialog = lateDialog(() => import('./BackupDialog'))

/** Whether there is a code that opens the stored passwords of a backup on another machine, and how to make one. */
export function RecoveryCode({ state }: { state: RecoveryCodeState | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.div mt={8}>
      <Facts>
        <Fact name={copy.title} alarm={state && !state.isCurrent ? system.needsAttention : undefined}>
          {state ? (
            <>
              {copy.made} <DateTimeCell at={state.at} />
            </>
          ) : (
            copy.none
          )}
          <chakra.span display="block" textStyle="small" color="fgQuiet" maxW="measure">
            {state && !state.isCurrent ? copy.isOld : copy.about}
          </chakra.span>
        </Fact>
      </Facts>
      <Button variant="outline" size="small" mt={4} onClick={() => setOpen(true)}>
        {state ? copy.makeNew : copy.make}
      </Button>
      {isOpen ? (
        <BackupDialog
          asked={{ about: 'recoveryCode', isFirst: state === null }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </chakra.div>
  )
}
