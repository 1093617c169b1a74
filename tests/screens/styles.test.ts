import { css } from '@emotion/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

const hovering = css({
  color: 'black',
  '&:hover': { color: 'red' },
  '@media (width > 1px)': { color: 'blue' },
})

/** What is written for one part in a browser that says of itself whether it nests rules. */
async function rulesWhere({ nests }: { nests: boolean }) {
  vi.resetModules()
  vi.stubGlobal('CSS', { supports: (what: string) => nests && what === 'selector(&:hover)' })
  const { styles } = await import('../../client/src/lib/styles')
  const insert = vi.spyOn(styles.sheet, 'insert').mockReturnValue()
  styles.insert('.part', hovering, styles.sheet, true)
  expect(styles.inserted[hovering.name]).toBe(true)
  return insert.mock.calls.map(([rule]) => rule)
}

describe('the rules of a part', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are written as they are where the browser nests rules itself', async () => {
    expect(await rulesWhere({ nests: true })).toEqual([
      '.part{color:black;&:hover{color:red;}@media (width > 1px){color:blue;}}',
    ])
  })

  it('are taken apart where it does not', async () => {
    expect(await rulesWhere({ nests: false })).toEqual([
      '.part{color:black;}',
      '.part:hover{color:red;}',
      '@media (width > 1px){.part{color:blue;}}',
    ])
  })
})
