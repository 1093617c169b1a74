import { type ReactNode, useState } from 'react'
import type { PaperRow } from '../../../../../shared/money/papers'
import type { Column } from '../../../design/lists/DataTable'
import { lateDialog } from '../../forms/lateDialog'
import { RowButtons } from '../../lists/RowButtons'
import { list as copy } from './copy'

const SendDialog = lateDialog(() => import('../SendDialog'))
const ReceiveRow = lateDialog(() => import('./ReceiveRow'))

type Owed = Pick<PaperRow, 'id' | 'number' | 'buyerName' | 'daysLate' | 'eInvoice'>
type OpenDialog = { id: string; action: 'send' | 'remind' | 'receive' } | null

export type OwedActions = {
  remind: (paper: Owed) => void
  /** the step to take for each paper on which money is owed */
  column: Column<PaperRow>
  dialog: ReactNode
}

/** What is done about a paper on which money is owed: who is late is reminded; else the money is received, by admins. */
export function useOwedActions(canReceive: boolean): OwedActions {
  const [opened, open] = useState<OpenDialog>(null)
  const close = () => open(null)
  const remind = ({ id }: Owed) => open({ id, action: 'remind' })
  const buttonOf = (paper: Owed) => {
    const { id, number, buyerName, daysLate } = paper
    if (daysLate > 0)
      return { words: copy.remind, label: copy.remindOf(buyerName, number), onPress: () => remind(paper) }
    if (canReceive)
      return {
        words: copy.receive,
        label: copy.receiveOf(number, buyerName),
        onPress: () => open({ id, action: 'receive' }),
      }
    return {
      words: copy.send,
      label: copy.sendOf(number, buyerName),
      onPress: () => open({ id, action: 'send' }),
    }
  }
  return {
    remind,
    column: {
      head: copy.columns.actions,
      kind: 'actions',
      // One without its number of the portal is registered first, on its own page.
      cell: (paper) => (paper.eInvoice === 'waiting' ? null : <RowButtons buttons={[buttonOf(paper)]} />),
    },
    dialog:
      opened?.action === 'receive' ? (
        <ReceiveRow id={opened.id} onClose={close} />
      ) : opened ? (
        <SendDialog id={opened.id} isReminder={opened.action === 'remind'} onClose={close} />
      ) : null,
  }
}
