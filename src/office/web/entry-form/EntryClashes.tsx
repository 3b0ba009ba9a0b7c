import { htmlAsText } from '#src/common/html-text.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { EntryForm, FormColumn, FormValue } from '#src/transfer/contract/entry-form.ts'
import { Note } from '../shell/states.tsx'
import { type Clash, type EntryChanges, withPartAsBefore, withValue } from './entry-changes.ts'

interface EntryClashesProps {
  /** The entry as another person saved it. */
  form: EntryForm
  clashes: readonly Clash[]
  changes: EntryChanges
  partName: (code: string) => string
  onChanges: (changes: EntryChanges) => void
  onDone: (left: readonly Clash[]) => void
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A value in words: choices by their labels, figures with what they are of, formatted texts without their markup. */
function wordsOf(value: FormValue, column: FormColumn | undefined, t: TextFunction): string {
  const labelOf = (code: string): string => column?.options.find((one) => one.value === code)?.label ?? code
  if (value === null) return ''
  if (typeof value === 'string')
    return column?.widget === 'html' || column?.widget === 'menu' ? htmlAsText(value) : labelOf(value)
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? labelOf(one) : fileName(one.path))).join(', ')
  const figureOf = (figure: number): string =>
    column?.widget === 'shares' ? t(`/desk/product/share/${figure}`) : String(figure).replace('.', ',')
  return Object.entries(value)
    .map(([code, figure]) => `${labelOf(code)}: ${figureOf(figure)}`)
    .join(', ')
}

/** A value in words; as its source where the other value has the same words, since both differ in a link or in formatting. */
function shownBeside(value: FormValue, other: FormValue, column: FormColumn | undefined, t: TextFunction) {
  const words = wordsOf(value, column, t)
  if (typeof value === 'string' && words === wordsOf(other, column, t)) return <code>{value}</code>
  return words || '–'
}

/** Another person was quicker: what they wrote in the fields that both changed, each to be taken over by one press. */
export function EntryClashes({ form, clashes, changes, partName, onChanges, onDone }: EntryClashesProps) {
  const t = useText()
  const wordsOfPart = ({ isGone }: Clash): string =>
    t(isGone ? '/desk/form/removed-by-other' : '/desk/form/removed-and-changed')
  const mineOf = (name: string, code: string | undefined): FormValue =>
    (code === undefined ? changes.values : changes.parts[code])?.[name] ?? null
  const takeTheirs = ({ name, code, theirs }: Clash): EntryChanges =>
    name === null ? withPartAsBefore(changes, code ?? '') : withValue(form, changes, name, theirs, code)
  return (
    <Note tone="due" announce>
      <p>{t('/desk/product/clash')}</p>
      <ul>
        {clashes.map((clash) => {
          const { name, code, theirs } = clash
          const column = form.columns.find((one) => one.name === name)
          const words = [code && partName(code), column?.label, column?.language?.toUpperCase()].filter(Boolean)
          return (
            <li key={`${code}/${name}`}>
              <b>{words.join(', ')}:</b>{' '}
              {name === null ? wordsOfPart(clash) : shownBeside(theirs, mineOf(name, code), column, t)}{' '}
              <button
                type="button"
                className="office-t"
                onClick={() => {
                  onChanges(takeTheirs(clash))
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
