import { cookies } from '../../words/legalTexts'
import { ConsentSettings } from '../consent/ConsentSettings'
import { LegalPage } from './LegalPage'

const CHOICE_SECTION = 5

/** The cookie policy, with the place to change one's mind in it. */
export default function CookiePage() {
  return <LegalPage text={cookies} beneath={{ [CHOICE_SECTION]: <ConsentSettings /> }} />
}
