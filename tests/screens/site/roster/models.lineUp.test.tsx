import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { lineUpKeys } from '../../../../shared/pages/listAddress'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole('region', { name: 'Line-up' })

function roster() {
  const t = testApp()
  aModel(t, { stageName: 'Asha', height: '5ft 10in', bust: 34, waist: 24, hips: 35 })
  aModel(t, { stageName: 'Kabir', height: '173 cm' })
  aModel(t, { stageName: 'Mira', height: null })
  for (const stageName of ['Noor', 'Tara']) aModel(t, { stageName, height: '180' })
  return t
}

describe('the line-up', () => {
  it('shows two marked models before one height chart, with their heights in cm and feet', async () => {
    renderScreen(roster(), '/models')
    await press('Compare heights')
    expect(within(await bar()).getByText('Mark two to four models.')).toBeTruthy()
    await press('Mark Asha')
    expect(
      within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Compare heights' }).disabled,
    ).toBe(true)
    await press('Mark Kabir')
    fireEvent.click(within(await bar()).getByRole('button', { name: 'Compare heights' }))
    const dialog = await screen.findByRole('dialog', { name: 'Line-up' })
    const [asha, kabir] = await within(dialog).findAllByRole('listitem')
    for (const words of ['Asha', '178 cm', '5ft 10in', '86-61-89']) expect(asha?.textContent).toContain(words)
    for (const words of ['Kabir', '173 cm', '5ft 8in']) expect(kabir?.textContent).toContain(words)
    const heights = [...dialog.querySelectorAll('[data-cm]')].map((column) => column.getAttribute('data-cm'))
    expect(heights).toEqual(['178', '173'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Mark Asha' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('opens from an address, and says who has no height and who is not there', async () => {
    renderScreen(roster(), '/models?compare=asha,mira,nobody')
    const dialog = await screen.findByRole('dialog', { name: 'Line-up' })
    expect(await within(dialog).findByText('Mira has not given a height.')).toBeTruthy()
    expect(within(dialog).getByText('We could not find “nobody”.')).toBeTruthy()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })

  it('holds at most four models, and forgets them when it is stopped', async () => {
    renderScreen(roster(), '/models')
    await press('Compare heights')
    for (const name of ['Asha', 'Kabir', 'Mira', 'Noor']) await press(`Mark ${name}`)
    expect(within(await bar()).getByText('4 of 4 marked')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark Tara' }).disabled).toBe(true)
    await press('Stop')
    expect(screen.queryByRole('button', { name: 'Mark Asha' })).toBeNull()
    await press('Compare heights')
    expect(within(await bar()).getByText('Mark two to four models.')).toBeTruthy()
  })

  it('reads an address of any spelling', () => {
    expect(lineUpKeys(null)).toEqual([])
    expect(lineUpKeys('Zoya, imlong,,zoya')).toEqual(['zoya', 'imlong'])
    expect(lineUpKeys('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
    expect(lineUpKeys(`${'x'.repeat(81)},b`)).toEqual(['b'])
  })
})

describe('the polaroid on a profile', () => {
  it('is shown by the button and by the key P, with its date', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { type: 'profile_pic' })
    aPicture(t, asha.id, { type: 'polaroid_front' })
    renderScreen(t, '/models/asha')
    const button = await screen.findByRole('button', { name: 'See polaroid' })
    const added = /^Polaroid, added \w+ \d+, \d{4}$/
    fireEvent.click(button)
    expect(await screen.findByText(added)).toBeTruthy()
    expect(button.getAttribute('aria-pressed')).toBe('true')
    fireEvent.keyDown(document.body, { key: 'p' })
    await waitFor(() => expect(screen.queryByText(added)).toBeNull())
  })

  it('is not offered when it is locked', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { type: 'profile_pic' })
    aPicture(t, asha.id, { type: 'polaroid_front', isLocked: true })
    renderScreen(t, '/models/asha')
    await screen.findByRole('heading', { level: 1, name: 'Asha' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.queryByRole('button', { name: 'See polaroid' })).toBeNull()
  })
})
