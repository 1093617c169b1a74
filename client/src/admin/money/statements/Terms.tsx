import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  NO_CODE,
  type TalentMoney,
  type TalentTermsForm,
  talentTerms,
} from '../../../../../shared/money/statements/statements'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { StoredForm } from '../../forms/StoredForm'
import { Part } from '../Part'
import { rules, talent as words } from './copy'

type Props = { money: Pick<TalentMoney, 'terms' | 'codes'>; canChange: boolean }

/** What statements say of a talent, and the code by which tax is withheld where it is another than the agency's. */
export const Terms = ({ money, canChange }: Props) => (
  <Part title={words.terms}>
    {canChange ? <Form key={money.terms.version} money={money} /> : <Stored money={money} />}
  </Part>
)

const codeWords = ({ terms, codes }: Props['money']) => {
  if (terms.codeId === NO_CODE) return rules.nothing
  return codes.find(({ id }) => id === terms.codeId)?.words ?? words.asAgency
}

const Stored = ({ money }: Pick<Props, 'money'>) => (
  <>
    {(['pan', 'gstin', 'udyam'] as const).map((field) => (
      <chakra.p key={field}>
        {words.fields[field]}: {money.terms[field] || words.none}
      </chakra.p>
    ))}
    <chakra.p>
      {words.fields.codeId}: {codeWords(money)}
    </chakra.p>
    <chakra.p color="fgQuiet">{words.termsHelp}</chakra.p>
  </>
)

function Form({ money }: Pick<Props, 'money'>) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(talentTerms, undefined, { raw: true }),
    defaultValues: money.terms,
  })
  const { register, formState } = form
  const { errors } = formState
  const change = trpc.admin.statementSettings.saveTerms.useMutation()
  async function save(given: TalentTermsForm) {
    const next = await change.mutateAsync(given)
    void utils.admin.statements.invalidate()
    return next
  }
  const formWords = { ...words, busy: words.saveBusy }
  return (
    <StoredForm form={form} words={formWords} save={save}>
      <TextField label={words.fields.pan} error={errors.pan?.message} {...register('pan')} />
      <TextField label={words.fields.gstin} error={errors.gstin?.message} {...register('gstin')} />
      <TextField
        label={words.fields.udyam}
        help={words.udyamHelp}
        error={errors.udyam?.message}
        {...register('udyam')}
      />
      <SelectField
        label={words.fields.codeId}
        placeholder={words.asAgency}
        choices={[
          { value: NO_CODE, words: rules.nothing },
          ...money.codes.map((each) => ({ value: each.id, words: each.words })),
        ]}
        error={errors.codeId?.message}
        {...register('codeId')}
      />
    </StoredForm>
  )
}
