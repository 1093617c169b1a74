import { View } from '@react-pdf/renderer'
import { Text } from '../card/Text'
import { NARROW, LABEL as SMALL } from '../paper/type'
import type { PlanPart } from './plan'

/** A line height is inherited in points, so each size that differs from the page's says its own. */
export const LABEL = { ...SMALL, fontSize: 7, lineHeight: 1.4 } as const
export const RULE = { borderTopWidth: 0.8, borderColor: '#000' } as const

const isClock = (lead: string) => /^\d\d:\d\d$/.test(lead)

/** A part with its title: times stand before their words, names in bold at their head. */
export const Part = ({ part: { title, rows }, size }: { part: PlanPart; size: number }) => (
  <View style={{ marginBottom: 8 }}>
    <Text style={LABEL}>{title.toUpperCase()}</Text>
    {rows.map(({ lead, words }, at) =>
      isClock(lead) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <View key={at} style={{ flexDirection: 'row' }}>
          <Text style={{ width: size * 3.6, fontWeight: 600 }}>{lead}</Text>
          <Text style={{ flex: 1 }}>{words}</Text>
        </View>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <Text key={at}>
          {/* One of the two spaces does not break: at two that do, the library sets a hyphen. */}
          {lead ? <Text style={{ fontWeight: 600 }}>{`${lead}\u00a0 `}</Text> : null}
          {words}
        </Text>
      ),
    )}
  </View>
)

/** Longer words need half the page. */
const SHORT = 20

/** The others of the day with their calls, in as many columns as they need. */
export function Talents({ part: { title, rows }, scale }: { part: PlanPart; scale: number }) {
  const isLong = rows.some(({ words }) => words.length > SHORT)
  const columns = rows.length <= 3 ? 1 : rows.length <= 8 || isLong ? 2 : rows.length <= 30 ? 4 : 6
  const size = { 1: 17, 2: 15, 4: 11, 6: 8.5 }[columns] * scale
  return (
    <View style={{ ...RULE, paddingTop: 8 }}>
      <Text style={LABEL}>{title.toUpperCase()}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginTop: 3 }}>
        {rows.map(({ lead, words }, at) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and call
            key={at}
            wrap={false}
            style={{
              width: `${100 / columns}%`,
              flexDirection: 'row',
              alignItems: 'center',
              columnGap: size * 0.5,
              paddingVertical: size * 0.16,
              paddingRight: 8,
              borderBottomWidth: 0.5,
              borderColor: '#999',
            }}
          >
            <Text style={{ ...NARROW, fontSize: size, lineHeight: 1.2 }}>{lead}</Text>
            <Text style={{ flex: 1, fontSize: size * 0.72, fontWeight: 600, lineHeight: 1.2 }}>{words}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const COLUMNS = 3
const LETTERS = 34
const linesOf = ({ rows }: PlanPart) =>
  2 + rows.reduce((sum, { lead, words }) => sum + Math.ceil((lead.length + words.length + 2) / LETTERS), 0)

/** The parts side by side: the longest first, each in the column that is shortest by then; the day stands left. */
export function Columns({ parts, size }: { parts: readonly PlanPart[]; size: number }) {
  const columns = Array.from({ length: COLUMNS }, () => ({ lines: 0, parts: [] as PlanPart[] }))
  for (const part of parts.toSorted((one, other) => linesOf(other) - linesOf(one))) {
    const shortest = columns.reduce((least, each) => (each.lines < least.lines ? each : least))
    shortest.parts.push(part)
    shortest.lines += linesOf(part)
  }
  for (const column of columns) column.parts.sort((one, other) => parts.indexOf(one) - parts.indexOf(other))
  const first = ({ parts: [part] }: (typeof columns)[number]) => (part ? parts.indexOf(part) : parts.length)
  columns.sort((one, other) => first(one) - first(other))
  return (
    <View style={{ ...RULE, marginTop: 10, paddingTop: 9, flexDirection: 'row', columnGap: 18 }}>
      {columns
        .filter((column) => column.parts.length > 0)
        .map((column) => (
          <View key={column.parts[0]?.title} style={{ flex: 1 }}>
            {column.parts.map((part) => (
              <Part key={part.title} part={part} size={size} />
            ))}
          </View>
        ))}
    </View>
  )
}
