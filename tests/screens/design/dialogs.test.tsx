import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Confirm } from '../../../client/src/design/feedback/Confirm'
import { Dialog } from '../../../client/src/design/feedback/Dialog'
import { system } from '../../../client/src/design/theme/theme'

/** A list whose entries can be removed after a question. */
function Entries() {
  const [entries, setEntries] = useState(['one', 'two'])
  const [leaving, setLeaving] = useState<string | null>(null)
  return (
    <section aria-label="Entries" tabIndex={-1} data-landing>
      {entries.map((entry) => (
        <button key={entry} type="button" onClick={() => setLeaving(entry)}>
          Remove {entry}
        </button>
      ))}
      <Confirm
        open={leaving !== null}
        title="Remove"
        question="For good?"
        confirmWords="Remove"
        onConfirm={() => {
          setEntries(entries.filter((entry) => entry !== leaving))
          setLeaving(null)
        }}
        onClose={() => setLeaving(null)}
      />
    </section>
  )
}

/** A dialog that unmounts together with the component that rendered it. */
function Details() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      {isOpen ? <Inside onClose={() => setOpen(false)} /> : null}
    </>
  )
}
const Inside = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Details">
    <input aria-label="Note" autoFocus />
  </Dialog>
)

describe('a dialog', () => {
  const show = (part: React.ReactNode) =>
    render(
      <StrictMode>
        <ChakraProvider value={system}>{part}</ChakraProvider>
      </StrictMode>,
    )
  const button = (name: string) => screen.getByRole('button', { name })

  it('focuses Cancel first and returns the focus to what opened it', async () => {
    show(<Entries />)
    await userEvent.click(button('Remove one'))
    expect(document.activeElement).toBe(button('Cancel'))
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(button('Remove one'))
  })

  it('focuses the section of the page when what opened it is gone', async () => {
    show(<Entries />)
    await userEvent.click(button('Remove two'))
    await userEvent.click(button('Remove'))
    expect(screen.queryByRole('button', { name: 'Remove two' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Entries' }))
  })

  it('returns the focus when it unmounts with its component, whatever had the focus inside', async () => {
    show(<Details />)
    await userEvent.click(button('Details'))
    await userEvent.click(button('Dismiss'))
    expect(document.activeElement).toBe(button('Details'))
  })
})

it('a question accepts one press at a time, also before its button shows as busy', async () => {
  let pressed = 0
  let end = () => {}
  const onConfirm = () => {
    pressed += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  render(
    <ChakraProvider value={system}>
      <Confirm
        open
        title="Remove"
        question="For good?"
        confirmWords="Remove"
        {...{ onConfirm, onClose() {} }}
      />
    </ChakraProvider>,
  )
  const remove = screen.getByRole('button', { name: 'Remove' })
  await userEvent.dblClick(remove)
  expect(pressed).toBe(1)
  end()
  await userEvent.click(remove)
  expect(pressed).toBe(2)
})

it('a question inside a dialog closes alone, and a dialog with an open question does not close', () => {
  const heard: string[] = []
  render(
    <ChakraProvider value={system}>
      <Dialog open title="A word" onClose={() => heard.push('the word')}>
        <Confirm
          open
          title="Unsaved"
          question="Leave?"
          confirmWords="Leave"
          onConfirm={() => {}}
          onClose={() => heard.push('the question')}
        />
      </Dialog>
    </ChakraProvider>,
  )
  const word = screen.getByRole('dialog', { name: 'A word' })
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(heard).toEqual(['the question'])
  fireEvent(word, new Event('cancel', { cancelable: true }))
  expect(heard).toEqual(['the question', 'the word'])
  // The browser closes it this way when Escape is pressed twice without a click between.
  word.removeAttribute('open')
  fireEvent(word, new Event('close'))
  expect(word.hasAttribute('open')).toBe(true)
  expect(heard).toEqual(['the question', 'the word', 'the word'])
})

describe('the button that confirms', () => {
  const colourOf = (harmless: boolean) => {
    render(
      <ChakraProvider value={system}>
        <Confirm
          open
          title="Delete"
          question="For good?"
          confirmWords="Delete"
          harmless={harmless}
          onConfirm={() => {}}
          onClose={() => {}}
        />
      </ChakraProvider>,
    )
    return getComputedStyle(screen.getByRole('button', { name: 'Delete' })).background
  }

  it('has the tone of danger, which an agency’s accent does not change', () => {
    expect(colourOf(false)).toBe('var(--agency-colors-danger)')
  })

  it('has the accent where nothing is lost', () => {
    expect(colourOf(true)).toBe('var(--agency-colors-accent)')
  })
})
