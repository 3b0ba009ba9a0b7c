import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type ReportRow, reportKinds, type SiteReport } from '../../contract/reports.ts'
import { setSecondLanguage } from '../languages/second-language.ts'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => {
  setSecondLanguage(null)
  vi.unstubAllGlobals()
})

const row = (of: Pick<ReportRow, 'kind' | 'reason'> & Partial<ReportRow>): ReportRow => ({
  what: '',
  contrast: null,
  item: { id: 12, type: 'ContentPage', name: 'Christmas', language: 'en' },
  node: null,
  nodeType: null,
  path: [],
  at: null,
  lacks: null,
  ...of,
})
const rows = [
  row({ kind: 'links', reason: 'trashed', what: 'Old page', node: 21, nodeType: 'TextBlock', path: ['heading'] }),
  row({ kind: 'translations', reason: 'lacking', lacks: { fields: 2, blocks: 1, of: 'fi' } }),
  row({ kind: 'unused', reason: 'media-unused', what: 'bar.webp', item: null }),
  row({ kind: 'soon', reason: 'goes-on', at: '2026-12-03T06:00:00Z' }),
]
const counts = Object.fromEntries(reportKinds.map((kind) => [kind, rows.filter((one) => one.kind === kind).length]))

async function openReports(
  body: SiteReport | null = { rows, counts: { ...counts, unused: 9 } as SiteReport['counts'] },
) {
  const { server } = openEditor()
  server.on('GET /api/cms/reports', body ? { body } : { status: 503, body: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reports' }))
  return { server, dialog: await screen.findByRole('dialog', { name: 'Reports' }) }
}
const tab = async (dialog: HTMLElement, name: RegExp) =>
  userEvent.click(await within(dialog).findByRole('tab', { name }))

test('a row says page, block and field in words, and leads to the field', async () => {
  const { dialog } = await openReports()
  expect(await within(dialog).findByText(/^Christmas › Text › Heading/)).toBeTruthy()
  expect(within(dialog).getByText('The page is in the trash.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open: Christmas › Text › Heading, Old page' }))
  expect(screen.queryByRole('dialog', { name: 'Reports' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Heading/)))
})

test('a language that lacks something opens next to the one that has it', async () => {
  const { server, dialog } = await openReports()
  await tab(dialog, /^Translations/)
  expect(within(dialog).getByText('Lacks 2 fields and 1 block. Source: Finnish.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /^Open: Christmas/ }))
  expect(await screen.findByRole('region', { name: 'Languages side by side' })).toBeTruthy()
  expect(server.calls('GET /api/cms/content/12').map(({ query }) => query.get('language'))).toContain('fi')
})

test('what is no page leads to its list, times are Helsinki’s, and what is in order says so', async () => {
  const { server, dialog } = await openReports()
  server.on('GET /api/cms/media', {
    body: { folders: [], items: [], totalCount: 0, counts: { all: 0, unused: 0, withoutText: 0 } },
  })
  await tab(dialog, /^This week/)
  expect(within(dialog).getByText(/^Goes on the site .*8:00/)).toBeTruthy()
  await tab(dialog, /^Headings/)
  expect(within(dialog).getByText('Everything is in order.')).toBeTruthy()
  await tab(dialog, /^Unused/)
  expect(within(dialog).getByText('And 8 more.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open: Media library, bar.webp' }))
  expect(await screen.findByRole('dialog', { name: 'Media library' })).toBeTruthy()
})

test('a report that does not come can be asked for again', async () => {
  const { dialog } = await openReports(null)
  expect(await within(dialog).findByRole('button', { name: 'Try now' }, { timeout: 5_000 })).toBeTruthy()
})

test('a colour that is hard to read is said by its name', async () => {
  const faint = row({ kind: 'contrast', reason: 'too-faint', contrast: { colour: 'copper-ink', figure: 4.4 } })
  const { dialog } = await openReports({
    rows: [faint],
    counts: { ...counts, contrast: 1 } as SiteReport['counts'],
  })
  await tab(dialog, /^Contrast/)
  expect(within(dialog).getByRole('cell', { name: 'copper, 4.4 : 1' })).toBeTruthy()
})
