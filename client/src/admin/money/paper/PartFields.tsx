import { chakra, Grid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { OpenPaper } from '../../../../../shared/money/payments'
import { rupees } from '../../../../../shared/money/rupees'
import { TextField } from '../../../design/form/TextField'
import { receiving as copy } from '../copy'
import type { ReceivedForm } from './useParts'
import { expectedWords, keyOf, type Rule } from './withheldRules'

type Props = {
  form: Pick<UseFormReturn<ReceivedForm>, 'register' | 'getFieldState' | 'formState'>
  /** Before the names of its fields. */
  name: '' | `others.${number}.`
  paper: Pick<OpenPaper, 'number' | 'dueOn' | 'jobTitle' | 'outstandingPaise' | 'withholding'>
  rule: Rule | undefined
  words: { withheld: string }
  onType: (name: string) => void
}

/** What one paper gets of a sum for several, and the tax that the client withheld from it. */
export function PartFields({ form, name, paper, rule, words, onType }: Props) {
  const field = (of: 'amount' | 'withheld') => ({
    error: form.getFieldState(`${name}${of}`, form.formState).error?.message,
    inputMode: 'decimal' as const,
    ...form.register(`${name}${of}`, { onChange: () => onType(`${name}${of}`) }),
  })
  const own = rule && paper.withholding.codes.find((each) => keyOf(each) === keyOf(rule))
  return (
    <chakra.fieldset borderTop="1px solid" borderColor="fg" pt={3} minW={0}>
      <chakra.legend float="left" width="full" mb={3} overflowWrap="anywhere">
        <chakra.b display="block">{paper.number}</chakra.b>
        <chakra.span color="fgQuiet">
          {copy.owed(rupees(paper.outstandingPaise), paper.dueOn && deskDay(paper.dueOn), paper.jobTitle)}
        </chakra.span>
      </chakra.legend>
      <Grid clear="both" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="end">
        <TextField label={copy.part} {...field('amount')} />
        <TextField
          label={words.withheld}
          help={own ? expectedWords(own, paper.withholding) : undefined}
          {...field('withheld')}
        />
      </Grid>
    </chakra.fieldset>
  )
}
