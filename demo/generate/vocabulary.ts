import type { Localized } from '../../src/common/locale.ts'

/** A flavour, as names and ingredient lists have it. None of them is an allergen, so that the declared ones stay right. */
export interface Taste {
  kind: TasteKind
  name: Localized
  ingredient: Localized
}

export type TasteKind = 'berries' | 'fruit' | 'spices' | 'herbs'

type Row = readonly [fi: string, sv: string, en: string]

const taste = (kind: TasteKind, [fi, sv, en]: Row, how: Row): Taste => ({
  kind,
  name: { fi, sv, en },
  ingredient: { fi: `${how[0]}${fi}`, sv: `${how[1]}${sv}`, en: `${how[2]}${en}` },
})

const berries = (
  [
    ['mustikka', 'blåbär', 'blueberry'],
    ['puolukka', 'lingon', 'lingonberry'],
    ['karpalo', 'tranbär', 'cranberry'],
    ['vadelma', 'hallon', 'raspberry'],
    ['mansikka', 'jordgubb', 'strawberry'],
    ['lakka', 'hjortron', 'cloudberry'],
    ['tyrni', 'havtorn', 'sea buckthorn'],
    ['mustaherukka', 'svarta vinbär', 'blackcurrant'],
    ['punaherukka', 'röda vinbär', 'redcurrant'],
    ['juolukka', 'odon', 'bog bilberry'],
    ['variksenmarja', 'kråkbär', 'crowberry'],
    ['karviainen', 'krusbär', 'gooseberry'],
    ['aronia', 'aronia', 'chokeberry'],
    ['pihlajanmarja', 'rönnbär', 'rowanberry'],
  ] satisfies Row[]
).map((row) => taste('berries', row, ['kuivattu ', '', 'dried ']))

const fruit = (
  [
    ['appelsiini', 'apelsin', 'orange'],
    ['sitruuna', 'citron', 'lemon'],
    ['limetti', 'lime', 'lime'],
    ['päärynä', 'päron', 'pear'],
    ['omena', 'äpple', 'apple'],
    ['luumu', 'plommon', 'plum'],
    ['raparperi', 'rabarber', 'rhubarb'],
    ['kirsikka', 'körsbär', 'cherry'],
    ['aprikoosi', 'aprikos', 'apricot'],
    ['viikuna', 'fikon', 'fig'],
    ['granaattiomena', 'granatäpple', 'pomegranate'],
    ['persikka', 'persika', 'peach'],
  ] satisfies Row[]
).map((row) => taste('fruit', row, ['kuivattu ', '', 'dried ']))

const spices = (
  [
    ['minttu', 'mynta', 'mint'],
    ['kaneli', 'kanel', 'cinnamon'],
    ['kardemumma', 'kardemumma', 'cardamom'],
    ['inkivääri', 'ingefära', 'ginger'],
    ['vanilja', 'vanilj', 'vanilla'],
    ['kahvi', 'kaffe', 'coffee'],
    ['kuusenkerkkä', 'granskott', 'spruce shoot'],
    ['kataja', 'enbär', 'juniper'],
    ['ruusu', 'ros', 'rose'],
    ['chili', 'chili', 'chilli'],
    ['merisuola', 'havssalt', 'sea salt'],
    ['tähtianis', 'stjärnanis', 'star anise'],
    ['neilikka', 'kryddnejlika', 'clove'],
    ['sahrami', 'saffran', 'saffron'],
  ] satisfies Row[]
).map((row) => taste('spices', row, ['', '', '']))

const herbs = (
  [
    ['merisuola', 'havssalt', 'sea salt'],
    ['kumina', 'kummin', 'caraway'],
    ['rosmariini', 'rosmarin', 'rosemary'],
    ['tilli', 'dill', 'dill'],
    ['ruohosipuli', 'gräslök', 'chive'],
    ['valkosipuli', 'vitlök', 'garlic'],
    ['sipuli', 'lök', 'onion'],
    ['fenkoli', 'fänkål', 'fennel'],
    ['anis', 'anis', 'aniseed'],
    ['timjami', 'timjan', 'thyme'],
    ['kurpitsansiemen', 'pumpafrö', 'pumpkin seed'],
    ['auringonkukansiemen', 'solrosfrö', 'sunflower seed'],
    ['pellavansiemen', 'linfrö', 'linseed'],
    ['tomaatti', 'tomat', 'tomato'],
    ['oliivi', 'oliv', 'olive'],
    ['nokkonen', 'nässla', 'nettle'],
    ['mustapippuri', 'svartpeppar', 'black pepper'],
    ['korianteri', 'koriander', 'coriander'],
  ] satisfies Row[]
).map((row) => taste('herbs', row, ['', '', '']))

