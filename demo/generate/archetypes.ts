import type { Localized } from '../../src/common/locale.ts'
import { languages } from '../../src/common/locale.ts'
import { splitName } from '../../src/products/rules/names.ts'
import type { ProductDraft } from '../../src/products/server/product-draft.ts'
import { productDraft } from '../catalogue/product-drafts.ts'
import type { ProductFile } from '../catalogue/product-file.ts'

/** A product of the assortment that many look-alikes are made from: what it is, what is in it, and what it costs. */
export interface Archetype {
  file: ProductFile
  /** The same as it is written, with everything a look-alike does not have of its own. */
  draft: ProductDraft
  /** What the thing is called without its taste. */
  thing: Localized
  isSavoury: boolean
  /** Grams a look-alike is sold by, small to large. */
  weights: readonly number[]
  centsPerKilo: number
}

type Names = readonly [fi: string, sv: string, en: string]

/** By product code; null: what stands before the comma of its own name. */
const chosen: Readonly<Record<string, Names | null>> = {
  KV1005: null,
  KV1010: null,
  KV1015: null,
  KV1020: null,
  KV1070: null,
  KV1080: null,
  KV1030: ['Hasselpähkinäsuklaa', 'Hasselnötschoklad', 'Hazelnut chocolate'],
  KV1075: ['Kinuskisuklaa', 'Karamellchoklad', 'Caramelised chocolate'],
  KV2005: ['Konvehtirasia', 'Pralinask', 'Praline box'],
  KV2010: null,
  KV2015: null,
  KV2020: null,
  KV2040: null,
  KV2055: null,
  KV2060: null,
  KV3035: ['Marmeladit', 'Marmelader', 'Marmalades'],
  KV3040: ['Vaahtokarkit', 'Skumgodis', 'Marshmallows'],
  KV3005: null,
  KV3015: null,
  KV3020: null,
  KV3025: null,
  KV3045: null,
  KV3050: null,
  KV4005: null,
  KV4010: null,
  KV4015: null,
  KV4020: null,
  KV4025: null,
  KV4040: null,
  KV5030: ['Täytekeksit', 'Fyllda kex', 'Sandwich biscuits'],
  KV5005: null,
  KV5010: null,
  KV5015: null,
  KV5025: null,
  KV5035: null,
  KV5040: null,
  KV5045: null,
  KV6035: ['Ruissipsit', 'Rågchips', 'Rye chips'],
  KV6010: null,
  KV6015: null,
  KV6020: null,
  KV6025: null,
  KV6030: null,
}

const weightsByCategory: Readonly<Record<string, readonly number[]>> = {
  suklaalevyt: [40, 100, 180, 250],
  konvehdit: [80, 150, 320],
  karkit: [120, 220, 400],
  pastillit: [40, 120],
  keksit: [150, 225, 400],
  leivat: [200, 330, 500],
}

/** In order of code, from the files of the assortment. */
export function readArchetypes(files: readonly ProductFile[]): Archetype[] {
  return Object.entries(chosen).flatMap(([code, names]) => {
    const file = files.find((one) => one.code === code)
    const [variation] = file?.variations ?? []
    if (file === undefined || variation === undefined || !variation.weightGrams)
      throw new Error(`The assortment has no ${code} to make look-alikes of`)
    const own = (index: number): string => splitName(file.name[languages[index] ?? 'fi']).thing
    return {
      file,
      draft: productDraft(file, files),
      thing: { fi: names?.[0] ?? own(0), sv: names?.[1] ?? own(1), en: names?.[2] ?? own(2) },
      isSavoury: file.category === 'leivat',
      weights: weightsByCategory[file.category] ?? [variation.weightGrams],
      centsPerKilo: (variation.priceCents * 1_000) / variation.weightGrams,
    }
  })
}
