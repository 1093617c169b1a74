import { Image, Link, Page, Path, Svg, View } from '@react-pdf/renderer'
import { create } from 'qrcode'
import type { ReactNode } from 'react'
import { colour } from './colour'
import { fitName, INNER, MARGIN, NAME_LEADING, PAGE, stripHeight } from './fit'
import { BACK, type Printed } from './jpegs'
import type { Signature } from './logo'
import type { CardPlan, Contact } from './plan'
import { Text } from './Text'
import { type } from './type'

/** The side of the QR code, in points. */
const CODE = 58

/** One A5 page. Without a fixed size a page that does not wrap would only be as tall as its content. */
export function Leaf({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Page size={[PAGE.width, PAGE.height]} wrap={false}>
      <View style={{ ...PAGE, position: 'relative', backgroundColor: ground }}>{children}</View>
    </Page>
  )
}

/** The agency's logo, else its name. */
export function Mark({ by, on, size }: { by: Signature; on: 'ink' | 'paper'; size: number }) {
  const logo = on === 'ink' ? by.onInk : by.onPaper
  if (logo) {
    const { data, width, height } = logo
    return <Image src={{ data, format: 'png' }} style={{ width, height }} />
  }
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Text
        style={{
          fontFamily: 'Archivo',
          fontWeight: 900,
          fontSize: size,
          letterSpacing: size * 0.06,
          lineHeight: 1,
          color: on === 'ink' ? colour.bone : colour.ink,
        }}
      >
        {by.name.toUpperCase()}
      </Text>
      <View
        style={{
          width: size * 0.44,
          height: size * 0.44,
          marginLeft: size * 0.4,
          backgroundColor: by.accent,
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

type Side = { plan: CardPlan; by: Signature }

/** One picture, bled on three sides, with the name below. */
export function Front({ plan, picture, by }: Side & { picture: Printed | null }) {
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
          <Mark by={by} on="ink" size={8.5} />
          <Contacts contact={plan.agency.contact.slice(-1)} color={colour.bone} />
        </View>
      </View>
    </Leaf>
  )
}

/** Crop marks where a picture is missing. */
function Corners() {
  const stroke = { position: 'absolute', width: 18, height: 18, borderColor: colour.bone } as const
  return (
    <>
      <View style={{ ...stroke, top: MARGIN, left: MARGIN, borderTopWidth: 0.8, borderLeftWidth: 0.8 }} />
      <View style={{ ...stroke, top: MARGIN, right: MARGIN, borderTopWidth: 0.8, borderRightWidth: 0.8 }} />
    </>
  )
}

/** The agency's contacts in a row, as links. */
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

/** Up to four pictures, the measurements and the contacts. */
export function Back({ plan, pictures, of, by }: Side & { pictures: readonly Printed[]; of: number }) {
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
        {plan.profile ? <Code address={plan.profile} /> : null}
        <Name
          name={plan.name}
          width={plan.profile ? INNER - CODE - 12 : INNER}
          largest={44}
          color={colour.ink}
        />
        <View style={{ marginTop: 9, rowGap: 2 }}>
          {plan.lines.map((line) => (
            <Text key={line} style={{ ...type.text, color: colour.ink }}>
              {line}
            </Text>
          ))}
        </View>
        <View style={{ borderTopWidth: 0.8, borderColor: colour.ink, marginTop: 12, paddingTop: 9 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Mark by={by} on="paper" size={8.5} />
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

/** The QR code of the public profile, at the right above the rule. */
function Code({ address }: { address: string }) {
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (on, at) => (on ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  return (
    <Svg
      viewBox={`0 0 ${size} ${size}`}
      style={{ position: 'absolute', right: 0, top: 0, width: CODE, height: CODE }}
    >
      <Path d={dark.join('')} fill={colour.ink} />
    </Svg>
  )
}

/** A grid of two columns, filled down; one picture takes both columns, the first of three the first. */
function Sheet({ pictures }: { pictures: readonly Printed[] }) {
  const { width, height, gap } = BACK
  const first = Math.floor(pictures.length / 2) || 1
  const columns = [pictures.slice(0, first), pictures.slice(first)]
  return (
    <View
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        width,
        height,
        flexDirection: 'row',
        columnGap: gap,
      }}
    >
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
        <View key={at} style={{ rowGap: gap }}>
          {column.map((picture, place) => (
            <Image
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              src={{ data: picture.data, format: 'jpg' }}
              style={{ width: picture.width, height: picture.height }}
            />
          ))}
        </View>
      ))}
    </View>
  )
}

/** Beside the pictures each measurement has a line of its own. */
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
