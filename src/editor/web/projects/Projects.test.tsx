import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Document } from '../../contract/document.ts'
import type { ProjectDetails } from '../../contract/projects.ts'
import { languages, openEditor } from '../testing/open-editor.tsx'

beforeEach(() => window.sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const deed = { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' }
const unchanged = { added: 0, changed: 0, moved: 0, removed: 0 }
const entry: ProjectDetails['items'][number] = {
  id: 12,
  kind: 'page',
  type: 'ContentPage',
  name: 'Christmas',
  language: 'en',
  version: 2,
  saved: deed,
  changes: { ...unchanged, changed: 2, added: 1 },
  trashed: null,
}
const project = (more: Partial<ProjectDetails> = {}): ProjectDetails => ({
  id: 7,
  name: 'Winter',
  state: 'open',
  made: deed,
  publishAt: null,
  published: null,
  drafts: 1,
  items: [entry],
  ...more,
})
const drafted = (projectId: number | null): Document['languages'] => ({
  ...languages,
  en: { ...languages.en, status: 'PublishedWithDraft', draft: deed, projectId },
})

function open(document: Partial<Document> = {}) {
  const { items: _, ...listed } = project()
  const opened = openEditor(document)
  opened.server.on('GET /api/cms/projects', { body: { items: [listed], mayWrite: true, mayPublish: true } })
  opened.server.on('GET /api/cms/projects/7', { body: project() })
  opened.server.on('GET /api/cms/projects/7/previewlinks', { body: { items: [] } })
  opened.server.on('POST /api/cms/content/12/project', ({ body }) => ({
    body: { languages: drafted((body as { projectId: number | null }).projectId) },
  }))
  return opened
}
async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Project:/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('a new draft is saved into the project that is chosen in the bar, and stays the page’s where that one has ended', async () => {
  const { server } = open()
  await choose('Winter')
  await userEvent.type(await screen.findByLabelText(/^Name/), '!')
  await waitFor(() => expect(server.calls('PUT /api/cms/content/12').at(-1)?.body).toMatchObject({ projectId: 7 }), {
    timeout: 4_000,
  })
  server.on('PUT /api/cms/content/12', ({ body }) =>
    'projectId' in (body as object)
      ? { status: 400, body: { errors: { projectId: ['No longer there'] } } }
      : { body: { version: 9, fields: (body as { fields: object }).fields, saved: deed, languages } },
  )
  await userEvent.type(screen.getByLabelText(/^Name/), '?')
  await waitFor(() => expect(server.calls('PUT /api/cms/content/12').at(-1)?.body).not.toHaveProperty('projectId'), {
    timeout: 4_000,
  })
  expect(await screen.findByText(/^Saved/)).toBeTruthy()
})

test('the draft that is open goes into the project, is shown to be of it, and is taken out', async () => {
  const { server } = open({ languages: drafted(null), source: 'draft' })
  await choose('Winter')
  expect(await screen.findByRole('button', { name: 'Project: Winter' })).toBeTruthy()
  await choose('No project')
  expect(await screen.findByRole('button', { name: 'Project: No project' })).toBeTruthy()
  expect(server.calls('POST /api/cms/content/12/project').map(({ body }) => body)).toEqual([
    { projectId: 7 },
    { projectId: null },
  ])
})

test('a project is refused with the page and the field, to which a press leads', async () => {
  const { server } = open({ languages: drafted(7), source: 'draft' })
  server.on('POST /api/cms/projects/7/publish', {
    status: 400,
    body: [
      {
        key: 'content/missing-value',
        value: 'This is missing.',
        id: 12,
        name: 'Christmas',
        language: 'en',
        node: 23,
        path: ['mainContentArea', 2, 'fields', 'heading'],
      },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Projects' })
  expect(await within(dialog).findByText(/2 parts changed, 1 new block · Aino Lehto/)).toBeTruthy()
  expect((within(dialog).getByRole('link', { name: 'Preview all' }) as HTMLAnchorElement).href).toMatch(
    /\/en\/\?epiprojects=7$/,
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish all' }))
  const missing = await within(dialog).findByText('This is missing.')
  expect(within(dialog).getByText('Christmas (EN)')).toBeTruthy()
  await userEvent.click(missing)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Heading/)))
  expect((screen.getByLabelText(/Heading/) as HTMLInputElement).value).toBe('Three')
})

test('another publisher was first, which is said, and the project is shown as published', async () => {
  const { server } = open({ languages: drafted(7), source: 'draft' })
  server.on('POST /api/cms/projects/7/publish', () => {
    server.on('GET /api/cms/projects/7', { body: project({ state: 'published', published: deed }) })
    return { status: 409, body: [{ key: 'content/project-published', value: 'Aino Lehto has published it.' }] }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all' }))
  expect(await screen.findByText('Aino Lehto has published it.')).toBeTruthy()
  expect(await screen.findByText(/^Aino Lehto published the project/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish all' })).toBeNull()
})

test('a name that is refused stays in its field with the words of the refusal', async () => {
  const { server } = open({ languages: drafted(7), source: 'draft' })
  server.on('PUT /api/cms/projects/7', {
    status: 409,
    body: [{ key: 'content/project-closed', value: 'It is closed.' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Projects' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Rename' }))
  const form = within(within(dialog).getByRole('region', { name: 'Winter' }))
  await userEvent.type(form.getByLabelText('Name of the project'), ' sale')
  await userEvent.click(form.getByRole('button', { name: 'Rename' }))
  expect(await form.findByText('It is closed.')).toBeTruthy()
  expect((form.getByLabelText('Name of the project') as HTMLInputElement).value).toBe('Winter sale')
})

test('a project is closed after a question alone', async () => {
  const { server } = open({ languages: drafted(7), source: 'draft' })
  server.on('PUT /api/cms/projects/7', { status: 204, body: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close the project' }))
  const question = await screen.findByText(/^Close the project\? Its drafts stay with their pages/)
  expect(server.calls('PUT /api/cms/projects/7')).toEqual([])
  const asked = within(question.closest<HTMLElement>('.edit-note') ?? document.body)
  await userEvent.click(asked.getByRole('button', { name: 'Close the project' }))
  await waitFor(() => expect(server.calls('PUT /api/cms/projects/7')[0]?.body).toEqual({ state: 'closed' }))
})

test('a draft that may not go into a planned project is refused with the server’s words', async () => {
  const { server } = open({ languages: drafted(null), source: 'draft' })
  server.on('POST /api/cms/content/12/project', {
    status: 400,
    body: { errors: { projectId: ['The project is planned.'] } },
  })
  await choose('Winter')
  expect(await screen.findByText('The project is planned.')).toBeTruthy()
})

test('a link shows all drafts of the project without an account, says until when, and is revoked', async () => {
  const { server } = open({ languages: drafted(7), source: 'draft' })
  const items = [{ id: 4, made: deed, expiresAt: '2026-12-03T22:30:00Z' }]
  server.on('GET /api/cms/projects/7/previewlinks', () => ({ body: { items: [...items] } }))
  server.on('POST /api/cms/projects/7/previewlinks', () => {
    items.unshift({ id: 5, made: deed, expiresAt: '2026-12-05T12:00:00Z' })
    return { status: 201, body: { id: 5, url: 'https://shop.test/en/christmas?preview=token', expiresAt: '' } }
  })
  server.on('DELETE /api/cms/previewlinks/4', () => {
    items.pop()
    return { status: 204 }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Projects' }))
  // Half past ten in Greenwich is the next day in Helsinki.
  expect(await dialog.findByText(/^Works until Friday,? 4 December 2026 at 00:30, Helsinki time/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(((await dialog.findByLabelText('Preview link')) as HTMLInputElement).value).toMatch(/preview=token$/)
  expect(server.calls('POST /api/cms/projects/7/previewlinks').at(-1)?.body).toEqual({ days: 2 })
  await userEvent.click(await dialog.findByRole('button', { name: /^Revoke the link that works until Friday/ }))
  expect(await dialog.findByText(/^The link is revoked/)).toBeTruthy()
  await waitFor(() => expect(dialog.queryByText(/Friday/)).toBeNull())
})
