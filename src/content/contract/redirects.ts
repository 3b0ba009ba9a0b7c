import type { Language } from '#src/common/locale.ts'

/** A redirect. Paths have no language prefix and are in their canonical spelling; a target may be an external https address. */
export interface RedirectRule {
  language: Language
  fromPath: string
  toUrl: string
  permanent: boolean
}

/** A redirect as an operator writes it. */
export interface RedirectInput {
  language: string
  from: string
  to: string
  /** `301` or `302`. */
  kind: string
}

export const redirectReasons = [
  'language',
  'kind',
  'from-not-a-path',
  'from-query',
  'from-other-language',
  'from-reserved',
  'to-not-an-address',
  'to-not-https',
  'to-own-site',
  'to-other-language',
  'to-reserved',
  'loop',
  'page',
  'page-covered',
  'twice',
] as const
export type RedirectReason = (typeof redirectReasons)[number]

export interface RedirectFault {
  reason: RedirectReason
  /** What is wrong, or the path that stands in the way. */
  about: string
}
