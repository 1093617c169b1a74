import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ComponentProps, Fragment, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { STAGES_AT_WORK } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { type AnswerGroup, answerGroupOf } from '../../../../../../shared/desk/steps/answerGroups'
import { roleToFill } from '../../../../../../shared/desk/steps/nextSteps'
import { Button } from '../../../../design/actions/Button'
import { NARROW, useMedia } from '../../../../lib/media/useMedia'
import { useKeys } from '../../../../lib/useKeys'
import { useMarks } from '../../../bulk/useMarks'
import { lateDialog } from '../../../forms/lateDialog'
import { KeysHelp } from '../../../lists/KeysHelp'
import { PageSection } from '../../../lists/records/PageSection'
import { useKeysHelp } from '../../../lists/useListKeys'
import { desk } from '../../copy'
import { byRole, RoleHead } from '../roles/RoleHead'
import type { JobDecisions } from '../useJobDecisions'
import { AnswerTabs } from './AnswerTabs'
import { CellDialog } from './CellDialog'
import { type AskingClaim, ClaimDialogs } from './ClaimDialogs'
import { ClaimsBulk } from './ClaimsBulk'
import type { ClaimQuestion } from './claimActions'
import { isOut, OutLine } from './OutLine'
import { rowActions } from './rowActions'
import { TalentRow } from './TalentRow'
import { TalentsTable } from './TalentsTable'
import { useTalentKeys } from './useTalentKeys'

const AddFaces = lateDialog(() => import('./AddFaces'))

const copy = desk.job

/** More talents than this are lines of a table; a phone shows fewer rows at once. */
const ROWS_MAX = { wide: 12, narrow: 6 }

/** What was pressed above the talents: to add some, or the next step of one. */
export type Wanted = 'add' | { claimId: string }
type Props = { job: JobRecord; decisions: JobDecisions; wanted: Wanted | null; onDone: () => void }

/** Talents are added, for a role where its heading was pressed. */
type Adding = { roleId?: string | undefined }
/** A talent on one date. */
type Cell = { claimId: string; jobDateId: string }

