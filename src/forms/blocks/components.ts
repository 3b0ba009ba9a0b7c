import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import { FormBlock } from './form-block/FormBlock.tsx'
import type { formsBlocks } from './forms.blocks.ts'

/** Separate file, because most pages have no form. */
export const formsBlockComponents = { FormBlock } satisfies ComponentsOf<typeof formsBlocks>
