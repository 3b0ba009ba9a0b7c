import type { Language } from '#src/common/locale.ts'

/** Words that say nothing about a product. They are looked for only when a phrase has no others. Folded. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fi: new Set(
    `ja tai seka eli on ei se ne ne joka jotka jossa joissa joita jota kun kuin myos mutta niin etta mika mita mitka missa kanssa ilman
     jonka varten minun sinun hanen oma omat osta ostaa haluan etsin hae haku tuote tuotteet tuotteita paras parhaat`.split(
      /\s+/,
    ),
  ),
  sv: new Set(
    `och eller i pa av med utan for som vilka den det de en ett att till fran ar inte om sa jag du vi ni kopa vill ha soker sok
     produkt produkter basta`.split(/\s+/),
  ),
  en: new Set(
    `and or the a an of in on with without that which for to from by is are not as at it i you we buy want find search product products
     best some any`.split(/\s+/),
  ),
}
