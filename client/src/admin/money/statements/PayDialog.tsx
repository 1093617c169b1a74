import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localDay } from '../../../../../shared/format'
import { rupees } from '../../../../../shared/money/rupees'
import { newPayout, type StatementRow } from '../../../../../shared/money/statements/statements'
import { freshKey } from '../../../lib/forms/idempotency'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { tellFormReason } from '../../forms/tellFailed'
import { HowPaid } from '../HowPaid'
import { paying as copy } from './copy'

type Props = { statement: Pick<StatementRow, 'id' | 'modelName' | 'netPaise'>; onClose: () => void }

/** Records that a statement was paid, as a whole. */
export default function PayDialog({ statement: { id, modelName, netPaise }, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newPayout, undefined, { raw: true }),
    defaultValues: { id, paidOn: localDay(new Date()), way: 'bank' as const, reference: '', decisionKey },
  })
  const pay = trpc.admin.statements.pay.useMutation({
    onSuccess(next) {
      utils.admin.statements.get.setData({ id }, next)
      void utils.admin.statements.invalidate()
      notifySuccess(copy.done)
      onClose()
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <FormDialog
      title={copy.title}
      lead={<chakra.p mb={4}>{copy.lead(modelName, rupees(netPaise))}</chakra.p>}
      submit={copy.submit}
      busy={pay.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={form.handleSubmit((given) => pay.mutate(given))}
    >
      <HowPaid form={form} names={{ on: 'paidOn', way: 'way', reference: 'reference' }} copy={copy} />
    </FormDialog>
  )
}
