// @module-tag slow
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { decisionCases } from '../../../helpers/screens/decisionDialogCases'
import { type DialogCase, dialogCases, type User } from '../../../helpers/screens/deskDialogCases'
import { renderDesk } from '../../../helpers/screens/deskScreens'

const openIn = async ({ at, prepare, opener, title }: DialogCase) => {
  const { t, account, address } = await at()
  const { user } = renderDesk(t, address, { account })
  await prepare?.(user)
  const button = await screen.findByRole('button', { name: opener })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: title })
  return { user, button, dialog }
}

const fieldOf = (dialog: HTMLElement, { field }: DialogCase) =>
  within(dialog).findByLabelText<HTMLInputElement>(field)

/** The browser's Escape. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))

/**
 * Enter in a field, as HTML has it: it presses the button that belongs to the form, wherever that stands. Where it does
 * nothing, because what the dialog makes is final, the button is pressed.
 */
async function enter(user: User, field: HTMLInputElement, isFinal = false) {
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(!isFinal)
  const button = [...(field.form?.elements ?? [])].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  expect(button?.disabled).toBe(false)
  if (field.form?.contains(button ?? null)) await user.keyboard('{Enter}')
  else fireEvent.submit(field.form as HTMLFormElement, { submitter: button })
}

const retype = async (user: User, field: HTMLInputElement, text: string) => {
  await user.clear(field)
  // A long text is pasted, which is a hundred times faster.
  if (text.length > 100) {
    await user.click(field)
    await user.paste(text)
  } else await user.type(field, text)
}

const cases = [...dialogCases, ...decisionCases]

describe('a dialog of the desk and of money', () => {
  it.each(cases)(
    '$title: Escape asks before typed words are lost, and gives the focus back; an error keeps the text, is said at its field and has the focus; Enter saves',
    async (one) => {
      const { user, button, dialog } = await openIn(one)
      await user.click(await fieldOf(dialog, one))
      pressEscape(dialog)
      expect(screen.queryByRole('dialog', { name: one.title })).toBeNull()
      await leaveWithWords(one, user, button)
      await user.click(button)
      await saveAfterAnError(one, user, await screen.findByRole('dialog', { name: one.title }))
      if (!one.leadsAway) expect(document.activeElement).toBe(button)
    },
  )
})

/** Opens the dialog, types, stays once, and leaves without saving. */
async function leaveWithWords(one: DialogCase, user: User, button: HTMLElement) {
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: one.title })
  const typed = await fieldOf(dialog, one)
  await retype(user, typed, one.right)
  pressEscape(dialog)
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(typed.value).toBe(one.right)
  expect(document.activeElement).toBe(typed)
  pressEscape(dialog)
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(screen.queryByRole('dialog', { name: one.title })).toBeNull()
  expect(document.activeElement).toBe(button)
}

/** Types each thing that is refused, reads what is said, and saves what is right. */
async function saveAfterAnError(one: DialogCase, user: User, dialog: HTMLElement) {
  await one.before?.(user)
  const field = await fieldOf(dialog, one)
  for (const [wrong, says] of one.refused) {
    await retype(user, field, wrong)
    const { value } = field
    await enter(user, field, one.isFinal)
    const said = await within(dialog).findByText(says)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-describedby')).toContain(said.id)
    expect(field.value).toBe(value)
  }
  await retype(user, field, one.right)
  await enter(user, field, one.isFinal)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: one.title })).toBeNull())
}
