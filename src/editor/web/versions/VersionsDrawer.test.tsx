import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SaveBody } from '../../contract/document.ts'
import type { Entry } from '../../rules/tree.ts'
import { languages, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = (version: number, status: string) => ({
  version,
  status,
  name: 'Christmas',
  saved: { by: 'Aino Lehto', at: `2026-11-2${version}T12:02:00Z` },
  publishedAt: null,
})
const [one, box, three] = page.fields['mainContentArea'] as [Entry, Entry, Entry]
const old = {
  ...page.fields,
  mainContentArea: [{ ...one, fields: { ...one.fields, heading: 'Once upon a time' } }, three, box],
}
const headings = (fields: unknown) =>
  ((fields as typeof page.fields)['mainContentArea'] as Entry[]).map((of) => of.fields?.['heading'])

async function openVersions(document = {}, fields: object = old) {
  const opened = openEditor({ version: 4, ...document })
  opened.server.on('GET /api/cms/content/12/versions', { body: { items: [entry(4, 'draft'), entry(2, 'kept')] } })
  opened.server.on('GET /api/cms/content/12/versions/2', {
    body: { ...entry(2, 'kept'), language: 'en', slug: 'christmas', fields },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }))
  const drawer = await screen.findByRole('region', { name: 'Versions' })
  const changed = await within(drawer).findByText('changed')
  return { ...opened, drawer, item: changed.closest('li') as HTMLElement }
}

test('what a version gained and lost since is said in words, by block and field', async () => {
  const { drawer, item } = await openVersions()
  expect(item.querySelector('del')?.textContent).toBe('taken: Once upon a time')
  expect(item.querySelector('ins')?.textContent).toBe('added: One')
  expect(within(item).getByText('Heading')).toBeTruthy()
  expect(within(drawer).getByText('moved')).toBeTruthy()
})

test('a version that is restored is one step, and undo brings back what stood before', async () => {
  const { server, drawer } = await openVersions()
  const restored = { version: 5, fields: old, saved: page.saved, languages }
  server.on('POST /api/cms/content/12/versions/2/restore', { body: restored })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Restore the whole version' }))
  expect(server.calls('POST /api/cms/content/12/versions/2/restore').at(-1)?.body).toEqual({ baseVersion: 4 })
  const outline = screen.getByRole('navigation', { name: 'Pages and outline' })
  expect(await within(outline).findByRole('button', { name: /^Text Once upon/ })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(
    () => {
      const sent = server.calls('PUT /api/cms/content/12').at(-1)?.body as SaveBody | undefined
      expect(sent?.baseVersion).toBe(5)
      expect(headings(sent?.fields)).toEqual(['One', undefined, 'Three'])
    },
    { timeout: 4_000 },
  )
})

test('one block is restored alone, and a refusal is told where the press was', async () => {
  const { server, item, drawer } = await openVersions()
  server.on('POST /api/cms/content/12/versions/2/restore', {
    status: 400,
    body: [{ key: 'content/version-outdated', value: 'The version no longer fits.' }],
  })
  await userEvent.click(within(item).getByRole('button', { name: /^Restore this block/ }))
  expect(server.calls('POST /api/cms/content/12/versions/2/restore').at(-1)?.body).toEqual({ baseVersion: 4, node: 21 })
  expect(within(drawer).getByRole('alert').textContent).toBe('The version no longer fits.')
})

test('without the right to write versions are read, and not restored', async () => {
  const { drawer } = await openVersions({ may: { write: false, publish: false, delete: false, branches: [] } })
  expect(within(drawer).queryByRole('button', { name: /^Restore/ })).toBeNull()
})

test('a block that came since is taken out, and undo brings it back', async () => {
  const without = { ...old, mainContentArea: [one, { ...three, fields: { ...three.fields, heading: 'Else' } }] }
  const { drawer } = await openVersions({}, without)
  const outline = screen.getByRole('navigation', { name: 'Pages and outline' })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Take this block out' }))
  await waitFor(() => expect(within(outline).queryByRole('button', { name: /^Box/ })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(outline).findByRole('button', { name: /^Box/ })).toBeTruthy()
})
