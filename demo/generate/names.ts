import { type Language, languages, type Localized } from '../../src/common/locale.ts'
import type { Archetype } from './archetypes.ts'
import { savouryTastes, series, sweetTastes, type Taste } from './vocabulary.ts'

/** What sets a look-alike apart from the others: "Maitosuklaa 38 % Halla, mustikka ja minttu". */
export interface Naming {
  series: string
  /** One or two; the first decides where in the assortment it stands. */
  tastes: readonly [Taste, ...Taste[]]
}

const and: Localized = { fi: 'ja', sv: 'och', en: 'and' }

/** Coprime to every number of tastes and series there may be: steps by it meet each combination once before any twice. */
const stride = 1_000_003

/** The nth name of an archetype; the first `series × tastes²` are all different. */
export function namingOf(archetype: Archetype, n: number, seed: number): Naming {
  const tastes = archetype.isSavoury ? savouryTastes : sweetTastes
  const combinations = series.length * tastes.length * tastes.length
  const at = Number((BigInt(n) * BigInt(stride) + BigInt(seed) * 7_919n) % BigInt(combinations))
  const first = tastes[Math.floor(at / series.length) % tastes.length] as Taste // within its length
  const second = tastes[Math.floor(at / series.length / tastes.length)] as Taste // within its length
  return { series: series[at % series.length] ?? '', tastes: first === second ? [first] : [first, second] }
}

export const joined = (tastes: readonly Taste[], language: Language): string =>
  tastes.map(({ name }) => name[language]).join(` ${and[language]} `)

export const productName = (thing: Localized, naming: Naming, language: Language): string =>
  `${thing[language]} ${naming.series}, ${joined(naming.tastes, language)}`

export const localized = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T> // one per language

/** `Päärynä, 70 %` → `paaryna-70`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A sentence's word in the middle of one: names of things are no proper names. */
export const inSentence = (thing: string): string => thing.charAt(0).toLowerCase() + thing.slice(1)
