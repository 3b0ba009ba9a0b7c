import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { HeadingLevel, Html } from '../field-types.ts'

/** Questions and answers; one open at a time unless `alwaysOpen`. */
export const AccordionItemsBlock = Type.Interface([BlockBase], {
  heading: Type.String(),
  headingLevel: HeadingLevel,
  alwaysOpen: Type.Boolean(),
  items: Type.Array(Type.Object({ title: Type.String(), body: Html })),
})
export type AccordionItemsBlock = Type.Static<typeof AccordionItemsBlock>
