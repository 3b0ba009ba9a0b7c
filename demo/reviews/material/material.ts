import type { Language } from '../../../src/common/locale.ts'

/** Sentences in each language. */
export type Sentences = Readonly<Record<Language, readonly string[]>>

/** Hand-written sentences about one kind of product, from which made-up reviews are put together. */
export interface FamilyMaterial {
  /** By product code: true of that product and of no other. */
  own: Readonly<Record<string, Sentences>>
  /** True of any of the kind: how it is, and what somebody did with it. */
  any: Readonly<Record<Language, { taste: readonly string[]; use: readonly string[] }>>
}

/** A whole review of one to three stars, and what the shop answered. */
export interface Criticism {
  stars: 1 | 2 | 3
  title: string
  text: string
  reply?: string
  /** Only of these products; otherwise of any of its kind. */
  of?: readonly string[]
}

/** Kinds of products, as far as reviews tell them apart; `any`: what may befall each of them. */
export type Kind = 'bars' | 'pralines' | 'sweets' | 'pastilles' | 'biscuits' | 'breads' | 'gifts' | 'tablet'
export type CriticismByKind = Readonly<Record<Kind | 'any', readonly Criticism[]>>
