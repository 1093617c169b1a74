import { Image, Link, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { colour } from './colour'
import { fitName, INNER, MARGIN, NAME_LEADING, PAGE, stripHeight } from './fit'
import { BACK, type Printed } from './jpegs'
import type { CardPlan, Contact } from './plan'
import { type } from './type'

/** One A5 page. A page that does not wrap is as tall as what stands in it, so the ground is given its size. */
export function Leaf({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Page size={[PAGE.width, PAGE.height]} wrap={false}>
      <View style={{ ...PAGE, position: 'relative', backgroundColor: ground }}>{children}</View>
    </Page>
  )
}

/** The agency's mark: its name in the heaviest cut, with the lamp beside it. */
export function Mark({ name, size, color }: { name: string; size: number; color: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Text
        style={{
          fontFamily: 'Archivo',
          fontWeight: 900,
          fontSize: size,
          letterSpacing: size * 0.06,
          lineHeight: 1,
          color,
        }}
      >
        {name.toUpperCase()}
      </Text>
      <View
        style={{
          width: size * 0.44,
          height: size * 0.44,
          marginLeft: size * 0.4,
          backgroundColor: colour.lamp,
        }}
      />
    </View>
  )
}

function Name({ name, width, largest, color }: NameProps) {
  const { size } = fitName(name, width, largest)
  return <Text style={{ ...type.name, fontSize: size, lineHeight: NAME_LEADING, width, color }}>{name}</Text>
}
type NameProps = { name: string; width: number; largest?: number; color: string }

/** One strong picture, bled on three sides, and the name under it. Without a picture the name stands alone on ink. */
export function Front({ plan, picture }: { plan: CardPlan; picture: Printed | null }) {
  const strip = stripHeight(plan.name)
  return (
    <Leaf ground={colour.ink}>
      {picture ? (
        <Image
          src={{ data: picture.data, format: 'jpg' }}
          style={{ width: PAGE.width, height: PAGE.height - strip }}
        />
      ) : (
        <Corners />
      )}
      <View
        style={{
          position: 'absolute',
          left: MARGIN,
          right: MARGIN,
          bottom: 0,
          height: strip,
          paddingTop: 14,
          paddingBottom: 20,
          justifyContent: 'space-between',
        }}
      >
        <Name name={plan.name} width={INNER} color={colour.bone} />
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <Mark name={plan.agency.name} size={8.5} color={colour.bone} />
          <Contacts contact={plan.agency.contact.slice(-1)} color={colour.bone} />
        </View>
      </View>
    </Leaf>
  )
}

/** The crop marks of a frame that nothing was exposed on yet. */
function Corners() {
  const stroke = { position: 'absolute', width: 18, height: 18, borderColor: colour.bone } as const
  return (
    <>
      <View style={{ ...stroke, top: MARGIN, left: MARGIN, borderTopWidth: 0.8, borderLeftWidth: 0.8 }} />
      <View style={{ ...stroke, top: MARGIN, right: MARGIN, borderTopWidth: 0.8, borderRightWidth: 0.8 }} />
    </>
  )
}

/** Ways to the agency in a row, each to be pressed where there is a screen. */
function Contacts({ contact, color }: { contact: readonly Contact[]; color: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 2 }}>
      {contact.map(({ words, href }) => (
        <Link key={href} src={href} style={{ ...type.edge, color, textDecoration: 'none' }}>
          {words}
        </Link>
      ))}
    </View>
  )
}

/** Four smaller pictures, the stats, and whom to ask. */
export function Back({ plan, pictures, of }: { plan: CardPlan; pictures: readonly Printed[]; of: number }) {
  const hasPictures = pictures.length > 0
  return (
    <Leaf ground="#FFFFFF">
      {hasPictures ? <Sheet pictures={pictures} /> : null}
      <View
        style={{
          position: 'absolute',
          top: MARGIN,
          left: hasPictures ? BACK.width + 14 : MARGIN,
          right: hasPictures ? 12 : MARGIN,
        }}
      >
        <Stats stats={plan.stats} isLarge={!hasPictures} />
      </View>
      <View style={{ position: 'absolute', left: MARGIN, right: MARGIN, bottom: 20 }}>
        <Name name={plan.name} width={INNER} largest={34} color={colour.ink} />
        {plan.lines.map((line) => (
          <Text key={line} style={{ ...type.text, color: colour.ink, marginTop: 2 }}>
            {line}
          </Text>
        ))}
        <View style={{ borderTopWidth: 0.8, borderColor: colour.ink, marginTop: 12, paddingTop: 9 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Mark name={plan.agency.name} size={8.5} color={colour.ink} />
            <Text style={{ ...type.edge, color: colour.quiet }}>2 / {of}</Text>
          </View>
          <View style={{ marginTop: 6 }}>
            <Contacts contact={plan.agency.contact} color={colour.ink} />
          </View>
        </View>
      </View>
    </Leaf>
  )
}

/** Two by two, edge to edge. A fourth that is missing stays ink, as an unexposed frame does. */
function Sheet({ pictures }: { pictures: readonly Printed[] }) {
  const { width, height, gap } = BACK
  return (
    <View
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        width,
        height,
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: gap,
        rowGap: gap,
        backgroundColor: pictures.length === 3 ? colour.ink : '#FFFFFF',
      }}
    >
      {pictures.map((picture, at) => (
        <Image
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          key={at}
          src={{ data: picture.data, format: 'jpg' }}
          style={{ width: picture.width, height: picture.height }}
        />
      ))}
    </View>
  )
}

/** In the strip beside the pictures each way of measuring has a line of its own; where there are none, one has room. */
function Stats({ stats, isLarge }: { stats: CardPlan['stats']; isLarge: boolean }) {
  return stats.map(([label, value]) => (
    <View key={label} style={{ marginBottom: isLarge ? 20 : 17 }}>
      <Text style={{ ...type.label, color: colour.quiet, marginBottom: 2.5 }}>{label.toUpperCase()}</Text>
      {(isLarge ? [value] : value.split(' / ')).map((part) => (
        <Text key={part} style={{ ...type.data, fontSize: isLarge ? 19 : 10.5, color: colour.ink }}>
          {part}
        </Text>
      ))}
    </View>
  ))
}
