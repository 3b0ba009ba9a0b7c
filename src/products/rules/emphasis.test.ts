import { describe, expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { type AllergenKey, allergenKeys } from '../contract/codes.ts'
import { allergenConflicts, markAllergens } from './emphasis.ts'
import { splitMarked } from './marked-text.ts'

const marked = (text: string, language: Language): string[] => {
  const found = markAllergens(text, language)
  return found.marks.map(({ start, end }) => found.text.slice(start, end))
}

/** Words of ingredient lists with the allergens they name; written alone they are marked whole. */
const named: Record<Language, Partial<Record<AllergenKey, string>>> = {
  fi: {
    milk: 'maito maitoa maidon maitojauhe rasvaton-maitojauhe täysmaitojauhetta maitoproteiini maitosuklaa maitosuklaassa kerma kermajauheen kuohukermaa voi voita voin voirasva voiöljy meijerivoi hera heraa herajauhe heraproteiinitiiviste laktoosi laktoosia juustojauhe fetajuustoa kaseinaatti kaseiini jogurttijauhe rahkaa piimää kondensoitumaito',
    soya: 'soija soijaa soijalesitiini soijalesitiiniä soijaproteiini tofu',
    hazelnut: 'hasselpähkinä hasselpähkinöitä hasselpähkinätahna hasselpähkinärouhe',
    almond: 'manteli mantelia mantelijauhe mantelilastut karvasmantelia marsipaani mantelimaito',
    otherNuts:
      'pähkinä pähkinöitä saksanpähkinä cashewpähkinöitä cashew pekaanipähkinä pekaani pistaasi pistaaseja parapähkinä macadamia',
    peanut: 'maapähkinä maapähkinöitä maapähkinävoi suolapähkinä',
    wheat:
      'vehnä vehnää vehnän vehnäjauho täysjyvävehnäjauhoa vehnätärkkelys vehnägluteeni durumvehnä speltti spelttiä speltin bulgur',
    rye: 'ruis ruista rukiin rukiista ruisjauho täysjyväruisjauho ruismallas ruisrouhe ruiskuitu täysjyväruis',
    barley: 'ohra ohraa ohramallas ohrauute mallas mallasuute maltaan ohramallasuute',
    oats: 'kaura kauraa kaurahiutale kaurajuomajauhe kaurakuitu täysjyväkaura kaurajauhoa kauramaito',
    egg: 'kananmuna kananmunaa muna munaa munanvalkuainen kananmunankeltuainen munajauhe kokomunajauhe',
    sesame: 'seesami seesaminsiemen seesaminsiemeniä seesamiöljy tahini',
    celery: 'selleri selleriä sellerin sellerijauhe juuriselleriä lehtisellerin sellerinsiemen ruotiselleri sellereitä',
    mustard: 'sinappi sinappia sinapin sinapinsiemen sinapinsiemeniä sinappijauhe dijonsinappia sinapeissa',
    lupin: 'lupiini lupiinia lupiinin lupiinijauho lupiinijauhoa lupiineja makealupiini',
    fish: 'kala kalaa kalan kalasta kaloja kalat kalaliivate kalaliivatetta kalagelatiini kalaöljyä kalakastike tonnikalaa valkokala lohi lohta lohen kirjolohen savulohta silakka silakkaa silakoita silliä anjovista turska turskaa sardiineja makrillia makrilleja seitiä ahventa kuhaa hauen mätiä kaviaari',
    crustaceans:
      'äyriäinen äyriäisiä äyriäiset äyriäisten katkarapu katkarapuja katkaravun katkarapujauhe ravun rapuja taskurapu jokiravut hummeria hummereita langustit krilliöljy',
    molluscs:
      'nilviäinen nilviäisiä nilviäisten simpukka simpukkaa simpukan simpukoita sinisimpukka kampasimpukoista osterikastike ostereita mustekala mustekalaa kalmaria etana etanoita',
    sulphites: 'sulfiitti sulfiitteja natriummetabisulfiitti rikkidioksidi rikkidioksidia E220 E223 natriumsulfiitti',
  },
  sv: {
    milk: 'mjölk mjölken mjölkpulver skummjölkspulver helmjölkspulver mjölkchoklad mjölktorrsubstans grädde gräddpulver vispgrädde vassle vasslepulver vassleprotein laktos smör smörolja ost ostpulver färskost yoghurtpulver kasein natriumkaseinat kärnmjölk smörrostade mjölksocker kvarg',
    soya: 'soja sojalecitin sojaprotein sojabönor',
    hazelnut: 'hasselnöt hasselnötter hasselnötskräm hasselnötsmassa',
    almond: 'mandel mandeln mandlar mandelmassa sötmandel marsipan mandelmjölk',
    otherNuts:
      'nötter valnöt valnötter cashewnötter pekannöt paranötter pistagenötter pistasch macadamianötter nötkräm',
    peanut: 'jordnöt jordnötter jordnötssmör',
    wheat:
      'vete vetemjöl fullkornsvete fullkornsvetemjöl vetestärkelse vetegluten durumvete dinkel dinkelvete speltvete grahamsmjöl bulgur',
    rye: 'råg rågmjöl fullkornsrågmjöl rågkross rågmalt grovrågmjöl rågsikt',
    barley: 'korn kornmjöl kornmalt maltextrakt malt kornmaltextrakt fullkornskorn',
    oats: 'havre havregryn havrefiber havredryckspulver fullkornshavre havremjöl havremjölk',
    egg: 'ägg äggula äggvita äggpulver helägg helägg äggvitepulver hönsägg',
    sesame: 'sesam sesamfrö sesamfrön sesamolja tahini',
    celery: 'selleri selleriet sellerin rotselleri blekselleri selleripulver sellerifrö sellerisalt',
    mustard: 'senap senapen senapsfrö senapsfrön senapspulver senapskorn dijonsenap',
    lupin: 'lupin lupinen lupiner lupinmjöl lupinprotein sötlupin',
    fish: 'fisk fisken fiskar fiskgelatin fiskolja fisksås tonfisk vitfisk lax laxen gravlax laxfilé sill sillen strömming ansjovis torsk torsken makrill sardiner gädda abborre löjrom kaviar öring',
    crustaceans:
      'kräftdjur kräftdjuren räka räkan räkor räkorna räkpulver räkextrakt kräfta kräftor havskräfta havskräftor hummer hummern krabba krabbor krabbkött krill langust',
    molluscs:
      'blötdjur blötdjuren mussla musslor blåmussla blåmusslor pilgrimsmussla ostron ostronsås bläckfisk bläckfiskar bläckfisken snigel sniglar',
    sulphites: 'sulfit sulfiter natriummetabisulfit svaveldioxid E220 E228',
  },
  en: {
    milk: 'milk buttermilk butter cream whey lactose casein caseinates cheese yogurt yoghurt curd ghee',
    soya: 'soya soy soybean soyabeans tofu',
    hazelnut: 'hazelnut hazelnuts',
    almond: 'almond almonds marzipan',
    otherNuts: 'nuts walnut walnuts cashews cashew pecans pistachio pistachios macadamia',
    peanut: 'peanut peanuts groundnuts',
    wheat: 'wheat spelt durum semolina bulgur couscous wheatgerm wholewheat',
    rye: 'rye',
    barley: 'barley malt malted',
    oats: 'oat oats oatmeal',
    egg: 'egg eggs albumen',
    sesame: 'sesame tahini',
    celery: 'celery celeriac',
    mustard: 'mustard mustards',
    lupin: 'lupin lupins lupine',
    fish: 'fish anchovy anchovies salmon tuna cod herring mackerel sardines trout caviar isinglass',
    crustaceans:
      'crustacean crustaceans shrimp shrimps prawn prawns crab crabs crabmeat crayfish lobster krill scampi shellfish',
    molluscs:
      'mollusc molluscs mollusk mussel mussels oyster oysters clams squid octopus calamari scallops snails shellfish',
    sulphites: 'sulphites sulphite metabisulphite sulfites E220 E224',
  },
}

/** Words and phrases that hold the letters of an allergen, and none of it. */
const unrelated: Record<Language, readonly string[]> = {
  fi: [
    'kaakaovoi',
    'kaakaovoita',
    'sheavoi',
    'kookosvoi',
    'voikukka',
    'voimakas',
    'voidaan',
    'kookosmaito',
    'maitohappo',
    'maitohappobakteeri',
    'maidoton',
    'laktoositon',
    'gluteeniton',
    'pähkinätön',
    'soijaton',
    'kookoskerma',
    'herne',
    'herneproteiini',
    'herneitä',
    'kookospähkinä',
    'muskottipähkinä',
    'muskottipähkinää',
    'munakoiso',
    'suklaamuna',
    'ruiskutettu',
    'tattari',
    'maltodekstriini',
    'maltitoli',
    'maltoosi',
    'mantteli',
    'immuuni',
    'kauris',
    'sulfaatti',
    'käyttö voi aiheuttaa vaikutuksia',
    'voi olla kova',
    'suurina määrinä voi vaikuttaa',
    'kohra',
    'E2200 g',
    'auringonkukkalesitiini',
    'Ahvenanmaa',
    'ahvenanmaalainen',
    'osterivinokas',
    'seitikki',
    'kalaton',
    'kalastettu',
    'skaala',
    'kalium',
    'krapula',
    'kalkkuna',
    'selleritön',
    'sinapiton',
    'lupiiniton',
    'rapuloitu',
    'lohko',
    'lohduke',
    'sillan',
    'kuharinen',
  ],
  sv: [
    'kakaosmör',
    'sheasmör',
    'rostad',
    'rostade',
    'frost',
    'kost',
    'kokosmjölk',
    'mjölksyra',
    'mjölkfri',
    'laktosfri',
    'kokosgrädde',
    'kokosnöt',
    'muskotnöt',
    'muskotnötter',
    'nötkött',
    'gelatin (nöt)',
    'äggplanta',
    'vägg',
    'tillägg',
    'lägg',
    'bovete',
    'bovetemjöl',
    'vetenskap',
    'fullkorn',
    'pepparkorn',
    'fråga',
    'maltodextrin',
    'maltitol',
    'maltos',
    'ostronskivling',
    'fiskfri',
    'fiskare',
    'fiskad',
    'räknad',
    'räkning',
    'relaxa',
    'silltrut',
    'senapsfri',
    'lupinfri',
    'selleriefri',
    'blötdjursfri',
    'rom',
    'romarom',
    'sikt',
    'gösta',
    'krabat',
    'malt kaffe',
    'malt rostat kaffe',
    'mandarin',
    'sulfat',
    'solroslecitin',
    'mandelpotatis',
  ],
  en: [
    'cocoa butter',
    'shea butter',
    'cocoa-butter',
    'apple butter',
    'butternut squash',
    'coconut milk',
    'coconut cream',
    'cream of tartar',
    'lactic acid',
    'milk thistle',
    'nutmeg',
    'coconut',
    'nutrition',
    'doughnut',
    'pine nuts',
    'eggplant',
    'buckwheat',
    'coated',
    'coat',
    'float',
    'goat',
    'maltodextrin',
    'maltitol',
    'maltose',
    'sulphate',
    'milk-free',
    'nut-free',
    'oyster mushroom',
    'oyster mushrooms',
    'crab apple',
    'crab-apples',
    'fish-free',
    'fish free',
    'Swedish',
    'code',
    'codex',
    'salmonberry',
    'lupus',
    'celery-free',
    'perched',
    'coda',
    'troutless',
    'lactose free',
    'dryer',
    'trye',
    'chocolate egg',
    'sunflower lecithin',
    'creamy',
  ],
}

describe.each(languages)('words of ingredients in %s', (language) => {
  const cases = Object.entries(named[language]).flatMap(([key, words]) =>
    words.split(' ').map((word): [string, string] => [word, key]),
  )
  it.each(cases)('%s names %s', (word, key) => {
    const whole = word.includes('-') ? word.slice(word.indexOf('-') + 1) : word
    for (const text of [
      word,
      word.toLocaleUpperCase(language),
      `vesi, ${word} 12 %, suola`,
      `(${word})`,
      `${word}, 5 g`,
    ]) {
      const found = markAllergens(text, language).marks
      expect(
        found.map((mark) => mark.allergens.includes(key as AllergenKey)),
        text,
      ).toEqual([true])
      expect(
        marked(text, language).map((one) => one.toLocaleLowerCase(language)),
        text,
      ).toEqual([whole.toLocaleLowerCase(language)])
    }
  })

  it.each(unrelated[language])('%s names none', (words) => {
    for (const text of [words, `Vesi, ${words}, suola`]) expect(marked(text, language), text).toEqual([])
  })
})

it('the law’s fourteen are all known', () => {
  const groups: Record<string, readonly AllergenKey[]> = {
    gluten: ['wheat', 'rye', 'barley', 'oats'],
    nuts: ['hazelnut', 'almond', 'otherNuts'],
    crustaceans: ['crustaceans'],
    eggs: ['egg'],
    fish: ['fish'],
    peanuts: ['peanut'],
    soybeans: ['soya'],
    milk: ['milk'],
    celery: ['celery'],
    mustard: ['mustard'],
    sesame: ['sesame'],
    sulphites: ['sulphites'],
    lupin: ['lupin'],
    molluscs: ['molluscs'],
  }
  expect(Object.keys(groups)).toHaveLength(14)
  expect(Object.values(groups).flat().toSorted()).toEqual(allergenKeys.toSorted())
})

describe('marks', () => {
  it.each<[Language, string, string[]]>([
    [
      'fi',
      'Kalaliivate, sellerinsiemeniä, sinappia. Saattaa sisältää äyriäisiä, nilviäisiä ja lupiinia. Ei sisällä kalaa.',
      ['Kalaliivate', 'sellerinsiemeniä', 'sinappia', 'äyriäisiä', 'nilviäisiä', 'lupiinia'],
    ],
    [
      'sv',
      'Fiskgelatin, rotselleri, senapsfrön. Kan innehålla spår av kräftdjur, blötdjur och lupinmjöl. Fri från fisk.',
      ['Fiskgelatin', 'rotselleri', 'senapsfrön', 'kräftdjur', 'blötdjur', 'lupinmjöl'],
    ],
    [
      'fi',
      'Kuorittu maitojauhe, vehnä- ja ruisjauho, hasselpähkinä-mantelitahna',
      ['maitojauhe', 'vehnä', 'ruisjauho', 'hasselpähkinä', 'mantelitahna'],
    ],
    [
      'fi',
      'Voi, voi (maito), suola. Tuote voi sisältää maapähkinää ja voita.',
      ['Voi', 'voi', 'maito', 'maapähkinää', 'voita'],
    ],
    ['fi', 'Sokeri. Ei sisällä maitoa eikä munaa. Sisältää soijaa.', ['soijaa']],
    ['fi', 'Gluteeniton kaurajauho, suola 0.5 g. Voita.', ['kaurajauho', 'Voita']],
    ['sv', 'Vete- och rågmjöl, hasselnöts- och mandelkräm', ['Vete', 'rågmjöl', 'hasselnöts', 'mandelkräm']],
    ['sv', 'Socker. Innehåller inte mjölk eller ägg. Kan innehålla spår av sesam.', ['sesam']],
    [
      'en',
      'Oats, oat milk, almond milk, whole milk powder, peanut butter',
      ['Oats', 'oat', 'almond', 'milk', 'peanut'],
    ],
    ['en', 'Rye malt, barley malt, malt extract', ['Rye', 'barley', 'malt', 'malt']],
    ['en', 'Sulphur dioxide, sulfur dioxide', ['Sulphur dioxide', 'sulfur dioxide']],
    ['en', 'Sugar. Free from milk, egg and nuts. May contain traces of soya.', ['soya']],
  ])('in %s: %s', (language, text, words) => expect(marked(text, language)).toEqual(words))

  it('find words through soft hyphens, decomposed letters and tags, and count the letters of what is shown', () => {
    const { text, marks } = markAllergens(
      '<p>Sokeri, täys\u00ADmaito\u00ADjauhe &amp; mjo\u0308lk</p>'.normalize('NFD'),
      'fi',
    )
    expect(text).toBe('Sokeri, täysmaitojauhe & mjölk')
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['täysmaitojauhe'])
    expect(marked('mjo\u0308lkpulver', 'sv')).toEqual(['mjölkpulver'])
  })

  it('know what is in it from what may be', () => {
    const { marks } = markAllergens('Voi, sokeri. Saattaa sisältää pähkinöitä.', 'fi')
    expect(marks.map(({ allergens, isTrace }) => [allergens, isTrace])).toEqual([
      [['milk'], false],
      [['otherNuts'], true],
    ])
  })

  it('make parts that are the text again, and elements of no markup in it', () => {
    const { text, marks } = markAllergens('Vehnäjauho, 1 < 2 "maito", sokeri', 'fi')
    const parts = splitMarked(
      text,
      marks.map(({ start, end }) => [start, end] as const),
    )
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter((part) => part.isAllergen).map((part) => part.text)).toEqual(['Vehnäjauho', 'maito'])
    expect(splitMarked('abc', [])).toEqual([{ text: 'abc', start: 0, isAllergen: false }])
    expect(splitMarked('', [])).toEqual([])
  })

  it.each(['maito', 'a', 'voi ', 'ä\u0308', '<'])('take time in proportion to the length of a text of “%s”', (part) =>
    expect(growthOf((size) => markAllergens(part.repeat(size / part.length), 'fi'), 20_000)).toBeLessThan(proportional),
  )
})

