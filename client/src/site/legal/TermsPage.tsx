import { terms } from '../../copy/legalTexts'
import { LegalPage } from './LegalPage'

export default function TermsPage() {
  return <LegalPage name="termsText" template={terms()} />
}
