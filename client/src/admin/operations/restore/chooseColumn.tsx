import { Button } from '../../../design/actions/Button'
import type { Column } from '../../../design/lists/DataTable'
import { restoring as words } from './copy'

type Given = { isBusy: boolean; onChoose: (name: string) => void }

/** The column in which a backup is chosen. */
export const chooseColumn = ({ isBusy, onChoose }: Given): Column<{ name: string }> => ({
  head: words.title,
  kind: 'actions',
  cell: ({ name }) => (
    <Button
      variant="outline"
      size="small"
      aria-label={words.chooseOf(name)}
      disabled={isBusy}
      onClick={() => onChoose(name)}
    >
      {words.choose}
    </Button>
  ),
})
