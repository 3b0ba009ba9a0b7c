import type { Localized } from '#src/common/locale.ts'
import type { AllergenClaim } from '#src/recipes/contract/recipe-fields.ts'

/*
 * What the recipes are made of beside our own products: names as they stand after an amount, weights of the measures, what 100 g
 * hold, and what allergens are in it. Figures are those of common food tables, rounded.
 */

/** Per 100 g: kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
type Facts = readonly [
  kcal: number,
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
]

export interface Food {
  /** After an amount: 150 g voita. */
  names: Localized
  /** Of one or less, where it is another: 1 kananmuna. */
  one?: Localized
  facts: Facts
  /** Grams of a decilitre, a tablespoon, a teaspoon, a piece. */
  dl?: number
  tbsp?: number
  tsp?: number
  piece?: number
  contains?: readonly AllergenClaim[]
  mayContain?: readonly AllergenClaim[]
}

const n = (fi: string, sv: string, en: string): Localized => ({ fi, sv, en })

export const foods = {
  butter: {
    names: n('voita', 'smör', 'butter'),
    facts: [737, 81, 52, 0.7, 0.7, 0, 0.6, 0.8],
    tbsp: 14,
    contains: ['milk'],
  },
  oil: { names: n('rypsiöljyä', 'rybsolja', 'rapeseed oil'), facts: [900, 100, 7, 0, 0, 0, 0, 0], dl: 92, tbsp: 13.5 },
  egg: {
    names: n('kananmunaa', 'ägg', 'eggs'),
    one: n('kananmuna', 'ägg', 'egg'),
    facts: [143, 9.7, 2.9, 0.3, 0.3, 0, 12.6, 0.35],
    piece: 55,
    contains: ['egg'],
  },
  yolk: {
    names: n('keltuaista', 'äggulor', 'egg yolks'),
    one: n('keltuainen', 'äggula', 'egg yolk'),
    facts: [322, 27, 9.5, 1, 0.6, 0, 16, 0.12],
    piece: 18,
    contains: ['egg'],
  },
  white: {
    names: n('valkuaista', 'äggvitor', 'egg whites'),
    one: n('valkuainen', 'äggvita', 'egg white'),
    facts: [48, 0, 0, 0.7, 0.7, 0, 11, 0.4],
    piece: 33,
    contains: ['egg'],
  },
  sugar: { names: n('sokeria', 'socker', 'sugar'), facts: [400, 0, 0, 100, 100, 0, 0, 0], dl: 85, tbsp: 12.5, tsp: 4 },
  brownSugar: {
    names: n('fariinisokeria', 'farinsocker', 'soft brown sugar'),
    facts: [390, 0, 0, 97, 96, 0, 0, 0.1],
    dl: 70,
    tbsp: 10,
  },
  icingSugar: {
    names: n('tomusokeria', 'florsocker', 'icing sugar'),
    facts: [398, 0, 0, 99.5, 98, 0, 0, 0],
    dl: 60,
    tbsp: 9,
  },
  vanillaSugar: {
    names: n('vaniljasokeria', 'vaniljsocker', 'vanilla sugar'),
    facts: [390, 0, 0, 97, 97, 0, 0, 0],
    tsp: 3,
  },
  honey: { names: n('hunajaa', 'honung', 'honey'), facts: [325, 0, 0, 81, 80, 0, 0.3, 0], dl: 140, tbsp: 20 },
  flour: {
    names: n('vehnäjauhoja', 'vetemjöl', 'plain flour'),
    facts: [345, 1.8, 0.3, 70, 1, 3.5, 11, 0],
    dl: 65,
    tbsp: 10,
    contains: ['gluten'],
  },
  oats: {
    names: n('kaurahiutaleita', 'havregryn', 'rolled oats'),
    facts: [366, 7, 1.3, 57, 1, 10, 14, 0],
    dl: 40,
    contains: ['gluten'],
  },
  almondFlour: {
    names: n('mantelijauhoa', 'mandelmjöl', 'ground almonds'),
    facts: [610, 53, 4, 6, 5, 11, 22, 0],
    dl: 45,
    contains: ['nuts'],
  },
  peanutButter: {
    names: n('maapähkinävoita', 'jordnötssmör', 'peanut butter'),
    facts: [620, 50, 9, 13, 6, 6, 26, 0.9],
    tbsp: 16,
    contains: ['peanut'],
  },
  almonds: {
    names: n('mantelilastuja', 'mandelspån', 'flaked almonds'),
    facts: [610, 53, 4, 6, 5, 11, 22, 0],
    dl: 40,
    tbsp: 6,
    contains: ['nuts'],
  },
  hazelnuts: {
    names: n('hasselpähkinöitä', 'hasselnötter', 'hazelnuts'),
    facts: [640, 61, 4.5, 6, 4, 10, 15, 0],
    dl: 55,
    contains: ['nuts'],
  },
  coconut: {
    names: n('kookoshiutaleita', 'kokosflingor', 'desiccated coconut'),
    facts: [660, 64, 57, 7, 7, 15, 6.5, 0.1],
    dl: 35,
    tbsp: 5,
  },
  starch: {
    names: n('perunajauhoa', 'potatismjöl', 'potato starch'),
    facts: [340, 0, 0, 84, 0, 0, 0.5, 0],
    tbsp: 11,
  },
  cocoa: {
    names: n('kaakaojauhetta', 'kakaopulver', 'cocoa powder'),
    facts: [350, 21, 13, 12, 1, 29, 20, 0.1],
    dl: 40,
    tbsp: 6,
  },
  bakingPowder: {
    names: n('leivinjauhetta', 'bakpulver', 'baking powder'),
    facts: [100, 0, 0, 25, 0, 0, 0, 25],
    tsp: 4,
  },
  soda: {
    names: n('ruokasoodaa', 'matsoda', 'bicarbonate of soda'),
    facts: [0, 0, 0, 0, 0, 0, 0, 69],
    tsp: 5,
  },
  salt: { names: n('suolaa', 'salt', 'salt'), facts: [0, 0, 0, 0, 0, 0, 0, 100], tsp: 5 },
  seaSalt: {
    names: n('merisuolahiutaleita', 'havssaltflingor', 'sea salt flakes'),
    facts: [0, 0, 0, 0, 0, 0, 0, 98],
    tsp: 3,
  },
  cream: {
    names: n('kuohukermaa', 'vispgrädde', 'whipping cream'),
    facts: [334, 35, 22, 3, 3, 0, 2, 0.08],
    dl: 100,
    contains: ['milk'],
  },
  milk: {
    names: n('maitoa', 'mjölk', 'milk'),
    facts: [46, 1.5, 1, 4.8, 4.8, 0, 3.4, 0.1],
    dl: 103,
    contains: ['milk'],
  },
  oatDrink: {
    names: n('kaurajuomaa', 'havredryck', 'oat drink'),
    facts: [46, 1.5, 0.2, 6.7, 4, 0.8, 1, 0.1],
    dl: 103,
    contains: ['gluten'],
  },
  creamCheese: {
    names: n('maustamatonta tuorejuustoa', 'naturell färskost', 'plain cream cheese'),
    facts: [250, 24, 16, 3.5, 3.5, 0, 6, 0.8],
    contains: ['milk'],
  },
  quark: {
    names: n('maitorahkaa', 'kvarg', 'quark'),
    facts: [62, 0.3, 0.2, 4, 4, 0, 11, 0.1],
    contains: ['milk'],
  },
  yogurt: {
    names: n('turkkilaista jogurttia', 'turkisk yoghurt', 'Greek yogurt'),
    facts: [121, 10, 6.5, 4, 4, 0, 4, 0.1],
    dl: 103,
    contains: ['milk'],
  },
  yeast: { names: n('hiivaa', 'jäst', 'fresh yeast'), facts: [100, 1.5, 0.2, 10, 0, 7, 12, 0.1] },
  water: { names: n('vettä', 'vatten', 'water'), facts: [0, 0, 0, 0, 0, 0, 0, 0], dl: 100 },
  coffee: {
    names: n('vahvaa kahvia', 'starkt kaffe', 'strong coffee'),
    facts: [2, 0, 0, 0, 0, 0, 0.1, 0],
    dl: 100,
  },
  vinegar: {
    names: n('omenaviinietikkaa', 'äppelcidervinäger', 'cider vinegar'),
    facts: [20, 0, 0, 1, 0.4, 0, 0, 0],
    tbsp: 15,
  },
  raspberries: {
    names: n('vadelmia', 'hallon', 'raspberries'),
    facts: [50, 0.6, 0, 5, 4.5, 6, 1.2, 0],
    dl: 55,
  },
  raspberryDust: {
    names: n('pakastekuivattua vadelmaa murusina', 'frystorkade hallon, smulade', 'freeze-dried raspberries, crumbled'),
    facts: [330, 3, 0.2, 45, 40, 27, 7, 0],
    tbsp: 3,
  },
  blueberries: {
    names: n('mustikoita', 'blåbär', 'blueberries'),
    facts: [50, 0.6, 0, 9, 9, 3, 0.6, 0],
    dl: 60,
  },
  lingonberries: {
    names: n('puolukoita', 'lingon', 'lingonberries'),
    facts: [56, 0.7, 0, 9, 9, 2.6, 0.5, 0],
    dl: 55,
  },
  lemonZest: {
    names: n('sitruunan raastettua kuorta', 'citroners rivna skal', 'lemons, grated zest'),
    one: n('sitruunan raastettu kuori', 'citrons rivna skal', 'lemon, grated zest'),
    facts: [50, 0.3, 0, 5, 4, 10, 1.5, 0],
    piece: 5,
  },
  orangeZest: {
    names: n('appelsiinin raastettua kuorta', 'apelsiners rivna skal', 'oranges, grated zest'),
    one: n('appelsiinin raastettu kuori', 'apelsins rivna skal', 'orange, grated zest'),
    facts: [60, 0.2, 0, 10, 8, 10, 1.5, 0],
    piece: 6,
  },
  lemonJuice: {
    names: n('sitruunan mehua', 'citronsaft', 'lemon juice'),
    facts: [27, 0, 0, 3, 2.5, 0.3, 0.4, 0],
    tbsp: 15,
  },
  avocado: {
    names: n('kypsää avokadoa', 'mogna avokador', 'ripe avocados'),
    one: n('kypsä avokado', 'mogen avokado', 'ripe avocado'),
    facts: [180, 17, 3.5, 1.9, 0.7, 6, 2, 0],
    piece: 140,
  },
  carrot: { names: n('porkkanaa', 'morot', 'carrots'), facts: [35, 0.2, 0, 6, 5.5, 2.6, 0.6, 0.1] },
  garlic: {
    names: n('valkosipulinkynttä', 'vitlöksklyftor', 'cloves of garlic'),
    one: n('valkosipulinkynsi', 'vitlöksklyfta', 'clove of garlic'),
    facts: [130, 0.5, 0.1, 24, 1, 4, 6, 0],
    piece: 4,
  },
  chives: {
    names: n('ruohosipulia silputtuna', 'hackad gräslök', 'chopped chives'),
    facts: [30, 0.7, 0.1, 2, 2, 2.5, 3, 0],
    tbsp: 3,
  },
  cinnamon: { names: n('kanelia', 'kanel', 'cinnamon'), facts: [250, 1.2, 0.3, 27, 2, 53, 4, 0], tsp: 2.5 },
  cardamom: {
    names: n('kardemummaa', 'kardemumma', 'ground cardamom'),
    facts: [310, 7, 0.7, 40, 0, 28, 11, 0],
    tsp: 2,
  },
  cumin: { names: n('juustokuminaa', 'spiskummin', 'ground cumin'), facts: [375, 22, 1.5, 34, 2, 11, 18, 0.4], tsp: 2 },
} as const satisfies Record<string, Food>
export type FoodName = keyof typeof foods
