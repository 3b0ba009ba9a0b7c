import type { EntryKind } from '../entry-form/entry-kind.ts'
import { ProductSections } from './ProductSections.tsx'

export const productForm: EntryKind = {
  Sections: ProductSections,
  title: 'name_fi',
  newText: '/desk/product/new-text',
  savedText: '/desk/product/saved',
  recordText: '/desk/product/to-record',
}
