import type { Localized } from '#src/common/locale.ts'
import type { FieldColour } from '#src/content/contract/field-types.ts'
import type { BlockDefinition } from './define.ts'
import type { picture } from './media.ts'

/* Blocks that stand on many pages, with what most of them leave empty. */

type Text = Localized | ''
type Shown = ReturnType<typeof picture> | (Omit<ReturnType<typeof picture>, 'altText'> & { altText: '' })

/** Its key and the name editors see. */
interface Named {
  key: string
  name: string
  heading: Text
}
interface Way {
  label: Localized
  url: string | Localized
}

interface Panel extends Named {
  /** HTML paragraphs. */
  body: Localized
  image: Shown
  second?: Shown
  side: 'left' | 'right'
  background: FieldColour | 'accent' | 'surface'
  way?: Way
  secondWay?: Way
  note?: Localized
  quarter?: boolean
}

/** Words beside a picture. */
export const panel = ({ key, name, heading, body, image, second, side, background, ...more }: Panel) =>
  ({
    key,
    type: 'ImageWithCtaBlock',
    name,
    fields: {
      preHeading: '',
      heading,
      headingLevel: 'h2',
      body,
      image,
      imageSecondary: second ?? null,
      imageAlignment: side,
      ctaLabel: more.way?.label ?? '',
      ctaUrl: more.way?.url ?? '',
      ctaLabelSecondary: more.secondWay?.label ?? '',
      ctaUrlSecondary: more.secondWay?.url ?? '',
      background,
      note: more.note ?? '',
      quarter: more.quarter ?? false,
      wordmark: '',
      theme: '',
    },
  }) satisfies BlockDefinition

/** Running text; `field` is its ground, null the page's own. */
export const prose = ({
  key,
  name,
  heading,
  html,
  field = null,
}: Named & { html: Localized; field?: FieldColour | null }) =>
  ({ key, type: 'RichTextBlock', name, fields: { heading, headingLevel: 'h2', html, field } }) satisfies BlockDefinition

interface Question {
  title: Localized
  /** HTML paragraphs. */
  body: Localized
}

/** Questions with their answers, one open at a time. */
export const questions = ({ key, name, heading, items }: Named & { items: readonly Question[] }) =>
  ({
    key,
    type: 'AccordionItemsBlock',
    name,
    fields: { heading, headingLevel: 'h2', alwaysOpen: false, items },
  }) satisfies BlockDefinition

interface Fact {
  heading: Localized
  body: Localized
  url?: string
}

/** Facts side by side, under lines. */
export const facts = ({ key, name, heading, items }: Named & { items: readonly Fact[] }) =>
  ({
    key,
    type: 'UspCardsBlock',
    name,
    fields: {
      heading,
      headingLevel: 'h2',
      usps: items.map((item) => ({ url: '', ...item, icon: null })),
      ctaLabel: '',
      ctaUrl: '',
    },
  }) satisfies BlockDefinition

/** A row of products. */
export const shelf = ({
  key,
  name,
  heading,
  body = '',
  codes,
  way,
}: Named & { body?: Text; codes: readonly string[]; way?: Way }) =>
  ({
    key,
    type: 'ProductHighlightBlock',
    name,
    fields: {
      heading,
      headingLevel: 'h2',
      body,
      ctaLabel: way?.label ?? '',
      ctaUrl: way?.url ?? '',
      productCodes: codes,
      categoryCode: '',
    },
  }) satisfies BlockDefinition

/** Pages to read after this one. */
export const further = ({ key, name, heading, pages }: Named & { pages: readonly string[] }) =>
  ({
    key,
    type: 'PagePromoterBlock',
    name,
    fields: { heading, headingLevel: 'h2', pages, branch: '', count: 3 },
  }) satisfies BlockDefinition

export const notice = ({
  key,
  name,
  heading,
  body,
  kind = 'Information',
}: Named & { body: Localized; kind?: 'Information' | 'Warning' | 'Error' | 'Success' }) =>
  ({ key, type: 'NoticeBlock', name, fields: { noticeType: kind, heading, body } }) satisfies BlockDefinition
