import { describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/core/mail/html'
import type { Mail } from '../../../server/core/mail/outbox'
import * as desk from '../../../server/emails/desk'
import * as deskClients from '../../../server/emails/deskClients'
import { agency, setAgency } from '../../../shared/agency'
import { client, htmlOf, job, link, MAILS, MAP, SITE, unescaped } from '../../helpers/everyMail'

describe('the frame of a mail', () => {
  it('shows the faces that are sent along, each with its name, and an initial where there is no picture', () => {
    const jpeg = Buffer.from('jpeg')
    const faces = [
      { name: 'Zoya <b>', jpeg },
      { name: 'Kiran', jpeg: null },
    ]
    const { subject, text } = MAILS.clientOptioned as Mail
    const drawn = mailHtml({ subject, text, replyTo: null, look: null, faces }, SITE)
    expect([...drawn.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      'cid:face-1@mail',
    ])
    expect(drawn.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Zoya &lt;b&gt;\s+K\s+Kiran/)
  })

  it('has room for four faces beside each other on a screen of 360 pixels', () => {
    const faces = ['Zoya', 'Kiran', 'Old Salim', 'Banrisha Kharkongor'].map((name) => ({ name, jpeg: null }))
    const drawn = mailHtml({ ...(MAILS.selectionSent as Mail), replyTo: null, look: null, faces }, SITE)
    const cells = [
      ...drawn.matchAll(/<td style="width:(\d+)px;padding:22px (\d+)px 0 0[^"]*word-break:break-word/g),
    ]
    expect(cells).toHaveLength(4)
    expect(
      cells.reduce((sum, [, width, space]) => sum + Number(width) + Number(space), 0),
    ).toBeLessThanOrEqual(324)
  })

  it('shows the call of a sheet large, and the map by a word in place of its long address', () => {
    const drawn = htmlOf(MAILS.sheet as Mail)
    expect(drawn).toMatch(/<h1[^>]*>06:15, Mon 14 Dec<\/h1>/)
    const [, href, words] = /<a href="([^"]+maps[^"]+)"[^>]*>([^<]+)<\/a>/.exec(drawn) ?? []
    expect([unescaped(href ?? ''), words]).toEqual([MAP, 'Show the way'])
    expect(drawn.replaceAll(/<[^>]+>/g, ' ')).not.toContain('google.com')
  })

  it('keeps a date together at the end of a headline', () => {
    expect(htmlOf(MAILS.talentCancelled as Mail)).toMatch(
      /<h1[^>]*>Cancelled: <span style="white-space:nowrap">14–15 Dec 2026<\/span><\/h1>/,
    )
  })

  it('draws what a superadmin did as a sentence, not as a row', () => {
    expect(htmlOf(MAILS.dangerous as Mail)).toContain('Arun made an API key: Website.')
  })

  it('lets what a client chose, and the days that a talent is free again, be large', () => {
    expect(htmlOf(MAILS.selectionSent as Mail)).toMatch(/<h1[^>]*>2\u00a0yes, 1\u00a0maybe<\/h1>/)
    expect(htmlOf(MAILS.talentFreed as Mail)).toMatch(
      /<h1[^>]*>No longer on option: <span style="white-space:nowrap">14–15 Dec 2026<\/span><\/h1>/,
    )
  })

  it('leads from a lost option to its job by a button', () => {
    expect(MAILS.bookerLost?.look?.button).toEqual({ label: 'Open the job', href: link })
  })

  it('says which booker wrote, in text and HTML, and once', () => {
    for (const mail of [
      desk.talentAsked({ ...job, writer: 'Noor Sheikh' }, `${SITE}/answer/token`),
      deskClients.clientConfirmed({ ...client, writer: 'Noor Sheikh' }, 'BEGIN:VCALENDAR'),
    ]) {
      expect(mail.text).toContain(`\n\nNoor Sheikh\n${agency.name}\n`)
      expect(htmlOf(mail).split('Noor Sheikh')).toHaveLength(2)
      expect(htmlOf(mail)).toContain(`<b>Noor Sheikh</b>, ${agency.name}.`)
    }
  })

  it('shows the days of a question in large letters, the accent colour, and how to answer', () => {
    const contact = {
      ...agency.contact,
      bookings: 'book@kali.example',
      phone: '+91 11 5550 0142',
      whatsapp: '+91 98200 55555',
    }
    setAgency({ ...agency, name: 'Kali', contact, look: { ...agency.look, accent: '#005F73' } })
    const drawn = htmlOf(desk.talentAsked(job, `${SITE}/answer/token`))
    expect(drawn).toMatch(/<h1[^>]*>14–15 Dec 2026<\/h1>/)
    expect(drawn).toContain('background-color:#005F73')
    expect(drawn).toContain('You can reply to this email.')
    expect(drawn).toContain('href="tel:+911155500142"')
    expect(drawn).toContain('href="https://wa.me/919820055555"')
  })

  it('says whom a reply goes to when it is not the agency', () => {
    expect(htmlOf(MAILS.enquiryNotification as Mail)).toContain('A reply goes to anil@brand.example.')
  })
})
