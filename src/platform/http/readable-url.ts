import { languageOfPath, withLanguage } from '#src/common/locale.ts'

/** Machine paths, which are never answered with a page. */
const machinePath = /^\/(api|dist|assets|images|media|texts|health|paymentauthentication|cds)(\/|$)/

export const isMachinePath = (path: string): boolean => machinePath.test(path)

/** No page can have this path, whatever editors name their pages. */
const nowhere = '/!'

/** A client without an Accept header gets a page. */
const takesPages = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept)

/**
 * The address a request is routed by. An unreadable address, where the client accepts a page, is routed to a path without a
 * page, so that the visitor gets the not-found page in the language of the path and not the router's bare refusal. A NUL in
 * the query of a document, which no visitor can have typed, is removed. All other addresses stay as they are.
 */
export function readableUrl(url: string, accept: string | undefined): string {
  if (!url.includes('%')) return url
  const path = url.split('?')[0] ?? '/'
  if (isMachinePath(path) || !takesPages(accept)) return url
  if (!isReadable(path)) return withLanguage(nowhere, languageOfPath(path))
  return path + url.slice(path.length).replaceAll('%00', '')
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\u0000')
  } catch {
    return false
  }
}
