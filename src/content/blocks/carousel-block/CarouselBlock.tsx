import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CarouselBlock as CarouselFields } from './carousel.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import { FilmPlayer } from '../../web/film/FilmPlayer.tsx'
import { panelLook } from '../../web/paint.ts'
import { useTrack } from './use-track.ts'
import './CarouselBlock.css'

/** A row that scrolls by touch, wheel and keyboard as any other, with two buttons next to it. It never moves by itself. */
export function CarouselBlock({ block }: { block: CarouselFields }) {
  const { heading, headingLevel: Heading, items } = block
  const { first, anchor } = useBlockPlace()
  const text = useText()
  const { track, current, show } = useTrack(items.length)
  const total = items.length
  return (
    <section
      id={anchor}
      className="kit-section content-carousel"
      aria-roledescription={text('/content/carousel/label')}
      aria-label={withoutEmphasis(heading) || text('/content/carousel/label')}
    >
      <div className="kit-wrap content-carousel__head">
        {heading !== '' && (
          <Heading className="kit-d2">
            <Emphasised text={heading} />
          </Heading>
        )}
        {total > 1 && (
          <div className="content-carousel__tools">
            <output className="content-carousel__count">
              {text('/content/carousel/position', { current: current + 1, total })}
            </output>
            <Turn icon="chevron-left" label={text('/content/carousel/previous')} onPress={() => show(current - 1)} />
            <Turn icon="chevron-right" label={text('/content/carousel/next')} onPress={() => show(current + 1)} />
          </div>
        )}
      </div>
      {/* A row without links or buttons takes the focus itself, so that the keyboard can scroll it. */}
      <ul
        className="content-carousel__track"
        ref={track}
        tabIndex={items.some(({ ctaUrl }) => ctaUrl !== '') ? undefined : 0}
      >
        {items.map((item, index) => (
          <Slide
            key={index}
            item={item}
            label={text('/content/carousel/position', { current: index + 1, total })}
            priority={first && index === 0}
          />
        ))}
      </ul>
    </section>
  )
}

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  onPress: () => void
}

const Turn = ({ icon, label, onPress }: TurnProps) => (
  <button type="button" className="kit-icon-btn content-carousel__turn" aria-label={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

interface SlideProps {
  item: CarouselFields['items'][number]
  label: string
  priority: boolean
}

function Slide({ item, label, priority }: SlideProps) {
  const look = panelLook(item.backgroundColorHex)
  return (
    <li className={clsx('content-slide', look.className)} style={look.style} aria-label={label}>
      {item.video && (
        <FilmPlayer
          film={item.video}
          title={withoutEmphasis(item.heading) || label}
          poster={item.image}
          sizes="(min-width: 1024px) 480px, 90vw"
          isSmall
        />
      )}
      {item.image && !item.video && (
        <Picture
          image={item.image}
          preset="square"
          widths={[320, 640, 960]}
          sizes="(min-width: 1024px) 480px, 90vw"
          priority={priority}
        />
      )}
      <div className="content-slide__say">
        {item.heading !== '' && (
          <p className="kit-d2">
            <Emphasised text={item.heading} />
          </p>
        )}
        {item.body !== '' && <p>{item.body}</p>}
        <CallsToAction block={item} isQuiet />
      </div>
    </li>
  )
}
