import { privacy } from '../../copy/legalTexts'
import { LegalArticle } from './LegalArticle'

export default function PrivacyPage() {
  return <LegalArticle name="privacyText" template={privacy()} />
}
