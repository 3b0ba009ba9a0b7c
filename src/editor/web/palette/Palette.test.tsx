import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openPalette() {
  const opened = openEditor()
  opened.server.on('GET /api/cms/links', { body: { items: [] } })
  await screen.findByRole('navigation', { name: 'Pages and outline' })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Find and do' })
  const field = within(dialog).getByRole('combobox', { name: 'Page, path, product or command' })
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { ...opened, dialog, field, active }
}

test('a page is opened by its name with the keyboard alone, and the chosen row is told to the ear', async () => {
  const { server, field, active } = await openPalette()
  server.on('GET /api/cms/content/1', { body: { ...page, id: 1, name: 'Start', url: '/en' } })
  fireEvent.change(field, { target: { value: 'st' } })
  expect(active()).toContain('Start')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(active()).not.toContain('Start')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(new URL(window.location.href).searchParams.get('id')).toBe('1'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('commands of the editor are done, and blocks of the page are chosen', async () => {
  const { field } = await openPalette()
  fireEvent.change(field, { target: { value: 'text three' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  // Both words are not in one name: nothing is done.
  expect(await screen.findByText('Nothing matches.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'three' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(((await screen.findByLabelText(/Heading/)) as HTMLInputElement).value).toBe('Three')
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'keys' } })
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy()
})

test('a product is found by name, and the areas of its page are made where there are none yet', async () => {
  const { server, field, dialog } = await openPalette()
  server.on('GET /api/cms/links', ({ query }) => ({
    body: {
      items:
        query.get('kind') === 'product'
          ? [{ kind: 'product', uri: 'product:KV1', name: 'Dark bar', url: '/en/dark-bar', picture: null, note: 'KV1' }]
          : [],
    },
  }))
  server.on('GET /api/cms/resolve', {
    body: { language: 'en', id: null, companionOf: 'product:KV1', companionType: 'Folder' },
  })
  server.on('POST /api/cms/content', { status: 201, body: { id: 40, version: 1 } })
  server.on('GET /api/cms/content/40', { body: { ...page, id: 40, name: 'Dark bar', url: '/en/dark-bar' } })
  fireEvent.change(field, { target: { value: 'dark bar' } })
  await userEvent.click(await within(dialog).findByRole('option', { name: /Dark bar/ }))
  await waitFor(() => expect(new URL(window.location.href).searchParams.get('id')).toBe('40'))
  expect(server.calls('GET /api/cms/resolve').at(-1)?.query.get('path')).toBe('/en/dark-bar')
  expect(server.calls('POST /api/cms/content').at(-1)?.body).toEqual({
    type: 'Folder',
    parentId: null,
    language: 'en',
    name: 'Dark bar',
    companionOf: 'product:KV1',
  })
})

test('a path that no page has is said, and the palette stays', async () => {
  const { server, field, dialog } = await openPalette()
  server.on('GET /api/cms/resolve', { body: { language: 'en', id: null, companionOf: null, companionType: null } })
  fireEvent.change(field, { target: { value: '/en/nowhere' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await within(dialog).findByText('No page has the path /en/nowhere.')).toBeTruthy()
  expect(new URL(window.location.href).searchParams.get('id')).toBe('12')
})
