import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from '../../client/src/design/Tabs'
import { house } from '../../client/src/design/theme'

const TABS = [
  { id: 'one', words: 'Basic Info' },
  { id: 'two', words: 'Ratings' },
] as const

function Rooms() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <ChakraProvider value={house}>
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
/** The row of tabs stands so far down a window of 768. */
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
  cleanup()
  moved.mockReset()
  vi.restoreAllMocks()
})

describe('a tab that is chosen shows the beginning of what it opens', () => {
  it('by a press and by a key, where that would be low on the screen', async () => {
    showAt(600)
    expect(moved).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(moved.mock.calls).toEqual([['tablist']])
    await userEvent.keyboard('{ArrowLeft}')
    expect(moved.mock.calls).toEqual([['tablist'], ['tablist']])
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Basic Info' }))
  })

  it('where the row has left the screen at the top, as what stands above it has become less', async () => {
    showAt(-200)
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(moved.mock.calls).toEqual([['tablist']])
  })

  it('without moving a page that shows it already, or a tab that nobody pressed', async () => {
    showAt(100)
    await userEvent.click(screen.getByRole('tab', { name: 'Ratings' }))
    cleanup()
    showAt(600)
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('two')
    expect(moved).not.toHaveBeenCalled()
  })
})
