import { fold } from '../../shared/text'

type Searched = {
  stageName: string | null
  name: string
  email: string | null
  city: string | null
}

/** What the agency's own search of models looks into: stage name, name, e-mail and city, folded. */
export const modelSearchText = ({ stageName, name, email, city }: Searched): string =>
  fold([stageName, name, email, city].map((part) => part ?? '').join('\n'))
