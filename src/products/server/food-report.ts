import { type Language, languages } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { claimConflicts } from '../rules/claims.ts'
import { allergenConflicts } from '../rules/emphasis.ts'
import { missingInWords, missingParticulars } from '../rules/particulars.ts'
import { type FactsRow, listFacts } from './food-report.store.ts'

/** A fact of a published variation that is missing or contradicts another. */
export interface FactFinding {
  productCode: string
  variationCode: string
  /** Name of the field on the wire. */
  field: string
  /** Null for what is the same in all languages. */
  language: Language | null
  /**
   * `not-for-sale`: the law asks for it. `falls-back`: Finnish stands in its place. `not-named` and `not-declared`: the
   * ingredients do not name a declared allergen, or name one that is not declared. `not-allowed`: the claim is contradicted by an
   * allergen, and is not shown.
   */
  kind: 'not-for-sale' | 'falls-back' | 'not-named' | 'not-declared' | 'not-allowed'
  /** The allergen or claim it is about; empty for texts. */
  about: string
}

const rowsAtATime = 1_000

/** Everything of published products that is missing or contradicts itself, by variation code; of one language, or of all. */
export async function* findFactFindings(db: Database, language: Language | null): AsyncGenerator<FactFinding> {
  let after = ''
  for (;;) {
    const rows = await listFacts(db, after, rowsAtATime)
    for (const row of rows) {
      for (const finding of findingsOf(row)) {
        if (language === null || finding.language === null || finding.language === language) yield finding
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtATime) return
    after = last.variationCode
  }
}

type Finding = Omit<FactFinding, 'productCode' | 'variationCode'>

function findingsOf(row: FactsRow): FactFinding[] {
  const { productCode, variationCode } = row
  const findings: Finding[] = [...missingFacts(row), ...missingTexts(row), ...conflicts(row)]
  return findings.map((finding) => ({ productCode, variationCode, ...finding }))
}

function missingFacts({ productType, vatClass, common, stated, contents }: FactsRow): Finding[] {
  const food = {
    productType,
    vatClass,
    stated: { common, fi: stated.fi, sv: stated.sv },
    contents: contents.map(([all, fi, sv]) => ({ common: all, fi, sv })),
  }
  const english = missingInWords({ productType, vatClass }, stated.en)
  return [
    ...missingParticulars(food).map(({ field, language }) => ({
      field,
      language,
      kind: 'not-for-sale' as const,
      about: '',
    })),
    ...english.map((field) => ({ field, language: 'en' as const, kind: 'falls-back' as const, about: '' })),
  ]
}

const missingTexts = ({ missingTexts: texts }: FactsRow): Finding[] =>
  languages.flatMap((language) =>
    texts[language].map((field) => ({ field, language, kind: 'falls-back' as const, about: '' })),
  )

function conflicts({ vatClass, ingredients, allergens, claims, glutenFreeOats }: FactsRow): Finding[] {
  if (vatClass !== 'food' || allergens === null) return []
  return [
    ...allergenConflicts(ingredients, allergens).map(({ allergen, language, kind }) => ({
      field: 'ingredients',
      language,
      kind,
      about: allergen,
    })),
    ...[...new Set(claims)]
      .filter((claim) => claimConflicts(claim, { allergens, glutenFreeOats }).length > 0)
      .map((about) => ({ field: 'diets', language: null, kind: 'not-allowed' as const, about })),
  ]
}
