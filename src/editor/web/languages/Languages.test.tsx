import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SaveBody } from '../../contract/document.ts'
import type { Entry } from '../../rules/tree.ts'
import { openEditor, page } from '../testing/open-editor.tsx'
import { setSecondLanguage } from './second-language.ts'

afterEach(() => {
  setSecondLanguage(null)
  vi.unstubAllGlobals()
})

const [, box] = page.fields['mainContentArea'] as [Entry, Entry, Entry]
const text = (id: number, heading: string, items: string[] = []): Entry => ({
  id,
  type: 'TextBlock',
  fields: { heading, isWide: false, items },
})
/** The page in Finnish: one block more, which English lacks, and one that English alone has. */
const finnish = {
  ...page,
  language: 'fi',
  name: 'Joulu',
  fields: {
    metaTitle: 'Joulun suklaat',
    mainContentArea: [
      text(21, 'Yksi', ['ensi']),
      text(24, 'Lahjat'),
      { ...box, fields: { title: 'Laatikko', blocks: [] } },
    ],
  },
}
const english = {
  fields: {
    metaTitle: '',
    mainContentArea: [text(21, 'One', ['first']), { ...box, fields: { title: '', blocks: [] } }, text(23, 'Three')],
  },
}

async function openTwo(document: object = english) {
  const opened = openEditor(document)
  opened.server.on('GET /api/cms/content/12', ({ query }) => ({
    body: String(query).includes('language=fi') ? finnish : { ...page, ...document },
  }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Languages side by side' }))[0] as HTMLElement)
  const drawer = await screen.findByRole('region', { name: 'Languages side by side' })
  await within(drawer).findByText(/^English lacks/)
  return { ...opened, drawer }
}
test('the words of a language alone are marked as of it', async () => {
  const { drawer } = await openTwo()
  const row = within(drawer).getAllByRole('button', { name: /^Copy: .*, Finnish$/ })[0]
  expect(row?.closest('[lang="en"], [lang="fi"]')).toBe(document.documentElement)
})

const lastFields = (calls: readonly { body: unknown }[]) => (calls.at(-1)?.body as SaveBody | undefined)?.fields
const saved = { timeout: 4_000 }

test('what each language lacks is counted, and every missing field and block is one press away', async () => {
  const { drawer } = await openTwo()
  expect(
    within(drawer).getByText(/English lacks 2 fields and 1 block · Finnish lacks 0 fields and 1 block/),
  ).toBeTruthy()
  const list = within(drawer).getByRole('list', { name: 'Blocks of both languages' })
  await userEvent.click(within(list).getByRole('button', { name: /^Box .*1 field missing/ }))
  const pair = within(drawer).getByText('Not translated').closest('.edit-pair') as HTMLElement
  expect((within(pair).getByLabelText('Title, Finnish') as HTMLInputElement).readOnly).toBe(true)
  expect((within(pair).getByLabelText('Title, Finnish') as HTMLInputElement).value).toBe('Laatikko')
  await userEvent.click(within(list).getByRole('button', { name: /^Text Three.*Only in one language: English/ }))
  expect(within(drawer).getAllByText('Only in one language: English')).toHaveLength(2)
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Only what is open' }))
  expect(within(list).queryByRole('button', { name: /^Text One/ })).toBeNull()
})

test('a field is written next to the other language’s, and takes its words over at a press that undo takes back', async () => {
  const { server, drawer } = await openTwo()
  const list = within(drawer).getByRole('list', { name: 'Blocks of both languages' })
  await userEvent.click(within(list).getByRole('button', { name: /^Text One/ }))
  const heading = within(drawer).getByLabelText('Heading') as HTMLInputElement
  await userEvent.type(heading, ' gift')
  expect(heading.value).toBe('One gift')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Copy: Heading, Finnish' }))
  expect(heading.value).toBe('Yksi')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
  expect(heading.value).toBe('One gift')
  await waitFor(() => {
    const [first] = (lastFields(server.calls('PUT /api/cms/content/12'))?.['mainContentArea'] ?? []) as Entry[]
    expect(first?.fields?.['heading']).toBe('One gift')
  }, saved)
})

test('copying all that is missing keeps the words that exist, and says how much it was', async () => {
  const { server, drawer } = await openTwo()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Copy what is missing: Finnish' }))
  expect(await screen.findByText(/^Copied 2 fields and 1 block\. Words that this language had/)).toBeTruthy()
  await waitFor(() => {
    expect(lastFields(server.calls('PUT /api/cms/content/12'))).toEqual({
      metaTitle: 'Joulun suklaat',
      mainContentArea: [
        text(21, 'One', ['first']),
        text(24, 'Lahjat'),
        { ...box, fields: { title: 'Laatikko', blocks: [] } },
        text(23, 'Three'),
      ],
    })
  }, saved)
  await userEvent.click(within(drawer).getByRole('button', { name: 'Copy what is missing: Finnish' }))
  expect(await screen.findByText('Nothing is missing.')).toBeTruthy()
})

test('a block that only the other language has is copied to its place', async () => {
  const { drawer } = await openTwo()
  const list = within(drawer).getByRole('list', { name: 'Blocks of both languages' })
  await userEvent.click(within(list).getByRole('button', { name: /^Text Lahjat.*Finnish/ }))
  await userEvent.click(within(drawer).getByRole('button', { name: 'Copy the block into this language' }))
  const outline = screen.getByRole('navigation', { name: 'Pages and outline' })
  expect((await within(outline).findByRole('button', { name: /^Text Lahjat/ })).getAttribute('aria-current')).toBe(
    'true',
  )
  expect((within(drawer).getByLabelText('Heading') as HTMLInputElement).value).toBe('Lahjat')
})

test('without the right to write both languages are read, and a language that does not come can be asked for again', async () => {
  const { server, drawer } = await openTwo({ ...english, may: { ...page.may, write: false } })
  expect(within(drawer).queryByRole('button', { name: /^Copy/ })).toBeNull()
  server.on('GET /api/cms/content/12', { status: 503, body: [] })
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Second language' }), 'sv')
  expect(await within(drawer).findByRole('button', { name: 'Try now' }, { timeout: 5_000 })).toBeTruthy()
})

test('a language without words is shown from its first draft on', async () => {
  const { server, drawer } = await openTwo({
    fields: { metaTitle: '', mainContentArea: [] },
    version: 0,
    source: 'blank',
    url: null,
  })
  expect(screen.getByText(/^English: there is no page yet/)).toBeTruthy()
  server.on('GET /api/cms/content/12', ({ query }) => ({
    body: query.get('language') === 'fi' ? finnish : { ...page, source: 'draft' },
  }))
  await userEvent.click(within(drawer).getByRole('button', { name: 'Copy what is missing: Finnish' }))
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2), saved)
})

