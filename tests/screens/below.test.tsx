import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What stood on the page each time that something new was put up. */
let stood: string[] = []

function Part({ name }: { name: string }) {
  useLayoutEffect(() => {
    stood.push(
      screen
        .getAllByRole('listitem')
        .map((part) => part.textContent)
        .join(' '),
    )
  }, [])
  return <li>{name}</li>
}

describe('what lies below the first screen (decision 0026)', () => {
  beforeEach(() => {
    stood = []
    vi.resetModules()
  })
  afterEach(cleanup)

  async function page() {
    const { Below } = await import('../../client/src/lib/Below')
    return (
      <ul>
        <Part name="seen" />
        <Below>
          <Part name="first" />
        </Below>
        <Below turns={2}>
          <Part name="second" />
        </Below>
        <Below turns={3}>
          <Part name="third" />
        </Below>
      </ul>
    )
  }

  it('comes turn by turn on the page for which the browser came', async () => {
    render(await page())
    await screen.findByText('third')
    expect(stood).toEqual(['seen', 'seen first', 'seen first second', 'seen first second third'])
  })

  it('comes at once with every later page, so that who goes back finds its whole height', async () => {
    const first = render(await page())
    await screen.findByText('third')
    first.unmount()
    stood = []
    render(await page())
    expect(new Set(stood)).toEqual(new Set(['seen first second third']))
  })
})
