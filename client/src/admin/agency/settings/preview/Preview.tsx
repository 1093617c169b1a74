import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { Button } from '../../../../design/actions/Button'
import { SelectField } from '../../../../design/form/SelectField'
import type { Draft } from '../sectionDraft'
import { PreviewFrame } from './PreviewFrame'
import { settingsPreview as copy } from './preview.copy'
import type { PreviewedPage } from './previewPages'
import { usePreviewedPage } from './usePreviewedPage'

const SCREENS = { phone: 375, computer: 1_280 }

type Props = {
  pages: readonly [PreviewedPage, ...PreviewedPage[]]
  record: SectionRecord
  form: UseFormReturn<Draft, unknown, Draft>
}

/** A public page as it would be with what is typed, as wide as a phone or a computer. */
export default function Preview({ pages, record, form }: Props) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('phone')
  const [page, setPage] = useState(pages[0])
  const typed = useSettled(useWatch({ control: form.control }))
  const drawn = usePreviewedPage(page, record, typed)
  return (
    <section aria-label={copy.name}>
      <Flex wrap="wrap" align="end" gap={3} mb={3}>
        {(Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map((each) => (
          <Button
            key={each}
            variant={each === screen ? 'solid' : 'outline'}
            size="small"
            aria-pressed={each === screen}
            _hover={each === screen ? { bg: 'fg', color: 'bg' } : undefined}
            onClick={() => setScreen(each)}
          >
            {copy[each]}
          </Button>
        ))}
        {pages.length > 1 ? (
          <Box flex="0 1 12rem">
            <SelectField
              label={copy.page}
              choices={pages.map((value) => ({ value, words: copy.pages[value] }))}
              value={page}
              onChange={(event) => setPage(event.currentTarget.value as PreviewedPage)}
            />
          </Box>
        ) : null}
      </Flex>
      <PreviewFrame title={copy.frame(copy.pages[page])} width={SCREENS[screen]} page={drawn} />
      <chakra.p textStyle="small" color="fgQuiet" mt={2}>
        {copy.about}
      </chakra.p>
    </section>
  )
}

const PAUSE_MS = 500

/** The value half a second after its last change, because the page is drawn again for each. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [value])
  return settled
}
