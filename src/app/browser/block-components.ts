import { contentBlockComponents } from '#src/content/blocks/components.ts'
import { listingBlockComponents } from '#src/listing/blocks/components.ts'

/** Every block by its template name; each domain brings its own. */
export const blockComponents = { ...contentBlockComponents, ...listingBlockComponents }
