import { productHighlightComponents } from '#src/listing/web/blocks/product-highlight-components.ts'
import { contentBlockComponents } from '#src/content/web/block-registry.ts'

/** Every block by its template name; each domain brings its own. */
export const blockComponents = { ...contentBlockComponents, ...productHighlightComponents }
