import { privacy } from '../../copy/legalTexts'
import { LegalPage } from './LegalPage'

export default function PrivacyPage() {
  return <LegalPage name="privacyText" template={privacy()} />
}
