import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import type { OwnLegalSection } from '../../../../../../shared/agency/legalTexts'
import type { LegalText } from '../../../../copy/legalTexts'
import { Button } from '../../../../design/actions/Button'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { textOfBlocks } from '../../../../lib/legalBlocks'
import { legalEditor as copy } from './legalEditor.copy'

const TEMPLATE: OwnLegalSection = { title: '', text: '' }
type Part = keyof OwnLegalSection

type Props = {
  /** from 1 */
  number: number
  template: LegalText['sections'][number]
  own: OwnLegalSection
  errors: Record<Part, string | undefined>
  onOwn: (own: OwnLegalSection) => void
  /** gets something to focus when the section is refused */
  ref: RefCallback<{ focus: () => unknown }>
}

/** A section of a legal page: closed, or with its title and text to write; what equals the template is not stored. */
export function LegalTextField({ number, template, own, errors, onOwn, ref }: Props) {
  const templates = { title: template.title, text: textOfBlocks(template.blocks) }
  const [isOpened, setOpened] = useState(false)
  const [emptied, setEmptied] = useState<Part | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const isOpen = isOpened || Boolean(errors.title ?? errors.text)
  const isOwn = own.title !== '' || own.text !== ''
  const shown = (part: Part) => own[part] || (emptied === part ? '' : templates[part])
  const focus = (wanted: string) =>
    setTimeout(() => place.current?.querySelector<HTMLElement>(wanted)?.focus(), 0)
  // The form asks for the focus before the refused field is drawn as one.
  const isFocusDue = useRef(false)
  const focusRefused = useCallback(() => {
    const refused = place.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    isFocusDue.current = !refused
    refused?.focus()
  }, [])
  useEffect(() => {
    ref({ focus: focusRefused })
  }, [ref, focusRefused])
  useEffect(() => {
    if ((errors.title ?? errors.text) && isFocusDue.current) focusRefused()
  }, [errors.title, errors.text, focusRefused])

  function change(part: Part, typed: string) {
    setEmptied(typed === '' ? part : null)
    onOwn({ ...own, [part]: typed.trim() === templates[part] ? '' : typed })
  }

  return (
    <chakra.fieldset ref={place} minW={0} borderTop="1px solid" borderColor="hairline" pt={4}>
      <chakra.legend srOnly>{`${number}. ${shown('title')}`}</chakra.legend>
      <Flex wrap="wrap" align="start" justify="space-between" gap={3}>
        <Box flex="1 1 14rem" minW={0}>
          <chakra.p aria-hidden fontWeight="semibold">
            {`${number}. ${own.title || template.title}`}
          </chakra.p>
          <chakra.p textStyle="small" color="fgQuiet">
            {isOwn ? copy.own : copy.template}
          </chakra.p>
        </Box>
        <Flex wrap="wrap" gap={3}>
          {isOwn ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.resetOf(number)}
              onClick={() => {
                setEmptied(null)
                setOpened(false)
                onOwn(TEMPLATE)
                focus('[aria-expanded]')
              }}
            >
              {copy.reset}
            </Button>
          ) : null}
          <Button
            variant="outline"
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? copy.closeOf(number) : copy.editOf(number)}
            onClick={() => {
              setOpened(!isOpen)
              if (!isOpen) focus('textarea')
            }}
          >
            {isOpen ? copy.close : copy.edit}
          </Button>
        </Flex>
      </Flex>
      {isOpen ? (
        <Grid gap={4} mt={4} gridTemplateColumns="minmax(0, 1fr)">
          <TextField
            label={copy.title(number)}
            help={copy.blank}
            error={errors.title}
            autoComplete="off"
            value={shown('title')}
            onChange={(event) => change('title', event.currentTarget.value)}
          />
          <TextArea
            label={copy.text(number)}
            help={copy.blank}
            error={errors.text}
            rows={12}
            value={shown('text')}
            onChange={(event) => change('text', event.currentTarget.value)}
          />
        </Grid>
      ) : null}
    </chakra.fieldset>
  )
}
