import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { STAGES_AT_WORK } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { type AnswerGroup, answerGroupOf } from '../../../../../../shared/desk/steps/answerGroups'
import { roleToFill } from '../../../../../../shared/desk/steps/nextSteps'
import { Button } from '../../../../design/actions/Button'
import { useKeys } from '../../../../lib/useKeys'
import { NARROW, useMedia } from '../../../../lib/useMedia'
import { useMarks } from '../../../bulk/useMarks'
import { lateDialog } from '../../../forms/lateDialog'
import { KeysHelp } from '../../../lists/KeysHelp'
import { PageSection } from '../../../lists/records/PageSection'
import { useKeysHelp } from '../../../lists/useListKeys'
import { desk } from '../../copy'
import { AnswerDialog } from '../dialogs/AnswerDialog'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { FeeDialog } from '../dialogs/FeeDialog'
import { byRole, RoleHead } from '../roles/RoleHead'
import type { JobDecisions } from '../useJobDecisions'
import { AnswerTabs } from './AnswerTabs'
import { CellDialog } from './CellDialog'
import { ClaimsBulk } from './ClaimsBulk'
import type { ClaimQuestion } from './claimActions'
import { isOut, OutLine } from './OutLine'
import { rowActions } from './rowActions'
import { TalentRow } from './TalentRow'
import { TalentsTable } from './TalentsTable'
import { useTalentKeys } from './useTalentKeys'

const AddFaces = lateDialog(() => import('./AddFaces'))
const AheadDialog = lateDialog(() => import('../dates/AheadDialog'))
const ChallengeDialog = lateDialog(() => import('../dialogs/ChallengeDialog'))
const EndConfirmedDialog = lateDialog(() => import('../dialogs/EndConfirmedDialog'))
const ExtendDialog = lateDialog(() => import('../dialogs/ExtendDialog'))
const DatesDialog = lateDialog(() => import('./DatesDialog'))
const TalentRoleDialog = lateDialog(() => import('../roles/TalentRoleDialog'))
const TextDialog = lateDialog(() => import('../dialogs/TextDialog'))

const copy = desk.job

/** More talents than this are lines of a table; a phone shows fewer rows at once. */
const ROWS_MAX = { wide: 12, narrow: 6 }

/** What was pressed above the talents: to add some, or the next step of one. */
export type Wanted = 'add' | { claimId: string }
type Props = { job: JobRecord; decisions: JobDecisions; wanted: Wanted | null; onDone: () => void }

/** Talents are added, for a role where its heading was pressed. */
type Adding = { roleId?: string | undefined }
type Asking = { claimId: string; what: ClaimQuestion; dateId?: string }
/** A talent on one date. */
type Cell = { claimId: string; jobDateId: string }

/** The talents of a job: each with its dates, its place in the queue, its answer and what can be done. */
export function Faces({ job, decisions, wanted, onDone }: Props) {
  const [params] = useSearchParams()
  const [adding, setAdding] = useState<Adding | null>(() => (params.get('add') === 'talents' ? {} : null))
  const [asking, setAsking] = useState<Asking | null>(null)
  const isOpen = STAGES_AT_WORK.includes(job.stage)
  const claim = job.claims.find(({ id }) => id === asking?.claimId)
  const close = () => setAsking(null)
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
  const given = claim && { job, claim, decisions, onClose: close }
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
          <Flex gap={5} wrap="wrap">
            {job.claims.length > 0 ? <KeysHelp {...keysHelp} all={copy.keys} mt={0} /> : null}
            {hasMarks ? (
              <Button variant="quiet" size="touch" minH={{ base: 'touch', md: 7 }} px={0} onClick={marks.all}>
                {desk.bulk.claims.all}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="touch"
              minH={{ base: 'touch', md: 7 }}
              px={0}
              onClick={() => setAdding(toFill)}
            >
              {copy.addFaces}
            </Button>
          </Flex>
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
      <chakra.p
        role="status"
        textStyle="small"
        fontWeight="semibold"
        // In sight wherever the row is that the key was meant for, above the bar of Undo.
        position="sticky"
        bottom="6.5rem"
        zIndex={1}
        width="fit-content"
        bg="bg"
        px={whyNot ? 2 : 0}
      >
        {whyNot}
      </chakra.p>
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
      {given && asking?.what === 'confirm' ? <ConfirmDialog {...given} dateId={asking.dateId} /> : null}
      {given && asking?.what === 'answer' ? <AnswerDialog {...given} /> : null}
      {given && (asking?.what === 'question' || asking?.what === 'confirmation') ? (
        <TextDialog claim={given.claim} of={asking.what} onClose={close} />
      ) : null}
      {given && asking?.what === 'role' ? <TalentRoleDialog {...given} /> : null}
      {given && asking?.what === 'dates' ? <DatesDialog {...given} /> : null}
      {given && asking?.what === 'challenge' ? <ChallengeDialog {...given} /> : null}
      {given && asking?.what === 'ahead' ? <AheadDialog {...given} /> : null}
      {given && (asking?.what === 'cancel' || asking?.what === 'withdraw') ? (
        <EndConfirmedDialog {...given} how={asking.what} />
      ) : null}
      {given && asking?.what === 'extend' ? <ExtendDialog {...given} /> : null}
      {given && asking?.what === 'fee' ? <FeeDialog {...given} /> : null}
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