test('a field whose source was changed after translation says so and when, until it is checked', async () => {
  const { server, drawer } = await openTwo()
  let own: Record<string, number> = { '*': Date.parse('2026-12-01T08:00:00Z') }
  const source = { '*': Date.parse('2026-11-01T08:00:00Z'), '21 heading': Date.parse('2026-12-02T22:30:00Z') }
  server.on('GET /api/cms/content/12/translation', () => ({ body: { isTranslation: true, own, source } }))
  const words = (body: unknown) => (body as { words: string[] }).words
  server.on('POST /api/cms/content/12/translation', ({ body }) => {
    own = { ...own, ...Object.fromEntries(words(body).map((word) => [word, Date.parse('2026-12-03T08:00:00Z')])) }
    return { status: 204 }
  })
  // The page is fetched again with what is saved.
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  const list = within(drawer).getByRole('list', { name: 'Blocks of both languages' })
  const block = () => within(list).getByRole('button', { name: /^Text One/ })
  await waitFor(() => expect(block().textContent).toMatch(/1 field changed after translation/), saved)
  await userEvent.click(block())
  // Half past ten in Greenwich is the next day in Helsinki.
  expect(within(drawer).getByText(/^Changed after translation, .*3.*0:30/)).toBeTruthy()
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Only what is open' }))
  await userEvent.click(within(drawer).getByRole('button', { name: 'Mark as checked: Heading' }))
  await waitFor(() => expect(within(drawer).queryByText(/^Changed after translation/)).toBeNull())
  expect(server.calls('POST /api/cms/content/12/translation').at(-1)?.body).toEqual({
    source: 'fi',
    sourceVersion: 1,
    words: ['21 heading'],
  })
  expect(within(list).queryByRole('button', { name: /^Text One/ })?.textContent ?? '').not.toMatch(/changed after/)
})

