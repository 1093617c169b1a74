import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { WhatsAppButton } from '../../forms/ChatButton'
import { lateDialog } from '../../forms/lateDialog'
import { ReachLinks } from '../../lists/ReachLinks'
import { desk } from '../copy'
import type { JobDecisions } from './useJobDecisions'

const ClientDialog = lateDialog(() => import('./ClientDialog'))

const copy = desk.job
type Props = { job: JobRecord; decisions: JobDecisions }

/** For whom a job is and who is written to there. */
export function ClientOfJob({ job, decisions }: Props) {
  const [isChanging, setChanging] = useState(false)
  const { client, contact } = job
  return (
    <section aria-label={copy.client} tabIndex={-1} data-landing>
      <Flex columnGap={3} align="baseline">
        <chakra.h2 textStyle="label">{copy.client}</chakra.h2>
        <Button
          variant="quiet"
          size="touch"
          minH={{ base: 'touch', md: 6 }}
          py={0}
          px={0}
          aria-label={`${copy.fact.edit}: ${copy.client}`}
          onClick={() => {
            decisions.forget()
            setChanging(true)
          }}
        >
          {copy.fact.edit}
        </Button>
      </Flex>
      {client ? (
        <chakra.p textStyle="subheading" overflowWrap="anywhere">
          <TextLink {...thumb} href={adminPaths.client(client.id)}>
            {client.name}
          </TextLink>
        </chakra.p>
      ) : (
        <p>{copy.clientOf.none}</p>
      )}
      {contact ? (
        <Flex
          columnGap={4}
          rowGap={1.5}
          wrap="wrap"
          align="baseline"
          mt={1}
          overflowWrap="anywhere"
          textStyle="small"
        >
          {contact.name === client?.name ? null : <span>{contact.name}</span>}
          {contact.chat ? (
            <WhatsAppButton number={contact.chat} to={contact.name} variant="outline" size="touch" />
          ) : null}
          <ReachLinks email={contact.email} phone={contact.phone} chat={null} />
        </Flex>
      ) : null}
      {contact?.hasLeft ? <p>{copy.clientOf.hasLeft}</p> : null}
      {isChanging ? (
        <ClientDialog job={job} decisions={decisions} onClose={() => setChanging(false)} />
      ) : null}
    </section>
  )
}
