import { Type } from 'typebox'
import { previewSignatureMax, previewTextMax } from './limits.ts'

/** GET /api/customtablet/preview.svg: the cut of one side. It holds no recipient. */
export const PreviewQuery = Type.Object({
  flavour: Type.String({ minLength: 1, maxLength: 64, description: 'variation code' }),
  side: Type.Union([Type.Literal('front'), Type.Literal('back')]),
  text: Type.String({ maxLength: previewTextMax, default: '', description: 'front text or back text, lines by \\n' }),
  signature: Type.String({
    maxLength: previewSignatureMax,
    default: '',
    description: 'the signature, at the back only',
  }),
  cut: Type.String({
    pattern: '^(#[0-9a-f]{6})?$',
    default: '',
    description: 'colour of the cut; empty: the usual one',
  }),
  key: Type.String({
    minLength: 22,
    maxLength: 52,
    description: 'signature of the other parameters, made by the shop',
  }),
})
export type PreviewQuery = Type.Static<typeof PreviewQuery>

export type PreviewParams = Omit<PreviewQuery, 'key'>

/** GET /api/customtablet/preview.jpg: the same on a picture of the plate. */
export const PreviewPictureQuery = Type.Interface([PreviewQuery], {
  plate: Type.String({
    maxLength: 200,
    pattern: String.raw`^/media/[\w./-]+$`,
    description: 'media path of the picture of the plate',
  }),
})
export type PreviewPictureQuery = Type.Static<typeof PreviewPictureQuery>
