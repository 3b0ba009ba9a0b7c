import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PublishProblem, SaveBody } from '../contract/document.ts'
import type { Entry } from '../rules/tree.ts'
import { addByKeys, languages, openEditor, page } from './testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const outline = async () => screen.findByRole('navigation', { name: 'Pages and outline' })
const row = async (name: RegExp) => within(await outline()).getByRole('button', { name })
const lastSave = (calls: readonly { body: unknown }[]) => calls.at(-1)?.body as SaveBody | undefined
const blocksOf = (body: SaveBody | undefined) => (body?.fields['mainContentArea'] ?? []) as Entry[]

test('words of a block are written in the form and saved with the version they began from', async () => {
  const { server } = openEditor()
  await userEvent.click(await row(/^Text One/))
  const field = screen.getByLabelText(/Heading/)
  await userEvent.clear(field)
  await userEvent.type(field, 'Gift')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() =>
    expect(blocksOf(lastSave(server.calls('PUT /api/cms/content/12')))[0]?.fields?.['heading']).toBe('Gift'),
  )
  expect(lastSave(server.calls('PUT /api/cms/content/12'))).toMatchObject({ baseVersion: 1, name: 'Christmas' })
  expect(await screen.findByText(/^Saved/)).toBeTruthy()
})

test('blocks are moved by keyboard into a container and out of it, and each move is told to the ear', async () => {
  openEditor()
  const third = await row(/^Text Three/)
  fireEvent.keyDown(third, { key: 'ArrowRight', altKey: true })
  expect(await screen.findByText('Text, Blocks, place 1 of 1')).toBeTruthy()
  fireEvent.keyDown(await row(/^Text Three/), { key: 'ArrowLeft', altKey: true })
  expect(await screen.findByText('Text, Main content, place 3 of 3')).toBeTruthy()
  fireEvent.keyDown(await row(/^Text Three/), { key: 'ArrowDown', altKey: true })
  expect(await screen.findByText('The block is at the end already.')).toBeTruthy()
})

test('a block is removed at once and brought back by undo', async () => {
  openEditor()
  const box = await row(/^Box/)
  fireEvent.keyDown(box, { key: 'Delete' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Box/ })).toBeNull())
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(await row(/^Box/)).toBeTruthy()
})

test('a new block is chosen from the catalogue with an example, and saved without an id of the server’s', async () => {
  const { server } = openEditor()
  await userEvent.click(within(await outline()).getByRole('button', { name: /^Add a block/ }))
  const catalogue = await screen.findByRole('dialog', { name: 'Add a block' })
  await userEvent.click(within(catalogue).getByRole('button', { name: 'Text' }))
  expect((within(catalogue).getByRole('radio', { name: /^Example/ }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(within(catalogue).getByRole('button', { name: 'Add' }))
  expect(await row(/^Text Example heading/)).toBeTruthy()
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => {
    const added = blocksOf(lastSave(server.calls('PUT /api/cms/content/12')))[3]
    expect(added).toMatchObject({ type: 'TextBlock', fields: { heading: 'Example heading' } })
    expect(added?.id).toBeLessThan(0)
  })
})

test('a new block is found by name and added by two presses of Enter', async () => {
  openEditor()
  await addByKeys('text')
  expect(await row(/^Text Example heading/)).toBeTruthy()
})

test('a field that two changed waits for a choice, and both texts are safe until then', async () => {
  const { server } = openEditor()
  const theirs = structuredClone(page.fields) as { mainContentArea: Entry[] }
  const [first] = theirs.mainContentArea
  if (first?.fields) first.fields['heading'] = 'Theirs'
  server.on('PUT /api/cms/content/12', ({ body }) => {
    const sent = body as SaveBody
    if (sent.baseVersion === 1) {
      const current = {
        version: 5,
        name: page.name,
        slug: page.slug,
        fields: theirs,
        saved: { by: 'Mikko Salo', at: '2026-12-01T12:03:00Z' },
      }
      return { status: 409, body: [{ key: 'version-conflict', value: '', current }] }
    }
    return { body: { version: 6, fields: sent.fields, saved: page.saved, languages } }
  })
  await userEvent.click(await row(/^Text One/))
  await userEvent.type(screen.getByLabelText(/Heading/), ' mine')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  expect(await screen.findByRole('heading', { name: 'One field, two texts' })).toBeTruthy()
  expect(screen.getByText('Waits for a choice')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Mikko Salo/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'One field, two texts' })).toBeNull())
  expect(await row(/^Text Theirs/)).toBeTruthy()
})

