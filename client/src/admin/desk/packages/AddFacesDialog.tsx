import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { LoadingText } from '../../../design/feedback/LoadingText'
import { TextField } from '../../../design/form/TextField'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { useFirstField } from '../../forms/useFirstField'
import { useAddKeys } from '../adding/useAddKeys'
import { one as copy } from './copy'
import type { PackageChanges } from './usePackage'

const FACE_PX = 48

type Props = { pack: PackageRecord; changes: PackageChanges; onClose: () => void }

/** Finds models of the roster and adds them, one press each. */
export default function AddFacesDialog({ pack, changes, onClose }: Props) {
  const [search, setSearch] = useState('')
  const fields = useFirstField<HTMLDivElement>()
  const { list, onKeyDown, leave } = useAddKeys()
  const found = trpc.desk.talents.search.useQuery(
    { search, jobId: pack.job?.id ?? '' },
    { placeholderData: (before) => before },
  )
  const isIn = (id: string) => pack.entries.some(({ modelId }) => modelId === id)
  const rows = found.data?.filter(({ isAssigned }) => isAssigned) ?? []
  return (
    <Dialog open title={copy.addTitle} onClose={onClose}>
      <Grid ref={fields} gap={4} onKeyDown={onKeyDown}>
        <div>
          <TextField
            label={copy.searchFaces}
            type="search"
            dir="auto"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <chakra.p hideBelow="md" textStyle="data" color="fgQuiet" mt={1}>
            {copy.addKeys}
          </chakra.p>
        </div>
        {found.isPending ? <LoadingText>{copy.searching}</LoadingText> : null}
        {found.data && rows.length === 0 ? <p>{copy.nobody}</p> : null}
        <chakra.ul ref={list} listStyleType="none">
          {rows.map(({ id, name, face, city, height, taken }) => (
            <Flex
              as="li"
              key={id}
              align="center"
              gap={3}
              py={2}
              borderBottomWidth="1px"
              borderColor="hairline"
            >
              <FaceImage face={face} name={name} px={FACE_PX} inColour />
              <chakra.span flex={1} minW={0} overflowWrap="anywhere">
                <b>{name}</b> <chakra.span color="fgQuiet">{dotted([city, height, taken])}</chakra.span>
              </chakra.span>
              {isIn(id) ? (
                <chakra.span color="fgQuiet">{copy.added}</chakra.span>
              ) : (
                <Button
                  variant="outline"
                  aria-label={copy.add(name)}
                  data-add
                  onClick={(event) => {
                    leave(event)
                    changes.add(id)
                  }}
                >
                  {copy.addFaces}
                </Button>
              )}
            </Flex>
          ))}
        </chakra.ul>
      </Grid>
    </Dialog>
  )
}
