import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { deskDays } from '../../../../../../shared/desk/dayWords'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { useKeys } from '../../../../lib/useKeys'
import { BulkRefused } from '../../../bulk/BulkRefused'
import { useBulkResult } from '../../../bulk/useBulkResult'
import { AddTo } from '../../adding/AddTo'
import { useProposals } from '../../adding/useProposals'
import { ChooseTalents, type Chosen } from '../../choosing/ChooseTalents'
import { desk } from '../../copy'
import { NO_FILTERS, type TalentFilterValues } from '../../talents/talentFilters'
import { RoleField } from '../roles/RoleField'

const copy = desk.job

/** The filters that an address asks for, as a pasted brief opens the dialog. */
const filtersOf = (asked: URLSearchParams): TalentFilterValues => ({
  ...NO_FILTERS,
  ...Object.fromEntries(
    [...asked]
      .filter(([name]) => Object.hasOwn(NO_FILTERS, name))
      .map(([name, value]) => [name, value.slice(0, 40)]),
  ),
})

type Props = { job: JobRecord; roleId: string | undefined; onClose: () => void }

/** Finds talents by their faces and puts them on the shortlist of a job, or on option at once. */
export default function AddFaces({ job, roleId: given, onClose }: Props) {
  const [asked] = useSearchParams()
  const [roleId, setRoleId] = useState(given ?? asked.get('role') ?? '')
  const result = useBulkResult({ marked: [] })
  const { propose, isPending } = useProposals()
  const add = ({ ids, rows, clear }: Chosen, asOption: boolean) => {
    if (isPending || ids.length === 0) return
    void propose(
      { jobId: job.id, modelIds: ids, asOption, ...(roleId === '' ? {} : { roleId }) },
      {
        say: asOption ? desk.bulk.claims.done.option : copy.adding.done,
        onAnswer(refused) {
          result.answered(refused, rows)
          clear()
          if (refused.length === 0) onClose()
        },
        onError: result.failed,
      },
    )
  }
  return (
    <ChooseTalents
      title={copy.addTitle}
      jobId={job.id}
      isDated={daysOf(job).length > 0}
      asked={{ search: asked.get('search') ?? '', filters: filtersOf(asked) }}
      about={<About job={job} roleId={roleId} onRole={setRoleId} />}
      already={alreadyOn(job)}
      feeMax={feeOf(job, roleId)}
      refused={<BulkRefused result={result} />}
      onEnter={(given) => add(given, false)}
      actions={(given) => <Actions job={job} chosen={given} isBusy={isPending} onAdd={add} />}
      onClose={onClose}
    />
  )
}

type ActionsProps = {
  job: JobRecord
  chosen: Chosen
  isBusy: boolean
  onAdd: (chosen: Chosen, asOption: boolean) => void
}

function Actions({ job, chosen, isBusy, onAdd }: ActionsProps) {
  useKeys({ o: () => onAdd(chosen, true) }, { inDialog: true })
  const busy = { 'aria-busy': isBusy || undefined }
  return (
    <>
      <Button variant="primary" size="touch" {...busy} onClick={() => onAdd(chosen, false)}>
        {copy.adding.propose(chosen.ids.length)}
      </Button>
      <Button variant="outline" size="touch" {...busy} onClick={() => onAdd(chosen, true)}>
        {copy.adding.option}
      </Button>
      <AddTo
        talents={chosen.rows.map(({ id, name }) => ({ id, name }))}
        ofJob={{ id: job.id, title: job.title }}
        onAdded={chosen.clear}
      />
    </>
  )
}

type AboutProps = { job: JobRecord; roleId: string; onRole: (roleId: string) => void }

/** For which role, on which days and where. */
function About({ job, roleId, onRole }: AboutProps) {
  const role = job.roles.find(({ id }) => id === roleId)
  const fee = feeOf(job, roleId)
  const days = daysOf(job)
  const line = dotted([
    role && copy.adding.wanted(role.wanted),
    deskDays(days) || null,
    job.city,
    fee === null ? null : money(fee),
  ])
  return (
    <>
      {job.roles.length > 0 ? (
        <Box flex={{ base: '1 1 100%', md: '0 1 14rem' }}>
          <RoleField job={job} value={roleId} onChange={onRole} />
        </Box>
      ) : null}
      {line ? (
        <chakra.p minH={{ md: 'touch' }} alignContent="center">
          {line}
        </chakra.p>
      ) : null}
    </>
  )
}

const daysOf = ({ dates }: JobRecord) => dates.flatMap(({ day, cancelledAt }) => (cancelledAt ? [] : day))

/** What the role pays a day, in whole rupees; null where nothing is agreed or it is not by the day. */
function feeOf(job: JobRecord, roleId: string): number | null {
  const role = job.roles.find(({ id }) => id === roleId)
  return role?.feePaise && role.feeUnit === 'day' ? role.feePaise / 100 : null
}

const NAMES_SHOWN = 6
function alreadyOn({ claims }: JobRecord): string {
  const names = claims.map(({ modelName }) => modelName)
  if (names.length === 0) return ''
  return copy.adding.already(
    names.length > NAMES_SHOWN ? String(names.length) : LIST.format(names),
    names.length,
  )
}
const LIST = new Intl.ListFormat('en-GB')
