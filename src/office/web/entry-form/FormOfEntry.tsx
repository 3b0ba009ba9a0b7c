import type { ResourceDescription } from '../../contract/description.ts'
import { categoryForm } from '../categories/category-form.tsx'
import { locationForm } from '../locations/location-form.tsx'
import { productForm } from '../products/product-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Page } from '../shell/Page.tsx'
import { Missing } from '../shell/states.tsx'
import { EntryFormPage } from './EntryFormPage.tsx'
import type { EntryKind } from './entry-kind.ts'

const kinds: Readonly<Record<string, EntryKind>> = {
  products: productForm,
  categories: categoryForm,
  locations: locationForm,
}

/** The form of a resource that has one. */
export function FormOfEntry({ resource, id }: { resource: ResourceDescription; id: string }) {
  const t = useText()
  const kind = kinds[resource.name]
  if (kind) return <EntryFormPage resource={resource} kind={kind} id={id} />
  return (
    <Page title={t('/desk/missing')}>
      <Missing />
    </Page>
  )
}
