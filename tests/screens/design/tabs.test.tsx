import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from '../../../client/src/design/layout/Tabs'
import { system } from '../../../client/src/design/theme/theme'

const TABS = [
  { id: 'one', words: 'Basic Info' },
  { id: 'two', words: 'Ratings' },
] as const

function Rooms() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <ChakraProvider value={system}>
      <button type="button" onClick={() => setTab('two')}>
        Elsewhere
      </button>
      <Tabs label="Model" tabs={TABS} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    </ChakraProvider>
  )
}

const moved = vi.fn()
/** The distance of the tab row from the top of a window 768 pixels high. */
function showAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 44))
  render(<Rooms />)
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    moved(this.getAttribute('role'))
  })
})
afterEach(() => {
  moved.mockReset()
})

describe('a selected tab scrolls to the beginning of its content', () => {
  it('by click and by key, when the content would be low on the screen', async () => {
    showAt(600)
    expect(moved).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(moved.mock.calls).toEqual([['tablist']])
    await userEvent.keyboard('{ArrowLeft}')
    expect(moved.mock.calls).toEqual([['tablist'], ['tablist']])
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Basic Info' }))
  })

  it('when the tab row is above the screen because the content above it became shorter', async () => {
    showAt(-200)
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(moved.mock.calls).toEqual([['tablist']])
  })

  it('without scrolling a page that shows it already, or for a tab that was not pressed', async () => {
    showAt(100)
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    cleanup()
    showAt(600)
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('two')
    expect(moved).not.toHaveBeenCalled()
  })
})
