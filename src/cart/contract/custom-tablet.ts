import { Type } from 'typebox'

/** Limits of an engraved tablet (specification 2, section 5; C-0.5). */
export const tabletLimits = {
  frontText: { max: 16 },
  backText: { maxLines: 6, maxPerLine: 50, max: 306, counter: 300 },
  signature: { max: 30 },
  recipient: { min: 2, max: 255 },
  countryCode: { min: 2 },
} as const

/** What an engraving is drawn on: media paths of both sides' pictures, and the colour of the cut when it is known. */
export interface TabletPlates {
  plates: { front: string; back: string }
  cut?: string
}

/** The words on a tablet and the variation they are cut into. */
export interface Engraving {
  /** Variation code. */
  flavour: string
  frontText: string
  backText: string
  signature: string
}

/** One side as pictures: the outlines are laid over the plate. In mails both are one picture, and `plateUrl` is empty. */
export const TabletPicture = Type.Object({
  plateUrl: Type.String({ description: 'media path; empty when there is none' }),
  drawingUrl: Type.String({ description: 'path and query of the outlines as SVG' }),
})
export type TabletPicture = Type.Static<typeof TabletPicture>

export const TabletPictures = Type.Object({
  front: TabletPicture,
  /** Null when nothing is cut there. */
  back: Type.Union([TabletPicture, Type.Null()]),
})
export type TabletPictures = Type.Static<typeof TabletPictures>

/** Where the outlines of an engraving can be fetched; made by the tablet designer, which knows the cart. */
export type DrawTablet = (engraving: Engraving, plates: TabletPlates | null) => TabletPictures

// Long enough for every faulty value a person can make, so that they get the field's own message; short enough for a server.
const text = Type.String({ maxLength: 1000 })

/** What the designer sends with an add (specification 2, section 3). `phone` is prefix and local number in one string. */
export const CustomTablet = Type.Object(
  {
    /** Variation code of the tablet. */
    flavour: text,
    frontText: text,
    backText: Type.Optional(text),
    signature: Type.Optional(text),
    name: text,
    address: text,
    postalCode: text,
    city: text,
    countryCode: text,
    phone: text,
  },
  { additionalProperties: false },
)
export type CustomTablet = Type.Static<typeof CustomTablet>
