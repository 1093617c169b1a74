import { describe, expect, it } from 'vitest'
import { groundSheet } from '../client/src/design/ground'
import { palette } from '../client/src/design/tokens'

// The sheet that the build writes for client/src/design/ground.css (scripts/ground.ts).

describe('the ground under every part', () => {
  const sheet = groundSheet().replaceAll(/\s/g, '')

  it.each(Object.entries(palette))('has the colour %s as a variable', (name, value) => {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(sheet).toContain(`--house-colors-${variable}:${value};`)
  })

  it('turns the meanings round where the ground is ink', () => {
    expect(sheet).toMatch(/\[data-ground=ink\]\{[^}]*--house-colors-fg:var\(--house-colors-bone\)/)
  })

  it('takes the browsers own margins away', () => {
    expect(sheet).toMatch(/\*\{[^}]*margin:0px;/)
  })

  it('stands in no layer, whose rules would yield to every other', () => {
    expect(sheet).not.toContain('@layer')
  })
})
