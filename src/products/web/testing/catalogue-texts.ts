const tables = import.meta.glob<Record<string, string>>(
  ['/src/products/texts/fi.json', '/src/listing/texts/fi.json', '/src/product-search/texts/fi.json'],
  { eager: true, import: 'default' },
)

/** Texts of products, their lists and their search, in Finnish. */
export const catalogueTexts: Record<string, string> = Object.assign({}, ...Object.values(tables))
