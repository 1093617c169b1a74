import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { emptyAgency } from '../../../../shared/agency'
import { setupWizard as words } from '../../copy/setupWizard'
import { Button } from '../../design/actions/Button'
import { trpc } from '../../lib/trpc'
import { adminQueryOptions } from '../lists/listQueryOptions'
import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

const UNCHOSEN = { name: emptyAgency.name, since: emptyAgency.since }

/** What every page says of the agency, and where its mails go. */
export const AgencyStep = () => (
  <StepForm step="agency">
    <SectionPart section="agency" only={['name', 'since', 'city']} unchosen={UNCHOSEN} />
    <SectionPart
      section="contact"
      only={['email', 'bookings', 'phone', 'studioLines']}
      title={words.contact}
    />
    <Recipients />
  </StepForm>
)

/** Shown on demand: the addresses above are enough for a small agency. */
function Recipients() {
  const [isOpen, setOpen] = useState(false)
  const { data } = trpc.admin.settings.get.useQuery({ section: 'mails' }, adminQueryOptions)
  const hasNamed = Object.values(data?.value ?? {}).some((list) => Array.isArray(list) && list.length > 0)
  if (isOpen || hasNamed) return <SectionPart section="mails" title={words.mails} more={words.mailsMore} />
  return (
    <section aria-label={words.mails}>
      <chakra.h2 textStyle="subheading" mb={1}>
        {words.mails}
      </chakra.h2>
      <chakra.p color="fgQuiet" maxW="measure" mb={4}>
        {words.mailsMore}
      </chakra.p>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {words.mailsOpen}
      </Button>
    </section>
  )
}
