import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { crediting } from '../../../../shared/money/crediting'
import { CREDIT_REASONS } from '../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../shared/money/papers'
import { rupees } from '../../../../shared/money/rupees'
import { paths } from '../../../../shared/paths'
import { SelectField } from '../../design/form/SelectField'
import { freshKey } from '../../lib/forms/idempotency'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellFormReason } from '../forms/tellFailed'
import { crediting as words } from './copy'

/** Takes a whole invoice back by a credit note, and leads to that. */
export default function CreditDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [, go] = useLocation()
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(crediting, undefined, { raw: true }),
    defaultValues: { id: paper.id, reason: CREDIT_REASONS[0], decisionKey },
  })
  const credit = trpc.admin.money.credit.useMutation({
    onSuccess(note) {
      void utils.desk.money.invalidate()
      notifySuccess(words.done(note.number))
      onClose()
      go(paths.adminPaper(note.id))
    },
    onError: tellFormReason(form, words.failed),
  })
  return (
    <FormDialog
      title={words.title}
      lead={<chakra.p mb={4}>{words.lead(paper.number, rupees(paper.totalPaise))}</chakra.p>}
      submit={words.submit}
      busy={credit.isPending}
      busyWords={words.busy}
      onClose={onClose}
      onSubmit={form.handleSubmit((given) => credit.mutateAsync(given).catch(() => undefined))}
    >
      <SelectField
        label={words.reason}
        choices={CREDIT_REASONS.map((value) => ({ value, words: value }))}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
