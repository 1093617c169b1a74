import { paths } from '../../../../shared/paths'
import { home } from '../../copy/home'
import { Call } from '../layout/Call'

export function TwoWaysIn() {
  const { title, text, join, book } = home.call
  return (
    <Call
      title={title}
      text={text}
      ways={[
        { words: join, to: paths.signUp },
        { words: book, to: paths.bookModel },
      ]}
    />
  )
}