/** For chocolate, sweets and biscuits; and for bread. */
export const sweetTastes: readonly Taste[] = [...berries, ...fruit, ...spices]
export const savouryTastes: readonly Taste[] = herbs

/** Names of series: the same word in every language, as a brand has them. */
export const series = [
  'Halla',
  'Kide',
  'Routa',
  'Sisu',
  'Lumme',
  'Kaisla',
  'Ruska',
  'Usva',
  'Tyrsky',
  'Kanerva',
  'Aalto',
  'Revontuli',
  'Saimi',
  'Ukonilma',
  'Pouta',
  'Vaahtera',
  'Hiisi',
  'Ilmatar',
  'Tuohi',
  'Äijö',
  'Åland',
  'Österö',
  'Kaamos',
  'Suvi',
] as const

/** How a category's narrower ones are called: the Finnish word comes before the category's name, the others behind it. */
export const narrower: Readonly<Record<TasteKind, { code: string; name: Localized }>> = {
  berries: { code: 'marjaiset', name: { fi: 'Marjaiset', sv: 'med bär', en: 'with berries' } },
  fruit: { code: 'hedelmaiset', name: { fi: 'Hedelmäiset', sv: 'med frukt', en: 'with fruit' } },
  spices: { code: 'maustetut', name: { fi: 'Maustetut', sv: 'med kryddor', en: 'with spices' } },
  herbs: { code: 'yrttiset', name: { fi: 'Yrttiset', sv: 'med örter', en: 'with herbs' } },
}

export const colours = [
  {
    name: { fi: 'vihreä', sv: 'grön', en: 'green' },
    hex: '#1f4d43',
    code: 'VIHREA',
    image: 'helsinki-lahjarasia-vihrea.webp',
  },
  {
    name: { fi: 'kupari', sv: 'koppar', en: 'copper' },
    hex: '#b5673a',
    code: 'KUPARI',
    image: 'helsinki-lahjarasia-kupari.webp',
  },
  {
    name: { fi: 'kerma', sv: 'grädde', en: 'cream' },
    hex: '#f3e9d6',
    code: 'KERMA',
    image: 'helsinki-lahjarasia-kerma.webp',
  },
] as const satisfies readonly { name: Localized; hex: string; code: string; image: string }[]

/** Second paragraphs of descriptions. */
export const stories: readonly Localized[] = [
  {
    fi: 'Valmistamme pieniä eriä Vallilassa ja pakkaamme saman päivän aikana.',
    sv: 'Vi tillverkar små satser i Vallgård och packar samma dag.',
    en: 'We make it in small batches in Vallila and pack it the same day.',
  },
  {
    fi: 'Raaka-aineet tulevat tuottajilta, joiden luona olemme käyneet.',
    sv: 'Råvarorna kommer från producenter som vi själva har besökt.',
    en: 'The ingredients come from growers we have visited ourselves.',
  },
  {
    fi: 'Pakkaus on kierrätettävää kartonkia eikä siinä ole muovia.',
    sv: 'Förpackningen är av återvinningsbar kartong, helt utan plast.',
    en: 'The pack is recyclable cardboard, without any plastic.',
  },
  {
    fi: 'Parhaimmillaan huoneenlämpöisenä, mieluiten jaettuna.',
    sv: 'Bäst i rumstemperatur, och helst tillsammans med någon.',
    en: 'At its best at room temperature, preferably shared.',
  },
  {
    fi: 'Resepti on vanha, mutta sokeria on vähemmän kuin ennen.',
    sv: 'Receptet är gammalt, men sockret är mindre än förr.',
    en: 'The recipe is an old one, with less sugar than it used to have.',
  },
]
