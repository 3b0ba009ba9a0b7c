import { contentBlockComponents } from '#src/content/blocks/components.ts'
import { listingBlockComponents } from '#src/listing/blocks/components.ts'

/** Every block by its template name; each domain contributes its own. */
export const blockComponents = { ...contentBlockComponents, ...listingBlockComponents }
