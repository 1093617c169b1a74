import { Button } from '../../../design/actions/Button'
import { download } from '../../../lib/download'
import { tellCallFailed } from '../../forms/tellFailed'
import { hours as copy } from './hoursCopy'

/** Downloads the confirmed hours of a day as a PDF. */
export function VoucherButton({ job, dateId }: { job: string; dateId: string }) {
  const save = () =>
    download('/exports/voucher.pdf', `voucher-${job}.pdf`, 'POST', { job, dateId }).catch((error: unknown) =>
      tellCallFailed(error, copy.pdfFailed),
    )
  return (
    <Button variant="quiet" px={0} onClick={() => void save()}>
      {copy.pdf}
    </Button>
  )
}
