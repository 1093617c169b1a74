import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const SEND = 'Send booking request'
const model = () => screen.findByRole('combobox', { name: /^Model/ })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: SEND }))

describe('the model field of /book-model', () => {
  it('lists the models by stage name in a select whose values are their ids', async () => {
    const t = testApp()
    const [zoe, asha] = ['Zoë', 'Asha'].map((stageName) => aModel(t, { stageName }).id)
    const { user } = renderScreen(t, '/book-model')
    await screen.findByRole('option', { name: 'Asha' })
    const select = (await model()) as HTMLSelectElement
    expect([select.tagName, select.name]).toEqual(['SELECT', 'modelId'])
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose a model'],
      [asha, 'Asha'],
      [zoe, 'Zoë'],
    ])
    await user.selectOptions(select, 'Zoë')
    expect(select.value).toBe(zoe)
    expect(await screen.findByText('You are asking for')).toBeTruthy()
  })

  it('tells two models of one name apart by what else is known of them', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', city: 'Pune' })
    aModel(t, { stageName: 'Asha', city: 'Kochi', availability: 'booked' })
    aModel(t, { stageName: 'Zoë', city: 'Kochi' })
    renderScreen(t, '/book-model')
    for (const name of ['Asha (Pune)', 'Asha (Kochi · Booked)', 'Zoë'])
      expect(await screen.findByRole('option', { name })).toBeTruthy()
  })

  it('searches a roster of more than 200 models by typing', async () => {
    const t = testApp()
    for (let number = 1; number <= 200; number++) aModel(t, { stageName: `Model ${number}` })
    const { unmount } = renderScreen(t, '/book-model')
    expect(await screen.findByRole('option', { name: 'Model 200' })).toBeTruthy()
    expect((await model()).tagName).toBe('SELECT')
    unmount()
    aModel(t, { stageName: 'Zoë' })
    const { user } = renderScreen(t, '/book-model')
    await waitFor(async () => expect((await model()).tagName).toBe('INPUT'))
    const box = await model()
    await user.type(box, 'zoe{Enter}')
    expect(box).toHaveProperty('value', 'Zoë')
    expect(await screen.findByText('You are asking for')).toBeTruthy()
  })

  it('accepts a slug in the link, and shows a friendly message when the model is booked or unknown', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha Rao', availability: 'booked' })
    const first = renderScreen(t, '/book-model?model=asha-rao')
    await waitFor(async () => expect(await model()).toHaveProperty('value', asha.id))
    expect(await screen.findByText(/Asha Rao is booked right now/)).toBeTruthy()
    first.unmount()
    const other = aModel(t, { stageName: 'Tara' }).id
    sessionStorage.setItem('bookingDraft', `{"modelId":"${other}"}`)
    renderScreen(t, '/book-model?model=nobody')
    expect(await screen.findByText(/could not find that model/)).toBeTruthy()
    expect(await model()).toHaveProperty('value', '')
  })

  it('says on return to a draft that its model has left the roster', async () => {
    const t = testApp()
    const tara = aModel(t, { stageName: 'Tara' })
    sessionStorage.setItem('bookingDraft', JSON.stringify({ modelId: 'gone', clientName: 'Kavya Menon' }))
    const { user } = renderScreen(t, '/book-model')
    expect(await screen.findByText(/no longer on our roster/)).toBeTruthy()
    const box = await model()
    await screen.findByRole('option', { name: 'Tara' })
    await user.selectOptions(box, 'Tara')
    expect(box).toHaveProperty('value', tara.id)
    expect(screen.queryByText(/no longer on our roster/)).toBeNull()
    expect(screen.getByDisplayValue('Kavya Menon')).toBeTruthy()
  })

  it.each([
    ['a link', '?model=asha'],
    ['the list', ''],
  ])('says of a model chosen by %s that it has left, once the request is refused', async (_, query) => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aModel(t, { stageName: 'Tara' })
    const job = { workType: 'Commercial', budgetRange: '$10,000+', dateRequired: '2099-01-05' }
    const who = { clientName: 'Kavya Menon', email: 'kavya@kori.example', phone: '+91 98100 12345' }
    const draft = { ...job, ...who, modelId: asha.id, details: 'Two days, four looks.' }
    sessionStorage.setItem('bookingDraft', JSON.stringify(draft))
    const { user } = renderScreen(t, `/book-model${query}`)
    await screen.findByText('You are asking for')
    await t.as(t.superadmin()).admin.models.setStatus({ id: asha.id, status: false })
    await send(user)
    expect(await screen.findByText(/no longer on our roster/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Asha' })).toBeNull())
    expect(await model()).toHaveProperty('value', '')
    expect(screen.queryByText('You are asking for')).toBeNull()
    expect(screen.getByDisplayValue('Kavya Menon')).toBeTruthy()
  })

  it("removes the link's model once another was chosen, so that a reload does not restore it", async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const tara = aModel(t, { stageName: 'Tara' })
    const first = renderScreen(t, `/book-model?model=${asha.id}`)
    const box = await model()
    await waitFor(() => expect(box).toHaveProperty('value', asha.id))
    await first.user.selectOptions(box, 'Tara')
    expect(box).toHaveProperty('value', tara.id)
    const address = first.path()
    expect(address).toBe('/book-model')
    first.unmount()
    renderScreen(t, address)
    await waitFor(async () => expect(await model()).toHaveProperty('value', tara.id))
  })
})
