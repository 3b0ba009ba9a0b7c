/** Units of amounts; the empty one counts pieces. Their texts are `/recipes/unit/…`. */
export const units = {
  '': { fi: 'kappaletta', en: 'pieces' },
  g: { fi: 'g', en: 'g' },
  kg: { fi: 'kg', en: 'kg' },
  ml: { fi: 'ml', en: 'ml' },
  dl: { fi: 'dl', en: 'dl' },
  l: { fi: 'l', en: 'l' },
  tsp: { fi: 'tl', en: 'tsp' },
  tbsp: { fi: 'rkl', en: 'tbsp' },
  pinch: { fi: 'ripaus', en: 'pinch' },
} as const
export type Unit = keyof typeof units

/** Kinds of portions; their texts are `/recipes/portion/…`. */
export const portionUnits = {
  servings: { fi: 'annosta', en: 'servings' },
  pieces: { fi: 'palaa', en: 'pieces' },
  slices: { fi: 'viipaletta', en: 'slices' },
  cookies: { fi: 'keksiä', en: 'biscuits' },
  truffles: { fi: 'tryffeliä', en: 'truffles' },
  mugs: { fi: 'mukia', en: 'mugs' },
  buns: { fi: 'pullaa', en: 'buns' },
  breads: { fi: 'leipää', en: 'breads' },
} as const
export type PortionUnit = keyof typeof portionUnits
