import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../../../../../shared/access/secondFactor'
import type { Colleague } from '../../../../../shared/access/team'
import { shortDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SelectField } from '../../../design/form/SelectField'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellReason } from '../../forms/tellFailed'
import { Why } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { secondFactor } from '../secondFactor.copy'
import { AuditRow } from '../team/AuditRow'

const copy = secondFactor.team

/** Who must use two-step sign-in, who does, and a way back for a colleague who lost the phone. */
export function TeamSecondFactors({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { admin } = trpc.useUtils()
  const answer = trpc.admin.team.secondFactors.useQuery(undefined, adminQueryOptions)
  const [resetting, setResetting] = useState<Colleague | null>(null)
  const reset = trpc.admin.team.resetSecondFactor.useMutation({
    onSuccess(next) {
      admin.team.secondFactors.setData(undefined, next)
      notifySuccess(copy.done)
    },
    onError: tellReason,
    onSettled: () => setResetting(null),
  })
  const { data } = answer
  const active = colleagues.filter(({ deactivatedAt }) => deactivatedAt === null)
  const using = active.filter(({ id }) => data?.accounts.includes(id))
  const others = active.filter(({ id }) => !data?.accounts.includes(id))
  return (
    <PageSection title={copy.title}>
      {data ? (
        <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          <RuleForm key={data.required.who} who={data.required.who} from={data.required.from} />
          <div>
            {using.length === 0 ? <p>{copy.nobodyYet}</p> : null}
            <chakra.ul role="list">
              {using.map((colleague) => (
                <AuditRow
                  key={colleague.id}
                  deed={
                    <Button
                      variant="outline"
                      size="small"
                      disabled={reset.isPending}
                      aria-label={copy.resetOf(colleague.name)}
                      onClick={() => setResetting(colleague)}
                    >
                      {copy.reset}
                    </Button>
                  }
                >
                  <chakra.span overflowWrap="anywhere">
                    {copy.with}: {colleague.name}
                  </chakra.span>
                </AuditRow>
              ))}
            </chakra.ul>
            {using.length > 0 && others.length > 0 ? (
              <chakra.p textStyle="small" color="fgQuiet" mt={3} overflowWrap="anywhere">
                {copy.without(others.map(({ name }) => name).join(', '))}
              </chakra.p>
            ) : null}
          </div>
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={secondFactor} />
      )}
      <Confirm
        open={resetting !== null}
        title={copy.title}
        question={copy.question(resetting?.name ?? '')}
        confirmWords={copy.reset}
        busyWords={copy.resetting}
        busy={reset.isPending}
        onConfirm={() => resetting && reset.mutateAsync({ id: resetting.id })}
        onClose={() => setResetting(null)}
      />
    </PageSection>
  )
}

function RuleForm({ who, from }: { who: SecondFactorRule; from: string | null }) {
  const { admin } = trpc.useUtils()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { who } })
  const save = trpc.admin.team.requireSecondFactor.useMutation({
    onSuccess(next) {
      admin.team.secondFactors.setData(undefined, next)
      void admin.me.invalidate()
      void admin.secondFactor.get.invalidate()
      notifySuccess(copy.saved)
    },
    onError: tellReason,
  })
  return (
    <ShortForm
      submit={copy.save}
      busy={save.isPending}
      busyWords={copy.busy}
      isDirty={formState.isDirty}
      onSend={handleSubmit((given) => save.mutateAsync(given))}
    >
      <SelectField
        label={copy.who}
        help={from ? `${copy.from(shortDay(from))}. ${copy.help}` : copy.help}
        choices={SECOND_FACTOR_RULES.map((value) => ({ value, words: copy.choices[value] }))}
        {...register('who')}
      />
      <Why of={copy.who}>{copy.more}</Why>
    </ShortForm>
  )
}
