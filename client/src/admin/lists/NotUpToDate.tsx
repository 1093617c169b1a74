import { deskMoment } from '../../../../shared/desk/dayWords'
import { Button } from '../../design/actions/Button'
import { Banner } from '../../design/feedback/Banner'
import { admin } from '../copy'

const copy = admin.lists.notUpToDate

type Answer = {
  data: unknown
  isError: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

/** Whether a page that follows the server shows something that may be old, because the last reading failed. */
export const isNotUpToDate = ({ data, isError }: Pick<Answer, 'data' | 'isError'>) =>
  data !== undefined && isError

/** Says since when such a page is old, with a way to try again. */
export const NotUpToDate = ({ answer, more = '' }: { answer: Answer; more?: string }) =>
  isNotUpToDate(answer) ? (
    <Banner tone="error" mb={4} keepsFocus>
      {copy.since(deskMoment(new Date(answer.dataUpdatedAt).toISOString()))} {more}{' '}
      <Button variant="outline" size="touch" onClick={() => void answer.refetch()}>
        {copy.again}
      </Button>
    </Banner>
  ) : null
