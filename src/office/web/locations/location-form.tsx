import { useText } from '#src/shell/web/text/use-text.ts'
import { ColumnSections } from '../entry-form/ColumnSections.tsx'
import type { EntryKind, SectionsProps } from '../entry-form/entry-kind.ts'
import { Section } from '../record/Section.tsx'
import { LunchWeek } from './LunchWeek.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import '../styles/office-locations.css'

const sections = ['address', 'contact', 'hours'] as const

/** A café or shop: where it is, when it is open, its special days and its lunch. */
function LocationSections(props: SectionsProps) {
  const t = useText()
  return (
    <div className="office-col">
      <ColumnSections {...props} sections={sections} titles="/desk/location/section" />
      <Section title={t('/desk/location/section/days')}>
        <SpecialDays {...props} />
      </Section>
      <Section title={t('/desk/location/section/lunch')}>
        <LunchWeek {...props} />
      </Section>
    </div>
  )
}

export const locationForm: EntryKind = {
  Sections: LocationSections,
  title: null,
  newText: '/desk/location/new-text',
  savedText: '/desk/location/saved',
  recordText: '/desk/location/to-record',
  partName: (code, day) => day(code.replace(/^[a-z]+-/, '')),
}
