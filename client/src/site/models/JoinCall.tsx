import { paths } from '../../../../shared/paths'
import { roster } from '../../copy/roster'
import { Call } from '../layout/Call'

export function JoinCall() {
  const { title, text, link } = roster.join
  return <Call title={title} text={text} ways={[{ words: link, to: paths.register }]} />
}
