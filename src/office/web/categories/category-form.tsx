import { useText } from '#src/shell/web/text/use-text.ts'
import { Columns } from '../entry-form/Columns.tsx'
import { withValue } from '../entry-form/entry-changes.ts'
import { columnsIn, type EntryKind, type SectionsProps } from '../entry-form/entry-kind.ts'
import { Section } from '../record/Section.tsx'

const sections = ['texts', 'place'] as const

/** The words of a category in three languages, and where it stands. */
function CategorySections({ form, changes, errors, onChanges }: SectionsProps) {
  const t = useText()
  return (
    <div className="office-col">
      {sections.map((section) => (
        <Section key={section} title={t(`/desk/category/section/${section}`)}>
          <Columns
            columns={columnsIn(form, section)}
            before={form.values}
            changed={changes.values}
            errorOf={(name) => errors[name]?.[0]}
            onValue={(name, value) => onChanges(withValue(form, changes, name, value))}
          />
        </Section>
      ))}
    </div>
  )
}

export const categoryForm: EntryKind = {
  Sections: CategorySections,
  title: 'name_fi',
  newText: '/desk/category/new-text',
  savedText: '/desk/category/saved',
  recordText: '/desk/category/to-record',
}
