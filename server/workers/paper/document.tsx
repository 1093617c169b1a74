import { View } from '@react-pdf/renderer'
import { Text } from '../card/Text'
import { Code, Facts, Parties, Says } from './Head'
import { Lines, Rates, Sums } from './Lines'
import type { PaperPlan } from './plan'
import { drawnSheet } from './Sheet'
import { GREY, LABEL, NARROW } from './type'

/** A paper on A4: what is looked for largest. Long ones go on over further pages. */
export const paperDocument = (plan: PaperPlan): Promise<Uint8Array> =>
  drawnSheet({
    documentTitle: plan.documentTitle,
    agency: plan.agency.name,
    head: (
      <View style={{ alignItems: 'flex-end', maxWidth: 330 }}>
        <Text style={{ ...NARROW, fontSize: 38, lineHeight: 1 }}>{plan.title}</Text>
        {plan.note ? (
          <Text style={{ ...LABEL, marginTop: 10, textAlign: 'right' }}>{plan.note.toUpperCase()}</Text>
        ) : null}
      </View>
    ),
    foot: [plan.foot, plan.agency.contact],
    children: (
      <>
        <Facts facts={plan.facts} />
        <Parties from={plan.from} to={plan.to} />
        {plan.says.length > 0 ? <Says says={plan.says} /> : null}
        <Lines plan={plan} />
        <Sums plan={plan} />
        {plan.byRate.length > 0 ? <Rates plan={plan} /> : null}
        {/* Never less above how to pay than this, however full the page is. */}
        <View style={{ height: 16 }} />
        <Foot plan={plan} />
      </>
    ),
  })

/** How to pay, and who signs. */
function Foot({ plan: { pay, signatory, title } }: { plan: PaperPlan }) {
  // Beside the bank, where no code takes the room.
  const beside = pay?.upi ? { marginTop: 24 } : ({ width: 150, alignSelf: 'flex-end' } as const)
  const sign =
    title === 'Proforma' ? null : (
      <View style={{ ...beside, borderTopWidth: 0.8, borderColor: '#000', paddingTop: 4 }}>
        <Text>Authorised signatory</Text>
        <Text style={{ fontWeight: 600 }}>{signatory}</Text>
      </View>
    )
  return (
    <View
      wrap={false}
      style={{ marginTop: 'auto', borderTopWidth: 0.8, borderColor: '#000', paddingTop: 12 }}
    >
      <View style={{ flexDirection: 'row', columnGap: 22 }}>
        {pay?.upi ? <Code address={pay.upi.address} /> : null}
        {pay ? (
          <View style={{ width: pay.upi ? 190 : 150 }}>
            <Text style={LABEL}>{pay.head.toUpperCase()}</Text>
            <Text style={{ ...NARROW, fontSize: 22, lineHeight: 1.2 }}>{pay.amount}</Text>
            {pay.upi ? (
              <>
                <Text>Scan with any UPI app, or pay to</Text>
                <Text>{pay.upi.id}</Text>
              </>
            ) : null}
            <Text style={{ fontSize: 8, color: GREY, marginTop: 4 }}>{pay.reference}</Text>
          </View>
        ) : null}
        <View style={{ flex: 1 }}>
          {pay && pay.bank.length > 0 ? (
            <>
              <Text style={LABEL}>{pay.upi ? 'OR BY BANK' : 'PAY BY BANK'}</Text>
              {pay.bank.map(([label, value]) => (
                <View key={label} style={{ flexDirection: 'row' }}>
                  <Text style={{ width: 48, color: GREY }}>{label}</Text>
                  <Text style={{ flex: 1 }}>{value}</Text>
                </View>
              ))}
            </>
          ) : null}
          {pay?.upi ? sign : null}
        </View>
        {pay?.upi ? null : sign}
      </View>
    </View>
  )
}
