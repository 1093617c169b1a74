import { zodResolver } from '@hookform/resolvers/zod'
import { TALENT_DUE } from '../../../../../shared/money/moneyLists'
import {
  NO_CODE,
  type StatementSettingsForm,
  type StatementSettingsRecord,
  statementSettings,
} from '../../../../../shared/money/statements/statements'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { SettingsPart } from '../../forms/SettingsPart'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { Commissions } from './Commissions'
import { rules as copy } from './copy'

/** In the money settings: when talents are paid, by which code tax is withheld, and the agency's commission. */
export function PayingTalents() {
  const answer = trpc.admin.statementSettings.get.useQuery(undefined, adminQueryOptions)
  if (!answer.data) return <NotLoaded query={answer} copy={copy} />
  return (
    <>
      <PayingPart record={answer.data} />
      <Commissions rules={answer.data.rules} modelId={null} canChange />
    </>
  )
}

const NAMES = ['talentDue', 'dueDays', 'codeId', 'catchesUp'] as const
const LABELS = {
  talentDue: copy.due,
  dueDays: copy.days,
  codeId: copy.code,
  catchesUp: copy.catchUp,
  version: '',
}

function PayingPart({ record: { settings: stored, codes } }: { record: StatementSettingsRecord }) {
  const utils = trpc.useUtils()
  const change = trpc.admin.statementSettings.save.useMutation({
    onSuccess(next) {
      utils.admin.statementSettings.get.setData(undefined, next)
      void utils.admin.statements.invalidate()
    },
    onError: () => void utils.admin.statementSettings.get.invalidate(),
  })
  const choices = [
    { value: NO_CODE, words: copy.nothing },
    ...codes.map(({ id, words }) => ({ value: id, words })),
  ]
  const text = {
    talentDue: stored.talentDue && copy.dues[stored.talentDue],
    dueDays: stored.dueDays,
    codeId: choices.find(({ value }) => value === stored.codeId)?.words ?? copy.noChoice,
    catchesUp: stored.catchesUp ? copy.yes : copy.no,
    version: null,
  }
  return (
    <SettingsPart
      title={copy.title}
      stored={stored}
      names={NAMES}
      labels={LABELS}
      isRead={(name) => name !== 'dueDays' || stored.talentDue === 'days after'}
      text={(name) => text[name]}
      resolver={zodResolver(statementSettings, undefined, { raw: true })}
      copy={copy}
      save={(changed: Partial<StatementSettingsForm>) => change.mutateAsync({ ...stored, ...changed })}
    >
      {({ register, watch, formState: { errors } }) => (
        <>
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
            choices={choices}
            error={errors.codeId?.message}
            {...register('codeId')}
          />
          <CheckField label={copy.catchUp} {...register('catchesUp')} />
        </>
      )}
    </SettingsPart>
  )
}
