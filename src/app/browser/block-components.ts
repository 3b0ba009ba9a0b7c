import { catalogueBlockComponents } from '#src/catalogue/blocks/components.ts'
import { contentBlockComponents } from '#src/content/blocks/components.ts'

/** Every block by its template name; each domain brings its own. */
export const blockComponents = { ...contentBlockComponents, ...catalogueBlockComponents }
