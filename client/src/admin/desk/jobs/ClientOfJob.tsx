import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { paths } from '../../../../../shared/paths'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { ReachLinks } from '../../lists/ReachLinks'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { ClientDialog } from './ClientDialog'
import type { JobDecisions } from './useJobDecisions'

const words = desk.job
type Props = { job: JobRecord; decisions: JobDecisions }

/** For whom a job is and who is written to there. */
export function ClientOfJob({ job, decisions }: Props) {
  const [isChanging, setChanging] = useState(false)
  const { client, contact } = job
  return (
    <PageSection title={words.client}>
      {client ? (
        <TextLink href={paths.adminClient(client.id)}>{client.name}</TextLink>
      ) : (
        <p>{words.clientOf.none}</p>
      )}
      {contact ? (
        <>
          <chakra.p overflowWrap="anywhere">{contact.name}</chakra.p>
          <ReachLinks email={contact.email} phone={contact.phone} />
          {contact.hasLeft ? <p>{words.clientOf.hasLeft}</p> : null}
        </>
      ) : null}
      <Box mt={3}>
        <Button
          variant="outline"
          size="touch"
          onClick={() => {
            decisions.forget()
            setChanging(true)
          }}
        >
          {words.clientOf.change}
        </Button>
      </Box>
      {isChanging ? (
        <ClientDialog job={job} decisions={decisions} onClose={() => setChanging(false)} />
      ) : null}
    </PageSection>
  )
}
