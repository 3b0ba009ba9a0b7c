import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormSection } from '#src/transfer/contract/entry-form.ts'
import { Section } from '../record/Section.tsx'
import { Columns } from './Columns.tsx'
import { withValue } from './entry-changes.ts'
import { columnsIn, type SectionsProps } from './entry-kind.ts'

interface ColumnSectionsProps extends Pick<SectionsProps, 'form' | 'changes' | 'errors' | 'onChanges'> {
  sections: readonly FormSection[]
  /** The beginning of the titles' texts, such as `/desk/product/section`. */
  titles: string
}

/** The columns of an entry itself, each section with its title. */
export function ColumnSections({ sections, titles, form, changes, errors, onChanges }: ColumnSectionsProps) {
  const t = useText()
  return sections.map((section) => (
    <Section key={section} title={t(`${titles}/${section}`)}>
      <Columns
        columns={columnsIn(form, section)}
        before={form.values}
        changed={changes.values}
        errorOf={(name) => errors[name]?.[0]}
        onValue={(name, value) => onChanges(withValue(form, changes, name, value))}
      />
    </Section>
  ))
}
