import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ChangeProgress, ChangeState, ChangeWish } from '../../../../../shared/operations/changes'
import type { SystemStatus } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { changes as words } from './changes.copy'

const ChangeDialog = lateDialog(() => import('./ChangeDialog'))

const LOOK_MS = 2_000

/** Updates the program and goes back, and shows what the machine does meanwhile, also while the site is away. */
export function ProgramChange({ status }: { status: SystemStatus }) {
  const [asked, setAsked] = useState<ChangeWish | null>(null)
  const change = trpc.admin.system.change.useQuery(undefined, {
    ...adminQueryOptions,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? LOOK_MS : false),
  })
  const { data: state } = change
  if (state === undefined) return null
  if (state === null)
    return (
      <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mt={4}>
        {words.byHand}
      </chakra.p>
    )
  if (!state.isListening) return <chakra.p mt={4}>{words.notListening}</chakra.p>
  const available = status.update.check?.available
  const { back } = state
  return (
    <>
      {isUnderWay(state) ? null : (
        <Flex gap={3} wrap="wrap" mt={4}>
          {available ? (
            <Button size="small" onClick={() => setAsked({ kind: 'update', version: available.version })}>
              {words.update(available.version)}
            </Button>
          ) : null}
          {back ? (
            <Button
              variant="outline"
              size="small"
              onClick={() => setAsked({ kind: 'back', losesData: back.losesData })}
            >
              {words.back(back.version)}
            </Button>
          ) : null}
        </Flex>
      )}
      <Progress state={state} isAway={change.isError} />
      {asked ? (
        <ChangeDialog
          wish={asked}
          status={status}
          back={back}
          onAsked={() => void change.refetch()}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

const isUnderWay = (state: ChangeState | null | undefined) => state?.isWaiting || state?.isRunning || false

function Progress({ state, isAway }: { state: ChangeState; isAway: boolean }) {
  const { isWaiting, isForgotten, isRunning, progress } = state
  if (isWaiting)
    return (
      <chakra.p role="status" mt={4}>
        {words.waiting}
      </chakra.p>
    )
  if (isForgotten)
    return (
      <Banner tone="error" mt={4} keepsFocus>
        {words.forgotten}
      </Banner>
    )
  if (!progress) return null
  const { wish, ended } = progress
  if (isRunning)
    return (
      <chakra.div role="status" mt={4}>
        <p>
          <strong>{words.running(wish)}</strong> {isAway ? words.away : null}
        </p>
        <Lines progress={progress} />
      </chakra.div>
    )
  return (
    <Banner tone={ended?.isDone ? 'success' : 'error'} mt={4} keepsFocus>
      <strong>{ended?.isDone ? words.done(wish) : words.notDone(wish)}</strong>{' '}
      <chakra.span whiteSpace="pre-line">{ended?.said ?? words.stopped}</chakra.span>
      <details>
        <chakra.summary textStyle="small" cursor="pointer" mt={2}>
          {words.lines}
        </chakra.summary>
        <Lines progress={progress} />
      </details>
    </Banner>
  )
}

const Lines = ({ progress }: { progress: ChangeProgress }) => (
  <chakra.ol textStyle="small" mt={2} overflowWrap="anywhere">
    {progress.lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </chakra.ol>
)
