import { Box, chakra } from '@chakra-ui/react'
import { heightCm } from '../../../../../shared/roster/measures'
import type { PublicModel } from '../../../../../shared/roster/models'
import { parts } from '../../../copy/parts'
import { Dialog } from '../../../design/feedback/Dialog'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { lineUp as copy } from './copy'
import { HeightChart, type Measured } from './HeightChart'

const cmOf = ({ height }: PublicModel) => (height === null ? null : heightCm(height))

/** The marked models side by side, to scale, and who is left out and why. */
export function LineUpDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const asked = trpc.useQueries((t) => keys.map((key) => t.site.models.get({ key })))
  const found = asked.flatMap(({ data }) => (data ? [data] : []))
  // Two keys may name one model, by its id and by its slug.
  const models = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
  const measured = models.flatMap((model): Measured[] => {
    const cm = cmOf(model)
    return cm === null ? [] : [{ model, cm }]
  })
  const left = [
    ...models.filter((model) => cmOf(model) === null).map(({ stageName }) => copy.noHeight(stageName)),
    ...asked.flatMap(({ error }, at) => {
      if (!error) return []
      const isGone = parseApiError(error).status === 404
      return [isGone ? copy.unknown(keys[at] ?? '') : copy.failed]
    }),
  ]
  return (
    <Dialog open onClose={onClose} title={copy.title} size="full">
      {asked.some(({ isPending }) => isPending) ? (
        <chakra.p role="status" minH="20rem">
          {parts.loading}
        </chakra.p>
      ) : (
        <Box>
          {measured.length > 0 ? <HeightChart models={measured} /> : null}
          {[...new Set(left)].map((line) => (
            <chakra.p key={line} mt={3}>
              {line}
            </chakra.p>
          ))}
          {measured.length > 0 ? (
            <chakra.p mt={4} textStyle="small" color="fgQuiet">
              {copy.scale}
            </chakra.p>
          ) : null}
        </Box>
      )}
    </Dialog>
  )
}
