import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Document, SaveBody } from '../../contract/document.ts'
import type { CommentBody, ReviewBody, ReviewState } from '../../contract/review.ts'
import { languages, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const deed = { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' }
const said = {
  id: 1,
  language: 'en',
  node: 21,
  field: null,
  body: 'Another word?',
  written: deed,
  isMine: false,
  resolved: null,
}
const drafted = (status: 'PublishedWithDraft' | 'InReview'): Partial<Document> => ({
  source: 'draft',
  languages: { ...languages, en: { ...languages.en, status, version: 1, draft: deed } },
})
const review = (state: ReviewState['state'], note = ''): ReviewState => ({
  state,
  version: 1,
  note,
  asked: deed,
  answered: state === 'asked' ? null : { by: 'Petra Julkunen', at: deed.at },
})

test('comments are marked in the outline, answered at their block and resolved', async () => {
  const { server } = openEditor()
  let listed = [said]
  server.on('GET /api/cms/content/12/comments', () => ({ body: { items: listed } }))
  server.on('POST /api/cms/content/12/comments', ({ body }) => {
    const { node, body: words } = body as CommentBody
    listed = [...listed, { ...said, id: 2, node: node ?? 0, body: words, isMine: true }]
    return { status: 201, body: { id: 2 } }
  })
  server.on('PUT /api/cms/comments/1', () => {
    listed = []
    return { status: 204, body: null }
  })
  server.on('PUT /api/cms/comments/2', { status: 204, body: null })
  const outline = await screen.findByRole('navigation', { name: 'Pages and outline' })
  await userEvent.click(await within(outline).findByRole('button', { name: /^Text One.*Comments: 1 open/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Comments: 1 open' }))
  const drawer = await screen.findByRole('region', { name: 'Comments' })
  expect(within(drawer).getByText('Another word?')).toBeTruthy()
  await userEvent.type(within(drawer).getByLabelText('Comment on Text'), 'It stays.')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Comment' }))
  expect(await within(drawer).findByText('It stays.')).toBeTruthy()
  expect(server.calls('POST /api/cms/content/12/comments')[0]?.body).toEqual({
    language: 'en',
    node: 21,
    body: 'It stays.',
  })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Resolve: Text' }))
  expect(await within(drawer).findByText('No open comments.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comments' })).toBeTruthy()
})

test('a comment that is half written waits at its block until it is sent', async () => {
  const { server } = openEditor()
  server.on('POST /api/cms/content/12/comments', { status: 201, body: { id: 2 } })
  const outline = await screen.findByRole('navigation', { name: 'Pages and outline' })
  const choose = async (name: RegExp) => userEvent.click(await within(outline).findByRole('button', { name }))
  await choose(/^Text One/)
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }))
  await userEvent.type(await screen.findByLabelText('Comment on Text'), 'Half')
  await choose(/^Text Three/)
  expect((screen.getByLabelText('Comment on Text') as HTMLTextAreaElement).value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }))
  await choose(/^Text One/)
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }))
  const field = await screen.findByLabelText('Comment on Text')
  expect((field as HTMLTextAreaElement).value).toBe('Half')
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
  expect(server.calls('POST /api/cms/content/12/comments')[0]?.body).toMatchObject({ node: 21, body: 'Half' })
})

test('who may not publish asks for a review with a note, and the page says that it waits', async () => {
  const { server } = openEditor({ ...drafted('PublishedWithDraft'), may: { ...page.may, publish: false } })
  server.on('POST /api/cms/content/12/review', ({ body }) => {
    server.on('GET /api/cms/content/12/review', { body: review('asked', (body as ReviewBody).note) })
    server.on('GET /api/cms/content/12', { body: { ...page, ...drafted('InReview') } })
    return { body: review('asked') }
  })
  expect(await screen.findByRole('button', { name: 'For review' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'For review' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review: Christmas' })
  await userEvent.type(within(dialog).getByLabelText('Message'), 'New prices')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for a review' }))
  expect(await screen.findByText(/^Aino Lehto asked for a review [^.]*1\D[^.]*14:02\. New prices/)).toBeTruthy()
  expect(await screen.findByText('in review')).toBeTruthy()
  expect(server.calls('POST /api/cms/content/12/review')[0]?.body).toEqual({
    action: 'ask',
    note: 'New prices',
    version: 1,
  })
})

test('a publisher sends the draft back, which needs a reason', async () => {
  const { server } = openEditor(drafted('InReview'))
  server.on('GET /api/cms/content/12/review', { body: review('asked', 'New prices') })
  server.on('POST /api/cms/content/12/review', () => {
    server.on('GET /api/cms/content/12/review', { body: review('refused', 'The wrong year') })
    return { body: review('refused') }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review: Christmas' })
  const back = within(dialog).getByRole('button', { name: 'Send back' })
  expect((back as HTMLButtonElement).disabled).toBe(true)
  await userEvent.type(within(dialog).getByLabelText('Message'), 'The wrong year')
  await userEvent.click(back)
  expect(
    await screen.findByText(/^Petra Julkunen sent the draft back [^.]*1\D[^.]*14:02\. The wrong year/),
  ).toBeTruthy()
  const answer = { action: 'refuse', note: 'The wrong year', version: 1 }
  expect(server.calls('POST /api/cms/content/12/review')[0]?.body).toEqual(answer)
})

test('an answer names the version that was looked at, not one that came in while it was written', async () => {
  const { server } = openEditor(drafted('InReview'))
  server.on('GET /api/cms/content/12/review', { body: review('asked') })
  server.on('POST /api/cms/content/12/review', {
    status: 409,
    body: [{ key: 'content/review-newer', value: 'The draft has changed since you looked at it.' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review: Christmas' })
  server.on('PUT /api/cms/content/12', ({ body }) => {
    const { baseVersion, name, slug, fields } = body as SaveBody
    return baseVersion === 1
      ? {
          status: 409,
          body: [{ key: 'version-conflict', current: { version: 2, name: page.name, slug, fields, saved: deed } }],
        }
      : { body: { version: 3, name, fields, saved: deed, languages: drafted('InReview').languages } }
  })
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Christmas!' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await within(dialog).findByText('The draft has changed since you looked at it.')).toBeTruthy()
  expect(server.calls('PUT /api/cms/content/12').at(-1)?.body).toMatchObject({ baseVersion: 2 })
  expect(server.calls('POST /api/cms/content/12/review')[0]?.body).toMatchObject({ version: 1 })
})

test('others on the page are seen with their block, and what they saved comes in before the next save', async () => {
  const { server } = openEditor()
  const theirs = structuredClone(page.fields)
  const [first] = theirs['mainContentArea'] as { fields: { heading: string } }[]
  if (first) first.fields.heading = 'Theirs'
  server.on('POST /api/cms/content/12/presence', () => {
    server.on('GET /api/cms/content/12', { body: { ...page, version: 2, fields: theirs, saved: deed } })
    return { body: { version: 2, people: [{ name: 'Aino Lehto', node: 23 }] } }
  })
  expect(await screen.findByText('Aino Lehto: Text', {}, { timeout: 3_000 })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Text Three.*Here: Aino Lehto/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Text Theirs/ })).toBeTruthy()
  expect(await screen.findByText(/^Combined with what Aino Lehto saved/)).toBeTruthy()
  expect(server.calls('PUT /api/cms/content/12')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Text Three/ }))
  await waitFor(() => expect(server.calls('POST /api/cms/content/12/presence').at(-1)?.body).toEqual({ node: 23 }))
})
