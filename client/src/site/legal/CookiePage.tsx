import { cookies } from '../../copy/legalTexts'
import { ConsentSettings } from '../consent/ConsentSettings'
import { LegalDocument } from './LegalDocument'

const CHOICE_SECTION = 5

export default function CookiePage() {
  return <LegalDocument text={cookies()} beneath={{ [CHOICE_SECTION]: <ConsentSettings /> }} />
}
