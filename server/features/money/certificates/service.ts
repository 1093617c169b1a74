import { localDay } from '../../../../shared/format'
import { plainRupees } from '../../../../shared/money/rupees'
import { daysBetween } from '../../../../shared/money/standing'
import {
  type CertificateFilters,
  type CertificateRow,
  type CertificateSeen,
  type CertificateSums,
  certificateDueOn,
  certificateText,
  isTaxWithheld,
  notOverdueFrom,
  type WithheldPayment,
} from '../../../../shared/money/tax/certificates'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { chatNumber } from '../../../core/text/phones'
import { billingContact } from '../papers/links.repository'
import { findMoneySettings } from '../settings/repository'
import * as repository from './repository'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** The tax that clients withheld, by client and quarter: what has no certificate yet first, with a text that asks for it. */
export function listCertificates({ db, clock }: Reading, filters: CertificateFilters): Page<CertificateRow> {
  const today = localDay(clock())
  const found = repository.pageOfGroups(db, filters, {
    search: fold(filters.search),
    notOverdueFrom: notOverdueFrom(today),
  })
  const pan = findMoneySettings(db)?.pan ?? ''
  const rows = found.map(({ total: _, ...group }): CertificateRow => {
    const payments: WithheldPayment[] = JSON.parse(group.payments)
    const dueOn = certificateDueOn(group.quarter)
    const row = { ...group, payments, dueOn, daysLate: 0, ask: null }
    if (group.seenOn !== null) return row
    const contact = group.clientId ? billingContact(db, group.clientId) : undefined
    const text = certificateText(row, contact?.name ?? null, pan)
    const ask = { text, phone: chatNumber(contact?.phone), email: contact?.email ?? null }
    return { ...row, daysLate: Math.max(0, daysBetween(dueOn, today)), ask }
  })
  return pageOf(rows, found[0]?.total ?? 0, filters.limit)
}

/**
 * Keeps that the certificate of tax on some payments was seen today, or takes that back. Throws 404 for a payment without
 * tax withheld.
 */
export function markCertificate(ctx: SignedInContext, { paymentIds, isSeen }: CertificateSeen): null {
  const { db, session } = ctx
  const now = ctx.clock()
  transaction(db, () => {
    for (const id of new Set(paymentIds)) {
      const found = repository.paymentWith(db, id)
      if (!found || !isTaxWithheld(found.payment, found.supply)) throw notFound('Payment')
      const { payment, number } = found
      if ((payment.certificateSeenOn !== null) === isSeen) continue
      repository.setSeen(db, id, isSeen ? localDay(now) : null)
      const detail = `${number}: ${plainRupees(payment.withheldPaise)}`
      const action = isSeen ? 'certificate seen' : 'certificate not seen'
      audit(db, now, action, session.account, payment.paperId, detail)
    }
  })
  return null
}

/** The sums of withheld tax for the page of money; null where no client ever withheld any. */
export function certificateSums({ db, clock }: Reading): CertificateSums | null {
  const { groups, ...sums } = repository.sumsOf(db, notOverdueFrom(localDay(clock())))
  return groups > 0 ? sums : null
}
