import type { Localized } from '#src/common/locale.ts'

const words = (fi: string, sv: string, en: string): Localized<string> => ({ fi, sv, en })

/**
 * What visitors type for a diet, a suitability or a tag of a product, which its texts seldom say in words. Only for finding: it
 * is nowhere shown.
 */
export const labelWords: Readonly<Record<string, Localized<string>>> = {
  vegan: words('vegaaninen vegaani', 'vegansk vegan', 'vegan'),
  vegetarian: words('kasvis vegetaarinen', 'vegetarisk', 'vegetarian'),
  glutenFree: words('gluteeniton', 'glutenfri', 'gluten free glutenfree'),
  milkFree: words('maidoton', 'mjölkfri', 'milk free dairy free'),
  noAddedSugar: words('lisättyä sokeria', 'tillsatt socker', 'no added sugar'),
  organic: words('luomu', 'ekologisk eko', 'organic'),
  new: words('uutuus uusi', 'nyhet ny', 'new'),
  christmas: words('joulu', 'jul', 'christmas'),
  easter: words('pääsiäinen', 'påsk', 'easter'),
  gift: words('lahja', 'present gåva', 'gift'),
  bestseller: words('suosikki suosituin', 'favorit', 'favourite bestseller'),
}
