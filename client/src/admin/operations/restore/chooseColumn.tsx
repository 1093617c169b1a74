import { Button } from '../../../design/actions/Button'
import type { Column } from '../../../design/lists/DataTable'
import { restoring as copy } from './copy'

type Given = { isBusy: boolean; onChoose: (name: string) => void }

/** The column in which a backup is chosen. */
export const chooseColumn = ({ isBusy, onChoose }: Given): Column<{ name: string }> => ({
  head: copy.title,
  kind: 'actions',
  cell: ({ name }) => (
    <Button
      variant="outline"
      size="small"
      aria-label={copy.chooseOf(name)}
      disabled={isBusy}
      onClick={() => onChoose(name)}
    >
      {copy.choose}
    </Button>
  ),
})
