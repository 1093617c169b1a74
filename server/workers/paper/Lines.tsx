import { View } from '@react-pdf/renderer'
import { Text } from '../card/Text'
import { Registered } from './Head'
import type { PaperPlan } from './plan'
import { GREY, LABEL, NARROW } from './type'

type Column = { head: string; width: number; of: (line: PaperPlan['lines'][number]) => string }

const columnsOf = (hasTax: boolean): Column[] => [
  ...(hasTax
    ? [
        { head: 'SAC', width: 44, of: ({ sac }: PaperPlan['lines'][number]) => sac },
        { head: 'GST', width: 36, of: ({ rate }: PaperPlan['lines'][number]) => rate },
      ]
    : []),
  { head: 'QUANTITY', width: 62, of: ({ quantity }) => quantity },
  { head: 'RATE ₹', width: 70, of: ({ unit }) => unit },
  { head: hasTax ? 'TAXABLE ₹' : 'AMOUNT ₹', width: 78, of: ({ amount }) => amount },
]

const more = { fontSize: 7.8, color: GREY } as const

/**
 * Above this many, lines stand closer and take one line of text where it fits, so that ten of them leave room for how to
 * pay, and forty are two pages.
 */
const MANY = 3

/** The table of lines, whose head is repeated on every page. */
export function Lines({ plan: { lines, hasTax } }: { plan: PaperPlan }) {
  const columns = columnsOf(hasTax)
  const isLong = lines.length > MANY
  const row = { flexDirection: 'row', paddingVertical: isLong ? 2.5 : 5 } as const
  return (
    <View>
      <View fixed style={{ ...row, borderTopWidth: 0.8, borderBottomWidth: 0.8, borderColor: '#000' }}>
        <Text style={{ ...LABEL, width: 22 }}>NO.</Text>
        <Text style={{ ...LABEL, flex: 1 }}>WHAT</Text>
        {columns.map(({ head, width }) => (
          <Text key={head} style={{ ...LABEL, width, textAlign: 'right' }}>
            {head}
          </Text>
        ))}
      </View>
      {lines.map((line) => (
        <View key={line.number} wrap={false} style={{ ...row, borderBottomWidth: 0.5, borderColor: '#999' }}>
          <Text style={{ width: 22 }}>{line.number}</Text>
          <View style={{ flex: 1, paddingRight: 8 }}>
            <Text>
              {line.words}
              {isLong ? <Text style={more}>{line.more && `  ${line.more}`}</Text> : null}
            </Text>
            {line.more && !isLong ? <Text style={more}>{line.more}</Text> : null}
          </View>
          {columns.map(({ head, width, of }) => (
            <Text key={head} style={{ width, textAlign: 'right' }}>
              {of(line)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** The total in words, the terms, the e-invoice's number, and the sums up to the total. */
export function Sums({ plan }: { plan: PaperPlan }) {
  const { words, terms, registered, sums, total, afterTotal } = plan
  return (
    <View wrap={false} style={{ flexDirection: 'row', marginTop: 10, columnGap: 24 }}>
      <View style={{ flex: 1 }}>
        <Text style={LABEL}>IN WORDS</Text>
        <Text style={{ fontSize: 10, marginTop: 3 }}>{words}</Text>
        {terms ? <Text style={{ fontSize: 8, color: GREY, marginTop: 8 }}>{terms}</Text> : null}
        {registered ? <Registered {...registered} /> : null}
      </View>
      <View style={{ width: 250 }}>
        {sums.map(([label, value]) => (
          <Pair key={label} label={label} value={value} />
        ))}
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'flex-end',
            borderTopWidth: 0.8,
            borderColor: '#000',
            marginTop: 5,
            paddingTop: 6,
          }}
        >
          <Text style={{ fontWeight: 600, fontSize: 10 }}>Total</Text>
          <Text style={{ ...NARROW, fontSize: 27, lineHeight: 1.1 }}>{total}</Text>
        </View>
        {afterTotal.map(([label, value]) => (
          <Pair key={label} label={label} value={value} />
        ))}
      </View>
    </View>
  )
}

/** The tax of each rate. */
export const Rates = ({ plan: { byRate } }: { plan: PaperPlan }) => (
  <View wrap={false} style={{ marginTop: 14 }}>
    {byRate.map((cells, row) => (
      <View
        key={cells[0]}
        style={{
          flexDirection: 'row',
          paddingVertical: 4,
          borderBottomWidth: row === 0 ? 0.8 : 0.5,
          borderColor: row === 0 ? '#000' : '#999',
        }}
      >
        {cells.map((cell, at) => (
          <Text
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
            key={at}
            style={{ ...(row === 0 ? LABEL : {}), flex: 1, textAlign: at === 0 ? 'left' : 'right' }}
          >
            {row === 0 ? cell.toUpperCase() : cell}
          </Text>
        ))}
      </View>
    ))}
  </View>
)

const Pair = ({ label, value }: { label: string; value: string }) => (
  <View style={{ flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5 }}>
    <Text>{label}</Text>
    <Text>{value}</Text>
  </View>
)
