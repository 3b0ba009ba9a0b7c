import type { PromotionChoices } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { Conflict } from '../record/Conflict.tsx'
import { wordFor } from '../record/record-words.ts'
import type { Values } from '../record/SchemaForm.tsx'
import { useFormats } from '../use-formats.ts'
import type { PromotionRecord } from './promotion-api.ts'
import { fieldNames } from './use-form.ts'

interface PromotionConflictProps {
  resource: ResourceDescription
  choices: PromotionChoices
  names: ReadonlyMap<string, string>
  mine: Values
  before: PromotionRecord
  theirs: PromotionRecord
  onChosen: (chosen: Values) => void
}

/** Another person was quicker: what each changed, with categories, products and tiers in words. */
export function PromotionConflict({
  resource,
  choices,
  names,
  mine,
  before,
  theirs,
  onChosen,
}: PromotionConflictProps) {
  const t = useText()
  const { money } = useFormats()
  const labels = new Map([
    ...names,
    ...Object.values(choices).flatMap((all) => all.map(({ value, label }) => [value, label] as const)),
  ])
  const labelOf = (value: unknown): unknown => {
    if (typeof value === 'string') return labels.get(value) ?? value
    const { fromCents, percent, amountCents } = value as Values // a tier
    return `${money(fromCents)}: ${amountCents === undefined ? `${Number(percent)}\u00a0%` : money(amountCents)}`
  }
  const inWords = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(labelOf) : value]),
    )
  return (
    <Conflict
      open
      onClose={() => onChosen(mine)}
      resource={resource}
      fields={fieldNames.map((name) => ({
        name,
        kind: 'text',
        isRequired: false,
        isNullable: true,
        label: wordFor(t, name, 'promotions'),
        hint: '',
        options: [],
      }))}
      mine={inWords(mine)}
      before={inWords(before)}
      theirs={inWords(theirs)}
      onChosen={(chosen) => onChosen(Object.fromEntries(Object.keys(chosen).map((name) => [name, mine[name]])))}
    />
  )
}
