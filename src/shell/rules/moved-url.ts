import { secretParams } from '../contract/secret-params.ts'

/**
 * Returns the redirect target of a moved address: it keeps the target's parameters and adds the visitor's others, but no secret
 * ones for another site. Percent-encoded, as a header takes it.
 */
export function movedUrl(target: string, visitorsQuery: string): string {
  const isLocal = target.startsWith('/')
  const [address, hash] = splitAt(target, '#')
  const [path, ownQuery] = splitAt(address, '?')
  const own = parametersOf(ownQuery)
  const ownNames = new Set(own.map(nameOf))
  const others = parametersOf(visitorsQuery).filter((parameter) => {
    const name = nameOf(parameter)
    return !ownNames.has(name) && (isLocal || !secretParams.includes(name))
  })
  const query = [...own, ...others].join('&')
  return (isLocal ? encodeURI(path) : path) + (query === '' ? '' : `?${query}`) + hash
}

/** The query of an address with its `?`, without the hash; empty when there is none. */
export const queryOf = (url: string): string => splitAt(splitAt(url, '#')[0], '?')[1]

/** The text before a mark, and the rest with it. */
function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** Each parameter as it was written; what no header takes is percent-encoded. */
const parametersOf = (query: string): string[] =>
  query
    .replace(/^\?/, '')
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .split('&')
    .filter((parameter) => parameter !== '')

function nameOf(parameter: string): string {
  const name = splitAt(parameter, '=')[0].replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
