/*
 * The grades of tests/relevance/judgements.json, made from the products' own Finnish texts by the rules of README.md, without any
 * search: whoever grades knows what a query is meant to find (its `wants`) and what a product says it is, and sees no ranking.
 */

export interface RelevanceQuery {
  id: string
  type: string
  language: 'fi' | 'sv' | 'en'
  phrase: string
  /** What the visitor wants: names of concepts below, `g:200`, `pct:72`, `pcs:12` or `code:KV1005`. */
  wants: string[]
  /** Kept away from tuning, scored once at the end. */
  heldOut: boolean
}

export interface GradedProduct {
  code: string
  category: string
  /** Finnish name. */
  name: string
  /** Finnish name of the food. */
  food: string
  /** The other Finnish texts: category, short and long description, ingredients, sizes. */
  rest: string
  grams: number[]
  pieces: number[]
}

interface Concept {
  /** The product is it, by its name. */
  is: RegExp
  /** Or by standing on this shelf. */
  shelf?: RegExp
  /** It has something of it, by any text; the same as `is` when left out. */
  has?: RegExp
}

const concepts: Readonly<Record<string, Concept>> = {
  choc: { is: /suklaa/i, has: /suklaa/i },
  dark: { is: /tumma.*suklaa/i, has: /tumma\w* suklaa/i },
  milk: { is: /maitosuklaa/i },
  white: { is: /valkosuklaa|valkoi\w+ suklaa/i },
  bar: { is: /levy/i, shelf: /suklaalevyt|kaiverrettu-levy/ },
  praline: { is: /konvehti|konvehdi|konvehte|praliin/i },
  pralinebox: { is: /konvehtirasia|konvehdit|suklaarasia/i, has: /konvehti|konvehdi/i },
  truffle: { is: /tryffel/i },
  pastille: { is: /pastilli/i, shelf: /pastillit/ },
  jelly: { is: /marmeladi|hyytel/i },
  biscuit: { is: /keksi|keksej|lastut|piparkak/i, shelf: /keksit/ },
  ball: { is: /kuula/i },
  toffee: { is: /toffee|kinuski/i },
  crispbread: { is: /näkkilei|näkki(?!n)/i },
  liquorice: { is: /lakritsi/i, has: /lakritsi|salmiak/i },
  softliquorice: { is: /pehmeä lakritsi/i, has: /lakritsi/i },
  salmiak: { is: /salmiak/i },
  giftbox: { is: /lahjarasia|lahjapak|paketti/i, shelf: /lahjat/, has: /lahja/i },
  box: { is: /rasia|paketti/i, has: /rasia|rasias/i },
  gift: { is: /lahja|paketti|kiitos|ystäväl/i, shelf: /lahjat/, has: /lahja/i },
  giftcard: { is: /lahjakort/i },
  calendar: { is: /kalenteri/i },
  gingerbread: { is: /piparkak/i },
  birthday: { is: /syntymäpäiv/i, has: /syntymäpäiv|juhla/i },
  corporate: { is: /yrityslahja/i, has: /yrity/i },
  engraved: { is: /kaiverr/i },
  easter: { is: /pääsiäi/i, has: /pääsiäi/i },
  marshmallow: { is: /vaahto/i },
  heart: { is: /sydäm|sydän/i },
  archipelago: { is: /saaristolaislei/i },
  rye: { is: /ruis|rukis|rukii/i },
  sesame: { is: /seesam/i },
  oat: { is: /kaura/i },
  candy: { is: /karkki|karkit|karkkeja|makei(?:nen|set|sia)/i, shelf: /karkit/, has: /karkki|makei(?:nen|set|sia)/i },
  vegan: { is: /vegaan|vegan/i, has: /vegaan|vegan/i },
  organic: { is: /luomu/i, has: /luomu/i },
  mint: { is: /mintt|mintu|mentol/i },
  orange: { is: /appelsiin/i },
  lemon: { is: /sitruun/i },
  raspberry: { is: /vadelm/i },
  strawberry: { is: /mansik/i },
  blueberry: { is: /mustik/i },
  cranberry: { is: /karpalo/i },
  berry: { is: /marja|vadelm|mustik|karpalo|puoluk|mansik|lakka|tyrni|heruk/i },
  forestberry: { is: /metsämarj/i, has: /metsämarj|mustik|puoluk/i },
  fruit: { is: /hedelm/i, has: /hedelm|sitru|appelsiin|päärynä|omena/i },
  coffee: { is: /kahvi/i },
  seasalt: { is: /merisuola/i },
  salt: { is: /suola/i },
  caramel: { is: /kinuski|karamel/i },
  hazelnut: { is: /hasselpähkin/i },
  nut: { is: /pähkin|manteli/i },
  peanut: { is: /maapähkin|suolapähkin/i },
  almond: { is: /manteli/i },
  vanilla: { is: /vanilj/i },
  ginger: { is: /inkivääri/i },
  pear: { is: /päärynä/i },
  cinnamon: { is: /kaneli/i },
}

/** 2: it is it; 1: it has something of it; 0: neither. */
function degree(product: GradedProduct, want: string): 0 | 1 | 2 {
  const [kind = '', value = ''] = want.split(':')
  const title = `${product.name} ${product.food}`
  const all = `${title} ${product.rest}`
  switch (kind) {
    case 'code':
      return product.code === value ? 2 : 0
    case 'g':
      return product.grams.includes(Number(value)) ? 2 : 0
    case 'pcs':
      return product.pieces.includes(Number(value)) ? 2 : 0
    case 'pct':
      return new RegExp(`\\b${value}\\s?%`).test(product.name) ? 2 : 0
    default: {
      const concept = concepts[kind]
      if (!concept) throw new Error(`There is no concept "${kind}"`)
      if (concept.is.test(title) || concept.shelf?.test(product.category) === true) return 2
      return (concept.has ?? concept.is).test(all) ? 1 : 0
    }
  }
}

/** 3 exactly what is wanted, 2 good, 1 better than nothing, 0 wrong: see README.md. */
export function gradeOf(product: GradedProduct, wants: readonly string[]): 0 | 1 | 2 | 3 {
  const degrees = wants.map((want) => degree(product, want))
  const [first = 0] = degrees
  const lacking = degrees.filter((one) => one === 0).length
  const weak = degrees.filter((one) => one === 1).length
  if (lacking === 0 && weak === 0) return 3
  if (degrees.length === 1) return first === 1 ? 1 : 0
  if (lacking === 0) return weak === 1 ? 2 : 1
  return lacking === 1 && weak === 0 && first === 2 ? 1 : 0
}
