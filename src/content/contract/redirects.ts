import type { Language } from '#src/common/locale.ts'

/** Paths are unprefixed and in the one spelling they are looked up by; a target may be an outside https address. */
export interface RedirectRule {
  language: Language
  fromPath: string
  toUrl: string
  permanent: boolean
}

/** As an operator writes it. */
export interface RedirectInput {
  language: string
  from: string
  to: string
  /** `301` or `302`. */
  kind: string
}

export type RedirectReason =
  | 'language'
  | 'kind'
  | 'from-not-a-path'
  | 'from-query'
  | 'from-other-language'
  | 'from-reserved'
  | 'to-not-an-address'
  | 'to-not-https'
  | 'to-own-site'
  | 'to-other-language'
  | 'to-reserved'
  | 'loop'
  | 'page'
  | 'page-covered'
  | 'twice'

export interface RedirectFault {
  reason: RedirectReason
  /** What is wrong, or the path that stands in the way. */
  about: string
}
