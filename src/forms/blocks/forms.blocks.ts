import { formBlock } from './form-block/form.block.ts'

/** The blocks of this domain. */
export const formsBlocks = [formBlock] as const
