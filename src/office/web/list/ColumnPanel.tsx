import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'

interface ColumnPanelProps {
  resource: ResourceDescription
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
  open: boolean
  onClose: () => void
}

/** Which columns the list shows; this browser keeps it. The first one is the row's link, and stays. */
export function ColumnPanel({ resource, columns, onColumns, open, onClose }: ColumnPanelProps) {
  const t = useText()
  const [first] = resource.columns
  return (
    <SidePanel open={open} onClose={onClose} title={t('/desk/columns')} closeLabel={t('/desk/close')}>
      <div className="office-form office-filters">
        <div className="office-form__group">
          {resource.fields
            .filter(({ hidden, name }) => !hidden && name !== first)
            .map(({ name, label }) => (
              <Checkbox
                key={name}
                checked={columns.includes(name)}
                onChange={({ target }) =>
                  onColumns(
                    // They stand as the resource has them, wherever one was added.
                    resource.fields
                      .map((field) => field.name)
                      .filter((one) => (one === name ? target.checked : columns.includes(one)))
                      .toSorted((a, b) => place(resource, a) - place(resource, b)),
                  )
                }
              >
                {label}
              </Checkbox>
            ))}
        </div>
        <Button variant="secondary" onClick={() => onColumns(resource.columns)}>
          {t('/desk/columns-first')}
        </Button>
      </div>
    </SidePanel>
  )
}

/** Columns of the first view keep its order; others follow in the order of the fields. */
function place({ columns, fields }: ResourceDescription, name: string): number {
  const first = columns.indexOf(name)
  return first >= 0 ? first : columns.length + fields.findIndex((field) => field.name === name)
}
