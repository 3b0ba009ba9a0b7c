import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { FieldColour } from '../field-types.ts'

/** Groups blocks on one backdrop: side by side from 768 px, below each other on phones. */
export const ContainerBlock = Type.Interface([BlockBase], {
  containerBlocks: Type.Array(Type.Interface([BlockBase], {}), { maxItems: 12 }),
  columns: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  maxWidth: Type.Union([Type.Literal('content'), Type.Literal('text'), Type.Literal('full')]),
  background: Type.Union([FieldColour, Type.Literal('accent'), Type.Literal('surface')]),
  theme: Type.Union([Type.Literal(''), Type.Literal('willja'), Type.Literal('froosh')]),
  mobilePaddingBottom: Type.Integer({ minimum: 0, maximum: 4 }),
  desktopPaddingBottom: Type.Integer({ minimum: 0, maximum: 4 }),
})
export type ContainerBlock = Type.Static<typeof ContainerBlock>
