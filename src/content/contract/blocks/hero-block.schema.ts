import { Type } from 'typebox'
import { BlockBase } from '#src/shell/contract/block.ts'
import { FieldColour, HeadingLevel, Image, LinkField } from '../field-types.ts'

/** Rotating hero. `compartments` lays text on the accent panel beside up to four tiles; `picture` lays it on a 2:1 picture. */
export const HeroBlock = Type.Interface([BlockBase], {
  headingLevel: HeadingLevel,
  layout: Type.Union([Type.Literal('compartments'), Type.Literal('picture')]),
  /** Milliseconds a slide stays (specification: 6000). */
  slideChangeTime: Type.Integer({ minimum: 1000 }),
  /** One line of large type along the lower edge (the froosh theme shows it); empty: none. */
  strip: Type.String(),
  slides: Type.Array(
    Type.Object({
      /** Words between asterisks are set in italic. */
      title: Type.String(),
      subtitle: Type.String(),
      changingHeroImage: Image,
      /** Portrait picture for phones; the wide one is cropped when it is missing. */
      mobileImage: Type.Union([Image, Type.Null()]),
      callToAction: Type.Union([LinkField, Type.Null()]),
      secondaryCallToAction: Type.Union([LinkField, Type.Null()]),
      /** Text colour role on the picture. */
      textColor: Type.Union([Type.Literal('ink'), Type.Literal('accent-ink'), Type.Literal('display')]),
      field: FieldColour,
      /** Compartments layout only: product tiles (picture, one-line name with words in italic between asterisks, link) beside pattern tiles. */
      tiles: Type.Array(Type.Object({ image: Image, name: Type.String(), url: Type.String(), field: FieldColour }), {
        maxItems: 4,
      }),
    }),
    { minItems: 1, maxItems: 8 },
  ),
})
export type HeroBlock = Type.Static<typeof HeroBlock>
