import { Type } from 'typebox'

/** Editor HTML; sanitised on save and again on delivery (C-15), so the browser may show it as it is. */
export const Html = Type.String({ 'x-html': true })

/** Marks a text with words between asterisks, which are set in italic. */
export const Emphasised = Type.String()

/** The point of a picture that stays in sight where it is cropped: per cent from the left and from the top. */
export const Focus = Type.Object({
  x: Type.Integer({ minimum: 0, maximum: 100 }),
  y: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type Focus = Type.Static<typeof Focus>

/** A picture of our own media: `url` is a media path such as `/media/hero/hero-bars.webp`; sizes are made by the image route. */
export const Image = Type.Object({
  url: Type.String(),
  altText: Type.String(),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  focus: Type.Optional(Focus),
  /** The sanitised shapes of an SVG that is inlined in the page. */
  markup: Type.Optional(Type.String()),
})
export type Image = Type.Static<typeof Image>

export const LinkField = Type.Object({ label: Type.String(), url: Type.String() })
export type LinkField = Type.Static<typeof LinkField>

export const HeadingLevel = Type.Union([Type.Literal('h1'), Type.Literal('h2'), Type.Literal('h3'), Type.Literal('h4')])
export type HeadingLevel = Type.Static<typeof HeadingLevel>

/** A pastel backdrop role of the tokens (`--field-sky`), never a hex value. */
export const FieldColour = Type.Union([
  Type.Literal('sand'),
  Type.Literal('bone'),
  Type.Literal('sky'),
  Type.Literal('cream'),
  Type.Literal('butter'),
  Type.Literal('mint'),
  Type.Literal('lilac'),
  Type.Literal('rose'),
  Type.Literal('peach'),
  Type.Literal('sage'),
])
export type FieldColour = Type.Static<typeof FieldColour>
