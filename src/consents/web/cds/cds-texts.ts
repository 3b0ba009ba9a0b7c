import type { Localized } from '#src/common/locale.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

export type CdsTexts = typeof fi

/** Texts of the pages under `/cds`, kept out of the UI texts, which every visitor's browser loads. */
export const cdsTexts: Localized<CdsTexts> = { fi, sv, en }