/** The talents of a job: each with its dates, its place in the queue, its answer and what can be done. */
export function Faces({ job, decisions, wanted, onDone }: Props) {
  const [params] = useSearchParams()
  const [adding, setAdding] = useState<Adding | null>(() => (params.get('add') === 'talents' ? {} : null))
  const [asking, setAsking] = useState<AskingClaim | null>(null)
  const isOpen = STAGES_AT_WORK.includes(job.stage)
  const [cell, setCell] = useState<Cell | null>(null)
  const [showsOut, setShowsOut] = useState(false)
  // Who leaves while the page is open keeps the line, for Undo and for the keys, until the next visit.
  const [wereOut] = useState(() => job.claims.filter((each) => isOut(job, each)).map(({ id }) => id))
  const isMany = job.claims.length > ROWS_MAX[useMedia(NARROW) ? 'narrow' : 'wide']
  const [group, setGroup] = useState<AnswerGroup>('all')
  const isOfGroup = (each: ClaimView) => !isMany || group === 'all' || answerGroupOf(each) === group
  const out = isMany ? [] : job.claims.filter((each) => wereOut.includes(each.id) && isOut(job, each))
  const shown = job.claims.filter((each) => (showsOut || !out.includes(each)) && isOfGroup(each))
  const marks = useMarks(shown.map((each) => ({ id: each.id, version: each.version, title: each.modelName })))
  const hasMarks = isOpen && shown.length > 1
  const rowOf = (each: ClaimView) => ({
    job,
    claim: each,
    decisions,
    isOpen,
    marks: hasMarks ? marks : undefined,
    onAsk: (what: ClaimQuestion) => setAsking({ claimId: each.id, what }),
    onOpenDate: (jobDateId: string) => setCell({ claimId: each.id, jobDateId }),
  })
  const groups = byRole({ roles: job.roles, claims: shown }).filter(
    ({ claims }) => group === 'all' || claims.length > 0,
  )
  const { currentId, whyNot, follow } = useTalentKeys(
    groups.flatMap(({ claims }) => claims.map(rowOf)),
    isOpen,
  )
  const keysHelp = useKeysHelp()
  const toFill = { roleId: roleToFill(job)?.id }
  useKeys(isOpen ? { '/': () => setAdding(toFill) } : {})
  const withCurrent = (each: ClaimView) => ({ ...rowOf(each), isCurrent: each.id === currentId })
  useEffect(() => {
    if (wanted === null) return
    onDone()
    const found = wanted === 'add' ? undefined : job.claims.find(({ id }) => id === wanted.claimId)
    if (wanted === 'add') setAdding(toFill)
    if (found) rowActions(rowOf(found)).next?.act()
  })
  return (
    <PageSection
      title={copy.faces}
      aside={
        isOpen ? (
          <Heads
            keysHelp={job.claims.length > 0 ? keysHelp : null}
            onMark={hasMarks ? marks.all : null}
            onAdd={() => setAdding(toFill)}
          />
        ) : undefined
      }
    >
      {job.claims.length === 0 ? <p>{copy.noFaces}</p> : null}
      {isMany ? <AnswerTabs claims={job.claims} chosen={group} onChoose={setGroup} /> : null}
      {isMany && shown.length === 0 ? <p>{copy.groups.none}</p> : null}
      <Box onFocus={({ target }) => follow(target)}>
        {groups.map(({ role, claims }) => (
          <Fragment key={role?.id ?? 'none'}>
            {job.roles.length > 0 ? (
              <RoleHead
                job={job}
                role={role}
                onFind={
                  isOpen && role && claims.length === 0 ? () => setAdding({ roleId: role.id }) : undefined
                }
              />
            ) : null}
            {isMany ? (
              <TalentsTable rows={claims.map(withCurrent)} />
            ) : (
              claims.map((each) => <TalentRow key={each.id} {...withCurrent(each)} />)
            )}
          </Fragment>
        ))}
      </Box>
      {out.length > 0 ? (
        <OutLine claims={out} isOpen={showsOut} onPress={() => setShowsOut(!showsOut)} />
      ) : null}
      <WhyNot>{whyNot}</WhyNot>
      {hasMarks ? <ClaimsBulk job={job} marks={marks} /> : null}
      {cell ? (
        <OpenedCell
          job={job}
          cell={cell}
          decisions={decisions}
          onConfirm={() => {
            setCell(null)
            setAsking({ claimId: cell.claimId, what: 'confirm', dateId: cell.jobDateId })
          }}
          onClose={() => setCell(null)}
        />
      ) : null}
      {adding ? <AddFaces job={job} roleId={adding.roleId} onClose={() => setAdding(null)} /> : null}
      <ClaimDialogs job={job} asking={asking} decisions={decisions} onClose={() => setAsking(null)} />
    </PageSection>
  )
}

type OpenedCellProps = {
  job: JobRecord
  cell: Cell
  decisions: JobDecisions
  onConfirm: () => void
  onClose: () => void
}

function OpenedCell({ job, cell: { claimId, jobDateId }, ...rest }: OpenedCellProps) {
  const claim = job.claims.find(({ id }) => id === claimId)
  const day = job.dates.find(({ id }) => id === jobDateId)
  const date = claim?.dates.find((each) => each.jobDateId === jobDateId)
  return claim && day && date ? <CellDialog job={job} claim={claim} day={day} date={date} {...rest} /> : null
}

type HeadsProps = {
  keysHelp: ReturnType<typeof useKeysHelp> | null
  onMark: (() => void) | null
  onAdd: () => void
}

/** What can be done with the talents as a whole. */
const Heads = ({ keysHelp, onMark, onAdd }: HeadsProps) => (
  <Flex gap={5} wrap="wrap">
    {keysHelp ? <KeysHelp {...keysHelp} all={copy.keys} mt={0} /> : null}
    {onMark ? <Head onClick={onMark}>{desk.bulk.claims.all}</Head> : null}
    <Head onClick={onAdd}>{copy.addFaces}</Head>
  </Flex>
)

const Head = (props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) => (
  <Button variant="quiet" size="touch" minH={{ base: 'touch', md: 7 }} px={0} {...props} />
)

/** Why a key did nothing: in sight wherever the row is that it was meant for, above the bar of Undo. */
const WhyNot = ({ children }: { children: string }) => (
  <chakra.p
    role="status"
    textStyle="small"
    fontWeight="semibold"
    position="sticky"
    bottom="6.5rem"
    zIndex={1}
    width="fit-content"
    bg="bg"
    px={children ? 2 : 0}
  >
    {children}
  </chakra.p>
)
