import { cookies } from '../../copy/legalTexts'
import { ConsentSettings } from '../consent/ConsentSettings'
import { LegalPage } from './LegalPage'

const CHOICE_SECTION = 5

export default function CookiePage() {
  return (
    <LegalPage name="cookieText" template={cookies()} beneath={{ [CHOICE_SECTION]: <ConsentSettings /> }} />
  )
}
