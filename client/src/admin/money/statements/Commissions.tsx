import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { CommissionRule } from '../../../../../shared/money/statements/reckoning'
import { newCommission } from '../../../../../shared/money/statements/statements'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddInPlace } from '../../forms/AddInPlace'
import { DayField } from '../../forms/DayField'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { Why } from '../../forms/Why'
import { Part } from '../Part'
import { rules as copy } from './copy'

type Props = { rules: readonly CommissionRule[]; modelId: string | null; canChange: boolean }

/** The commissions of a talent, or those of the agency, by day, and a form for another one. */
export function Commissions({ rules, modelId, canChange }: Props) {
  return (
    <Part title={copy.commission}>
      <chakra.p color="fgQuiet" mb={2}>
        {modelId ? copy.ownHelp : copy.commissionHelp}
      </chakra.p>
      {modelId ? null : <Why of={copy.commission}>{copy.commissionMore}</Why>}
      {rules.length === 0 ? <p>{copy.noRules}</p> : null}
      {rules.map((rule) => (
        <chakra.p
          key={rule.id}
          display="flex"
          justifyContent="space-between"
          gap={4}
          py={1}
          borderBottom="1px solid"
          borderColor="hairline"
        >
          <b>{rule.percentBp / 100} %</b>
          <span>
            {copy.counts(deskDay(rule.fromDay), rule.untilDay && deskDay(rule.untilDay))}
            {modelId && rule.modelId === null ? `, ${copy.ofAgency}` : ''}
          </span>
        </chakra.p>
      ))}
      {canChange ? (
        <AddInPlace words={copy.add}>
          {(close) => <AddCommission modelId={modelId} onAdded={close} />}
        </AddInPlace>
      ) : null}
    </Part>
  )
}

function AddCommission({ modelId, onAdded }: { modelId: string | null; onAdded: () => void }) {
  const utils = trpc.useUtils()
  const empty = { modelId, percent: '', fromDay: '', untilDay: '' }
  const form = useForm({
    resolver: zodResolver(newCommission, undefined, { raw: true }),
    defaultValues: empty,
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const add = trpc.admin.statementSettings.addCommission.useMutation({
    onSuccess() {
      void utils.admin.statementSettings.invalidate()
      void utils.admin.statements.invalidate()
      onAdded()
    },
    onError: tellFormReason(form, copy.addFailed),
  })
  return (
    <ShortForm
      submit={copy.add}
      busy={add.isPending}
      busyWords={copy.addBusy}
      onSend={handleSubmit((given) => add.mutateAsync(given))}
    >
      <TextField label={copy.percent} inputMode="decimal" {...field('percent')} />
      <DayField label={copy.from} {...field('fromDay')} />
      <DayField label={copy.until} {...field('untilDay')} />
    </ShortForm>
  )
}
