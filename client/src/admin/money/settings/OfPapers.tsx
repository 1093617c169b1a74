import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { cancellationWords } from '../../../../../shared/money/cancellation'
import {
  type MoneySettingsForm,
  type MoneySettingsRecord,
  moneySettings,
} from '../../../../../shared/money/moneySettings'
import { amountWords, paiseOf } from '../../../../../shared/money/rupees'
import { STATE_CHOICES } from '../../../../../shared/money/tax/states'
import { trpc } from '../../../lib/trpc'
import { SettingsPart } from '../../forms/SettingsPart'
import { settings as copy } from '../copy'
import { type Choices, type Name, PARTS } from './parts'

/**
 * What papers say of the agency, in four parts. Where nothing is stored yet they are one form, because no part can be
 * stored without the others.
 */
export function OfPapers({ record: { settings: stored, taxCodes } }: { record: MoneySettingsRecord }) {
  const utils = trpc.useUtils()
  const change = trpc.admin.moneySettings.save.useMutation({
    onSuccess(next) {
      utils.admin.moneySettings.get.setData(undefined, next)
      void utils.desk.money.invalidate()
    },
    // A colleague may have been faster: theirs shows where nothing was typed, and the next save goes from there.
    onError: () => void utils.admin.moneySettings.get.invalidate(),
  })
  const codes = [...new Map(taxCodes.map((code) => [code.sac, code])).values()].map(({ sac, name }) => ({
    value: sac,
    words: `${sac} ${name}`,
  }))
  const part = {
    stored,
    labels: { ...copy.fields, version: '' },
    resolver: zodResolver(moneySettings, undefined, { raw: true }),
    copy,
    save: (changed: Partial<MoneySettingsForm>) => change.mutateAsync({ ...stored, ...changed }),
    isRead: (name: Name | 'version') =>
      (name === 'invoiceName') === (stored.registration === 'none') || !OF_TAX.includes(name),
    text: (name: Name | 'version') => textOf(stored, codes, name),
  }
  if (stored.version === 0)
    return (
      <SettingsPart {...part} title={copy.first} names={PARTS.flatMap(({ names }) => names)} startsOpen>
        {(form) =>
          PARTS.map(({ title, fields }) => (
            <Group key={title} title={title}>
              {fields(form, codes)}
            </Group>
          ))
        }
      </SettingsPart>
    )
  return PARTS.map(({ title, names, fields }) => (
    <SettingsPart key={title} {...part} title={title} names={names}>
      {(form) => fields(form, codes)}
    </SettingsPart>
  ))
}

/** What is read only with GST, or, as the name of invoices, only without it. */
const OF_TAX: readonly string[] = [
  ...['invoiceName', 'gstin', 'stateCode', 'feeSac', 'serviceChargeSac'],
  ...['lutNumber', 'lutUntil', 'eInvoiceFrom'],
]

function textOf(stored: MoneySettingsForm, codes: Choices, name: Name | 'version'): ReactNode {
  if (name === 'cancellation') return cancellationWords(steps(stored.cancellation))
  const wordsOf = (choices: Choices) =>
    choices.find(({ value }) => value === stored[name])?.words ?? stored[name]
  if (name === 'registration') return copy.registrations[stored.registration]
  if (name === 'stateCode') return wordsOf(STATE_CHOICES)
  if (name === 'upiMax') return amountWords(paiseOf(stored.upiMax ?? '') ?? 0)
  if (name === 'feeSac' || name === 'serviceChargeSac') return wordsOf(codes)
  return name === 'lutUntil' || name === 'eInvoiceFrom' ? stored[name] && deskDay(stored[name]) : stored[name]
}

const steps = (rows: MoneySettingsForm['cancellation'] = []) =>
  rows.map(({ hours, percent }) => ({ hours: Number(hours), percent: Number(percent) }))

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" mb={4}>
    <chakra.h3 fontWeight={700} mb={3}>
      {title}
    </chakra.h3>
    <Grid gap={4}>{children}</Grid>
  </Box>
)
