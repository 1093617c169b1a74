import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/core/config'
import { maskEmail, nextTry } from '../../server/core/mailer'
import { loggedPath } from '../../server/doors/requestLog'
import { fold } from '../../shared/fold'
import { isDay, length, tidy } from '../../shared/text'

describe('the configuration', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'agency.example'],
    ['DEMO_DATA', 'perhaps'],
    ['ADMIN_EMAIL', 'you'],
    ['ADMIN_PASSWORD', 'short'],
    ['JWT_SECRET', 'thirty-one-characters-only-here'],
    ['SMTP_URL', 'https://smtp.example'],
    ['CLARITY_PROJECT_ID', '"><script>'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT', 'maybe'],
  ]
  it.each(wrong)('refuses %s=%s in one line that names it', (name, value) => {
    const refused = () => readConfig({ [name]: value }, '/srv')
    expect(refused).toThrow(new RegExp(`^Wrong configuration\\. ${name}: [^\\n]+$`))
  })

  it('has the contract’s defaults, and reads an empty value as not set', () => {
    const config = readConfig({ PORT: '', JWT_SECRET: '' }, '/srv')
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO_DATA: true,
      TRUST_PROXY: 0,
      RATE_LIMIT: 'on',
      databasePath: '/srv/data/agency.sqlite',
      uploadsDir: '/srv/uploads',
    })
  })
})

describe('R11 the next try of a mail', () => {
  const made = new Date('2026-03-02T10:00:00Z')
  it('waits longer after each failure and gives up after 72 hours', () => {
    const first = nextTry(0, made, made)
    const later = nextTry(4, made, made)
    expect(first?.getTime()).toBeGreaterThan(made.getTime())
    expect(later?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(nextTry(9, made, new Date('2026-03-05T09:59:00Z'))).toBeNull()
  })
})

describe('S36 the log', () => {
  it('holds no token of a reset link, no query and no whole address', () => {
    expect(loggedPath('/reset-password/abcdef?x=1')).toBe('/reset-password/…')
    expect(loggedPath('/media/abc/960.webp?e=1&s=secret')).toBe('/media/abc/960.webp')
    expect(maskEmail('asha@example.in')).toBe('a***@example.in')
  })
})

describe('S38 text', () => {
  it('is NFC and trimmed, zero-width marks too, and counted as people count', () => {
    expect(tidy('\u200B Jose\u0301 \uFEFF')).toBe('José')
    expect(length('👩🏽')).toBe(2)
    expect(length('आशा')).toBe(3)
  })

  it('is folded for searching: case and accents go, vowel signs of Indic scripts stay', () => {
    expect(fold('Śrī ÉLAN')).toBe('sri elan')
    expect(fold('आशा')).toBe('आशा')
  })

  it('knows the days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const none of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])
      expect(isDay(none)).toBe(false)
  })
})
