import { createContext, useContext } from 'react'
import type { Navigation } from '#src/shell/contract/navigation.ts'

/**
 * Checkout and confirmation are separate documents with their own CSP: every link into and out of them loads a document.
 */
export function isDocumentLoad(to: string, navigation: Navigation, currentPath: string): boolean {
  const own = [navigation.checkoutPageUrl, navigation.orderConfirmationPageUrl].filter((url) => url !== '')
  const path = to.split(/[?#]/)[0] ?? to
  return own.includes(path) || own.includes(currentPath)
}

/** Whether a url opens in a new tab because of its file extension (specification 1, 2.3). */
export function opensInNewTab(url: string, extensionList: string): boolean {
  const path = url.split(/[?#]/)[0]?.toLowerCase() ?? ''
  return extensionList
    .split(',')
    .map((extension) => extension.trim().replace(/^\./, '').toLowerCase())
    .some((extension) => extension !== '' && path.endsWith(`.${extension}`))
}

export interface NavigationActions {
  prefetch: (url: string) => void
}
export const NavigationActionsContext = createContext<NavigationActions>({ prefetch: () => {} })
export const useNavigationActions = (): NavigationActions => useContext(NavigationActionsContext)
