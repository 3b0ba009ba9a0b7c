import { dayAfter } from '#src/common/holidays.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import type { Lunch } from '#src/locations/server/location-draft.ts'

/* Lunch that comes round every two weeks, from Monday to Friday: so there is one for this week and the next, whenever it is. */

type Mark = 'L' | 'M' | 'G' | 'V'

interface Dish {
  name: Localized
  marks: readonly Mark[]
  note?: Localized
}

const dish = (fi: string, sv: string, en: string, marks: readonly Mark[], note?: Localized): Dish => ({
  name: { fi, sv, en },
  marks,
  ...(note && { note }),
})

const marks: Readonly<Record<Mark, Localized>> = {
  L: { fi: 'L', sv: 'L', en: 'lactose-free' },
  M: { fi: 'M', sv: 'M', en: 'milk-free' },
  G: { fi: 'G', sv: 'G', en: 'gluten-free' },
  V: { fi: 'vegaaninen', sv: 'vegansk', en: 'vegan' },
}

/** Ten days, two weeks. */
const days: readonly (readonly Dish[])[] = [
  [
    dish('Lohikeitto ja ruispala', 'Laxsoppa och rågbröd', 'Salmon soup and rye bread', ['L'], {
      fi: 'Tilliä ja perunaa',
      sv: 'Dill och potatis',
      en: 'Dill and potato',
    }),
    dish('Paahdettu juurikas, kaurakastike', 'Rostade rotsaker, havresås', 'Roast roots, oat sauce', ['M', 'G', 'V']),
  ],
  [
    dish('Linssikeitto, tummaa kaakaota', 'Linssoppa med mörk kakao', 'Lentil soup with dark cocoa', ['M', 'G', 'V']),
    dish('Uunikuha ja tillikastike', 'Ugnsbakad gös och dillsås', 'Baked zander and dill sauce', ['L', 'G']),
  ],
  [
    dish('Sienirisotto', 'Svamprisotto', 'Mushroom risotto', ['L', 'G'], {
      fi: 'Päällä paahdettua hasselpähkinää',
      sv: 'Toppad med rostade hasselnötter',
      en: 'Topped with roasted hazelnuts',
    }),
    dish('Kaalikääryleet ja puolukka', 'Kåldolmar och lingon', 'Cabbage rolls and lingonberries', ['L', 'M']),
  ],
  [
    dish('Hernekeitto ja sinappi', 'Ärtsoppa och senap', 'Pea soup and mustard', ['M', 'G', 'V']),
    dish('Pannukakku ja vadelmahillo', 'Ugnspannkaka och hallonsylt', 'Oven pancake and raspberry jam', ['L']),
  ],
  [
    dish('Kaakaolla maustettu häränposki', 'Oxkind med kakao', 'Ox cheek with cocoa', ['L', 'G']),
    dish('Maa-artisokkapasta', 'Pasta med jordärtskocka', 'Pasta with Jerusalem artichoke', ['M', 'V']),
  ],
  [
    dish('Kesäkurpitsakeitto ja siemennäkki', 'Zucchinisoppa och fröknäcke', 'Courgette soup and seed crackers', [
      'L',
      'G',
    ]),
    dish('Lihapullat, puolukka ja muusi', 'Köttbullar, lingon och mos', 'Meatballs, lingonberries and mash', ['L']),
  ],
  [
    dish('Bataatti-kookoskeitto', 'Sötpotatissoppa med kokos', 'Sweet potato and coconut soup', ['M', 'G', 'V']),
    dish('Broileria ja ohraa', 'Kyckling och korn', 'Chicken and barley', ['L', 'M']),
  ],
  [
    dish('Siikaa, voita ja uusia perunoita', 'Sik, smör och potatis', 'Whitefish, butter and potatoes', ['L', 'G']),
    dish('Papuchili ja riisi', 'Bönchili och ris', 'Bean chilli and rice', ['M', 'G', 'V'], {
      fi: 'Pala 85 %:n suklaata mukaan sulatettuna',
      sv: 'Med en bit 85-procentig choklad i grytan',
      en: 'A piece of 85 per cent chocolate melted in',
    }),
  ],
  [
    dish('Hernekeitto ja sinappi', 'Ärtsoppa och senap', 'Pea soup and mustard', ['M', 'G', 'V']),
    dish('Kauraletut ja mustikka', 'Havreplättar och blåbär', 'Oat pancakes and bilberries', ['L', 'M']),
  ],
  [
    dish('Poronkäristys ja perunasose', 'Renskav och potatismos', 'Sautéed reindeer and mash', ['L', 'G']),
    dish('Uunijuureksia ja fetaa', 'Ugnsrostade rotsaker och feta', 'Baked roots and feta', ['G']),
  ],
]

/** A Monday long ago: the lists come round from there. */
const firstMonday = '2026-01-05'
const price: Localized = {
  fi: 'Tarjolla 10.30–14.00. Lounas 13,50 €, keitto 11,90 €.',
  sv: 'Serveras 10.30–14.00. Lunch 13,50 €, soppa 11,90 €.',
  en: 'Served 10:30–14:00. Lunch €13.50, soup €11.90.',
}

function menu(dishes: readonly Dish[], language: Language): string {
  const lines = dishes.map(({ name, marks: of, note }) => {
    const said = of.map((mark) => marks[mark][language]).join(', ')
    return `<li><strong>${name[language]}</strong> <em>${said}</em>${note ? `<br>${note[language]}` : ''}</li>`
  })
  return sanitise(`<p>${price[language].replaceAll(' €', '\u00a0€')}</p><ul>${lines.join('')}</ul>`)
}

/** Lunch of the place with this number among those that have some: each kitchen is at another point of the round. */
export const demoLunch = (place: number): Lunch[] =>
  days.map((_, index) => ({
    day: dayAfter(firstMonday, index < 5 ? index : index + 2),
    repeatWeeks: 2,
    body: Object.fromEntries(
      languages.map((language) => [language, menu(days[(index + 3 * place) % days.length] ?? [], language)]),
    ) as Localized, // one for each
  }))
