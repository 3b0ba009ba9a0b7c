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

/** The text with its values. Throws on one that was not given. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" needs a value for ${name}`)
    return String(value)
  })
}

export const unitsText = (quantity: number, { units }: MailTexts): string =>
  fill(quantity === 1 ? units.one : units.other, { quantity })
