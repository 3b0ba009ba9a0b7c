import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { languages, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what the schedule puts on the site says so from then on, without a save', async () => {
  const publishAt = new Date(Date.now() - 1_000).toISOString()
  const planned = { ...languages, en: { ...languages.en, status: 'Scheduled' as const, publishAt } }
  const { server } = openEditor({ languages: planned })
  let reads = 0
  server.on('GET /api/cms/content/12', () => ({ body: reads++ === 0 ? { ...page, languages: planned } : page }))
  await screen.findByRole('button', { name: /^EN ?live/ }, { timeout: 4_000 })
  expect(server.calls('PUT /api/cms/content/12')).toEqual([])
})
