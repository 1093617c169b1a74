import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import { Mark } from '../card/Card'
import { Text } from '../card/Text'
import { GREY, NARROW, TEXT } from '../paper/type'
import { Cast, type FacedTalent, facedTalents } from './Cast'
import { Columns, LABEL, Part, RULE, Talents } from './Parts'
import type { CallSheetPlan } from './plan'

const MARGIN = 36
/** From the largest type down to what can still be read; the first that fits one page is taken. */
const SCALES = [1.3, 1.15, 1, 0.88, 0.76, 0.66, 0.57]

/** A call sheet on one A4 page, its type as large as that allows. Only what fits no page in the smallest goes on over a second. */
export async function callSheetDocument(plan: CallSheetPlan): Promise<Uint8Array> {
  const cast = await facedTalents(plan.cast ?? [])
  const draw = async (scale: number) =>
    new Uint8Array(await renderToBuffer(<Sheet plan={plan} cast={cast} scale={scale} />))
  // Halved each time: three drawings at most, not one for each size.
  let [from, to] = [0, SCALES.length - 1]
  let best: Uint8Array | null = null
  while (from < to) {
    const at = (from + to) >> 1
    const made = await draw(SCALES[at] ?? 1)
    if (pagesOf(made) === 1) [to, best] = [at, made]
    else from = at + 1
  }
  return from < SCALES.length - 1 && best ? best : draw(SCALES[from] ?? 1)
}

/** Page objects are not compressed. */
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0

type Props = { plan: CallSheetPlan; cast: readonly FacedTalent[]; scale: number }

function Sheet({ plan, cast, scale }: Props) {
  const { agency } = plan
  const by = { name: agency.name, accent: '#000', onPaper: null, onInk: null }
  const size = 9.5 * scale
  return (
    <Document
      title={plan.documentTitle}
      author={agency.name}
      creator={agency.name}
      producer={agency.name}
      language="en"
    >
      <Page
        size="A4"
        style={{ ...TEXT, fontSize: size, padding: MARGIN, paddingBottom: MARGIN + 22, color: '#000' }}
      >
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
          <Mark by={by} on="paper" size={11} />
          <Text style={{ ...LABEL, fontSize: 8, color: '#000' }}>{plan.head.toUpperCase()}</Text>
        </View>
        <Head plan={plan} />
        {plan.changes ? (
          <View
            style={{ borderWidth: 0.8, borderLeftWidth: 5, borderColor: '#000', padding: 6, marginTop: 10 }}
          >
            <Text>{plan.changes}</Text>
          </View>
        ) : null}
        <View style={{ flexDirection: 'row', columnGap: 18, paddingVertical: 9 }}>
          <View style={{ flex: 1.2 }}>
            <Text style={LABEL}>PLACE</Text>
            {plan.place.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <Text key={at} style={{ fontWeight: at === 0 ? 600 : 400 }}>
                {line}
              </Text>
            ))}
          </View>
          <View style={{ flex: 1 }}>{plan.reach ? <Part part={plan.reach} size={size} /> : null}</View>
        </View>
        {cast.length > 0 ? (
          <Cast cast={cast} scale={scale} />
        ) : plan.talents ? (
          <Talents part={plan.talents} scale={scale} />
        ) : null}
        <Columns parts={plan.parts} size={size} />
        <Foot plan={plan} />
      </Page>
    </Document>
  )
}

const Head = ({ plan }: Pick<Props, 'plan'>) => (
  <View
    style={{
      ...RULE,
      borderBottomWidth: 0.8,
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      columnGap: 18,
      marginTop: 8,
      paddingVertical: 10,
    }}
  >
    <View style={{ flex: 1 }}>
      <Text style={{ ...NARROW, fontSize: 34, lineHeight: 1.1 }}>{plan.day}</Text>
      {plan.name ? <Text style={{ ...NARROW, fontSize: 20, lineHeight: 1.2 }}>{plan.name}</Text> : null}
      <Text style={{ fontSize: 11, lineHeight: 1.25, fontWeight: 600 }}>{plan.production}</Text>
    </View>
    <View style={{ alignItems: 'flex-end' }}>
      <Text style={LABEL}>{(plan.label ?? (plan.name ? 'Your call' : 'General call')).toUpperCase()}</Text>
      <Text style={{ ...NARROW, fontSize: 68, lineHeight: 0.95, letterSpacing: -1.5 }}>{plan.call}</Text>
    </View>
  </View>
)

const Foot = ({ plan }: Pick<Props, 'plan'>) => (
  <View
    fixed
    style={{
      ...RULE,
      position: 'absolute',
      left: MARGIN,
      right: MARGIN,
      // From the top: a page of text with a line height places it wrongly from the bottom.
      top: 796,
      paddingTop: 6,
      flexDirection: 'row',
      justifyContent: 'space-between',
    }}
  >
    <Text style={{ fontSize: 7.5, lineHeight: 1.3, color: GREY }}>{plan.foot}</Text>
    <Text style={{ fontSize: 7.5, lineHeight: 1.3, color: GREY }}>{plan.agency.contact}</Text>
  </View>
)
