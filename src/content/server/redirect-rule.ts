import { isLanguage, type Language, languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { normalisePath } from '#src/common/site-path.ts'
import { isMachinePath } from '#src/shell/contract/machine-paths.ts'
import type { RedirectFault, RedirectInput, RedirectReason, RedirectRule } from '../contract/redirects.ts'

const longestTarget = 2_000
const fault = (reason: RedirectReason, about: string) => refuse({ reason, about })

/** Everything about a redirect that can be judged without knowing the site. `publicUrl` is the shop's own origin. */
export function parseRedirect(input: RedirectInput, publicUrl: string): Result<RedirectRule, RedirectFault> {
  const { language, kind } = input
  if (!isLanguage(language)) return fault('language', language)
  if (kind !== '301' && kind !== '302') return fault('kind', kind)
  const from = parseFrom(input.from, language)
  if (!from.ok) return from
  const to = input.to.startsWith('/') ? parseTarget(input.to, language) : parseOutside(input.to, publicUrl)
  if (!to.ok) return to
  if (pathOf(to.value) === from.value) return fault('loop', from.value)
  return ok({ language, fromPath: from.value, toUrl: to.value, permanent: kind === '301' })
}

/** A path as visitors may write it, with its language's prefix or without. */
export function parseFrom(from: string, language: Language): Result<string, RedirectFault> {
  if (/[?#]/.test(from)) return fault('from-query', from)
  const path = plainPath(from)
  if (path === null) return fault('from-not-a-path', from)
  if (isForeign(path, language)) return fault('from-other-language', from)
  const bare = withoutLanguage(path)
  return isMachinePath(bare) ? fault('from-reserved', from) : ok(bare)
}

/** An address of this site as it is kept: its path without the language's prefix, query and hash percent-encoded. */
export function parseTarget(to: string, language: Language): Result<string, RedirectFault> {
  const queryAt = to.search(/[?#]/)
  const path = plainPath(queryAt < 0 ? to : to.slice(0, queryAt))
  if (path === null || to.length > longestTarget) return fault('to-not-an-address', to)
  if (isForeign(path, language)) return fault('to-other-language', to)
  const bare = withoutLanguage(path)
  if (isMachinePath(bare)) return fault('to-reserved', to)
  if (queryAt < 0) return ok(bare)
  const { search, hash } = new URL(to.slice(queryAt), 'http://site')
  return ok(bare + search + hash)
}

function parseOutside(to: string, publicUrl: string): Result<string, RedirectFault> {
  if (to.length > longestTarget || !URL.canParse(to)) return fault('to-not-an-address', to)
  const url = new URL(to)
  if (url.protocol !== 'https:') return fault('to-not-https', to)
  if (url.username !== '' || url.password !== '') return fault('to-not-an-address', to)
  return url.origin === new URL(publicUrl).origin ? fault('to-own-site', to) : ok(url.href)
}

/** The path of a local target in the spelling it is looked up by; null for an outside one. */
export const pathOf = (toUrl: string): string | null =>
  toUrl.startsWith('/') ? normalisePath(toUrl.split(/[?#]/, 1)[0] ?? '') : null

/** A target as it is kept: its path as it is looked up, its query and hash percent-encoded. */
export function normaliseTarget(toUrl: string): string {
  const path = pathOf(toUrl)
  if (path === null) return toUrl
  const restAt = toUrl.search(/[?#]/)
  return restAt < 0 ? path : path + toUrl.slice(restAt)
}

// Two slashes would name a host, a backslash is one to browsers.
const plainPath = (path: string): string | null => (/^\/(?!\/)/.test(path) ? normalisePath(path) : null)

const isForeign = (path: string, language: Language): boolean =>
  isLanguage(path.split('/')[1]) && languageOfPath(path) !== language
