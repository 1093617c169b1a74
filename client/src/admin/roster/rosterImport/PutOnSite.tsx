import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { BULK_MAX } from '../../../../../shared/limits'
import type { ImportedPerson } from '../../../../../shared/roster/imports/rosterImportFields'
import { Confirm } from '../../../design/feedback/Confirm'
import { CheckField } from '../../../design/form/CheckField'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { BulkRefused } from '../../bulk/BulkRefused'
import { tellRefused } from '../../forms/tellFailed'
import { rosterImport } from './copy'

const copy = rosterImport.site
type Refused = { id: string; title: string; why: string }
type Props = {
  people: readonly ImportedPerson[]
  /** Before photos have come, this is not what to press first. */
  hasPhotos: boolean
  onChanged: () => void
}

/**
 * Assigns the models of an import that are not on the site, after asking, as many at a time as one request may name. Those
 * without a picture are left out unless that is ticked.
 */
export function PutOnSite({ people, hasPhotos, onChanged }: Props) {
  const utils = trpc.useUtils().admin
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const change = trpc.admin.models.changeMany.useMutation()
  const [isAsked, setAsked] = useState(false)
  const [takesAll, setTakesAll] = useState(false)
  const [isNobody, setNobody] = useState(false)
  const waiting = people.filter(({ state, isActive }) => state === 'made' && !isActive)
  const ready = waiting.filter(({ hasPicture }) => hasPicture)
  const chosen = takesAll ? waiting : ready
  const bare = waiting.length - ready.length
  const isBusy = done !== null

  function ask() {
    setTakesAll(false)
    setNobody(false)
    setAsked(true)
  }

  async function put() {
    setNobody(chosen.length === 0)
    if (chosen.length === 0) return
    setAsked(false)
    const not: Refused[] = []
    let count = 0
    setRefused([])
    setDone(0)
    try {
      for (let at = 0; at < chosen.length; at += BULK_MAX) {
        const some = chosen.slice(at, at + BULK_MAX)
        const ids = some.map(({ modelId }) => modelId)
        const answer = await change.mutateAsync({ ids, status: 'active', needsPicture: !takesAll })
        for (const { id, why } of answer.refused)
          not.push({ id, why, title: some.find(({ modelId }) => modelId === id)?.stageName ?? id })
        count += answer.done.length
        setDone(count)
      }
    } catch (error) {
      tellRefused(error, copy.failed)
    }
    if (count > 0) notifySuccess(copy.done(count))
    setRefused(not)
    setDone(null)
    onChanged()
    void utils.models.invalidate()
  }

  if (waiting.length === 0 && refused.length === 0) return null
  return (
    <Box mb={5}>
      {waiting.length > 0 ? (
        <>
          <SubmitButton
            variant={hasPhotos ? 'primary' : 'outline'}
            busy={isBusy}
            busyWords={copy.busy(done ?? 0)}
            onClick={() => isBusy || ask()}
          >
            {copy.put(waiting.length)}
          </SubmitButton>
          <chakra.p maxW="measure" color="fgQuiet" mt={3}>
            {hasPhotos ? copy.lead : copy.photosFirst}
          </chakra.p>
          <Confirm
            open={isAsked}
            title={copy.title}
            question={copy.question(ready.length, bare)}
            confirmWords={copy.put(chosen.length)}
            harmless
            onConfirm={put}
            onClose={() => setAsked(false)}
          >
            {bare > 0 ? (
              <Box mt={4}>
                <CheckField
                  label={copy.takeAll(bare)}
                  checked={takesAll}
                  error={isNobody && !takesAll ? copy.nobody : undefined}
                  onChange={(event) => setTakesAll(event.currentTarget.checked)}
                />
              </Box>
            ) : null}
          </Confirm>
        </>
      ) : null}
      <BulkRefused result={{ refused, forget: () => setRefused([]) }} />
    </Box>
  )
}
