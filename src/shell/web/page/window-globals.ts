import { type Language, languageOfPath } from '#src/common/locale.ts'
import type { InitialState } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'

/** Globals other scripts may rely on (C-3.2). Set before anything else runs. */
declare global {
  interface Window {
    __locale__?: Language
    __INITIAL_PAGE__?: PageModel
    pageMetadata?: { accountId: string; subscriberId: string; pageType: string; categories: string[] }
    errorPageUrl?: string
    notFoundPageUrl?: string
    __personalization?: { init: () => void }
  }
}

export function setGlobals(state: InitialState): void {
  window.__locale__ = state.page.metadata.currentLanguage
  window.__INITIAL_PAGE__ = state.page
  window.errorPageUrl = state.page.navigation.errorPageUrl
  window.notFoundPageUrl = state.page.navigation.notFoundPageUrl
  const { pageType, categories } = state.page.pageMetadata
  window.pageMetadata = { accountId: state.accountId, subscriberId: '', pageType, categories }
}

/** Sets the locale again when back or forward restores a whole document: it follows from the address (specification 1). */
export function followRestoredLocale(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.__locale__ = languageOfPath(window.location.pathname)
  })
}

export function refreshMetadata(model: PageModel): void {
  window.__locale__ = model.metadata.currentLanguage
  // Of the page's own language
  window.errorPageUrl = model.navigation.errorPageUrl
  window.notFoundPageUrl = model.navigation.notFoundPageUrl
  const { pageType, categories } = model.pageMetadata
  window.pageMetadata = { accountId: '', subscriberId: '', ...window.pageMetadata, pageType, categories }
}
