import { Image, View } from '@react-pdf/renderer'
import { Leaf, Mark } from './Card'
import { colour } from './colour'
import { MARGIN } from './fit'
import { type PrintedSheet, SHEET } from './jpegs'
import type { Signature } from './logo'
import type { CardPlan } from './plan'
import { Text } from './Text'
import { type } from './type'

type Props = { plan: CardPlan; by: Signature; sheet: PrintedSheet; number: number; of: number }

/** A portfolio page behind the card. */
export function SheetPage({ plan, by, sheet, number, of }: Props) {
  const isContact = sheet.kind === 'polaroids'
  return (
    <Leaf ground="#FFFFFF">
      <View
        style={{
          position: 'absolute',
          top: MARGIN,
          left: MARGIN,
          width: SHEET.width,
          height: SHEET.height,
          flexDirection: isContact ? 'row' : 'column',
          flexWrap: isContact ? 'wrap' : 'nowrap',
          columnGap: SHEET.gap,
          rowGap: SHEET.gap,
          alignItems: 'flex-start',
          alignContent: 'flex-start',
        }}
      >
        {sheet.pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          <View key={at} style={{ width: picture.width }}>
            <Image
              src={{ data: picture.data, format: 'jpg' }}
              style={{ width: picture.width, height: picture.height }}
            />
          </View>
        ))}
      </View>
      <View
        style={{
          position: 'absolute',
          left: MARGIN,
          right: MARGIN,
          bottom: 20,
          borderTopWidth: 0.8,
          borderColor: colour.ink,
          paddingTop: 9,
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <View style={{ maxWidth: 250 }}>
          <Text style={{ ...type.text, fontWeight: 600, lineHeight: 1.1, color: colour.ink }}>
            {plan.name}
          </Text>
          <Text style={{ ...type.edge, color: colour.quiet, marginTop: 3 }}>{captionOf(sheet)}</Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Mark by={by} on="paper" size={7} />
          <Text style={{ ...type.edge, color: colour.quiet, marginTop: 4 }}>
            {number} / {of}
          </Text>
        </View>
      </View>
    </Leaf>
  )
}

const captionOf = ({ pictures }: PrintedSheet) =>
  [...new Set(pictures.map(({ caption }) => caption))].join(', ')
