import { Box, chakra, Flex } from '@chakra-ui/react'
import type { RefCallback } from 'react'
import { accentProblem, accentShades, grounds, nearestAccent } from '../../../../../../shared/agency/colour'
import { Button } from '../../../../design/actions/Button'
import { control } from '../../../../design/form/control'
import { Field, type FieldProps } from '../../../../design/form/Field'
import { ownShades, palette } from '../../../../design/theme/tokens'
import { adminSettings } from '../copy'
import { ACCENTS } from './accents'

const copy = adminSettings.colour
const Input = chakra('input', control)
const isColour = (given: string) => /^#[0-9a-f]{6}$/i.test(given)

type Props = FieldProps & {
  /** `#rrggbb`, anything that is being typed, or blank */
  value: string
  onColour: (value: string) => void
  ref: RefCallback<HTMLInputElement>
}

/** A colour to type or pick, as it will look, and the nearest one that can be read where this one cannot. */
export function ColourField({ value, onColour, ref, ...field }: Props) {
  const problem = isColour(value) ? accentProblem(value) : null
  const nearest = problem ? nearestAccent(value) : null
  return (
    <Box>
      <Field {...field} error={field.error ?? problem ?? undefined}>
        {(wiring) => (
          <Flex gap={2} maxW="20rem">
            <Input
              {...wiring}
              ref={ref}
              value={value}
              placeholder={palette.lamp.toLowerCase()}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onColour(event.currentTarget.value)}
            />
            <chakra.input
              type="color"
              aria-label={copy.pick}
              value={isColour(value) ? value : palette.lamp.toLowerCase()}
              onChange={(event) => onColour(event.currentTarget.value)}
              flex="none"
              width={12}
              height={12}
              p={1}
              bg="surface"
              border="1px solid"
              borderColor="fieldEdge"
              cursor="pointer"
            />
          </Flex>
        )}
      </Field>
      <Flex role="group" aria-label={copy.choices} wrap="wrap" gap={2} mt={3}>
        {ACCENTS.map(([colour, name]) => (
          <Choice key={colour} colour={colour} name={name} isChosen={colour === value} onColour={onColour} />
        ))}
      </Flex>
      {nearest ? (
        <Button variant="outline" size="small" mt={2} onClick={() => onColour(nearest)}>
          <chakra.span aria-hidden width="1em" height="1em" style={{ backgroundColor: nearest }} />
          {copy.use(nearest)}
        </Button>
      ) : null}
      {value === '' || (isColour(value) && !problem) ? <Sample accent={value} /> : null}
    </Box>
  )
}

type ChoiceProps = { colour: string; name: string; isChosen: boolean; onColour: Props['onColour'] }
const Choice = ({ colour, name, isChosen, onColour }: ChoiceProps) => (
  <chakra.button
    type="button"
    aria-label={name}
    title={name}
    aria-pressed={isChosen}
    onClick={() => onColour(colour)}
    width={11}
    height={11}
    border="3px solid"
    borderColor="bg"
    outline="1px solid"
    outlineColor={isChosen ? 'fg' : 'transparent'}
    cursor="pointer"
    _focusVisible={{ outlineWidth: '3px', outlineColor: 'fg' }}
    style={{ backgroundColor: colour }}
  />
)

/** The colour where it is used, on paper and on dark ground. */
function Sample({ accent }: { accent: string }) {
  const shades = accent ? accentShades(accent) : ownShades
  return (
    <Flex
      role="group"
      aria-label={copy.sample}
      wrap="wrap"
      mt={3}
      maxW="38rem"
      border="1px solid"
      borderColor="hairline"
    >
      <Place ground={grounds.bone} fill={shades.accent} link={shades.accentText} words={copy.link} />
      <Place ground={grounds.ink} fill={shades.accentOnInk} link={shades.accentTextOnInk} words={copy.dark} />
    </Flex>
  )
}

type PlaceProps = { ground: string; fill: string; link: string; words: string }
const Place = ({ ground, fill, link, words: text }: PlaceProps) => (
  <Flex flex="1 1 17rem" align="center" gap={4} p={4} style={{ backgroundColor: ground }}>
    <chakra.span
      px={3}
      py={2}
      whiteSpace="nowrap"
      fontWeight="semibold"
      style={{ backgroundColor: fill, color: grounds.print }}
    >
      {copy.button}
    </chakra.span>
    <chakra.span textDecoration="underline" whiteSpace="nowrap" style={{ color: link }}>
      {text}
    </chakra.span>
  </Flex>
)
