import { Document, Ellipse, Image, Page, renderToBuffer, Svg, View } from '@react-pdf/renderer'
import { Mark } from '../card/Card'
import { colour } from '../card/colour'
import { filled, type Printed } from '../card/jpegs'
import { Text } from '../card/Text'
import { GREY, NARROW, TEXT } from '../paper/type'
import type { PackagePlan } from './plan'

const MARGIN = 28
const COLUMNS = 4
const A_PAGE = 12
const WIDTH = (595 - 2 * MARGIN) / COLUMNS
const HEIGHT = 158

/** The numbered faces of a package on A4, twelve a page. Throws when a picture's file cannot be read. */
export async function packageDocument(plan: PackagePlan): Promise<Uint8Array> {
  const faces: PrintedFace[] = []
  // One at a time: each takes several megabytes while open.
  for (const face of plan.faces)
    faces.push({ ...face, jpeg: await filled(face.picture, WIDTH, HEIGHT, 'sheet') })
  const { agency } = plan
  const pages = Array.from({ length: Math.ceil(faces.length / A_PAGE) }, (_, at) =>
    faces.slice(at * A_PAGE, (at + 1) * A_PAGE),
  )
  const made = await renderToBuffer(
    <Document
      title={plan.title}
      author={agency.name}
      creator={agency.name}
      producer={agency.name}
      language="en"
    >
      {pages.map((shown) => (
        <Page key={shown[0]?.number} size="A4" style={{ ...TEXT, padding: MARGIN, color: '#000' }}>
          <Head plan={plan} />
          <View
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              borderTopWidth: 0.8,
              borderLeftWidth: 0.8,
              borderColor: '#000',
            }}
          >
            {shown.map((face) => (
              <Face key={face.number} face={face} />
            ))}
          </View>
          <View
            fixed
            style={{
              position: 'absolute',
              left: MARGIN,
              right: MARGIN,
              // From the top: a page of text with a line height places it wrongly from the bottom.
              top: 798,
              flexDirection: 'row',
              justifyContent: 'space-between',
            }}
          >
            <Text style={{ fontSize: 7.5, lineHeight: 1.3, color: GREY }}>Answer with the numbers.</Text>
            <Text style={{ fontSize: 7.5, lineHeight: 1.3, color: GREY }}>{agency.contact}</Text>
          </View>
        </Page>
      ))}
      {plan.answers && plan.answers.length > 0 ? (
        <Page size="A4" style={{ ...TEXT, padding: MARGIN, color: '#000' }}>
          <Text style={{ ...NARROW, fontSize: 24, lineHeight: 1.1, marginBottom: 10 }}>Answers</Text>
          {plan.answers.map(({ name, lines }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
            <View key={at} style={{ borderTopWidth: 0.8, borderColor: '#000', paddingVertical: 8 }}>
              <Text minPresenceAhead={24} style={{ fontSize: 11, lineHeight: 1.3, fontWeight: 600 }}>
                {name}
              </Text>
              {lines.map((line) => (
                <Text key={line} style={{ fontSize: 9.5, lineHeight: 1.4 }}>
                  {line}
                </Text>
              ))}
            </View>
          ))}
        </Page>
      ) : null}
    </Document>,
  )
  return new Uint8Array(made)
}

type PrintedFace = PackagePlan['faces'][number] & { jpeg: Printed }

function Head({ plan: { title, line, note, agency } }: { plan: PackagePlan }) {
  const by = { name: agency.name, accent: agency.accent ?? colour.lamp, onPaper: null, onInk: null }
  return (
    <View style={{ marginBottom: 10 }}>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'center',
          borderBottomWidth: 0.8,
          borderColor: '#000',
          paddingBottom: 8,
          marginBottom: 8,
        }}
      >
        <Mark by={by} on="paper" size={11} />
        <Text style={{ fontSize: 8, lineHeight: 1.3, color: GREY }}>{note}</Text>
      </View>
      <Text style={{ ...NARROW, fontSize: title.length > 40 ? 20 : 32, lineHeight: 1.05, marginBottom: 5 }}>
        {title}
      </Text>
      <Text style={{ fontSize: 11, lineHeight: 1.3, fontWeight: 600 }}>{line}</Text>
    </View>
  )
}

