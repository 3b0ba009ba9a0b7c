import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { RedirectEntry } from '../../contract/redirects.ts'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = (from: string, to: string, hits = 0): RedirectEntry => ({
  language: 'fi',
  from,
  to,
  isPermanent: true,
  hits,
  lastHitAt: hits > 0 ? '2026-11-20T10:00:00Z' : null,
  made: { by: 'Aino Lehto', at: '2026-11-01T10:00:00Z' },
})

async function openRedirects(mayWrite = true) {
  const { server } = openEditor()
  const items = [entry('/vanha', '/uusi', 12), entry('/joulu24', '/joulu')]
  server.on('GET /api/cms/redirects', () => ({ body: { items: [...items], mayWrite } }))
  server.on('DELETE /api/cms/redirects', () => {
    items.shift()
    return { status: 204, body: null }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Redirects' }))
  const dialog = await screen.findByRole('dialog', { name: 'Redirects' })
  await within(dialog).findByRole('rowheader', { name: '/vanha' })
  return { server, dialog }
}

test('redirects are seen with their hits, and filtered', async () => {
  const { dialog } = await openRedirects()
  expect(within(dialog).getByRole('row', { name: /^FI \/vanha \/uusi permanent 12 20 Nov 2026/ })).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: /\/joulu24 .* never/ })).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('searchbox'), 'joulu')
  expect(within(dialog).queryByRole('rowheader', { name: '/vanha' })).toBeNull()
})

test('a redirect over a page of the shop is asked again, and then meant', async () => {
  const { server, dialog } = await openRedirects()
  const refusal = { key: 'content/redirect/page-covered', value: '/levyt is a page of the shop.' }
  server.on('POST /api/cms/redirects', ({ body }) =>
    (body as { coversPage?: boolean }).coversPage
      ? { status: 201, body: { from: '/levyt', to: '/uusi', replaced: null, retargeted: 2, isMissing: false } }
      : { status: 400, body: [refusal] },
  )
  await userEvent.type(within(dialog).getByLabelText('From'), '/levyt')
  await userEvent.type(within(dialog).getByLabelText('To'), '/uusi')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('/levyt is a page of the shop.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide the page all the same' }))
  expect(await within(dialog).findByText(/^\/levyt leads to \/uusi\. 2 redirects that led here/)).toBeTruthy()
})

test('one is removed, and undo adds it again', async () => {
  const { server, dialog } = await openRedirects()
  server.on('POST /api/cms/redirects', {
    status: 201,
    body: { from: '/vanha', to: '/uusi', replaced: null, retargeted: 0, isMissing: false },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the redirect from /vanha' }))
  await waitFor(() => expect(within(dialog).queryByRole('rowheader', { name: '/vanha' })).toBeNull())
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.calls('POST /api/cms/redirects').at(-1)?.body).toMatchObject({ from: '/vanha', to: '/uusi' }),
  )
})

test('a faulty table is refused line by line', async () => {
  const { server, dialog } = await openRedirects()
  server.on('POST /api/cms/redirects/import', {
    status: 400,
    body: [{ key: 'content/redirect/loop', value: 'It would go round.', line: 3 }],
  })
  const csv = 'language,from,to,kind\nfi,/a,/b,301\nfi,/b,/a,301\n'
  await userEvent.upload(within(dialog).getByLabelText('Add from CSV'), new File([csv], 'r.csv', { type: 'text/csv' }))
  expect(await within(dialog).findByText('Line 3: It would go round.')).toBeTruthy()
  expect(server.calls('POST /api/cms/redirects/import').at(-1)?.body).toEqual({ csv, coversPage: false })
})

test('without the right to write they are read', async () => {
  const { dialog } = await openRedirects(false)
  expect(within(dialog).queryByRole('button', { name: /^Remove|^Add/ })).toBeNull()
  expect(within(dialog).queryByLabelText('Add from CSV')).toBeNull()
})
