import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startOutboxWorker } from '../../../../server/core/mail/outboxWorker'
import { aPicture } from '../../../../server/demo/builders/models'
import { callSheetPlan, claimsOnSheet } from '../../../../server/features/desk/callSheets/pdf.rules'
import { sheetOfMail } from '../../../../server/features/desk/callSheets/pdf.service'
import { emptySheet } from '../../../../server/features/desk/callSheets/rules'
import { runDeskClock } from '../../../../server/features/desk/notices/mails.service'
import { facesOf } from '../../../../server/features/roster/images/repository'
import { callSheetDocument } from '../../../../server/workers/callSheet/document'
import { type OwnSheet, ownSheet } from '../../../../shared/desk/callSheets/ownSheet'
import { withSheet } from '../../../helpers/desk/callSheets'
import { pdfText } from '../../../helpers/files/pdfText'

const AGENCY = { name: 'Tehkhana', phone: '+91 11 5550 0142' }
const ADDRESS =
  'Shed 14 behind the old ice factory, third lane after the fish market, opposite the temple, Fisheries University Road, Seven Bungalows, Andheri West, Mumbai 400061'

function aSheet(talents: number, claimId: string | null = '0'): OwnSheet {
  const names = ['श्री', 'क्षत्रिय', 'नियुक्ति', ...Array(13).fill('Oindrila Mukhopadhyay-Bandyopadhyay')]
  const content = {
    ...emptySheet('2026-12-14'),
    ...{ production: 'Third Monsoon, umbrellas', place: 'Versova jetty, gate 2', address: ADDRESS },
    ...{ setContact: 'Tara', setPhone: '+91 55550 20109', parking: 'Behind the ice factory', wrap: '17:00' },
    ...{ bring: 'Flat shoes, a towel', notes: 'High tide 11:40.\nVests from the second look on.' },
    schedule: Array(12).fill({ time: '06:35', what: 'Sunrise on the jetty, first look' }),
    calls: names.slice(0, talents).map((name, at) => ({
      ...{ claimId: String(at), name, call: '05:45', onSet: '06:50' },
      ...{ fetched: `Car ${at}, 04:50`, reportTo: 'Tara, blue van' },
    })),
  }
  return ownSheet(content, 3, claimId, AGENCY)
}
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
const picturesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype \/Image\b/g)?.length ?? 0
/** A picture with as much detail as a photograph. */
const grain = () =>
  sharp({
    create: {
      ...{ width: 240, height: 320, channels: 3, background: '#777777' },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .avif()
    .toBuffer()

describe('the PDF of a call sheet', () => {
  it.each([1, 6, 16])('is one page for %s talents', async (talents) => {
    const plan = callSheetPlan(aSheet(talents), { since: 2, words: 'Call 05:45, not 06:15.' })
    expect(pagesOf(await callSheetDocument(plan))).toBe(1)
  })

  it('leaves Hindi names as they are written, and says of others the name and the call only (L6)', () => {
    const plan = callSheetPlan(aSheet(4), { since: 2, words: 'Call 05:45, not 06:15.' })
    expect([plan.name, plan.call, plan.head]).toEqual(['श्री', '05:45', 'Call sheet 3, replaces 2'])
    expect(plan.talents).toEqual({
      title: 'With you',
      rows: [
        { lead: '05:45', words: 'क्षत्रिय' },
        { lead: '05:45', words: 'नियुक्ति' },
        { lead: '05:45', words: 'Oindrila Mukhopadhyay-Bandyopadhyay' },
      ],
    })
    expect(plan.place.at(-1)).toBe('Report to Tara, blue van. On set 06:50. You are fetched: Car 0, 04:50.')
    expect(JSON.stringify(plan)).not.toMatch(/Car [1-3]/)
  })

  it('says the crew who is on set when, and nobody’s pick-up, on one page for sixteen', async () => {
    const plan = callSheetPlan(aSheet(16, null), null)
    expect(plan.talents?.title).toBe('Talents')
    expect(plan.talents?.rows[1]).toEqual({ lead: '05:45', words: 'क्षत्रिय, on set 06:50' })
    expect(JSON.stringify(plan)).not.toContain('Car')
    expect(plan.cast?.[0]).toEqual({
      ...{ call: '05:45', name: 'श्री', onSet: '06:50', reportTo: 'Tara, blue van', face: null },
    })
    expect(pagesOf(await callSheetDocument(plan))).toBe(1)
  })

  it.each([1, 6, 16])(
    'shows the crew the faces of %s talents on one page of at most 150 kB',
    async (talents) => {
      const file = join(await mkdtemp(join(tmpdir(), 'face-')), 'face.avif')
      await writeFile(file, await grain())
      const sheet = aSheet(talents, null)
      const crop = { left: 120, top: 60, side: 760 }
      const faces = new Map(claimsOnSheet(sheet).map((claim) => [claim, { file, crop }]))
      expect(faces.size).toBe(talents)
      const pdf = await callSheetDocument(callSheetPlan(sheet, null, faces))
      expect([pagesOf(pdf), picturesOf(pdf) >= 1]).toEqual([1, true])
      expect(pdf.length).toBeLessThan(150_000)
    },
  )

  it('shows no faces to a talent, and goes without one that cannot be read', async () => {
    expect(claimsOnSheet(aSheet(6))).toEqual([])
    expect(callSheetPlan(aSheet(6), null).cast).toEqual([])
    const faces = new Map([['0', { file: '/nowhere.avif', crop: { left: 0, top: 0, side: 500 } }]])
    const pdf = await callSheetDocument(callSheetPlan(aSheet(2, null), null, faces))
    expect([pagesOf(pdf), picturesOf(pdf)]).toEqual([1, 0])
  })

  it('finds the open pictures of its talents behind the link of the crew, and none behind a talent’s', async () => {
    const { t, desk, of, kiran, save, issue, tokenOf, linkOf } = await withSheet()
    const { media } = aPicture(t, kiran.id, { type: 'profile_pic' })
    const folder = t.storage.newIncoming()
    await mkdir(folder, { recursive: true })
    const [{ face } = { face: null }] = facesOf(t.db, [kiran.id])
    await writeFile(join(folder, `${face?.[1]}.avif`), await grain())
    await t.storage.keep(folder, media.id)
    await save('06:15', '05:45')
    await issue()
    await desk.callSheets.addPerson({ ...of, name: 'Suresh', function: 'Driver', phone: '+91 55550 30303' })
    expect(await linkOf('Suresh')).not.toBe('')
    const opened = async (name: string) =>
      (
        await t
          .http()
          .get(`/c/${await tokenOf(name)}/call-sheet.pdf`)
          .buffer()
      ).body as Buffer
    expect(picturesOf(await opened('Suresh'))).toBe(1)
    expect(picturesOf(await opened('Zoya'))).toBe(0)
  })

  it('sets Devanagari shaped: signs stand where they are drawn, and letters are joined', async () => {
    const text = await pdfText(await callSheetDocument(callSheetPlan(aSheet(3), null)))
    // The text of a PDF has the order of the drawn signs: the short i is before its letters.
    for (const drawn of ['श्री', 'क्षित्रय', 'िनयुिक्त']) expect(text.replace(/\s/g, '')).toContain(drawn)
  })

  it('goes with the mail beside the calendar file, and a mail of something else carries none', async () => {
    const { t, save, issue, minutesLater } = await withSheet()
    await save('06:15', '06:45')
    await issue()
    minutesLater(3)
    runDeskClock(t)
    const sent: { recipient: string; file?: { filename: string; content: Uint8Array } | null }[] = []
    const transport = {
      send: async (mail: (typeof sent)[number]) => {
        sent.push(mail)
        return '250 OK'
      },
      close() {},
      secrets: [],
    }
    const worker = startOutboxWorker(t.db, transport, t.clock, t.log, undefined, {
      facesOf: async () => [],
      fileOf: ({ id }) => sheetOfMail(t, id),
    })
    while (t.mails().some(({ sentAt }) => sentAt === null)) await worker.deliverNow()
    await worker.stop()
    const files = sent.filter(({ file }) => file)
    expect(files.map(({ recipient, file }) => [recipient, file?.filename])).toEqual([
      ['kiran@example.in', 'call-sheet-2026-03-20.pdf'],
    ])
    expect(pagesOf(files[0]?.file?.content ?? new Uint8Array())).toBe(1)
    expect(sent.length).toBeGreaterThan(1)
  })

  it('a mail leaves without it where it cannot be drawn', async () => {
    const { t } = await withSheet()
    const sent: unknown[] = []
    const transport = { send: async (mail: object) => `${sent.push(mail)}`, close() {}, secrets: [] }
    const fails = async () => {
      throw new Error('no room')
    }
    const worker = startOutboxWorker(t.db, transport, t.clock, t.log, undefined, {
      facesOf: fails,
      fileOf: fails,
    })
    await worker.deliverNow()
    await worker.stop()
    expect(sent.length).toBeGreaterThan(0)
    expect(t.mails()[0]?.sentAt).not.toBeNull()
  })
})
