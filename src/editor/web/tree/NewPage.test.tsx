import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

test('kinds of a new page stand on shelves, those below the same page first, and are found by name', async () => {
  const { server } = openEditor()
  server.on('POST /api/cms/content', { status: 201, body: { id: 12, version: 1 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'New page' }))
  const dialog = await screen.findByRole('dialog', { name: 'New page' })
  const kinds = within(dialog).getByRole<HTMLSelectElement>('listbox', { name: 'Kind' })
  const groups = [...kinds.querySelectorAll('optgroup')].map((group) => [
    group.label,
    [...group.querySelectorAll('option')].map(({ value }) => value),
  ])
  expect(groups).toEqual([
    ['As under Start', ['ContentPage']],
    ['Most used', ['LandingPage']],
    ['Pages of the shop itself', ['CartPage']],
  ])
  expect(kinds.value).toBe('ContentPage')
  // The only one left is chosen, and Enter makes it.
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Name')))
  await userEvent.keyboard('Kesä')
  const filter = within(dialog).getByRole('searchbox', { name: 'Filter the list' })
  await userEvent.type(filter, 'xyz')
  const heard = within(dialog).getByRole('status')
  expect(heard.textContent).toBe('No kind matches.')
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Make a draft' }).disabled).toBe(true)
  await userEvent.clear(filter)
  expect(heard.textContent).toBe('')
  await userEvent.type(filter, 'land')
  expect(heard.textContent).toBe(`1 kind matches. Chosen: ${kinds.selectedOptions[0]?.textContent}`)
  expect(kinds.value).toBe('LandingPage')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(server.calls('POST /api/cms/content')).toHaveLength(1))
  expect(server.calls('POST /api/cms/content')[0]?.body).toMatchObject({
    type: 'LandingPage',
    name: 'Kesä',
    parentId: 1,
  })
})
