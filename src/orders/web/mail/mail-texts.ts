import { fill } from '#src/kit/mail/fill.ts'
import type { Localized } from '#src/common/locale.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

/**
 * Words of the order mails, with `{name}` where a value goes. Here and not among the UI texts, which every visitor's browser loads;
 * one that a language lacks is a type error.
 */
export type MailTexts = typeof fi

export const mailTexts: Localized<MailTexts> = { fi, sv, en }

export const unitsText = (quantity: number, { units }: MailTexts): string =>
  fill(quantity === 1 ? units.one : units.other, { quantity })
