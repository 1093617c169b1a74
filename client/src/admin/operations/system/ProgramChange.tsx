import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type {
  ByHand,
  ChangeProgress,
  ChangeState,
  ChangeWish,
} from '../../../../../shared/operations/changes'
import type { SystemStatus } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { changes as copy } from './changes.copy'
import { meaningOf } from './plainReasons'

const ChangeDialog = lateDialog(() => import('./ChangeDialog'))

const LOOK_MS = 2_000

/** Updates the program and goes back, and shows what the machine does meanwhile, also while the site is away. */
export function ProgramChange({ status }: { status: SystemStatus }) {
  const [asked, setAsked] = useState<ChangeWish | null>(null)
  const change = trpc.admin.system.change.useQuery(undefined, {
    ...adminQueryOptions,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_MS : false),
  })
  const { data: state } = change
  if (state === undefined) return null
  if ('byHand' in state) return state.byHand === 'image' ? <NewImage /> : <Small>{copy.byHand}</Small>
  if (!state.isListening) return <chakra.p mt={4}>{copy.notListening}</chakra.p>
  const available = status.update.check?.available
  const { back } = state
  return (
    <>
      {isUnderWay(state) ? null : (
        <Flex gap={3} wrap="wrap" mt={4}>
          {available ? (
            <Button size="small" onClick={() => setAsked({ kind: 'update', version: available.version })}>
              {copy.update(available.version)}
            </Button>
          ) : null}
          {back ? (
            <Button
              variant="outline"
              size="small"
              onClick={() => setAsked({ kind: 'back', losesData: back.losesData })}
            >
              {copy.back(back.version)}
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

const isUnderWay = (state: ChangeState | ByHand) =>
  !('byHand' in state) && (state.isWaiting || state.isRunning)

const Small = chakra('p', { base: { textStyle: 'small', color: 'fgQuiet', maxWidth: 'measure', mt: 4 } })

/** What to do where the site runs in a container, which cannot exchange itself. */
const NewImage = () => (
  <chakra.section mt={4} maxW="measure" aria-label={copy.image.title}>
    <chakra.h3 textStyle="label">{copy.image.title}</chakra.h3>
    <chakra.p mt={2}>{copy.image.lead}</chakra.p>
    <chakra.ol mt={2} ps={5} listStyleType="decimal">
      {copy.image.steps.map(({ code, why }) => (
        <chakra.li key={why} mt={2}>
          {code ? (
            <chakra.code display="block" overflowWrap="anywhere">
              {code}
            </chakra.code>
          ) : null}
          {why}
        </chakra.li>
      ))}
    </chakra.ol>
    <Small>{copy.image.back}</Small>
  </chakra.section>
)

function Progress({ state, isAway }: { state: ChangeState; isAway: boolean }) {
  const { isWaiting, isForgotten, isRunning, progress } = state
  if (isWaiting)
    return (
      <chakra.p role="status" mt={4}>
        {copy.waiting}
      </chakra.p>
    )
  if (isForgotten)
    return (
      <Banner tone="error" mt={4} keepsFocus>
        {copy.forgotten}
      </Banner>
    )
  if (!progress) return null
  const { wish, ended } = progress
  if (isRunning)
    return (
      <chakra.div role="status" mt={4}>
        <p>
          <strong>{copy.running(wish)}</strong> {isAway ? copy.away : null}
        </p>
        <Lines progress={progress} />
      </chakra.div>
    )
  return (
    <Banner tone={ended?.isDone ? 'success' : 'error'} mt={4} keepsFocus>
      <strong>{ended?.isDone ? copy.done(wish) : copy.notDone(wish)}</strong>{' '}
      {ended ? meaningOf(ended.said) : null}{' '}
      <chakra.span whiteSpace="pre-line">{ended?.said ?? copy.stopped}</chakra.span>
      <details>
        <chakra.summary textStyle="small" cursor="pointer" mt={2}>
          {copy.lines}
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
