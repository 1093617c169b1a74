import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { TalentChoice } from '../../../../../../shared/desk/desk'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { bothHeights } from '../../../../../../shared/roster/measures'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { SearchBox } from '../../../../design/form/SearchBox'
import { FaceImage } from '../../../../design/media/FaceImage'
import { trpc } from '../../../../lib/trpc'
import { BulkBar } from '../../../bulk/BulkBar'
import { MarkBox } from '../../../bulk/MarkBox'
import { useMarks } from '../../../bulk/useMarks'
import { useFirstField } from '../../../forms/useFirstField'
import { listQueryOptions } from '../../../lists/listQueryOptions'
import { adminModels } from '../../../roster/models/copy'
import { AddTo } from '../../adding/AddTo'
import { useAddKeys } from '../../adding/useAddKeys'
import { desk } from '../../copy'
import { RoleField } from '../roles/RoleField'
import type { JobDecisions } from '../useJobDecisions'
import { FaceFilters, type Filters, filtersOf, wantedOf } from './FaceFilters'

const copy = desk.job

const wordsOf = ({
  city,
  gender,
  height,
  dailyRate,
}: Pick<TalentChoice, 'city' | 'gender' | 'height' | 'dailyRate'>) => [
  city,
  gender && adminModels.genders[gender],
  height && bothHeights(height),
  dailyRate === null ? null : copy.fee.usual(money(dailyRate)),
]

type Props = { job: JobRecord; decisions: JobDecisions; onClose: () => void }

/** Finds talents and puts them on the shortlist; says why somebody is not free. */
export default function AddFaces({ job, decisions, onClose }: Props) {
  // A pasted brief opens it filtered.
  const [asked] = useSearchParams()
  const [search, setSearch] = useState(asked.get('search') ?? '')
  const [roleId, setRoleId] = useState(asked.get('role') ?? '')
  const [filters, setFilters] = useState<Filters>(() => filtersOf(asked))
  const answer = trpc.desk.talents.search.useQuery(
    { jobId: job.id, search, ...wantedOf(filters) },
    listQueryOptions,
  )
  const { propose, whenDone } = decisions
  const marks = useMarks(
    (answer.data ?? []).map(({ id, name }) => ({ id, title: name })),
    { inDialog: true },
  )
  const fields = useFirstField<HTMLDivElement>()
  // The job knows who was added before the list does.
  const onJob = new Set(job.claims.map(({ modelId }) => modelId))
  const { list, onKeyDown, leave } = useAddKeys()
  const add = (modelId: string, name: string) => {
    // Only the same press twice: the next talent may be added at once.
    if (propose.isPending && propose.variables.modelId === modelId) return
    propose.mutate(
      { jobId: job.id, modelId, ...(roleId === '' ? {} : { roleId }) },
      whenDone(copy.done.propose(name), () => void answer.refetch()),
    )
  }
  return (
    <Dialog
      open
      title={copy.addTitle}
      onClose={onClose}
      actions={
        <Button variant="outline" onClick={onClose}>
          {parts.close}
        </Button>
      }
    >
      <Box ref={fields} mb={4} onKeyDown={onKeyDown}>
        <Flex>
          <SearchBox label={copy.addSearch} value={search} onSearch={setSearch} />
        </Flex>
        <chakra.p display={{ base: 'none', md: 'block' }} textStyle="data" color="fgQuiet" mt={1}>
          {copy.addKeys}
        </chakra.p>
      </Box>
      <FaceFilters filters={filters} onChange={setFilters} />
      {job.roles.length > 0 ? (
        <Box mb={4}>
          <RoleField job={job} value={roleId} onChange={setRoleId} />
        </Box>
      ) : null}
      {answer.data ? null : <NotLoaded query={answer} copy={desk.page} />}
      {answer.data?.length === 0 ? <p role="status">{copy.noTalents}</p> : null}
      <ul ref={list} onKeyDown={onKeyDown}>
        {answer.data?.map(({ id, name, face, isAssigned, isOnJob, taken, note, ...facts }) => (
          <Flex as="li" key={id} justify="space-between" align="center" gap={3} minH="touch" py={1} data-line>
            <MarkBox row={{ id, title: name }} marks={marks} />
            <FaceImage face={face} name={name} px={64} inColour />
            <Box flex="1" minW={0} overflowWrap="anywhere">
              <chakra.span fontWeight="semibold" display={{ base: 'block', md: 'inline' }}>
                {name}
              </chakra.span>
              <chakra.span textStyle="small" color="fgQuiet">
                {` ${dotted([...wordsOf(facts), isAssigned ? null : copy.notAssigned, isOnJob || onJob.has(id) ? copy.onJob : null, taken ? copy.taken(taken) : null])}`}
              </chakra.span>
              {note ? (
                <chakra.p dir="auto" textStyle="small" lineClamp={2}>
                  {note}
                </chakra.p>
              ) : null}
            </Box>
            {isOnJob || onJob.has(id) ? null : (
              <Button
                variant="outline"
                size="touch"
                aria-label={`${copy.add} ${name}`}
                data-add
                onClick={(event) => {
                  leave(event)
                  add(id, name)
                }}
              >
                {copy.add}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
      <BulkBar marks={marks}>
        <AddTo
          talents={marks.marked.map(({ id, title }) => ({ id, name: title }))}
          ofJob={{ id: job.id, title: job.title }}
          onAdded={marks.clear}
        />
      </BulkBar>
    </Dialog>
  )
}
