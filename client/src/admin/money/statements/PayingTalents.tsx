import { chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { TALENT_DUE } from '../../../../../shared/money/moneyLists'
import {
  NO_CODE,
  type StatementSettingsForm,
  type StatementSettingsRecord,
  statementSettings,
} from '../../../../../shared/money/statements/statements'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { StoredForm } from '../../forms/StoredForm'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { Part } from '../Part'
import { Commissions } from './Commissions'
import { rules as copy } from './copy'

/** In the money settings: when talents are paid, by which code tax is withheld, and the agency's commission. */
export function PayingTalents() {
  const answer = trpc.admin.statementSettings.get.useQuery(undefined, adminQueryOptions)
  if (!answer.data) return <NotLoaded query={answer} copy={copy} />
  return (
    <>
      <Part title={copy.title}>
        <Form stored={answer.data} />
      </Part>
      <Commissions rules={answer.data.rules} modelId={null} canChange />
    </>
  )
}

function Form({ stored }: { stored: StatementSettingsRecord }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(statementSettings, undefined, { raw: true }),
    defaultValues: stored.settings,
  })
  const { register, formState, watch } = form
  const { errors } = formState
  const change = trpc.admin.statementSettings.save.useMutation()
  async function save(given: StatementSettingsForm) {
    const next = await change.mutateAsync(given)
    utils.admin.statementSettings.get.setData(undefined, next)
    void utils.admin.statements.invalidate()
    return next.settings
  }
  return (
    <StoredForm form={form} copy={copy} save={save}>
      <Grid gap={4}>
        <SelectField
          label={copy.due}
          choices={TALENT_DUE.map((value) => ({ value, words: copy.dues[value] }))}
          error={errors.talentDue?.message}
          {...register('talentDue')}
        />
        {watch('talentDue') === 'days after' ? (
          <TextField
            label={copy.days}
            inputMode="numeric"
            error={errors.dueDays?.message}
            {...register('dueDays')}
          />
        ) : null}
        <SelectField
          label={copy.code}
          help={copy.codeHelp}
          placeholder={copy.noChoice}
          choices={[
            { value: NO_CODE, words: copy.nothing },
            ...stored.codes.map((each) => ({ value: each.id, words: each.words })),
          ]}
          error={errors.codeId?.message}
          {...register('codeId')}
        />
        <chakra.label display="flex" gap={3} alignItems="start">
          <chakra.input type="checkbox" mt={1} {...register('catchesUp')} />
          {copy.catchUp}
        </chakra.label>
      </Grid>
    </StoredForm>
  )
}
