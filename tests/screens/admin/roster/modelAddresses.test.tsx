import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

describe('the list of models', () => {
  it('has a model in each link below its address, and leads to a new one by a button', async () => {
    const t = testApp()
    const { id } = aModel(t)
    const { user, path } = renderAdmin(t, '/admin/models')
    await screen.findByRole('table')
    const links = [...document.querySelectorAll('a[href^="/admin/models/"]')]
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link.getAttribute('href')).toContain(id)
    expect(screen.getByRole('button', { name: 'Boards' }).getAttribute('href')).toBe('/admin/boards')
    expect(screen.getByRole('button', { name: 'Import' }).getAttribute('href')).toBe('/admin/import')
    await user.click(screen.getByRole('button', { name: 'Add New Model' }))
    expect(path()).toBe('/admin/models/new')
  })

  it.each([
    ['/admin/models/boards', '/admin/boards'],
    ['/admin/models/import', '/admin/import'],
  ])('leads from the old address %s to %s', async (old, now) => {
    const { path } = renderAdmin(testApp(), old)
    await waitFor(() => expect(path()).toBe(now))
  })
})
