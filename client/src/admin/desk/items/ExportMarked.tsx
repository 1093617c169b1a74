import { ExportButton } from '../../lists/ExportButton'
import { desk } from '../copy'

/** Downloads the marked rows of a list as a CSV file. */
export const ExportMarked = ({ name, rows }: { name: string; rows: readonly { id: string }[] }) => (
  <ExportButton name={name} filters={{ ids: rows.map(({ id }) => id).join(',') }} disabled={false} isSmall>
    {desk.bulk.export}
  </ExportButton>
)
