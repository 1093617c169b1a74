import { cookies } from '../../copy/legalTexts'
import { ConsentSettings } from '../consent/ConsentSettings'
import { LegalArticle } from './LegalArticle'

const CHOICE_SECTION = 5

export default function CookiePage() {
  return (
    <LegalArticle
      name="cookieText"
      template={cookies()}
      beneath={{ [CHOICE_SECTION]: <ConsentSettings /> }}
    />
  )
}
