import { useState } from 'react'
import { Field, type FieldTexts } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { linesOfMenu, menuOfLines } from './menu-text.ts'

interface MenuFieldProps {
  words: FieldTexts
  /** HTML. */
  value: string
  onValue: (value: string) => void
}

/** A menu as lines, and with other markup as the HTML that it is. What is typed stays as it is, empty lines too. */
export function MenuField({ words, value, onValue }: MenuFieldProps) {
  const t = useText()
  const lines = linesOfMenu(value)
  const [typed, setTyped] = useState(lines ?? '')
  const isAsTyped = menuOfLines(typed) === value
  return (
    <Field {...words} hint={t(lines === null ? '/desk/form/menu-html' : '/desk/form/menu-hint')}>
      {(control) => (
        <textarea
          className="kit-input office-product__text"
          rows={4}
          value={lines === null ? value : isAsTyped ? typed : lines}
          onChange={({ target }) => {
            setTyped(target.value)
            onValue(lines === null ? target.value : menuOfLines(target.value))
          }}
          {...control}
        />
      )}
    </Field>
  )
}
