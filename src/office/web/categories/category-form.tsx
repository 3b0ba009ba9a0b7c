import { ColumnSections } from '../entry-form/ColumnSections.tsx'
import type { EntryKind, SectionsProps } from '../entry-form/entry-kind.ts'

const sections = ['texts', 'place'] as const

/** The words of a category in three languages, and where it stands. */
function CategorySections(props: SectionsProps) {
  return (
    <div className="office-col">
      <ColumnSections {...props} sections={sections} titles="/desk/category/section" />
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
