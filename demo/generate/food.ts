import type { Language } from '../../src/common/locale.ts'
import type { ProductTexts } from '../../src/products/server/product-draft.ts'
import type { Archetype } from './archetypes.ts'
import { inSentence, joined, localized, type Naming, productName, slugOf } from './names.ts'
import type { Chooser } from './random.ts'
import { stories } from './vocabulary.ts'

/** Everything a look-alike says of itself, in three languages and complete by food law. */
export function foodTexts(
  archetype: Archetype,
  naming: Naming,
  code: string,
  choose: Chooser,
): Record<Language, ProductTexts> {
  const { draft, thing } = archetype
  const story = choose.pick(stories)
  return localized((language) => {
    const name = productName(thing, naming, language)
    const tastes = joined(naming.tastes, language)
    const own = draft.texts[language]
    return {
      ...own,
      name,
      slug: `${slugOf(name)}-${code.toLowerCase()}`,
      shortDescription: short[language](tastes),
      description: `<p>${opening[language](inSentence(thing[language]), naming.series, tastes)}</p><p>${story[language]}</p>`,
      ingredients: withTastes(own.ingredients ?? '', naming, language),
    }
  })
}

const short: Record<Language, (tastes: string) => string> = {
  fi: (tastes) => `Maussa ${tastes}.`,
  sv: (tastes) => `Med smak av ${tastes}.`,
  en: (tastes) => `Tastes of ${tastes}.`,
}

const opening: Record<Language, (thing: string, series: string, tastes: string) => string> = {
  fi: (thing, series, tastes) => `${series}-sarjan ${thing}. Maun tekevät ${tastes}.`,
  sv: (thing, series, tastes) => `Ur serien ${series}: ${thing}. Smaken kommer av ${tastes}.`,
  en: (thing, series, tastes) => `From the ${series} series: ${thing}, with the taste of ${tastes}.`,
}

/** Tastes weigh least and so stand last in the list, before the sentences that follow it. */
function withTastes(ingredients: string, { tastes }: Naming, language: Language): string {
  const added = tastes.map(({ ingredient }) => ingredient[language]).join(', ')
  // A dot between digits belongs to a number.
  return ingredients.replace(/(?<!\d)\.|\.(?!\d)/, `, ${added}.`)
}

/** Per 100 g: the archetype's, drier or moister by a few hundredths, so that the sums still hold. */
export function nutrientsOf({ file }: Archetype, choose: Chooser): Record<string, number> {
  const factor = choose.whole(94, 100) / 100
  return Object.fromEntries(
    Object.entries(file.nutrients ?? {}).map(([name, amount]) => {
      const digits = name.startsWith('Energy') ? 0 : name === 'Salt' ? 2 : 1
      return [name, Number((amount * factor).toFixed(digits))]
    }),
  )
}
