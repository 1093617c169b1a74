import { Image, View } from '@react-pdf/renderer'
import { Text } from '../card/Text'
import { NARROW } from '../paper/type'
import { face } from '../pictures'
import { LABEL, RULE } from './Parts'
import type { PlanTalent } from './plan'

export type FacedTalent = Omit<PlanTalent, 'face'> & { jpeg: Buffer | null }

/** The talents with their faces cut out, one at a time. A face that cannot be read is left out. */
export async function facedTalents(cast: readonly PlanTalent[]): Promise<FacedTalent[]> {
  const faced: FacedTalent[] = []
  for (const { face: cut, ...talent } of cast)
    faced.push({ ...talent, jpeg: cut ? await face(cut).catch(() => null) : null })
  return faced
}

/** Side of a face, size of the times and of the name in points, by the number of columns. */
const SIZES = {
  1: { face: 44, time: 24, name: 15, small: 9 },
  2: { face: 38, time: 18, name: 11.5, small: 7.5 },
  3: { face: 30, time: 14, name: 9.5, small: 6.5 },
} as const
type Sizes = Record<keyof (typeof SIZES)[1], number>

const columnsFor = (talents: number): keyof typeof SIZES => (talents <= 6 ? 1 : talents <= 20 ? 2 : 3)

/** The talents of the day by sight, in the order of their calls: down the first column, then the next. */
export function Cast({ cast, scale }: { cast: readonly FacedTalent[]; scale: number }) {
  const columns = columnsFor(cast.length)
  const sizes = Object.fromEntries(
    Object.entries(SIZES[columns]).map(([part, size]) => [part, size * scale]),
  ) as Sizes
  const rows = Math.ceil(cast.length / columns)
  const hasOnSet = cast.some(({ onSet }) => onSet !== '')
  return (
    <View style={{ ...RULE, paddingTop: 6, flexDirection: 'row', columnGap: 16 }}>
      {Array.from({ length: columns }, (_, at) => cast.slice(at * rows, (at + 1) * rows))
        .filter((column) => column.length > 0)
        .map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          <View key={at} style={{ flex: 1 }}>
            <Row
              sizes={sizes}
              beside={null}
              name="TALENT"
              call="CALL"
              onSet={hasOnSet ? 'ON SET' : null}
              isHead
            />
            {column.map(({ jpeg, name, reportTo, call, onSet }, row) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and call
                key={row}
                {...{ sizes, name, reportTo, call }}
                onSet={hasOnSet ? onSet : null}
                beside={jpeg}
              />
            ))}
          </View>
        ))}
    </View>
  )
}

const LONG_NAME = 16

type RowProps = {
  sizes: Sizes
  beside: Buffer | null
  name: string
  reportTo?: string
  call: string
  /** null where nobody has one: no column */
  onSet: string | null
  isHead?: boolean
}

function Row({ sizes, beside, name, reportTo, call, onSet, isHead = false }: RowProps) {
  const time = isHead ? LABEL : { ...NARROW, fontSize: sizes.time, lineHeight: 1.1 }
  const size = sizes.name * (name.length > LONG_NAME ? 0.75 : 1)
  const words = isHead ? LABEL : { fontSize: size, fontWeight: 600, lineHeight: 1.15 }
  const place = { width: sizes.time * 2.5 }
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        columnGap: sizes.face * 0.22,
        paddingVertical: isHead ? 1 : sizes.face * 0.06,
        borderBottomWidth: 0.5,
        borderColor: '#999',
      }}
    >
      {/* Without a picture its room stays, so that the names stand below each other. */}
      <View style={{ width: sizes.face, height: isHead ? undefined : sizes.face }}>
        {beside ? (
          <Image src={{ data: beside, format: 'jpg' }} style={{ width: sizes.face, height: sizes.face }} />
        ) : null}
      </View>
      <View style={{ flex: 1 }}>
        <Text style={words}>{name}</Text>
        {reportTo ? <Text style={{ fontSize: sizes.small, lineHeight: 1.25 }}>{reportTo}</Text> : null}
      </View>
      <Text style={{ ...time, ...place }}>{call}</Text>
      {onSet === null ? null : <Text style={{ ...time, ...place }}>{onSet}</Text>}
    </View>
  )
}
