import { Box, chakra } from '@chakra-ui/react'
import type { OpenSession } from '../../../../../shared/access/accounts'
import { shortMoment } from '../../../../../shared/format'
import { browserName } from '../../../copy/browserName'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { AuditRow } from './AuditRow'
import { adminTeam } from './copy'

const copy = adminTeam.account

export function OwnSessions() {
  const utils = trpc.useUtils()
  const answer = trpc.auth.sessions.useQuery(undefined, adminQueryOptions)
  const answers = {
    onSuccess: () => notifySuccess(copy.ended),
    onError: sayFailed(copy.endFailed),
    onSettled: () => void utils.auth.sessions.invalidate(),
  }
  const end = trpc.auth.endSession.useMutation(answers)
  const endOthers = trpc.auth.endOtherSessions.useMutation(answers)
  const isBusy = end.isPending || endOthers.isPending
  return (
    <Box as="section" aria-label={copy.sessions}>
      <chakra.h2 textStyle="subheading" mb={3}>
        {copy.sessions}
      </chakra.h2>
      {!answer.data ? (
        <NotLoaded query={answer} copy={copy} />
      ) : (
        <>
          <chakra.ul role="list">
            {answer.data.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => end.mutate({ id: session.id })}
              />
            ))}
          </chakra.ul>
          {answer.data.length > 1 ? (
            <Button
              variant="outline"
              mt={4}
              disabled={isBusy}
              aria-busy={isBusy || undefined}
              onClick={() => endOthers.mutate()}
            >
              {copy.endOthers}
            </Button>
          ) : (
            <chakra.p textStyle="small" color="fgQuiet" mt={3}>
              {copy.alone}
            </chakra.p>
          )}
        </>
      )}
    </Box>
  )
}

type SessionLineProps = { session: OpenSession; isBusy: boolean; onEnd: () => void }

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const name = browserName(session.userAgent) ?? copy.unknown
  const seen = copy.seen(shortMoment(session.lastSeenAt))
  return (
    <AuditRow
      deed={
        session.isCurrent ? (
          <Badge tone="plain">{copy.here}</Badge>
        ) : (
          <Button
            variant="outline"
            size="touch"
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            aria-label={copy.endOf(`${name}, ${seen}`)}
            onClick={onEnd}
          >
            {copy.end}
          </Button>
        )
      }
    >
      <chakra.span fontWeight="semibold" display="block">
        {name}
      </chakra.span>
      <chakra.span textStyle="data" color="fgQuiet">
        <chakra.span display="inline-block">{copy.since(shortMoment(session.createdAt))},</chakra.span>{' '}
        <chakra.span display="inline-block">{seen}</chakra.span>
      </chakra.span>
    </AuditRow>
  )
}
