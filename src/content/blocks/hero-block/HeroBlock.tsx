import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import fruitSlice from '#src/kit/assets/fruit-slice.svg?url&no-inline'
import { track } from '#src/shell/web/analytics/track.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { HeroBlock as HeroFields } from './hero.block.ts'
import { type Theme, useBlockPlace, useBlockTheme } from '../../web/block-place.ts'
import { paint, paintClass } from '../../web/paint.ts'
import { HeroArt } from './HeroArt.tsx'
import type { HeroLook } from './hero-tiles.ts'
import { HeroText } from './HeroText.tsx'
import { type Slides, useSlides } from './use-slides.ts'
import './HeroBlock.css'
import './HeroFruit.css'

/** Froosh draws compartments its own way: a headline as large as the window, tiles in a row under it. */
function lookOf(layout: HeroFields['layout'], theme: Theme): HeroLook {
  if (layout === 'picture') return 'picture'
  return theme === 'froosh' ? 'fruit' : 'mosaic'
}

/** Slides laid over each other, one shown. Without script the first is shown and the controls are not. */
export function HeroBlock({ block }: { block: HeroFields }) {
  const text = useText()
  const { first, anchor } = useBlockPlace()
  const look = lookOf(block.layout, useBlockTheme())
  const slides = useSlides(block.slides.length, block.slideChangeTime)
  const active = block.slides[slides.index]
  if (!active) return null
  const moving = block.slides.length > 1
  const carousel = moving && { 'aria-roledescription': text('/content/hero/carousel') }
  return (
    <section
      id={anchor}
      className={clsx('content-hero', `content-hero--${look}`, look !== 'mosaic' && paintClass)}
      style={paint(active.field)}
      data-ink={active.textColor}
      aria-label={text('/content/hero/label')}
      {...carousel}
      {...(moving && slides.hold)}
    >
      {look === 'fruit' && <img className="content-hero__slice" src={fruitSlice} alt="" width={400} height={400} />}
      <div className={clsx('content-hero__say', look === 'mosaic' && 'kit-on-accent')}>
        {look === 'fruit' && <Wordmark name="froosh" height={37} className="content-hero__mark" />}
        <div className="content-hero__stack" aria-live={moving ? (slides.playing ? 'off' : 'polite') : undefined}>
          {block.slides.map((slide, index) => (
            <HeroText
              key={index}
              slide={slide}
              look={look}
              active={index === slides.index}
              level={block.headingLevel}
            />
          ))}
        </div>
        {moving && <HeroControls slides={slides} count={block.slides.length} />}
      </div>
      <div className="content-hero__stack">
        {block.slides.map((slide, index) => (
          <div key={index} className={`content-hero__${look}`} data-off={index !== slides.index || undefined}>
            {(index === 0 || slides.warm || index === slides.index) && (
              <HeroArt slide={slide} look={look} priority={first && index === 0} />
            )}
          </div>
        ))}
      </div>
      {look === 'fruit' && block.strip !== '' && <Strip line={block.strip} />}
    </section>
  )
}

/** The line once for reading, and again for as long as the widest window is. */
function Strip({ line }: { line: string }) {
  const copies = Math.ceil(200 / line.length)
  return (
    <p className="content-hero__strip">
      {line}
      <span aria-hidden="true">{` ${line}`.repeat(copies)}</span>
    </p>
  )
}

function HeroControls({ slides, count }: { slides: Slides; count: number }) {
  const text = useText()
  const next = () => {
    slides.next()
    track({ event: 'image_slider_interaction', picture: ((slides.index + 1) % count) + 1, slider: 'hero' })
  }
  return (
    <div className="content-slides kit-screen-only">
      <button
        type="button"
        className="kit-icon-btn"
        aria-label={text(slides.playing ? '/content/hero/pause' : '/content/hero/play')}
        onClick={slides.toggle}
      >
        <Icon name={slides.playing ? 'pause' : 'play'} size="s" />
      </button>
      <span className="kit-num">
        <b>{slides.index + 1}</b> / {count}
      </span>
      <button type="button" className="kit-icon-btn" aria-label={text('/content/hero/next')} onClick={next}>
        <Icon name="chevron-right" size="s" />
      </button>
    </div>
  )
}
