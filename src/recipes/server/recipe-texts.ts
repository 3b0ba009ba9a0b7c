import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { escapeHtml } from '#src/common/escape-html.ts'
import type { PortionUnit, Unit } from '../contract/units.ts'
import { shownAmount } from '../rules/amounts.ts'

/* Text forms of a recipe: for the specification's text fields and for search engines. */

export interface WrittenIngredient {
  group: string
  amount: number
  unit: Unit
  name: string
  nameOne: string
}

/** "200 g tummaa suklaata", "2 ½ dl sokeria", "suolaa". */
export function ingredientText(
  { name, nameOne, ...written }: WrittenIngredient,
  language: Language,
  text: TextLookup,
): string {
  const { figure, unit, count, isOne } = shownAmount(written, 1, language)
  const unitText = unit === '' || figure === '' ? '' : text(language, `recipes/unit/${unit}`, { count })
  return [figure, unitText, isOne && nameOne !== '' ? nameOne : name].filter((part) => part !== '').join(' ')
}

export const portionText = (portions: number, unit: PortionUnit, language: Language, text: TextLookup): string =>
  text(language, `recipes/portion/${unit}`, { count: portions })

/** Returns lists under the headings of their groups. */
export function ingredientsHtml(
  ingredients: readonly WrittenIngredient[],
  language: Language,
  text: TextLookup,
): string {
  return groupsOf(ingredients)
    .map(({ group, entries }) => {
      const items = entries.map((entry) => `<li>${escapeHtml(ingredientText(entry, language, text))}</li>`)
      return `${group === '' ? '' : `<h3>${escapeHtml(group)}</h3>`}<ul>${items.join('')}</ul>`
    })
    .join('')
}

export const stepsHtml = (steps: readonly { heading: string; text: string }[]): string => {
  const items = steps.map(
    ({ heading, text }) =>
      `<li>${heading === '' ? '' : `<strong>${escapeHtml(heading)}</strong> `}${escapeHtml(text)}</li>`,
  )
  return `<ol>${items.join('')}</ol>`
}

/** Groups neighbours with the same heading. */
function groupsOf<Entry extends { group: string }>(entries: readonly Entry[]): { group: string; entries: Entry[] }[] {
  const groups: { group: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
