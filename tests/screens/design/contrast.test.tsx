import { describe, expect, it } from 'vitest'
import { statusStyle } from '../../../client/src/design/feedback/statusTones'
import { textStyles } from '../../../client/src/design/theme/textStyles'
import { palette } from '../../../client/src/design/theme/tokens'

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('every pair of colours used together reaches WCAG AA', () => {
  const { ink, bone, print } = palette
  it.each([
    ['text on paper', ink, bone],
    ['quiet text on paper', palette.quiet, bone],
    ['quiet text on print', palette.quiet, print],
    ['accent text on paper', palette.lampText, bone],
    ['error text on paper', palette.red, bone],
    ['error text on print', palette.red, print],
    ['text on ink', bone, ink],
    ['quiet text on ink', palette.quietOnInk, ink],
    ['a caption on ink', palette.captionOnInk, ink],
    ['accent text on ink', palette.lampTextOnInk, ink],
    ['text on the lamp', print, palette.lamp],
    ['text on a danger button under the pointer', bone, palette.red],
    ['ink on yellow', ink, palette.yellow],
    ['print on blue', print, palette.blue],
    ['print on green', print, palette.green],
    ['print on red', print, palette.red],
    ['print on grey', print, palette.grey],
  ])('%s: 4.5 to 1', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['the edge of a field on print', palette.edge, print],
    ['the edge of a field on paper', palette.edge, bone],
    ['the edge of a field on ink', palette.edgeOnInk, ink],
    ['the lamp on ink', palette.lamp, ink],
    ['the pencil on paper', palette.lamp, bone],
  ])('%s: 3 to 1', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
  })
})

describe('statuses have the specified colours and labels', () => {
  it.each([
    ['artistRequest', 'pending', 'Pending', 'yellow'],
    ['artistRequest', 'approved', 'Approved', 'green'],
    ['artistRequest', 'rejected', 'Rejected', 'red'],
    ['project', 'DRAFT', 'Draft', 'grey'],
    ['project', 'casting', 'Casting', 'yellow'],
    ['project', 'Shooting', 'Shooting', 'blue'],
    ['project', 'completed', 'Completed', 'green'],
    ['project', 'active', 'Active', 'green'],
    ['project', 'inactive', 'Inactive', 'grey'],
    ['enquiry', 'read', 'Read', 'grey'],
    ['enquiry', 'responded', 'Responded', 'green'],
    ['enquiry', 'new', 'Pending', 'yellow'],
    ['booking', 'pending', 'Pending', 'yellow'],
    ['booking', 'reviewed', 'Reviewed', 'blue'],
    ['booking', 'accepted', 'Accepted', 'green'],
    ['booking', 'rejected', 'Rejected', 'red'],
    ['booking', 'parked', 'Parked', 'plain'],
    ['submission', 'reviewed', 'Reviewed', 'yellow'],
    ['availability', 'available', 'Available', 'green'],
    ['availability', 'other', 'Booked', 'grey'],
  ] as const)('%s %s reads %s in %s', (domain, status, words, tone) => {
    expect(statusStyle(domain, status)).toEqual({ words, tone })
  })
})

it.each(['display', 'title'] as const)(
  'the headline style %s keeps descenders clear of the next line',
  (name) => {
    const { value } = textStyles[name] as unknown as { value: { lineHeight: number } }
    expect(value.lineHeight).toBeGreaterThanOrEqual(0.94)
  },
)
