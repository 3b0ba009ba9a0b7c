import { clsx } from 'clsx'
import patternAccent from '#src/kit/assets/pattern-tile.svg?url&no-inline'
import patternRose from '#src/kit/assets/pattern-tile-rose.svg?url&no-inline'
import { Picture } from '#src/kit/Picture.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { plainHeading } from '../../rules/plain-text.ts'
import { paint, paintClass } from '../../web/paint.ts'
import { type HeroLook, type HeroPattern, type HeroSlide, type HeroTile, heroSquares, nameParts } from './hero-tiles.ts'

interface HeroArtProps {
  slide: HeroSlide
  look: HeroLook
  priority: boolean
}

/** A slide's picture or tiles. */
export function HeroArt({ slide, look, priority }: HeroArtProps) {
  if (look === 'fruit') {
    return slide.tiles.map((tile, index) => <Square key={index} square={tile} priority={priority && index === 0} />)
  }
  const squares = look === 'mosaic' ? heroSquares(slide.tiles) : []
  if (squares.length > 0) {
    return squares.map((square, index) => <Square key={index} square={square} priority={priority && index === 0} />)
  }
  if (!slide.changingHeroImage) return null
  return (
    <Picture
      image={slide.changingHeroImage}
      preset="default"
      widths={[640, 1024, 1280, 1600, 2048]}
      sizes={look === 'picture' ? '100vw' : '(min-width: 1024px) 50vw, 100vw'}
      priority={priority}
      loading="eager"
      phone={slide.mobileImage && { image: slide.mobileImage, preset: 'hero-mobile', sizes: '100vw' }}
    />
  )
}

/** A product's square, or one of pattern. */
function Square({ square, priority }: { square: HeroTile | HeroPattern; priority: boolean }) {
  if (typeof square === 'string') {
    return (
      <div className={clsx('content-hero__sq', `content-hero__sq--${square}`)} aria-hidden="true">
        <img
          src={square === 'rose' ? patternRose : patternAccent}
          alt=""
          width={320}
          height={320}
          fetchPriority="low"
        />
      </div>
    )
  }
  // Read aloud just as it is written on the square: without soft hyphens.
  const name = plainHeading(square.name)
  const { thing, taste } = nameParts(name)
  const linked = square.url !== ''
  const inside = (
    <>
      <Picture
        image={linked ? { ...square.image, altText: '' } : square.image}
        preset="square"
        sizes="(min-width: 1024px) 25vw, 50vw"
        priority={priority}
        loading="eager"
      />
      <span className="content-hero__cap" aria-hidden="true">
        {thing} {taste !== '' && <i>{taste}</i>}
      </span>
    </>
  )
  const look = { className: clsx('content-hero__sq', paintClass), style: paint(square.field) }
  if (!linked) return <div {...look}>{inside}</div>
  return (
    <SiteLink to={square.url} {...look} aria-label={name || square.image.altText}>
      {inside}
    </SiteLink>
  )
}
