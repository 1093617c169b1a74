import { terms } from '../../copy/legalTexts'
import { LegalDocument } from './LegalDocument'

export default function TermsPage() {
  return <LegalDocument text={terms()} />
}
