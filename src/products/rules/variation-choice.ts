/** Keeps colour, size and variation in step on a product page (specification 2, section 4). */
export interface Choosable {
  code: string
  /** Empty when the product has no colours (or sizes). */
  color: string
  size: string
}

export interface Option {
  value: string
  /** True when no variation combines it with the other attribute that is selected now. */
  disabled: boolean
}

/** The variation of the address; the first for an unknown or missing code; null only for an empty list. */
export function selectVariation<V extends Choosable>(variations: readonly V[], code: string | null): V | null {
  return variations.find((variation) => variation.code === code) ?? variations[0] ?? null
}

/** The variation with that colour and the current size, else the first with that colour; unknown colours change nothing. */
export function chooseColour<V extends Choosable>(
  variations: readonly V[],
  current: V | null,
  color: string,
): V | null {
  return (
    variations.find((variation) => variation.color === color && variation.size === current?.size) ??
    variations.find((variation) => variation.color === color) ??
    current
  )
}

/** The same for sizes. */
export function chooseSize<V extends Choosable>(variations: readonly V[], current: V | null, size: string): V | null {
  return (
    variations.find((variation) => variation.size === size && variation.color === current?.color) ??
    variations.find((variation) => variation.size === size) ??
    current
  )
}

export function colourOptions(variations: readonly Choosable[], current: Choosable | null): Option[] {
  return distinct(variations.map((variation) => variation.color)).map((value) => ({
    value,
    disabled: !variations.some(
      (variation) => variation.color === value && (current === null || variation.size === current.size),
    ),
  }))
}

export function sizeOptions(variations: readonly Choosable[], current: Choosable | null): Option[] {
  return distinct(variations.map((variation) => variation.size)).map((value) => ({
    value,
    disabled: !variations.some(
      (variation) => variation.size === value && (current === null || variation.color === current.color),
    ),
  }))
}

const distinct = (values: string[]): string[] => [...new Set(values.filter((value) => value !== ''))]
