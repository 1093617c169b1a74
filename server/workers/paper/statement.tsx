import { View } from '@react-pdf/renderer'
import { Text } from '../card/Text'
import { Facts } from './Head'
import { drawnSheet } from './Sheet'
import type { StatementPlan } from './statementPlan'
import { GREY, LABEL, NARROW } from './type'

const RULE = { borderColor: '#000', borderBottomWidth: 0.8 } as const
const HAIR = { borderColor: '#999', borderBottomWidth: 0.5 } as const

/** A statement to a talent on A4: what is paid largest, then how it came to that. */
export const statementDocument = (plan: StatementPlan): Promise<Uint8Array> =>
  drawnSheet({
    documentTitle: plan.documentTitle,
    agency: plan.agency.name,
    head: <Text style={{ ...NARROW, fontSize: 38, lineHeight: 1 }}>Statement</Text>,
    foot: [plan.foot, plan.agency.contact && `Something wrong? Write to ${plan.agency.contact}`],
    children: (
      <>
        <Facts facts={plan.facts} />
        <View
          style={{
            ...RULE,
            borderTopWidth: 0.8,
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'flex-end',
            columnGap: 20,
            paddingVertical: 16,
          }}
        >
          <View style={{ flex: 1 }}>
            <Text style={{ ...NARROW, fontSize: 17, lineHeight: 1.2 }}>{plan.name}</Text>
            {plan.says.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </View>
          <Text style={{ ...NARROW, fontSize: 42, lineHeight: 1 }}>{plan.net}</Text>
        </View>
        <Works plan={plan} />
        <Reasons plan={plan} />
      </>
    ),
  })

type Row = StatementPlan['lines'][number]
const COLUMNS: readonly { head: string; width: number; of: (row: Row) => string }[] = [
  { head: 'FEE', width: 62, of: ({ fee }) => fee },
  { head: 'COMMISSION', width: 66, of: ({ commission }) => commission },
  { head: 'YOUR SHARE', width: 66, of: ({ share }) => share },
  { head: 'TAX', width: 54, of: ({ tax }) => tax },
  { head: 'EXPENSES', width: 54, of: ({ expenses }) => expenses },
  { head: 'NET ₹', width: 64, of: ({ net }) => net },
]

/** Each work with its way from the fee to the net, and all together; the head is repeated on every page. */
function Works({ plan: { lines, together, tax } }: { plan: StatementPlan }) {
  const columns = COLUMNS.filter(({ head }) => tax !== null || head !== 'TAX')
  const row = { flexDirection: 'row', paddingVertical: 7 } as const
  return (
    <View>
      <View fixed style={{ ...row, ...RULE }}>
        <Text style={{ ...LABEL, flex: 1 }}>WORK</Text>
        {columns.map(({ head, width }) => (
          <Text key={head} style={{ ...LABEL, width, textAlign: 'right' }}>
            {head}
          </Text>
        ))}
      </View>
      {[...lines, together].map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never move
        <View key={at} wrap={false} style={{ ...row, ...HAIR }}>
          <View style={{ flex: 1, paddingRight: 6 }}>
            <Text style={{ fontWeight: 600 }}>{line.title}</Text>
            {line.more ? <Text style={{ fontSize: 7.8, color: GREY }}>{line.more}</Text> : null}
          </View>
          {columns.map(({ head, width, of }) => (
            <View key={head} style={{ width }}>
              <Text style={{ textAlign: 'right', ...(head === 'NET ₹' ? { fontWeight: 600 } : {}) }}>
                {of(line)}
              </Text>
              {head === 'COMMISSION' && line.percent ? (
                <Text style={{ textAlign: 'right', fontSize: 7.8, color: GREY }}>{line.percent}</Text>
              ) : null}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}

/** How each fee was made, and why tax and expenses are what they are. */
function Reasons({ plan: { made, tax, expenses } }: { plan: StatementPlan }) {
  return (
    <View style={{ flexDirection: 'row', columnGap: 28, marginTop: 22 }}>
      <View style={{ flex: 1 }}>
        <Text style={LABEL}>HOW THE FEE WAS MADE</Text>
        {made.map(({ title, parts, sum }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never move
          <View key={at} style={{ marginBottom: 10 }}>
            {parts.map(([words, amount]) => (
              <Pair key={words} words={words} amount={amount} isStrong={false} />
            ))}
            <Pair words={title} amount={sum} isStrong />
          </View>
        ))}
      </View>
      <View style={{ flex: 1 }}>
        {tax === null ? null : (
          <>
            <Text style={LABEL}>TAX WITHHELD</Text>
            <Text style={{ marginTop: 3, marginBottom: 10 }}>{tax}</Text>
          </>
        )}
        {expenses.length > 0 ? <Text style={LABEL}>EXPENSES</Text> : null}
        {expenses.map((line) => (
          <Text key={line} style={{ marginTop: 3 }}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  )
}

const Pair = ({ words, amount, isStrong }: { words: string; amount: string; isStrong: boolean }) => (
  <View
    wrap={false}
    style={{
      ...HAIR,
      flexDirection: 'row',
      justifyContent: 'space-between',
      columnGap: 8,
      paddingVertical: 4.5,
      fontWeight: isStrong ? 600 : 400,
    }}
  >
    <Text style={{ flex: 1 }}>{words}</Text>
    <Text>{amount}</Text>
  </View>
)
