import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { emptyAgency } from '../../../../../shared/agency'
import { INDIA } from '../../../../../shared/region'
import { Button } from '../../../design/actions/Button'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { setupWizard as copy } from './copy'
import { RupeeRanges } from './RupeeRanges'
import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

const UNCHOSEN = { name: emptyAgency.name }

/** What every page says of the agency, and where its mails go. */
export const AgencyStep = ({ isDone }: { isDone: boolean }) => (
  <StepForm step="agency">
    <SectionPart section="agency" only={['name', 'since', 'city']} unchosen={UNCHOSEN} />
    <SectionPart
      section="contact"
      only={['email', 'bookings', 'phone', 'studioLines']}
      title={copy.contact}
    />
    <Region isNew={!isDone} />
    <Recipients />
  </StepForm>
)

/** The addresses above are enough for a small agency. */
function Recipients() {
  const { data } = trpc.admin.settings.get.useQuery({ section: 'mails' }, adminQueryOptions)
  const hasNamed = Object.values(data?.value ?? {}).some((list) => Array.isArray(list) && list.length > 0)
  return (
    <OnDemand section="mails" isChosen={hasNamed} title={copy.mails} more={copy.mailsMore}>
      {copy.mailsOpen}
    </OnDemand>
  )
}

/** An agency in India is asked nothing, and has its budget ranges in rupees unless it does not want them. */
function Region({ isNew }: { isNew: boolean }) {
  const [isWanted, setWanted] = useState(isNew)
  const { data } = trpc.admin.settings.get.useQuery({ section: 'region' }, adminQueryOptions)
  const isElsewhere = Object.entries(data?.value ?? {}).some(
    ([name, value]) => value !== INDIA[name as keyof typeof INDIA],
  )
  return (
    <OnDemand
      section="region"
      isChosen={isElsewhere}
      title={copy.region}
      more={copy.regionMore}
      below={(currency) => <RupeeRanges currency={currency} isWanted={isWanted} onChange={setWanted} />}
    >
      {copy.regionOpen}
    </OnDemand>
  )
}

type OnDemandProps = {
  section: 'mails' | 'region'
  /** Whether somebody has filled it in. */
  isChosen: boolean
  title: string
  more: string
  /** the words of the button that shows it */
  children: string
  /** Below it, for the currency of its inputs. */
  below?: (currency: unknown) => ReactNode
}

/** A section whose defaults are right for most: a button shows its inputs. */
function OnDemand({ section, isChosen, title, more, children, below }: OnDemandProps) {
  const [isOpen, setOpen] = useState(false)
  // What India means is not said above another country.
  const above = section === 'region' ? {} : { more }
  if (isOpen || isChosen)
    return (
      <SectionPart section={section} title={title} {...above}>
        {({ form }) => below?.(form.watch('currency'))}
      </SectionPart>
    )
  return (
    <>
      <chakra.section aria-label={title} mb={10}>
        <chakra.h2 textStyle="subheading" mb={1}>
          {title}
        </chakra.h2>
        <chakra.p color="fgQuiet" maxW="measure" mb={4}>
          {more}
        </chakra.p>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {children}
        </Button>
      </chakra.section>
      {below?.(INDIA.currency)}
    </>
  )
}
