import { Path, Svg, View } from '@react-pdf/renderer'
import { create } from 'qrcode'
import { Text } from '../card/Text'
import type { PaperPlan } from './plan'
import { LABEL, TEXT } from './type'

const RULE = { borderTopWidth: 0.8, borderColor: '#000' } as const
const SIDE = 96

/** Number, date, due day and job side by side. */
export const Facts = ({ facts }: Pick<PaperPlan, 'facts'>) => (
  <View style={{ ...RULE, flexDirection: 'row', marginTop: 14 }}>
    {facts.map(([label, value], at) => (
      <View
        key={label}
        style={{
          flex: at === 0 ? 1.3 : 1,
          paddingVertical: 9,
          paddingLeft: at === 0 ? 0 : 9,
          borderLeftWidth: at === 0 ? 0 : 0.5,
          borderColor: '#999',
        }}
      >
        <Text style={LABEL}>{label.toUpperCase()}</Text>
        <Text style={{ ...TEXT, fontSize: 10.5, fontWeight: 600, marginTop: 2 }}>{value}</Text>
      </View>
    ))}
  </View>
)

/** Seller and buyer. */
export const Parties = ({ from, to }: Pick<PaperPlan, 'from' | 'to'>) => (
  <View style={{ ...RULE, flexDirection: 'row' }}>
    {[['From', from] as const, ['To', to] as const].map(([label, [name, ...lines]], at) => (
      <View
        key={label}
        style={{
          flex: 1,
          paddingVertical: 9,
          paddingRight: 9,
          paddingLeft: at === 0 ? 0 : 16,
          borderLeftWidth: at === 0 ? 0 : 0.5,
          borderColor: '#999',
        }}
      >
        <Text style={LABEL}>{label.toUpperCase()}</Text>
        <Text style={{ fontSize: 11, fontWeight: 600, marginTop: 3 }}>{name}</Text>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
    ))}
  </View>
)

/** Place of supply with its reason, reverse charge. */
export const Says = ({ says }: Pick<PaperPlan, 'says'>) => (
  <View style={{ ...RULE, flexDirection: 'row', flexWrap: 'wrap', columnGap: 24, paddingVertical: 8 }}>
    {says.map(([label, value]) => (
      <Text key={label}>
        <Text style={{ fontWeight: 600 }}>{label}</Text> {value}
      </Text>
    ))}
  </View>
)

/** The number of the e-invoice portal with its signed QR code, large enough for its many squares. */
export const Registered = ({ irn, qr }: NonNullable<PaperPlan['registered']>) => (
  <View style={{ flexDirection: 'row', columnGap: 12, marginTop: 8 }}>
    <Code address={qr} side={128} level="L" />
    <View>
      <Text style={LABEL}>E-INVOICE, IRN</Text>
      {[0, 16, 32, 48].map((from) => (
        <Text key={from} style={{ fontSize: 8 }}>
          {irn.slice(from, from + 16)}
        </Text>
      ))}
    </View>
  </View>
)

type CodeProps = { address: string; side?: number; level?: 'L' | 'M' }

/** A QR code. */
export function Code({ address, side = SIDE, level = 'M' }: CodeProps) {
  const { data, size } = create(address, { errorCorrectionLevel: level }).modules
  const dark = Array.from(data, (on, at) => (on ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: side, height: side }}>
      <Path d={dark.join('')} fill="#000" />
    </Svg>
  )
}
