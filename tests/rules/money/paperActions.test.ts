import { expect, it } from 'vitest'
import { paperActions, type ToAct } from '../../../client/src/admin/money/paper/paperActions'

const owed: ToAct = {
  kind: 'invoice',
  standing: 'open',
  made: [],
  eInvoice: 'none',
  totalPaise: 1_27_440_00,
  outstandingPaise: 1_27_440_00,
  overpaidPaise: 0,
  creditedPaise: 0,
  giveBackPaise: 0,
  receivedPaise: 0,
  withheldPaise: 0,
  refundedPaise: 0,
  reminded: null,
}
const paid = { outstandingPaise: 0, receivedPaise: 1_27_440_00 }
const made = [{ id: 'p', number: 'TKP/26-27/0001', kind: 'proforma' as const }]

/** What an admin is offered, and what of it a booker is. The first of a line is the main step, `–` where there is none. */
const cases: [string, Partial<ToAct>, admin: string, booker: string][] = [
  ['an open invoice', {}, 'send, receive | credit debit', 'send, '],
  ['an overdue invoice', { standing: 'overdue' }, 'send, receive | credit debit', 'send, '],
  [
    'an overdue invoice that was reminded of today',
    { standing: 'overdue', reminded: { at: '2026-04-01T08:00:00.000Z', by: 'Noor', times: 1, daysAgo: 0 } },
    '–, receive send | credit debit',
    '–, send',
  ],
  ['a paid invoice', { standing: 'paid', ...paid }, '–, send | credit debit', '–, send'],
  [
    'an invoice that was paid too much since a credit',
    { standing: 'overpaid', ...paid, creditedPaise: 1000_00, overpaidPaise: 1000_00, giveBackPaise: 1000_00 },
    'refund, send | credit debit',
    '–, send',
  ],
  [
    'a credited invoice',
    { standing: 'credited', outstandingPaise: 0, creditedPaise: 1_27_440_00 },
    '–, send',
    '–, send',
  ],
  ['an invoice that waits for the portal', { eInvoice: 'waiting' }, '–, receive | credit debit', '–, '],
  ['a proforma without money', { kind: 'proforma' }, 'send, receive | withdraw', 'send,  | withdraw'],
  [
    'a proforma with its advance',
    { kind: 'proforma', standing: 'part paid', receivedPaise: 60_000_00, giveBackPaise: 60_000_00 },
    'send, receive | refund',
    'send, ',
  ],
  ['a withdrawn proforma', { kind: 'proforma', standing: 'withdrawn', outstandingPaise: 0 }, '–, ', '–, '],
  [
    'a proforma whose job does not take place',
    { kind: 'proforma', standing: 'off', outstandingPaise: 0 },
    '–,  | withdraw',
    '–,  | withdraw',
  ],
  [
    'the same with its advance',
    {
      ...{ kind: 'proforma', standing: 'overpaid', outstandingPaise: 0, receivedPaise: 60_000_00 },
      ...{ giveBackPaise: 60_000_00, overpaidPaise: 60_000_00 },
    },
    'refund, send',
    '–, send',
  ],
  ['an open quote', { kind: 'quote', outstandingPaise: 0 }, 'send,  | withdraw', 'send,  | withdraw'],
  [
    'an accepted quote, of which a paper is made next',
    { kind: 'quote', standing: 'accepted', outstandingPaise: 0 },
    '–, send | withdraw',
    '–, send | withdraw',
  ],
  [
    'an accepted quote with its proforma',
    { kind: 'quote', standing: 'accepted', outstandingPaise: 0, made },
    'send,  | withdraw',
    'send,  | withdraw',
  ],
  [
    'an expired quote',
    { kind: 'quote', standing: 'expired', outstandingPaise: 0 },
    '–,  | withdraw',
    '–,  | withdraw',
  ],
  ['a debit note', { kind: 'debit note' }, 'send, receive', 'send, '],
]

const said = (paper: Partial<ToAct>, isBooker: boolean) => {
  const { main, head, more } = paperActions({ ...owed, ...paper }, isBooker)
  return `${main ?? '–'}, ${head.join(' ')}${more.length > 0 ? ` | ${more.join(' ')}` : ''}`
}

it.each(cases)('%s offers what its state and the role allow', (_, paper, admin, booker) => {
  expect([said(paper, false), said(paper, true)]).toEqual([admin, booker])
})
