import { paths } from '../../../../shared/paths'
import { Call } from '../layout/Call'
import { roster } from './copy'

export function JoinCall() {
  const { title, text, link } = roster.join
  return <Call title={title} text={text} ways={[{ words: link, to: paths.register }]} />
}
