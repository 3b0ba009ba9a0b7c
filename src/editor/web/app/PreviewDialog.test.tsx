import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const link = (id: number, day: number) => ({
  id,
  made: { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' },
  expiresAt: `2026-12-0${day}T22:30:00Z`,
})

async function openPreview(document = {}) {
  const opened = openEditor(document)
  const listed = [link(3, 2)]
  opened.server.on('GET /api/cms/content/12/previewlinks', () => ({ body: { items: listed } }))
  opened.server.on('POST /api/cms/content/12/previewlinks', () => {
    listed.unshift(link(4, 4))
    return { status: 201, body: { id: 4, url: 'https://shop.test/en/christmas?preview=token', expiresAt: '' } }
  })
  opened.server.on('DELETE /api/cms/previewlinks/4', () => {
    listed.shift()
    return { status: 204, body: null }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Preview' }) }
}

test('a preview link is made, listed with its end in Helsinki time, and revoked', async () => {
  const { server, dialog } = await openPreview()
  // Half past ten in Greenwich is the next day in Helsinki.
  expect(
    await within(dialog).findByText(/^Works until Thursday,? 3 December 2026 at 00:30, Helsinki time/),
  ).toBeTruthy()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'For how long' }), '3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make a link' }))
  const field = (await within(dialog).findByLabelText('Preview link')) as HTMLInputElement
  expect(field.value).toBe('https://shop.test/en/christmas?preview=token')
  expect(server.calls('POST /api/cms/content/12/previewlinks').at(-1)?.body).toEqual({ days: 3 })
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Revoke the link that works until Saturday/ }))
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1))
  expect(within(dialog).getByText(/^The link is revoked/)).toBeTruthy()
  expect(within(dialog).queryByLabelText('Preview link')).toBeNull()
})

test('without the right to write links are seen, and neither made nor revoked', async () => {
  const { dialog } = await openPreview({ may: { write: false, publish: false, delete: false, branches: [] } })
  expect(await within(dialog).findByText(/^Works until/)).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /link/ })).toBeNull()
})