describe('a declaration and its ingredients', () => {
  const of = (ingredients: string, declared: Record<string, number>) =>
    allergenConflicts({ fi: ingredients }, declared).map(({ allergen, kind }) => `${allergen} ${kind}`)
  it.each<[string, string, Record<string, number>, string[]]>([
    ['agree', 'Vehnäjauho, voi.', { wheat: 1, milk: 1, egg: 0 }, []],
    ['agree on traces', 'Sokeri. Saattaa sisältää maitoa.', { milk: 2 }, []],
    ['agree on more than traces', 'Voi. Saattaa sisältää maitoa.', { milk: 1 }, []],
    ['differ: not named', 'Sokeri.', { milk: 1 }, ['milk not-named']],
    ['differ: named as a trace only', 'Sokeri. Saattaa sisältää maitoa.', { milk: 1 }, ['milk not-named']],
    ['differ: a trace not named', 'Sokeri.', { milk: 2 }, ['milk not-named']],
    ['differ: not declared', 'Voi.', { milk: 0 }, ['milk not-declared']],
    ['differ: declared as a trace only', 'Voi.', { milk: 2 }, ['milk not-declared']],
    ['differ: a trace not declared', 'Sokeri. Saattaa sisältää maitoa.', {}, ['milk not-declared']],
  ])('%s', (_, ingredients, declared, conflicts) => expect(of(ingredients, declared)).toEqual(conflicts))

  it('say nothing in a language without ingredients', () =>
    expect(allergenConflicts({ fi: 'Voi.', sv: null, en: '' }, { milk: 1 })).toEqual([]))
})
