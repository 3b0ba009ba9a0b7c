import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { FormColumn, FormValue, ProductForm } from '#src/transfer/contract/product-form.ts'
import { Note } from '../shell/states.tsx'
import { type Clash, type ProductChanges, withValue } from './product-changes.ts'

interface ClashesProps {
  /** The product as another person saved it. */
  form: ProductForm
  clashes: readonly Clash[]
  changes: ProductChanges
  onChanges: (changes: ProductChanges) => void
  onDone: (left: readonly Clash[]) => void
}

/** A value as the form shows it: choices by their labels, figures with what they are of. */
function wordsOf(value: FormValue, column: FormColumn | undefined, t: TextFunction): string {
  const labelOf = (code: string): string => column?.options.find((one) => one.value === code)?.label ?? code
  if (value === null) return ''
  if (typeof value === 'string') return labelOf(value)
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  const figureOf = (figure: number): string =>
    column?.widget === 'shares' ? t(`/desk/product/share/${figure}`) : String(figure).replace('.', ',')
  return Object.entries(value)
    .map(([code, figure]) => `${labelOf(code)}: ${figureOf(figure)}`)
    .join(', ')
}

/** Another person was quicker: what they wrote in the fields that both changed, each to be taken over by one press. */
export function Clashes({ form, clashes, changes, onChanges, onDone }: ClashesProps) {
  const t = useText()
  return (
    <Note tone="due" announce>
      <p>{t('/desk/product/clash')}</p>
      <ul>
        {clashes.map((clash) => {
          const { name, code, theirs } = clash
          const column = form.columns.find((one) => one.name === name)
          const words = [code, column?.label, column?.language?.toUpperCase()].filter(Boolean).join(', ')
          return (
            <li key={`${code}/${name}`}>
              <b>{words}:</b> {wordsOf(theirs, column, t) || '–'}{' '}
              <button
                type="button"
                className="office-t"
                onClick={() => {
                  onChanges(withValue(form, changes, name, theirs, code))
                  onDone(clashes.filter((one) => one !== clash))
                }}
              >
                {t('/desk/product/take-theirs')}
              </button>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
