import { privacy } from '../../copy/legalTexts'
import { LegalDocument } from './LegalDocument'

export default function PrivacyPage() {
  return <LegalDocument text={privacy()} />
}
