import { terms } from '../../words/legalTexts'
import { LegalPage } from './LegalPage'

export default function TermsPage() {
  return <LegalPage text={terms} />
}