const NAME_ROOM = WIDTH - 12
const nameWidth = (name: string, size: number) => [...name].length * size * 0.435
/** A name is smaller before it is cut, and the smallest may take two lines. */
const nameSize = (name: string) => [13, 11.5, 10, 9].find((size) => nameWidth(name, size) <= NAME_ROOM) ?? 8.5

const FACT = { fontSize: 7.2, lineHeight: 1.35, color: GREY, maxLines: 1, textOverflow: 'ellipsis' } as const

const Picked = ({ words }: { words: string }) => (
  <Text style={{ fontSize: 7.6, lineHeight: 1.3, fontWeight: 600, marginLeft: 6 }}>{words}</Text>
)

function Face({ face: { number, name, facts, jpeg, picked } }: { face: PrintedFace }) {
  const strongest = picked?.strongest
  const size = nameSize(name)
  // What was picked stands beside the name, where that leaves room, else beside the first fact.
  const isBeside = picked && nameWidth(name, size) + picked.words.length * 4 + 6 <= NAME_ROOM
  const [first = '', ...rest] = facts
  return (
    <View
      wrap={false}
      style={{
        width: WIDTH - 0.2,
        height: HEIGHT + 56,
        borderRightWidth: 0.8,
        borderBottomWidth: 0.8,
        borderColor: '#000',
        overflow: 'hidden',
      }}
    >
      <Image
        src={{ data: jpeg.data, format: 'jpg' }}
        style={{ width: WIDTH - 1, height: HEIGHT, opacity: strongest === 'no' ? 0.3 : 1 }}
      />
      {strongest === 'yes' ? <Ring /> : null}
      <View
        style={{
          position: 'absolute',
          left: 0,
          top: HEIGHT - 34,
          minWidth: 34,
          height: 34,
          paddingHorizontal: 6,
          backgroundColor: colour.bone,
          justifyContent: 'center',
          alignItems: 'center',
          paddingBottom: 4,
        }}
      >
        <Text style={{ ...NARROW, fontSize: 24, lineHeight: 1, textAlign: 'center' }}>{String(number)}</Text>
      </View>
      <View style={{ paddingHorizontal: 6, paddingTop: 4 }}>
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            marginBottom: 3,
          }}
        >
          <Text
            style={{
              ...NARROW,
              fontSize: size,
              lineHeight: size === 8.5 ? 1.1 : 1.2,
              maxLines: size === 8.5 ? 2 : 1,
              textOverflow: 'ellipsis',
              flex: 1,
              ...(strongest === 'maybe' ? { textDecoration: 'underline' } : {}),
              ...(strongest === 'no' ? { color: GREY } : {}),
            }}
          >
            {name}
          </Text>
          {isBeside ? <Picked words={picked.words} /> : null}
        </View>
        <View style={{ flexDirection: 'row' }}>
          <Text style={{ ...FACT, flex: 1 }}>{first}</Text>
          {picked && !isBeside ? <Picked words={picked.words} /> : null}
        </View>
        {rest.map((fact) => (
          <Text key={fact} style={FACT}>
            {fact}
          </Text>
        ))}
      </View>
    </View>
  )
}

/** Around a face that somebody said yes to, as on a contact sheet; light over dark, so that it shows on every picture. */
function Ring() {
  const [rx, ry] = [WIDTH * 0.4, HEIGHT * 0.46]
  const ellipse = { cx: WIDTH / 2, cy: HEIGHT / 2, rx, ry, fill: 'none' }
  return (
    <Svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ position: 'absolute', left: 0, top: 0, width: WIDTH, height: HEIGHT }}
    >
      <Ellipse {...ellipse} stroke="#000" strokeWidth={4.5} />
      <Ellipse {...ellipse} stroke="#fff" strokeWidth={2.2} />
    </Svg>
  )
}
