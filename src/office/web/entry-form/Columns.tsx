import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormColumn, FormValue, FormValues } from '#src/transfer/contract/entry-form.ts'
import { FormControl } from './FormControl.tsx'

interface ColumnsProps {
  columns: readonly FormColumn[]
  before: FormValues
  changed: FormValues
  errorOf: (name: string) => string | undefined
  onValue: (name: string, value: FormValue) => void
}

/** Fields of a form; a text's three languages stand next to each other. */
export function Columns({ columns, before, changed, errorOf, onValue }: ColumnsProps) {
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
