import { chakra } from '@chakra-ui/react'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { CheckField } from '../../design/form/CheckField'
import { DataList } from '../../design/lists/DataList'
import { admin } from '../copy'
import type { useListKeys } from './useListKeys'

const copy = admin.lists.keys

type Keys = readonly (readonly [key: string, does: string])[]
/** `all` instead of the keys of a list. */
type Props = ReturnType<typeof useListKeys> & { all?: Keys; more?: Keys; mt?: number }

/** The button and the sheet that name the keys of a list. */
export const KeysHelp = ({ mt = 4, ...props }: Props) => (
  <>
    <Button
      variant="quiet"
      size="small"
      px={0}
      mt={mt}
      display={{ base: 'none', md: 'inline-flex' }}
      onClick={() => props.setHelpOpen(true)}
    >
      {copy.title} <chakra.kbd textStyle="data">?</chakra.kbd>
    </Button>
    <KeysDialog {...props} />
  </>
)

/** The sheet alone, where a page has a button of its own for it. */
export const KeysDialog = ({ isHelpOpen, setHelpOpen, isOn, turn, all = copy.all, more = [] }: Props) => (
  <Dialog open={isHelpOpen} onClose={() => setHelpOpen(false)} title={copy.title} size="narrow">
    <DataList
      mb={4}
      facts={[...all, ...more].map(([key, does]) => ({
        term: does,
        value: key,
        kind: 'data' as const,
      }))}
    />
    <CheckField label={copy.use} checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
  </Dialog>
)
