import { clsx } from 'clsx'
import { Picture } from '#src/kit/Picture.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CategoryCardsBlock as CategoryCardsFields } from './category-cards.block.ts'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { patternClass, patternStyle } from '#src/content/web/pattern.ts'
import './CategoryCardsBlock.css'

type CategoryCard = CategoryCardsFields['categoryCardBlocks'][number]

/** Shelves with their counts, or larger notes for what is read. */
export function CategoryCardsBlock({ block }: { block: CategoryCardsFields }) {
  const { headingLevel: Heading, heading, link, categoryCardBlocks: cards } = block
  const { anchor } = useBlockPlace()
  const shelf = block.layout === 'shelf'
  return (
    <section id={anchor} className="kit-section">
      <div className="kit-wrap">
        {(heading !== '' || link) && (
          <div className="kit-head">
            {heading !== '' && (
              <Heading className="kit-d2">
                <Emphasised text={heading} />
              </Heading>
            )}
            {link && link.url !== '' && <GoLink to={link.url}>{link.label}</GoLink>}
          </div>
        )}
        <ul className={shelf ? 'listing-shelf' : 'listing-notes'}>
          {cards.map((card, index) => (
            <li key={index}>{shelf ? <ShelfCard card={card} /> : <NoteCard card={card} />}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ShelfCard({ card }: { card: CategoryCard }) {
  const text = useText()
  return (
    <SiteLink to={card.url} className={clsx('listing-shelf__card', paintClass)} style={paint(card.field)}>
      <span className={clsx('listing-shelf__pic', !card.image && patternClass)} style={patternOf(card)}>
        <CardPicture card={card} preset="square" sizes="(min-width: 1280px) 294px, (min-width: 768px) 25vw, 50vw" />
      </span>
      <span className="listing-shelf__name kit-hover-line">
        <span>
          <Emphasised text={card.title} />
        </span>
        {card.count !== null && (
          <small className="kit-num">
            <span aria-hidden="true">{card.count}</span>
            <span className="kit-visually-hidden">{text('/catalogue/products-count', { count: card.count })}</span>
          </small>
        )}
      </span>
    </SiteLink>
  )
}

function NoteCard({ card }: { card: CategoryCard }) {
  return (
    <SiteLink to={card.url} className={clsx('listing-note', paintClass)} style={paint(card.field)}>
      <span className={clsx('listing-note__pic', !card.image && patternClass)} style={patternOf(card)}>
        <CardPicture card={card} preset="half" sizes="(min-width: 1280px) 384px, (min-width: 768px) 33vw, 100vw" />
      </span>
      <span className="kit-d3 kit-hover-line kit-hover-line--far">
        <Emphasised text={card.title} />
      </span>
      {card.text !== '' && <span className="kit-ui kit-muted kit-num">{card.text}</span>}
    </SiteLink>
  )
}

/** The house's, in the place of a picture that is not there. */
const patternOf = ({ image, field }: CategoryCard) => (image ? undefined : patternStyle(field))

/** The name stands below it, so the picture needs none. */
function CardPicture({ card, preset, sizes }: { card: CategoryCard; preset: 'square' | 'half'; sizes: string }) {
  return card.image && <Picture image={{ ...card.image, altText: '' }} preset={preset} sizes={sizes} />
}
