import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { STAGES_AT_WORK, UNDECIDED_STATES } from '../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { LinkButton } from '../../../design/actions/LinkButton'
import { lateDialog } from '../../forms/lateDialog'
import { MoreAction, MoreActions } from '../jobs/faces/MoreActions'
import { messages as copy } from './copy'

const ClientTextDialog = lateDialog(() => import('./ClientTextDialog'))

/** The ways to write by WhatsApp about a job, folded: to its talents one after the other, and to its client. */
export function JobMessages({ job }: { job: JobRecord }) {
  const [isWriting, setWriting] = useState(false)
  const isAtWork = STAGES_AT_WORK.includes(job.stage)
  const has = (states: readonly string[], ...answers: string[]) =>
    job.claims.some(
      ({ modelId, answer, dates }) =>
        modelId !== null &&
        dates.some(({ state }) => states.includes(state)) &&
        (answers.length === 0 || answers.includes(answer)),
    )
  const purposes = [
    ...(isAtWork && has(UNDECIDED_STATES, 'none', 'asked') ? (['ask'] as const) : []),
    ...(isAtWork && has(UNDECIDED_STATES, 'asked') ? (['remind'] as const) : []),
    ...(has(['confirmed']) ? (['confirm'] as const) : []),
  ]
  const contact = job.contact && !job.contact.hasLeft ? job.contact : null
  if (purposes.length === 0 && !contact) return null
  return (
    <>
      <MoreActions label={copy.menu} shown={copy.menu}>
        {purposes.map((purpose) => (
          <LinkButton
            key={purpose}
            variant="quiet"
            size="touch"
            justifyContent="start"
            textDecoration="none"
            _hover={{ textDecoration: 'underline' }}
            href={adminPaths.walk(job.number, purpose)}
          >
            {copy.starts[purpose]}
          </LinkButton>
        ))}
        {contact ? <MoreAction onClick={() => setWriting(true)}>{copy.client}</MoreAction> : null}
      </MoreActions>
      {contact && isWriting ? (
        <ClientTextDialog job={job} name={contact.name} onClose={() => setWriting(false)} />
      ) : null}
    </>
  )
}
