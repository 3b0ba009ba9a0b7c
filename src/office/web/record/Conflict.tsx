import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { FieldValue } from '../FieldValue.tsx'
import { Note } from '../shell/states.tsx'
import { useValueWords } from './record-words.ts'
import type { BodyField } from './schema.ts'
import type { Values } from './SchemaForm.tsx'
import '../styles/office-dialog.css'

interface ConflictProps {
  open: boolean
  onClose: () => void
  resource: Pick<ResourceDescription, 'fields'>
  fields: readonly BodyField[]
  /** What this person changed. */
  mine: Values
  before: Values
  theirs: Values
  /** Called with the values that shall be saved over theirs. */
  onChosen: (chosen: Values) => void
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Another person was quicker: theirs and mine side by side for each field, and a choice where both changed it. */
export function Conflict({ open, onClose, resource, fields, mine, before, theirs, onChosen }: ConflictProps) {
  const t = useText()
  const otherWords = useValueWords()
  const [keepsTheirs, setKeepsTheirs] = useState<ReadonlySet<string>>(new Set())
  const shown = fields.filter(({ name }) => name in mine || !same(before[name], theirs[name]))
  const words = (name: string, value: unknown) => {
    const field = resource.fields.find((one) => one.name === name)
    return field ? <FieldValue field={field} value={value} /> : otherWords(name, value)
  }
  return (
    <Dialog
      className="office-dialog"
      open={open}
      onClose={onClose}
      closeLabel={t('/desk/close')}
      title={t('/desk/conflict')}
    >
      <div className="office-dialog__body">
        <div className="office-form">
          <Note tone="due" announce>
            <p>{t('/desk/conflict-text')}</p>
          </Note>
          <table className="office-conflict">
            <thead>
              <tr>
                <th scope="col">{t('/desk/conflict-field')}</th>
                <th scope="col">{t('/desk/conflict-theirs')}</th>
                <th scope="col">{t('/desk/conflict-mine')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, label }) => {
                const isMine = name in mine
                const isChosen = isMine && !keepsTheirs.has(name)
                const choose = (takesTheirs: boolean): void => {
                  const next = new Set(keepsTheirs)
                  if (takesTheirs) next.add(name)
                  else next.delete(name)
                  setKeepsTheirs(next)
                }
                return (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td>
                      <label>
                        {isMine && <input type="radio" name={name} checked={!isChosen} onChange={() => choose(true)} />}{' '}
                        {isChosen ? <del>{words(name, theirs[name])}</del> : words(name, theirs[name])}
                      </label>
                    </td>
                    <td>
                      {isMine && (
                        <label>
                          <input type="radio" name={name} checked={isChosen} onChange={() => choose(false)} />{' '}
                          {isChosen ? <ins>{words(name, mine[name])}</ins> : words(name, mine[name])}
                        </label>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
      <div className="office-dialog__foot">
        <Button
          onClick={() => onChosen(Object.fromEntries(Object.entries(mine).filter(([name]) => !keepsTheirs.has(name))))}
        >
          {t('/desk/conflict-go-on')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('/entry/cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
