import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormColumn, FormValue, FormValues, ProductForm } from '#src/transfer/contract/product-form.ts'
import { Section } from '../record/Section.tsx'
import { FormControl } from './FormControl.tsx'
import { type ProductChanges, withValue } from './product-changes.ts'

interface ProductSectionsProps {
  form: ProductForm
  changes: ProductChanges
  /** Messages by column, of a variation by `CODE/column`. */
  errors: Readonly<Record<string, readonly string[]>>
  onChanges: (changes: ProductChanges) => void
}

const sections = ['texts', 'facts', 'selling'] as const
const codePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** The fields of a product in sections, and the fields of each variation. */
export function ProductSections({ form, changes, errors, onChanges }: ProductSectionsProps) {
  const t = useText()
  const inSection = (section: FormColumn['section']) => form.columns.filter((column) => column.section === section)
  const added = Object.keys(changes.variations)
    .filter((code) => !form.variations.some((one) => one.code === code))
    .map((code) => ({ code, values: {} }))
  const unplaced = Object.entries(errors).filter(([name]) => !isPlaced(form, name))
  return (
    <div className="office-col">
      {unplaced.map(([name, [words]]) => (
        <p key={name} className="kit-error" role="alert">
          {words}
        </p>
      ))}
      {sections.map((section) => (
        <Section key={section} title={t(`/desk/product/section/${section}`)}>
          <Columns
            columns={inSection(section)}
            before={form.values}
            changed={changes.values}
            errorOf={(name) => errors[name]?.[0]}
            onValue={(name, value) => onChanges(withValue(form, changes, name, value))}
          />
        </Section>
      ))}
      <Section title={t('/desk/product/section/variations')}>
        {[...form.variations, ...added].map(({ code, values }) => (
          <details
            key={code}
            className="office-variation"
            open={code in changes.variations || form.variations.length === 1 || undefined}
          >
            <summary>{code}</summary>
            <Columns
              columns={inSection('variation')}
              before={values}
              changed={changes.variations[code] ?? {}}
              errorOf={(name) => errors[`${code}/${name}`]?.[0]}
              onValue={(name, value) => onChanges(withValue(form, changes, name, value, code))}
            />
          </details>
        ))}
        <NewVariation
          taken={[...form.variations, ...added].map(({ code }) => code)}
          onAdd={(code) =>
            onChanges({ version: form.version, ...changes, variations: { ...changes.variations, [code]: {} } })
          }
        />
      </Section>
    </div>
  )
}

/** A fault of what the form has no field for stands at its head. */
const isPlaced = ({ columns }: ProductForm, name: string): boolean =>
  columns.some((column) => column.name === name.split('/').at(-1))

interface ColumnsProps {
  columns: readonly FormColumn[]
  before: FormValues
  changed: FormValues
  errorOf: (name: string) => string | undefined
  onValue: (name: string, value: FormValue) => void
}

function Columns({ columns, before, changed, errorOf, onValue }: ColumnsProps) {
  const t = useText()
  const bases = [...new Set(columns.map(({ base }) => base))]
  const valueOf = (name: string): FormValue | undefined => (name in changed ? changed[name] : before[name])
  return (
    <div className="office-columns">
      {bases.map((base) => {
        const own = columns.filter((column) => column.base === base)
        // A text of one language alone is missing in the others, where pages show the Finnish one.
        const hasText = own.some(({ name }) => Boolean(valueOf(name)))
        return (
          <div key={base} className={own.length > 1 ? 'office-columns__three' : 'office-columns__one'}>
            {own.map((column) => (
              <div key={column.name} className={column.name in changed ? 'office-changed' : undefined}>
                <FormControl
                  column={column}
                  label={
                    column.language === null
                      ? column.label
                      : t(`/desk/product/in/${column.language}`, { label: column.label })
                  }
                  value={valueOf(column.name)}
                  error={errorOf(column.name)}
                  note={
                    column.language !== null && hasText && !valueOf(column.name)
                      ? t('/desk/product/missing')
                      : undefined
                  }
                  onValue={(value) => onValue(column.name, value)}
                />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Asks for the code of one more variation; its fields come when it is named. */
function NewVariation({ taken, onAdd }: { taken: readonly string[]; onAdd: (code: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const reason = !codePattern.test(code)
    ? t('/desk/product/code-needed')
    : taken.includes(code)
      ? t('/desk/product/code-taken')
      : undefined
  return (
    <div className="office-newvariation">
      <TextField
        label={t('/desk/product/variation-code')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        variant="secondary"
        disabledReason={reason}
        onClick={() => {
          onAdd(code)
          setTyped('')
        }}
      >
        {t('/desk/product/add-variation')}
      </Button>
    </div>
  )
}
