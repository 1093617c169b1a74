import { describe, expect, it } from 'vitest'
import { ACCENTS } from '../../../client/src/admin/agency/settings/fields/accents'
import { agencySections } from '../../../shared/agency/agencySettings'
import { accentProblem, accentShades, contrast, nearestAccent } from '../../../shared/agency/colour'

const INK = '#12100e'
const PAPER = '#ede8de'
const WHITE = '#ffffff'

const COLOURS = [
  '#f2c230',
  '#00ffff',
  '#ff69b4',
  '#ffffff',
  '#808080',
  '#ce1719',
  '#0000ff',
  '#000000',
  '#1f4e8c',
]

describe('an accent colour', () => {
  it('has the contrast that WCAG gives it', () => {
    expect(contrast('#000000', WHITE)).toBeCloseTo(21, 5)
    expect(contrast('#777777', WHITE)).toBeCloseTo(4.478, 3)
  })

  it('is offered in eight colours, each readable', () => {
    expect(ACCENTS).toHaveLength(8)
    for (const [colour] of ACCENTS) expect(accentProblem(colour), colour).toBeNull()
  })

  it.each(['#1f4e8c', '#000000', '#7a1f5c'])('%s is readable and used unchanged', (colour) => {
    expect(accentProblem(colour)).toBeNull()
    expect(nearestAccent(colour)).toBe(colour)
  })

  it('that is too light is refused with where it cannot be read, and with one that can', () => {
    expect(accentProblem('#f2c230')).toBe(
      'This colour is too light. White text on a button: contrast 1.6 to 1. Text in this colour on the page: contrast 1.3 to 1. It needs at least 4.5 to 1. Try #806514',
    )
  })

  it.each(COLOURS)('nearest to %s is readable on paper, and below white words', (colour) => {
    const nearest = nearestAccent(colour)
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/i)
    expect(contrast(nearest, PAPER)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(nearest, WHITE)).toBeGreaterThanOrEqual(4.5)
    // Not darker than it has to be.
    if (nearest !== colour) expect(contrast(nearest, PAPER)).toBeLessThan(4.8)
  })

  it.each(COLOURS)(
    'made of %s is visible on dark pages, as a background of white text and as text',
    (colour) => {
      const { accentOnInk, accentTextOnInk } = accentShades(nearestAccent(colour))
      expect(contrast(accentOnInk, INK)).toBeGreaterThanOrEqual(3)
      expect(contrast(accentOnInk, WHITE)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accentTextOnInk, INK)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['#1F4E8C', '#1f4e8c'],
    [' 1f4e8c ', '#1f4e8c'],
    ['', ''],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(agencySections.look.parse({ accent: typed }).accent).toBe(stored)
  })

  it.each(['blue', '#12', 'rgb(1,2,3)', '#1f4e8c;}'])('typed as %j is refused', (typed) => {
    expect(agencySections.look.safeParse({ accent: typed }).error?.issues[0]?.message).toBe(
      'Enter a colour such as #1f4e8c',
    )
  })
})
