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
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { StoredForm } from '../../forms/StoredForm'
import { Part } from '../Part'
import { talent as copy, rules } from './copy'

type Props = { money: Pick<TalentMoney, 'terms' | 'codes' | 'isRegistered' | 'due'>; canChange: boolean }

/**
 * What statements say of a talent, and the code by which tax is withheld where it is another than the agency's. An agency
 * that is not registered reads no word of tax.
 */
export const Terms = ({ money, canChange }: Props) => (
  <Part title={copy.terms}>
    {canChange ? <Form key={money.terms.version} money={money} /> : <Stored money={money} />}
  </Part>
)

const wordsOf = ({ isRegistered }: Pick<TalentMoney, 'isRegistered'>) =>
  isRegistered
    ? { code: copy.fields.codeId, nothing: rules.nothing }
    : { code: copy.plainCode, nothing: copy.nothingKeptBack }

const hasGstin = ({ isRegistered, terms }: Props['money']) => isRegistered || terms.gstin !== ''

const codeWords = (money: Props['money']) => {
  const { terms, codes } = money
  if (terms.codeId === NO_CODE) return wordsOf(money).nothing
  return codes.find(({ id }) => id === terms.codeId)?.words ?? copy.asAgency
}

const Stored = ({ money }: Pick<Props, 'money'>) => (
  <>
    {(['pan', ...(hasGstin(money) ? (['gstin'] as const) : []), 'udyam'] as const).map((field) => (
      <chakra.p key={field}>
        {copy.fields[field]}: {money.terms[field] || copy.none}
      </chakra.p>
    ))}
    <chakra.p>
      {wordsOf(money).code}: {codeWords(money)}
    </chakra.p>
    <chakra.p color="fgQuiet">{copy.termsHelp}</chakra.p>
  </>
)

function Form({ money }: Pick<Props, 'money'>) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(talentTerms, undefined, { raw: true }),
    defaultValues: money.terms,
  })
  const field = fieldOf(form)
  const change = trpc.admin.statementSettings.saveTerms.useMutation()
  async function save(given: TalentTermsForm) {
    const next = await change.mutateAsync(given)
    void utils.admin.statements.invalidate()
    return next
  }
  const formWords = { ...copy, busy: copy.saveBusy }
  return (
    <StoredForm form={form} copy={formWords} save={save} isSecond={money.due !== null}>
      <TextField label={copy.fields.pan} {...field('pan')} />
      {hasGstin(money) ? <TextField label={copy.fields.gstin} {...field('gstin')} /> : null}
      <TextField label={copy.fields.udyam} help={copy.udyamHelp} {...field('udyam')} />
      <SelectField
        label={wordsOf(money).code}
        placeholder={copy.asAgency}
        choices={[
          { value: NO_CODE, words: wordsOf(money).nothing },
          ...money.codes.map((each) => ({ value: each.id, words: each.words })),
        ]}
        {...field('codeId')}
      />
    </StoredForm>
  )
}
