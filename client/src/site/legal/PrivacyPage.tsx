import { privacy } from '../../words/legalTexts'
import { LegalPage } from './LegalPage'

export default function PrivacyPage() {
  return <LegalPage text={privacy} />
}