test('a refusal of publishing leads to its field', async () => {
  const { server } = openEditor()
  const problem: PublishProblem = {
    key: 'forms/validation/required',
    value: 'The heading is missing.',
    language: 'en',
    path: ['mainContentArea', 0, 'fields', 'heading'],
    node: 21,
  }
  server.on('POST /api/cms/content/12/publish', { status: 400, body: [problem] })
  await outline()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish: English' }))
  const said = await screen.findByText('The heading is missing.')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('The heading is missing.'))
  expect(await row(/^Text One.*1 problem/)).toBeTruthy()
  await userEvent.click(said)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Heading/)))
})

test('a refusal of saving names its field, and leads there', async () => {
  const { server } = openEditor()
  server.on('PUT /api/cms/content/12', {
    status: 400,
    body: { errors: { 'mainContentArea.0.items.1': ['Check the value'] } },
  })
  await userEvent.click(await row(/^Text One/))
  await userEvent.type(screen.getByLabelText(/Heading/), '!')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  expect(await screen.findByText(/Text › Rows › Row 2: Check the value/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Page details' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show the field' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Text One/ }).getAttribute('aria-current')).toBe('true'),
  )
})

test('a language that has no page yet leads to the one it may begin from', async () => {
  openEditor({ url: null, publishedUrl: null, source: 'published', languages: { ...languages, en: languages.sv } })
  await userEvent.click(await screen.findByRole('button', { name: 'Begin from: Finnish' }))
  const twin = await screen.findByRole('region', { name: 'Languages side by side' })
  await userEvent.click(within(twin).getByRole('button', { name: 'Close' }))
})

test('each page that the frame loads hears its scale, the names, the choice and the marks', async () => {
  openEditor()
  await userEvent.click(await row(/^Text One/))
  const frame = screen.getByTitle('The page') as HTMLIFrameElement // a frame has the title alone
  const heard: unknown[] = []
  const source = { postMessage: (said: { kind: string }) => void heard.push(said.kind) } as unknown as Window // all that is used
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const data = { konvehtiEditor: 1, kind: 'ready', url: '/en/christmas', contentId: 12, language: 'en' }
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source })))
  await waitFor(() => expect(heard).toEqual(expect.arrayContaining(['scale', 'labels', 'select', 'marks'])))
  // What is saved is fetched again.
  expect(heard).not.toContain('saved')
  await userEvent.type(screen.getByLabelText(/Heading/), '!')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(heard).toContain('saved'))
})

test('the menu closes when the page in the frame is pressed', async () => {
  openEditor()
  await outline()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByRole('menu')).toBeTruthy()
  fireEvent.blur(window)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('without a line the words say so, and are kept', async () => {
  const { server } = openEditor()
  server.on('PUT /api/cms/content/12', { status: 503, body: null })
  await userEvent.click(await row(/^Text One/))
  await userEvent.type(screen.getByLabelText(/Heading/), '!')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  expect(await screen.findByText('Not saved: no connection')).toBeTruthy()
  expect(screen.getByText(/kept in this browser/)).toBeTruthy()
})

test('an account without the right to write sees everything and changes nothing', async () => {
  openEditor({ may: { write: false, publish: false, delete: false, branches: [] } })
  await userEvent.click(await row(/^Text One/))
  expect((screen.getByLabelText(/Heading/) as HTMLInputElement).readOnly).toBe(true)
  expect(screen.getByText(/^Read only/)).toBeTruthy()
  expect(within(await outline()).queryByRole('button', { name: /^Add a block/ })).toBeNull()
})

test('what is of the whole site is no part of the page in the frame, which is fetched again after a save', async () => {
  const { server } = openEditor({ kind: 'block', key: 'site-settings', url: '/en/' })
  await userEvent.click(await row(/^Text One/))
  const frame = screen.getByTitle('The page') as HTMLIFrameElement // a frame has the title alone
  const heard: unknown[] = []
  const source = { postMessage: (said: { kind: string }) => void heard.push(said.kind) } as unknown as Window // all that is used
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const data = { konvehtiEditor: 1, kind: 'ready', url: '/en/', contentId: 1, language: 'en' }
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source })))
  await userEvent.type(screen.getByLabelText(/Heading/), '!')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(heard).toContain('saved'))
  expect(heard).not.toContain('value')
  expect(server.calls('POST /api/cms/present/12')).toHaveLength(0)
})

