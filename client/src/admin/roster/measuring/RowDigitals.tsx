import { chakra, Flex } from '@chakra-ui/react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { localDay } from '../../../../../shared/format'
import { DIGITALS } from '../../../../../shared/lists'
import type { MeasuringRow } from '../../../../../shared/roster/measurements'
import { ChooseFiles } from '../digitals/ChooseFiles'
import { digitals as copy } from '../digitals/copy'
import { DigitalsDrop } from '../digitals/DigitalsDrop'
import type { DigitalsOf } from '../digitals/useDigitals'

type Props = { row: Pick<MeasuringRow, 'name' | 'digitals' | 'digitalsOn'>; digitals: DigitalsOf }

/** The four digitals of a talent in a line: which are there, since when, and where new ones are dropped. */
export function RowDigitals({ row: { name, ...row }, digitals }: Props) {
  const { added, add } = digitals
  const day = added.length > 0 ? localDay(new Date()) : row.digitalsOn
  return (
    <DigitalsDrop digitals={digitals}>
      <Flex gap={3} align="center" wrap="wrap" pl={{ base: 0, lg: '12.75rem' }}>
        <ChooseFiles
          label={copy.addOf(name)}
          shown={copy.add}
          multiple
          variant="quiet"
          isFlush
          onFiles={(files) => add(files)}
        />
        <Flex as="ul" gap={1} wrap="wrap" aria-label={copy.of(name)}>
          {DIGITALS.map((type) => {
            const isThere = added.includes(type) || row.digitals.includes(type)
            return (
              <chakra.li
                key={type}
                textStyle="edge"
                px={1.5}
                border={isThere ? '1px solid' : '1px dotted'}
                borderColor={isThere ? 'fg' : 'fieldEdge'}
                color={isThere ? 'fg' : 'fgQuiet'}
              >
                <span aria-hidden>{copy.sides[type]}</span>
                <chakra.span srOnly>{copy.state(copy.sides[type], isThere)}</chakra.span>
              </chakra.li>
            )
          })}
        </Flex>
        <chakra.span textStyle="small" color="fgQuiet">
          {day ? copy.on(deskDay(day)) : copy.none}
        </chakra.span>
      </Flex>
    </DigitalsDrop>
  )
}
