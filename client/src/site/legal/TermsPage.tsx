import { terms } from '../../copy/legalTexts'
import { LegalArticle } from './LegalArticle'

export default function TermsPage() {
  return <LegalArticle name="termsText" template={terms()} />
}
