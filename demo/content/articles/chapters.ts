import type { Localized } from '#src/common/locale.ts'
import type { BlockDefinition } from '../define.ts'
import type { picture } from '../media.ts'

/** Its key and the name editors see. */
interface Chapter {
  key: string
  name: string
  heading: Localized
  /** HTML paragraphs. */
  text: Localized
}

interface PictureChapter extends Chapter {
  image: ReturnType<typeof picture>
  side: 'left' | 'right'
  /** A button below the text. */
  way?: { label: Localized; url: string }
  /** The story to read after this one. */
  next?: { label: Localized; url: string }
}

/** A chapter beside a picture. */
export function pictureChapter({ key, name, heading, text, image, side, way, next }: PictureChapter) {
  return {
    key,
    type: 'ImageWithCtaBlock',
    name,
    fields: {
      preHeading: '',
      heading,
      headingLevel: 'h2',
      body: text,
      image,
      imageSecondary: null,
      imageAlignment: side,
      ctaLabel: way?.label ?? '',
      ctaUrl: way?.url ?? '',
      ctaLabelSecondary: next?.label ?? '',
      ctaUrlSecondary: next?.url ?? '',
      background: 'surface',
      note: '',
      quarter: false,
      wordmark: '',
      theme: '',
    },
  } satisfies BlockDefinition
}

/** A chapter between two with pictures. */
export function textChapter({ key, name, heading, text }: Chapter) {
  return {
    key,
    type: 'RichTextBlock',
    name,
    fields: { heading, headingLevel: 'h2', html: text, field: null },
  } satisfies BlockDefinition
}
