import { chakra } from '@chakra-ui/react'
import { useSearch } from 'wouter'
import type { ImportRun } from '../../../../../shared/roster/imports/rosterImportFields'
import { TextLink } from '../../../design/actions/TextLink'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { rosterImport } from './copy'
import { STEPS, stepAddress } from './steps'
import { ValuesStep } from './ValuesStep'

const copy = rosterImport.steps
type Props = { run: ImportRun; onChanged: () => void }

/** The three steps before an import starts, the chosen one in the address. */
export function DraftSteps({ run, onChanged }: Props) {
  const wanted = new URLSearchParams(useSearch()).get('step')
  const step = STEPS.find((each) => each === wanted) ?? 'columns'
  return (
    <>
      <chakra.nav aria-label={copy.label} mb={8}>
        <chakra.ol role="list" display="flex" flexWrap="wrap" columnGap={6} rowGap={2}>
          {STEPS.map((each, at) => (
            <li key={each}>
              <TextLink
                href={stepAddress(run.id, each)}
                aria-current={each === step ? 'step' : undefined}
                fontWeight={each === step ? 'semibold' : 'normal'}
                textDecoration={each === step ? 'none' : undefined}
              >
                <chakra.span textStyle="data">{at + 1}</chakra.span> {copy[each]}
              </TextLink>
            </li>
          ))}
        </chakra.ol>
      </chakra.nav>
      {step === 'columns' ? <ColumnsStep run={run} onChanged={onChanged} /> : null}
      {step === 'values' ? <ValuesStep run={run} onChanged={onChanged} /> : null}
      {step === 'check' ? <CheckStep run={run} onChanged={onChanged} /> : null}
    </>
  )
}
