import { useLayoutEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { addByEnter } from '../entry-form/add-by-enter.ts'
import { ColumnSections } from '../entry-form/ColumnSections.tsx'
import { Columns } from '../entry-form/Columns.tsx'
import { withPart, withValue } from '../entry-form/entry-changes.ts'
import type { FormPicture, FormValue } from '#src/transfer/contract/entry-form.ts'
import { columnsIn, type SectionsProps } from '../entry-form/entry-kind.ts'
import { Fold } from '../entry-form/Fold.tsx'
import { PicturesField } from '../entry-form/PicturesField.tsx'
import { Section } from '../record/Section.tsx'

const picturesIn = (value: FormValue | undefined): FormPicture[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object') : []

const sections = ['texts', 'facts', 'selling'] as const
const codePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** The fields of a product in sections, and the fields of each variation. */
export function ProductSections(props: SectionsProps) {
  const { form, changes, errors, onChanges, onBegun } = props
  const t = useText()
  const added = Object.keys(changes.parts)
    .filter((code) => !form.parts.some((one) => one.code === code))
    .map((code) => ({ code, values: {} }))
  return (
    <div className="office-col">
      <Section title={t('/desk/product/section/pictures')}>
        {columnsIn(form, 'pictures').map(({ name, label }) => (
          <PicturesField
            key={name}
            label={label}
            value={picturesIn(name in changes.values ? changes.values[name] : form.values[name])}
            errorOf={(part) => errors[part === '' ? name : `${name}/${part}`]?.[0]}
            onValue={(value) => onChanges(withValue(form, changes, name, value))}
          />
        ))}
      </Section>
      <ColumnSections {...props} sections={sections} titles="/desk/product/section" />
      <Section title={t('/desk/product/section/variations')}>
        {[...form.parts, ...added].map(({ code, values }) => (
          <Fold
            key={code}
            className="office-variation"
            isOpenAtFirst={code in changes.parts || form.parts.length === 1}
            errors={errors}
            codes={[code]}
            summary={code}
          >
            <Columns
              columns={columnsIn(form, 'variation')}
              before={values}
              changed={changes.parts[code] ?? {}}
              errorOf={(name) => errors[`${code}/${name}`]?.[0]}
              onValue={(name, value) => onChanges(withValue(form, changes, name, value, code))}
            />
          </Fold>
        ))}
        <NewVariation
          taken={[...form.parts, ...added].map(({ code }) => code)}
          onAdd={(code) => onChanges(withPart(form, changes, code, {}))}
          onBegun={onBegun}
        />
      </Section>
    </div>
  )
}

interface NewVariationProps extends Pick<SectionsProps, 'onBegun'> {
  taken: readonly string[]
  onAdd: (code: string) => void
}

/** Asks for the code of one more variation; its fields come when it is named. */
function NewVariation({ taken, onAdd, onBegun }: NewVariationProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const reason = !codePattern.test(code)
    ? t('/desk/product/code-needed')
    : taken.includes(code)
      ? t('/desk/product/code-taken')
      : undefined
  const begun = code === '' ? null : t('/desk/product/not-added')
  useLayoutEffect(() => onBegun(begun), [begun, onBegun])
  const add = (): void => {
    if (reason !== undefined) return
    onAdd(code)
    setTyped('')
  }
  return (
    <div className="office-newvariation">
      <TextField
        label={t('/desk/product/variation-code')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={addByEnter(add)}
      />
      <Button variant="secondary" disabledReason={reason} onClick={add}>
        {t('/desk/product/add-variation')}
      </Button>
    </div>
  )
}
