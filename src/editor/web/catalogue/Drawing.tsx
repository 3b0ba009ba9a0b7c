import type { BlockCategory } from '#src/content/contract/block-definition.ts'

type Shape = readonly [x: number, y: number, width: number, height: number, colour: 1 | 2 | 3 | 4 | 5 | 6]

const lines = (x: number, y: number, width: number, count = 3): Shape[] =>
  Array.from({ length: count }, (_, row) => [x, y + row * 7, row === count - 1 ? width * 0.7 : width, 3, 1] as const)
const cards = (count: number, y = 14, height = 34): Shape[] =>
  Array.from({ length: count }, (_, place) => {
    const width = 144 / count - 6
    return [8 + place * (width + 6), y, width, height, 4] as const
  })

/** The drawings of the commonest types; another one is drawn as its shelf is. */
const byType: Readonly<Record<string, readonly Shape[]>> = {
  HeroBlock: [
    [0, 0, 80, 80, 2],
    [80, 0, 40, 40, 4],
    [120, 0, 40, 40, 3],
    [80, 40, 40, 40, 3],
    [120, 40, 40, 40, 6],
    [10, 24, 46, 6, 5],
    [10, 36, 32, 4, 5],
    [10, 52, 24, 8, 5],
  ],
  PromotionHeroBlock: [
    [0, 0, 160, 56, 4],
    [10, 16, 40, 6, 2],
    ...lines(10, 28, 56, 2),
    [128, 24, 32, 32, 5],
    ...lines(10, 64, 80, 2),
  ],
  ArticleHeroBlock: [
    [0, 0, 160, 54, 4],
    [0, 34, 84, 46, 5],
    [90, 34, 30, 30, 3],
    [10, 48, 50, 6, 2],
    ...lines(10, 60, 60, 2),
  ],
  CollapsibleHeroBlock: [[80, 0, 80, 80, 4], [10, 16, 30, 6, 2], ...lines(10, 30, 58, 4)],
  RichTextBlock: [[30, 12, 46, 6, 2], ...lines(30, 26, 100, 5)],
  ImageWithCtaBlock: [[0, 0, 80, 80, 4], [92, 18, 46, 6, 2], ...lines(92, 32, 56), [92, 60, 26, 8, 2]],
  BannerBlock: [[0, 0, 160, 80, 4], [10, 18, 56, 6, 2], ...lines(10, 32, 52, 2), [10, 56, 26, 8, 2]],
  ImageOverlayBlock: [
    [0, 0, 160, 80, 4],
    [80, 0, 80, 80, 2],
    [92, 20, 40, 6, 5],
    [92, 34, 56, 3, 5],
    [92, 42, 46, 3, 5],
  ],
  AccordionItemsBlock: [
    [12, 12, 136, 2, 2],
    ...[18, 34, 50].flatMap((y): Shape[] => [
      [12, y, 70, 5, 1],
      [140, y, 8, 3, 1],
      [12, y + 10, 136, 1, 6],
    ]),
  ],
  UspCardsBlock: [
    [12, 24, 36, 2, 2],
    [62, 24, 36, 2, 2],
    [112, 24, 36, 2, 2],
    ...[12, 62, 112].flatMap((x) => lines(x, 34, 36)),
  ],
  CarouselBlock: [
    [0, 14, 16, 52, 4],
    [24, 14, 112, 52, 4],
    [144, 14, 16, 52, 4],
    [34, 26, 40, 6, 2],
  ],
  VideoBlock: [
    [22, 10, 116, 60, 6],
    [22, 46, 34, 24, 2],
  ],
  CategoryCardsBlock: [...cards(4), ...[8, 44, 80, 116].map((x): Shape => [x, 54, 24, 4, 1])],
  ProductHighlightBlock: [
    ...cards(4),
    ...[34, 71, 108, 144].map((x): Shape => [x - 6, 40, 8, 8, 2]),
    ...[8, 45, 82, 119].map((x): Shape => [x, 54, 22, 4, 1]),
  ],
  ContainerBlock: [
    [6, 8, 148, 64, 6],
    [14, 16, 62, 48, 5],
    [84, 16, 62, 48, 5],
  ],
  SplitBannerBlock: [
    [0, 0, 80, 80, 4],
    [80, 0, 80, 80, 3],
    [12, 56, 40, 5, 2],
    [92, 56, 40, 5, 2],
  ],
  PagePromoterBlock: [
    [10, 10, 70, 60, 4],
    [86, 10, 32, 60, 6],
    [122, 10, 28, 60, 6],
  ],
  FormBlock: [
    [12, 12, 90, 12, 5],
    [12, 30, 90, 12, 5],
    [12, 52, 34, 14, 2],
  ],
}
const byShelf: Readonly<Record<BlockCategory, readonly Shape[]>> = {
  hero: [[0, 0, 160, 80, 4], [12, 24, 60, 8, 2], ...lines(12, 40, 56, 2)],
  text: [[20, 16, 60, 6, 2], ...lines(20, 30, 120, 4)],
  media: [[16, 8, 128, 64, 4]],
  products: [...cards(3, 12, 44), ...[8, 56, 104].map((x): Shape => [x, 62, 28, 4, 1])],
  navigation: [
    [12, 20, 136, 12, 5],
    [12, 40, 136, 12, 5],
  ],
  layout: [
    [6, 8, 148, 64, 6],
    [14, 16, 62, 48, 5],
    [84, 16, 62, 48, 5],
  ],
  forms: [
    [12, 12, 90, 12, 5],
    [12, 30, 90, 12, 5],
    [12, 52, 34, 14, 2],
  ],
}

/** A block as a drawing of its parts, twice as wide as high. */
export function Drawing({ type, category }: { type: string; category: BlockCategory }) {
  return (
    <svg className="edit-drawing" viewBox="0 0 160 80" aria-hidden="true" focusable="false">
      {(byType[type] ?? byShelf[category]).map(([x, y, width, height, colour], index) => (
        <rect key={index} className={`edit-drawing__${colour}`} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  )
}
