import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ClientRecord } from '../../../../../shared/desk/clients'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { lateDialog } from '../../forms/lateDialog'
import { client as copy } from './copy'
import type { ClientChanges } from './useClientChanges'

const MergeDialog = lateDialog(() => import('./MergeDialog'))

type Props = { client: ClientRecord; changes: ClientChanges }

/** The client that this one was merged into, those that may be the same, and the way to merge it. */
export function SameClients({ client, changes }: Props) {
  const [isMerging, setMerging] = useState(false)
  const { id, version, mergedInto, maybeSame } = client
  const { merge, change } = changes
  return (
    <>
      {mergedInto ? (
        <Box mb={6}>
          <p>{copy.mergedInto(mergedInto.name)}</p>
          <Flex align="center" columnGap={4} rowGap={2} wrap="wrap" mt={2}>
            <TextLink href={adminPaths.client(mergedInto.id)}>{mergedInto.name}</TextLink>
            <Separate client={client} changes={changes} />
          </Flex>
        </Box>
      ) : null}
      {maybeSame.map((other) => (
        <Box key={other.id} mb={6} p={4} bg="surface">
          <p>{copy.same(other.name)}</p>
          <p>{copy.sameMore}</p>
          <Button
            variant="outline"
            size="touch"
            mt={2}
            onClick={() => merge.mutate({ id, version, intoId: other.id })}
          >
            {copy.merge(other.name)}
          </Button>
        </Box>
      ))}
      {maybeSame.length > 0 ? (
        <Button
          variant="quiet"
          size="touch"
          px={0}
          mb={6}
          onClick={() => change.mutate({ id, version, isDistinct: true })}
        >
          {copy.notSame}
        </Button>
      ) : null}
      {mergedInto ? null : (
        <Box mb={6}>
          <Button variant="quiet" size="touch" px={0} onClick={() => setMerging(true)}>
            {copy.mergeOther}
          </Button>
        </Box>
      )}
      {isMerging ? (
        <MergeDialog
          id={id}
          isBusy={merge.isPending}
          onMerge={(intoId) => merge.mutate({ id, version, intoId }, { onSettled: () => setMerging(false) })}
          onClose={() => setMerging(false)}
        />
      ) : null}
    </>
  )
}

type SeparateProps = { client: { id: string; version: number }; changes: Pick<ClientChanges, 'separate'> }

/** Makes a merged client one of its own again. */
export const Separate = ({ client: { id, version }, changes: { separate } }: SeparateProps) => (
  <Button variant="outline" size="touch" onClick={() => separate.mutate({ id, version })}>
    {copy.separate}
  </Button>
)
