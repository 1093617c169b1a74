import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { BULK_MAX } from '../../../../shared/limits'
import type { ImportedPerson } from '../../../../shared/rosterImportFields'
import { rosterImport } from '../../copy/rosterImport'
import { SubmitButton } from '../../design/form/SubmitButton'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { BulkRefused } from '../bulk/BulkRefused'
import { tellRefused } from '../forms/tellFailed'

const words = rosterImport.site
type Refused = { id: string; title: string; why: string }
type Props = {
  people: readonly ImportedPerson[]
  /** Before photos have come, this is not what to press first. */
  hasPhotos: boolean
  onChanged: () => void
}

/** Assigns all models of an import that are not on the site, as many at a time as one request may name. */
export function PutOnSite({ people, hasPhotos, onChanged }: Props) {
  const utils = trpc.useUtils().admin
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const change = trpc.admin.models.changeMany.useMutation()
  const waiting = people.filter(({ state, isActive }) => state === 'made' && !isActive)
  const isBusy = done !== null

  async function put() {
    const not: Refused[] = []
    let count = 0
    setRefused([])
    setDone(0)
    try {
      for (let at = 0; at < waiting.length; at += BULK_MAX) {
        const some = waiting.slice(at, at + BULK_MAX)
        const answer = await change.mutateAsync({ ids: some.map(({ modelId }) => modelId), status: 'active' })
        for (const { id, why } of answer.refused)
          not.push({ id, why, title: some.find(({ modelId }) => modelId === id)?.stageName ?? id })
        count += answer.done.length
        setDone(count)
      }
    } catch (error) {
      tellRefused(error, words.failed)
    }
    if (count > 0) notifySuccess(words.done(count))
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
            busyWords={words.busy(done ?? 0)}
            onClick={() => void (isBusy || put())}
          >
            {words.put(waiting.length)}
          </SubmitButton>
          <chakra.p maxW="measure" color="fgQuiet" mt={3}>
            {hasPhotos ? words.lead : words.photosFirst}
          </chakra.p>
        </>
      ) : null}
      <BulkRefused result={{ refused, forget: () => setRefused([]) }} />
    </Box>
  )
}
