import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { Button } from '../../../design/actions/Button'
import { download } from '../../../lib/download'
import { lateDialog } from '../../forms/lateDialog'
import { tellCallFailed } from '../../forms/tellFailed'
import { useIsBooker } from '../../shell/useIsBooker'
import { eInvoice as copy } from '../copy'
import { Part } from '../Part'

const RegisterDialog = lateDialog(() => import('./RegisterDialog'))

/** A paper that is not valid before the e-invoice portal has registered it: its file for the portal, and what comes back. */
export function EInvoice({ paper }: { paper: PaperRecord }) {
  const [isPasting, paste] = useState(false)
  const isBooker = useIsBooker()
  const { id, number } = paper
  const save = () =>
    download('/exports/e-invoices.json', `${number.replaceAll('/', '-')}.json`, 'POST', { id }).catch(
      (error: unknown) => tellCallFailed(error, copy.jsonFailed),
    )
  return (
    <Part title={copy.title}>
      <chakra.p mb={3}>{isBooker ? copy.waitingForAdmin : copy.waiting}</chakra.p>
      {isBooker ? null : (
        <Flex gap={3} wrap="wrap">
          <Button variant="outline" onClick={() => void save()}>
            {copy.json}
          </Button>
          <Button variant="primary" onClick={() => paste(true)}>
            {copy.paste}
          </Button>
        </Flex>
      )}
      {isPasting ? <RegisterDialog paper={paper} onClose={() => paste(false)} /> : null}
    </Part>
  )
}
