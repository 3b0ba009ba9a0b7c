import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { listRestockEmails } from './restock/restock.store.ts'

const goods = (table: string, purpose: string) =>
  ({ table, purpose, period: 'as long as they are sold', basis: null }) as const

/** Products, and who waits for them. */
export const productsData: PersonalData = {
  listEmails: listRestockEmails,
  entries: [
    {
      table: 'restock_request',
      purpose: 'Who wants to be told when goods are back in stock',
      period: null,
      basis: 'consent',
      title: { fi: 'Saatavuusilmoitukset', sv: 'Lagerbevakningar', en: 'Back-in-stock notices' },
      whose: 'email = any(:emails)',
      hidden: ['id'],
      erase: 'delete',
    },
    goods('product', 'Products'),
    goods('product_text', 'Texts of products'),
    goods('product_category', 'Which product is in which category'),
    goods('category', 'Categories'),
    goods('category_text', 'Texts of categories'),
    goods('variation', 'Variations of products'),
    goods('variation_text', 'Texts of variations'),
    goods('package_item', 'What is in a package'),
    goods('stock', 'Pieces in stock'),
    goods('price', 'Prices, with their history'),
    goods('warehouse', 'Warehouses and shops'),
    goods('warehouse_text', 'Texts of warehouses'),
  ],
}