test('the popup that is open in the form is shown on the page in the frame, one at a time', async () => {
  const popups = ['spring', 'summer'].map((id) => ({ id, heading: id }))
  const { server } = openEditor({
    kind: 'block',
    type: 'SitePopups',
    key: 'site-popups',
    url: '/en/',
    fields: { popups },
  })
  server.on('POST /api/cms/present/12', ({ body }) => ({ body: (body as SaveBody).fields }))
  const frame = (await screen.findByTitle('The page')) as HTMLIFrameElement // a frame has the title alone
  const heard: { kind: string; model?: { sitePopup?: { heading: string } } }[] = []
  const source = { postMessage: (said: (typeof heard)[0]) => void heard.push(said) } as unknown as Window // all that is used
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const data = { konvehtiEditor: 1, kind: 'ready', url: '/en/', contentId: 1, language: 'en' }
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source })))
  const shown = () => heard.findLast(({ kind }) => kind === 'page')?.model?.sitePopup?.heading
  await waitFor(() => expect(shown()).toBe('spring'))
  await userEvent.click(screen.getByRole('button', { name: 'summer' }))
  await waitFor(() => expect(shown()).toBe('summer'))
  await userEvent.type(screen.getByLabelText(/^Heading/), '!')
  await waitFor(() => expect(shown()).toBe('summer!'))
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(server.calls('PUT /api/cms/content/12').length).toBeGreaterThan(0))
  // A page that is fetched again would come without it.
  expect(heard.map(({ kind }) => kind)).not.toContain('saved')
})

test('a field that another one asks for comes with it, and references have the names of what they lead to', async () => {
  const popups = [{ id: 'spring', heading: 'Spring', isRepeated: false, days: 3, pages: ['content:1'] }]
  const { server } = openEditor({
    kind: 'block',
    type: 'SitePopups',
    key: 'site-popups',
    url: null,
    fields: { popups },
  })
  const start = { kind: 'page', uri: 'content:1', name: 'Start', url: '/en', picture: null, note: 'StartPage' }
  server.on('GET /api/cms/links', { body: { items: [start] } })
  // One of many is told by its heading; the only one is open.
  expect(await screen.findByRole('button', { name: 'Spring' })).toBeTruthy()
  expect(screen.queryByLabelText('Days')).toBeNull()
  await userEvent.click(screen.getByLabelText('Repeated'))
  expect((screen.getByLabelText('Days') as HTMLInputElement).value).toBe('3')
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy()
})

test('a path of the site opens the page’s item, and makes that of a product’s areas where there is none yet', async () => {
  const { server } = openEditor({ companionOf: 'product:KV1', url: null }, '/edit?path=/en/dark-bar')
  server.on('GET /api/cms/resolve', {
    body: { language: 'en', id: null, companionOf: 'product:KV1', companionType: 'Folder' },
  })
  server.on('POST /api/cms/content', { status: 201, body: { id: 12, version: 1 } })
  expect(await screen.findByRole('heading', { name: 'Christmas', level: 1 })).toBeTruthy()
  expect(server.calls('GET /api/cms/resolve').at(-1)?.query.get('path')).toBe('/en/dark-bar')
  expect(server.calls('POST /api/cms/content').at(-1)?.body).toMatchObject({
    companionOf: 'product:KV1',
    type: 'Folder',
    language: 'en',
  })
})

test('a path that no page has says so, and leads to the start page', async () => {
  const { server } = openEditor({}, '/edit?path=/en/nowhere')
  server.on('GET /api/cms/resolve', { body: { language: 'en', id: null, companionOf: null, companionType: null } })
  server.on('GET /api/cms/content/1', { body: { ...page, id: 1, name: 'Start' } })
  expect(await screen.findByText('No page has the path /en/nowhere.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open the start page' }))
  await waitFor(() => expect(server.calls('GET /api/cms/content/1')).toHaveLength(1))
  expect(window.location.search).not.toContain('path')
})

test('a page whose areas may not be made is refused once, with the way to the start page', async () => {
  const { server } = openEditor({}, '/edit?path=/en/product')
  server.on('GET /api/cms/content/1', { body: { ...page, id: 1, name: 'Start' } })
  server.on('GET /api/cms/resolve', {
    body: { id: null, language: 'en', companionOf: 'product:KV1', companionType: 'ContentPage' },
  })
  server.on('POST /api/cms/content', { status: 403, body: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Open the start page' }))
  expect(await outline()).toBeTruthy()
  expect(server.calls('POST /api/cms/content')).toHaveLength(1)
})
