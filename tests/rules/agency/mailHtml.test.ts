import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agency } from '../../../shared/agency'
import { htmlOf, MAILS, unescaped } from '../../helpers/everyMail'

describe.each(Object.entries(MAILS))('the mail %s as HTML', (name, mail) => {
  const drawn = htmlOf(mail)
  // To look at them: MAILS=/tmp/mails npx vitest run tests/rules/agency/mailHtml.test.ts
  if (process.env.MAILS) {
    mkdirSync(process.env.MAILS, { recursive: true })
    writeFileSync(join(process.env.MAILS, `${name}.html`), drawn)
  }

  it('has every line of its text but the signature, and lets no markup through', () => {
    const seen = unescaped(drawn.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ')
    const signature =
      mail.text
        .trim()
        .split(/\n{2,}/)
        .at(-1) ?? ''
    const body = signature.startsWith(agency.name) ? mail.text.replace(signature, '') : mail.text
    const drawnAsLabels = [mail.look?.button, mail.look?.link].flatMap((link) => link?.href ?? [])
    for (const line of body.split('\n')) {
      if (line.trim() === '' || drawnAsLabels.some((href) => line.endsWith(href))) continue
      for (const part of line.split(/: | +/)) expect(seen, line).toContain(part)
    }
    expect(drawn).not.toContain('<b>Khan')
    expect(drawn).not.toContain('<script')
  })

  it('links the button to an address of the text, and nothing that a visitor wrote', () => {
    const links = [...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => unescaped(href ?? ''))
    const { button } = mail.look ?? {}
    if (button) {
      expect(mail.text).toContain(button.href)
      expect(links).toContain(button.href)
      expect(drawn).toContain(`${button.label}</span>`)
    }
    for (const href of links.filter((each) => each !== mail.look?.link?.href))
      expect(href).toMatch(/^(https:\/\/kali\.example\/|tel:|https:\/\/wa\.me\/)/)
  })

  it('begins its headline with a capital letter or a number', () => {
    expect(/<h1[^>]*>(.)/u.exec(drawn)?.[1]).toMatch(/[\p{Lu}\d]/u)
  })

  it('takes 100 kB at most, and asks nobody for a picture', () => {
    expect(Buffer.byteLength(drawn)).toBeLessThan(100_000)
    expect(drawn).not.toMatch(/<img|url\(/)
  })
})
