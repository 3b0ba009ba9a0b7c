import { afterEach, expect, it, vi } from 'vitest'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { carryViewFlags, fetchPageModel } from './page-api.ts'

afterEach(() => {
  carryViewFlags('')
  vi.unstubAllGlobals()
})

it('edit mode and preview ask for drafts with every page that is fetched, as the document was asked for', async () => {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'https://konvehti.example').searchParams)
    return Promise.resolve(Response.json(samplePage({ name: 'Joulu' })))
  })
  await fetchPageModel('/joulu', 'update')
  expect(asked[0]?.has('epieditmode')).toBe(false)
  carryViewFlags('?epiprojects=7&epichannel=mobile&visitorgroupsByID=3')
  await fetchPageModel('/joulu', 'update')
  await fetchPageModel('/tuotteet', 'prefetch')
  for (const [index, path] of ['/joulu', '/tuotteet'].entries())
    expect(Object.fromEntries(asked[index + 1] ?? [])).toEqual({
      epiprojects: '7',
      epichannel: 'mobile',
      visitorgroupsByID: '3',
      epieditmode: 'true',
      contentUrl: path,
      currentPageUrl: path,
    })
})
