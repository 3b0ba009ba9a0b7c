import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { Html } from '../field-types.ts'

export const NoticeBlock = Type.Interface([BlockBase], {
  noticeType: Type.Union([
    Type.Literal('Information'),
    Type.Literal('Warning'),
    Type.Literal('Error'),
    Type.Literal('Success'),
  ]),
  heading: Type.String(),
  body: Html,
})
export type NoticeBlock = Type.Static<typeof NoticeBlock>