test('where the source has changed again meanwhile, it is said, and the mark stays', async () => {
  const { server, drawer } = await openTwo()
  server.on('GET /api/cms/content/12/translation', {
    body: { isTranslation: true, own: {}, source: { '21 heading': 1 } },
  })
  server.on('POST /api/cms/content/12/translation', {
    status: 409,
    body: [{ key: 'version-conflict', value: 'Changed.' }],
  })
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Mark all as checked (1)' }, saved))
  expect(await screen.findByText('The source has changed meanwhile. Look at it again.')).toBeTruthy()
  expect(within(drawer).getByRole('button', { name: 'Mark all as checked (1)' })).toBeTruthy()
})

test('the name of the page is marked as older like any field', async () => {
  const { server, drawer } = await openTwo()
  const checked: unknown[] = []
  server.on('GET /api/cms/content/12/translation', () => ({
    body: { isTranslation: true, own: checked.length > 0 ? { ' .name': 3 } : {}, source: { ' .name': 2 } },
  }))
  server.on('POST /api/cms/content/12/translation', ({ body }) => {
    checked.push(body)
    return { status: 204 }
  })
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Mark as checked: Name' }, saved))
  await waitFor(() => expect(within(drawer).queryByText(/^Changed after translation/)).toBeNull())
  expect(checked).toMatchObject([{ words: [' .name'] }])
})

test('the address of the page stands below its name, is written there, and is refused there', async () => {
  const { server, drawer } = await openTwo()
  expect(within(drawer).getByText('christmas', { selector: 'p' })).toBeTruthy()
  const address = within(drawer).getByLabelText<HTMLInputElement>('Address')
  await userEvent.clear(address)
  server.on('PUT /api/cms/content/12', { status: 400, body: { errors: { slug: ['The address is taken.'] } } })
  await userEvent.type(address, 'Jul Choklad')
  expect(address.value).toBe('jul-choklad')
  expect(await within(drawer).findByText('The address is taken.', {}, saved)).toBeTruthy()
})

test('words that could not be saved are not called right', async () => {
  const { server, drawer } = await openTwo()
  server.on('GET /api/cms/content/12/translation', {
    body: { isTranslation: true, own: {}, source: { '21 heading': 1 } },
  })
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  const mark = await within(drawer).findByRole('button', { name: 'Mark all as checked (1)' }, saved)
  server.on('PUT /api/cms/content/12', { status: 503, body: [] })
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  await userEvent.click(mark)
  expect(await screen.findByText('The page could not be saved, so nothing was marked.')).toBeTruthy()
  expect(server.calls('POST /api/cms/content/12/translation')).toEqual([])
})

test('marks of one source do not stay while the times of another one are fetched', async () => {
  const { server, drawer } = await openTwo()
  server.on('GET /api/cms/content/12/translation', ({ query }) =>
    query.get('source') === 'fi'
      ? { body: { isTranslation: true, own: {}, source: { '21 heading': 1 } } }
      : { status: 503, body: [] },
  )
  await userEvent.type(within(drawer).getByLabelText('Name'), '!')
  await within(drawer).findByRole('button', { name: 'Mark all as checked (1)' }, saved)
  server.on('GET /api/cms/content/12', { body: { ...finnish, language: 'sv' } })
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Second language' }), 'sv')
  await within(drawer).findByText(/Swedish lacks/)
  expect(within(drawer).queryByRole('button', { name: /^Mark all as checked/ })).toBeNull()
})
