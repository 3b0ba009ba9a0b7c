import { expect, it } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { refreshMetadata, setGlobals } from './window-globals.ts'

it('are set from what the document carries', () => {
  const sample = samplePage()
  const page: PageModel = {
    ...sample,
    metadata: { ...sample.metadata, currentLanguage: 'sv' },
    pageMetadata: { ...sample.pageMetadata, pageType: 'ArticlePage', categories: ['berättelser'] },
  }
  setGlobals({ page, textsUrl: '', queries: [], accountId: 'konvehti-shop', affiliation: '', reviewsScript: '' })
  expect(window.__INITIAL_PAGE__).toBe(page)
  expect(window.__locale__).toBe('sv')
  expect(window.pageMetadata).toEqual({
    accountId: 'konvehti-shop',
    subscriberId: '',
    pageType: 'ArticlePage',
    categories: ['berättelser'],
  })
})

it('name the error and not-found pages of the language the visitor is in', () => {
  const page = samplePage()
  setGlobals({ page, textsUrl: '', queries: [], accountId: 'shop', affiliation: '', reviewsScript: '' })
  expect([window.errorPageUrl, window.notFoundPageUrl]).toEqual(['/virhe', '/404'])
  const swedish = { ...page.navigation, errorPageUrl: '/sv/fel', notFoundPageUrl: '/sv/404' }
  refreshMetadata({ ...page, navigation: swedish })
  expect([window.errorPageUrl, window.notFoundPageUrl]).toEqual(['/sv/fel', '/sv/404'])
})
