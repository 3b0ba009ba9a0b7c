import type { ProductTemplate, Variation } from '../../contract/product.ts'
import { spaceUnit } from '../../rules/names.ts'
import { chooseColour, chooseSize, colourOptions, sizeOptions } from '../../rules/variation-choice.ts'
import type { ShownOption } from './VariationOptions.tsx'

/** Sizes to choose from, the smallest first whichever is the main one; empty unless there is more than one. */
export function shownSizes(variations: readonly Variation[], current: Variation): ShownOption[] {
  const options = sizeOptions(variations, current)
  if (options.length < 2) return []
  return options
    .flatMap(({ value, disabled }) => {
      const variation = chooseSize(variations, current, value)
      return variation === null
        ? []
        : [{ variation, label: spaceUnit(value), chosen: value === current.size, disabled }]
    })
    .toSorted((a, b) => a.variation.weightGrams - b.variation.weightGrams)
}

/** Colours to choose from; empty unless there is more than one. */
export function shownColours(variations: readonly Variation[], current: Variation): ShownOption[] {
  const options = colourOptions(variations, current)
  if (options.length < 2) return []
  return options.flatMap(({ value, disabled }) => {
    const variation = chooseColour(variations, current, value)
    return variation === null ? [] : [{ variation, label: value, chosen: value === current.color, disabled }]
  })
}

/**
 * Packages and engraved tablets have no size and colour selectors (specification 2); their versions are named by what
 * distinguishes them: flavour, size, colour, else the name.
 */
export function shownVersions(
  variations: readonly Variation[],
  current: Variation,
  template: ProductTemplate,
): ShownOption[] {
  if (template === 'standard' || variations.length < 2) return []
  return variations.map((variation) => ({
    variation,
    label: variation.flavour?.name || [variation.size, variation.color].filter(Boolean).join(', ') || variation.name,
    chosen: variation.code === current.code,
    disabled: false,
  }))
}
