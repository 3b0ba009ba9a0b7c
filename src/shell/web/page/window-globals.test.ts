import { expect, it } from 'vitest'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { refreshMetadata, setGlobals } from './window-globals.ts'

it('name the error and not-found pages of the language the visitor is in', () => {
  const page = samplePage()
  setGlobals({ page, textsUrl: '', queries: [], accountId: 'shop', affiliation: '' })
  expect([window.errorPageUrl, window.notFoundPageUrl]).toEqual(['/virhe', '/404'])
  const swedish = { ...page.navigation, errorPageUrl: '/sv/fel', notFoundPageUrl: '/sv/404' }
  refreshMetadata({ ...page, navigation: swedish })
  expect([window.errorPageUrl, window.notFoundPageUrl]).toEqual(['/sv/fel', '/sv/404'])
})
