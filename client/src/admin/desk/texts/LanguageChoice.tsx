import { Flex } from '@chakra-ui/react'
import { TEXT_LANGUAGES, type TextLanguage } from '../../../../../shared/agency/textPurposes'
import { Button } from '../../../design/actions/Button'
import { messages as copy } from './copy'

type Props = { language: TextLanguage; onChoose: (language: TextLanguage) => void }

/** In which language somebody is written to; kept with the person. */
export const LanguageChoice = ({ language, onChoose }: Props) => (
  <Flex as="fieldset" gap={1.5} aria-label={copy.language} border="0" p={0} m={0}>
    {TEXT_LANGUAGES.map((each) => (
      <Button
        key={each}
        size="touch"
        variant={each === language ? 'solid' : 'outline'}
        aria-pressed={each === language}
        lang={each}
        onClick={() => onChoose(each)}
      >
        {copy.languages[each]}
      </Button>
    ))}
  </Flex>
)
