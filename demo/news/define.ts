import type { Localized } from '../../src/common/locale.ts'

/** What the demo brand's releases are sorted by, as its press room calls it. */
export const newsCategories = {
  PRO: { fi: 'Tuotteet', sv: 'Produkter', en: 'Products' },
  COM: { fi: 'Yritys', sv: 'Företaget', en: 'Company' },
  SUS: { fi: 'Vastuu', sv: 'Ansvar', en: 'Responsibility' },
  PEO: { fi: 'Henkilöt', sv: 'Personer', en: 'People' },
  CAF: { fi: 'Kahvilat', sv: 'Kaféer', en: 'Cafés' },
} satisfies Record<string, Localized>

export interface DemoRelease {
  /** Never changes: the ids of its three languages are made of it. */
  key: string
  /** ISO 8601, UTC. */
  publishedAt: string
  categories: readonly (keyof typeof newsCategories)[]
  /** Below `demo/images`, without ending. */
  pictures: readonly { file: string; text: Localized }[]
  /** Whether it comes as a paper too, `demo/images/news/{key}-{language}.pdf`. */
  hasPaper?: true
  title: Localized
  intro: Localized
  /** HTML. */
  body: Localized
}

/** Of whom the press asks, and what the company is in short, below each release. */
export const contact: Localized = {
  fi: '<p>Elina Wahlroos, viestintä<br><a href="mailto:media@konvehti.example">media@konvehti.example</a><br>09 000 0010, arkisin 9–15</p>',
  sv: '<p>Elina Wahlroos, kommunikation<br><a href="mailto:media@konvehti.example">media@konvehti.example</a><br>+358 9 000 0010, vardagar 9–15 finsk tid</p>',
  en: '<p>Elina Wahlroos, communications<br><a href="mailto:media@konvehti.example">media@konvehti.example</a><br>+358 9 000 0010, weekdays 9–15 Finnish time</p>',
}
export const company: Localized = {
  fi: '<p>Konvehti on suklaavalimo ja leipomo Helsingin Vallilassa. Talo paahtaa, valaa ja leipoo itse: tuotteita on noin sata, sarjoja kolme, ja kahviloita ja myymälöitä neljätoista Helsingistä Rovaniemelle.</p>',
  sv: '<p>Konvehti är ett chokladgjuteri och bageri i Vallgård i Helsingfors. Huset rostar, gjuter och bakar självt: ungefär hundra produkter, tre serier och fjorton kaféer och butiker från Helsingfors till Rovaniemi.</p>',
  en: '<p>Konvehti is a chocolate maker and bakery in Vallila, Helsinki. The house roasts, pours and bakes for itself: about a hundred products, three ranges, and fourteen cafés and shops from Helsinki to Rovaniemi.</p>',
}

const product = (file: string, fi: string, sv: string, en: string) => ({
  file: `products/${file}`,
  text: { fi, sv, en },
})
const hero = (file: string, fi: string, sv: string, en: string) => ({ file: `hero/${file}`, text: { fi, sv, en } })
const shelf = (file: string, fi: string, sv: string, en: string) => ({ file: `category/${file}`, text: { fi, sv, en } })
/** Pictures by their folder. */
export const shot = { product, hero, shelf }
