import { paths } from '../../../../shared/paths'
import { roster } from '../../words/roster'
import { Call } from '../layout/Call'

/** The call to apply, under the sheet. */
export function JoinCall() {
  const { title, text, link } = roster.join
  return <Call title={title} text={text} ways={[{ words: link, to: paths.register }]} />
}
