import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SaveBody } from '../../contract/document.ts'
import type { Resolved } from '../../contract/tree.ts'
import type { Entry } from '../../rules/tree.ts'
import { setSecondLanguage } from '../languages/second-language.ts'
import { addByKeys, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => {
  setSecondLanguage(null)
  vi.unstubAllGlobals()
})

type Server = ReturnType<typeof openEditor>['server']
const lead = (server: Server, to: Partial<Resolved> | null): void =>
  server.on(
    'GET /api/cms/resolve',
    to === null
      ? { status: 503, body: [] }
      : { body: { language: 'fi', id: null, companionOf: null, companionType: null, ...to } },
  )
async function savedUrls(server: Server): Promise<unknown[]> {
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(server.calls('PUT /api/cms/content/12').length).toBeGreaterThan(0))
  const sent = server.calls('PUT /api/cms/content/12').at(-1)?.body as SaveBody | undefined // what the editor sends
  const blocks = (sent?.fields['mainContentArea'] ?? []) as Entry[]
  const links = blocks.filter(({ type }) => type === 'LinkBlock')
  return links.map((one) => one.fields?.['url'])
}
async function addLink(): Promise<void> {
  await addByKeys('link')
  await screen.findByRole('button', { name: /^Link Gifts/ })
}

test.each<[string, Partial<Resolved> | null, string]>([
  ['a page', { id: 7 }, 'content:7#rasiat'],
  ['a category whose areas are made', { id: 8, companionOf: 'category:lahjat' }, 'category:lahjat#rasiat'],
  ['all products', { companionOf: 'products' }, 'category:all#rasiat'],
  ['no page', {}, '/lahjat#rasiat'],
  ['what cannot be looked up now', null, '/lahjat#rasiat'],
])('an example that leads to %s is added with the name that it has in every language', async (_of, to, url) => {
  const { server } = openEditor()
  lead(server, to)
  await addLink()
  await waitFor(async () => expect(await savedUrls(server)).toEqual([url]))
})

test('an added example is there before its names are found, keeps what is typed meanwhile, and goes by one step', async () => {
  const { server } = openEditor()
  const found = Promise.withResolvers<void>()
  const asked = vi.fn(() => found.promise)
  server.on('GET /api/cms/resolve', async () => {
    await asked()
    return { body: { language: 'fi', id: 7, companionOf: null, companionType: null } }
  })
  await addLink()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  fireEvent.change(screen.getByLabelText(/^Words/), { target: { value: 'Christmas gifts' } })
  found.resolve()
  await waitFor(async () => expect(await savedUrls(server)).toEqual(['content:7#rasiat']))
  expect(screen.getByLabelText<HTMLInputElement>(/^Words/).value).toBe('Christmas gifts')
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Words/).value).toBe('Gifts'))
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Link Gifts/ })).toBeNull())
})

test('a block of another language is copied with names of pages instead of their addresses', async () => {
  const fields = { metaTitle: '', mainContentArea: [] as object[] }
  const { server } = openEditor({ fields })
  lead(server, { id: 7 })
  const link = { id: 31, type: 'LinkBlock', fields: { words: 'Lahjat', url: '/lahjat' } }
  server.on('GET /api/cms/content/12', ({ query }) => ({
    body:
      query.get('language') === 'fi'
        ? { ...page, language: 'fi', fields: { ...fields, mainContentArea: [link] } }
        : { ...page, fields },
  }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Languages side by side' }))[0] as HTMLElement)
  const drawer = await screen.findByRole('region', { name: 'Languages side by side' })
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Copy what is missing: Finnish' }))
  await waitFor(async () => expect(await savedUrls(server)).toEqual(['content:7']))
  expect(server.calls('GET /api/cms/resolve')).toHaveLength(1)
})
