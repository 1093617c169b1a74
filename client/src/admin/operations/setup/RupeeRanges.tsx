import { chakra } from '@chakra-ui/react'
import { agency, setAgency, withSection } from '../../../../../shared/agency'
import { CheckField } from '../../../design/form/CheckField'
import { trpc } from '../../../lib/trpc'
import { adminSettings } from '../../agency/settings/copy'
import { RUPEE_RANGES } from '../../agency/settings/fields/sectionFields'
import { tellCallFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { setupWizard } from './copy'
import { useStepPart } from './stepParts'

const copy = setupWizard.ranges
const section = 'money'

type Props = {
  currency: unknown
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

/** Budget ranges in rupees, saved with the step: where the currency is the rupee and the agency has no ranges yet. */
export function RupeeRanges({ currency, isWanted, onChange }: Props) {
  const { admin } = trpc.useUtils()
  const { data } = trpc.admin.settings.get.useQuery({ section }, adminQueryOptions)
  const change = trpc.admin.settings.save.useMutation()
  const hasNone = data !== undefined && 'budgetRanges' in data.value && data.value.budgetRanges.length === 0
  const isOffered = hasNone && currency === 'INR'
  useStepPart(async () => {
    if (!isOffered || !isWanted) return data !== undefined
    try {
      const { version } = data
      const saved = await change.mutateAsync({ section, budgetRanges: RUPEE_RANGES, version })
      admin.settings.get.setData({ section }, saved)
      setAgency(withSection(agency, section, saved.value))
      return true
    } catch (error) {
      tellCallFailed(error, adminSettings.saveFailed)
      return false
    }
  })
  if (!isOffered) return null
  return (
    <chakra.section aria-label={copy.title} mb={10}>
      <chakra.h2 textStyle="subheading" mb={1}>
        {copy.title}
      </chakra.h2>
      <CheckField
        label={copy.offer(RUPEE_RANGES)}
        checked={isWanted}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <chakra.p textStyle="small" color="fgQuiet" maxW="measure">
        {copy.more}
      </chakra.p>
    </chakra.section>
  )
}
