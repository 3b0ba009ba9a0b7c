import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PromotionHeroBlock as PromotionHeroFields } from './promotion-hero.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import { FilmPlayer } from '../../web/film/FilmPlayer.tsx'
import { panelLook } from '../../web/paint.ts'
import { Drawing, SafeHtml } from '../../web/SafeHtml.tsx'
import './PromotionHeroBlock.css'

export function PromotionHeroBlock({ block }: { block: PromotionHeroFields }) {
  const { headingLevel: Heading, mainImage, mobileImage, logoImage, title, subtitle, video, image, body } = block
  const { first, anchor } = useBlockPlace()
  const look = panelLook(block.backgroundColorHex)
  const isDark = look.className.includes('kit-on-accent')
  const hasText = body !== '' || (block.ctaLabel !== '' && block.ctaUrl !== '')
  const hasPicture = video !== null || image !== null
  return (
    <section id={anchor} className={clsx('content-promo', look.className)} style={look.style}>
      <div className="content-promo__stage">
        <Picture
          image={mainImage}
          preset="default"
          sizes="100vw"
          priority={first}
          phone={mobileImage && { image: mobileImage, preset: 'square', sizes: '100vw' }}
        />
        <div className="content-promo__say">
          {logoImage?.markup !== undefined ? (
            <Drawing className="content-promo__logo" markup={logoImage.markup} altText={logoImage.altText} />
          ) : (
            logoImage && (
              <Picture className="content-promo__logo" image={logoImage} preset="logo" sizes="160px" loading="eager" />
            )
          )}
          <Heading className="kit-d1">
            <Emphasised text={title} />
          </Heading>
          {subtitle !== '' && <p className="kit-lead">{subtitle}</p>}
        </div>
        {block.showArrow && <ToEnd />}
      </div>
      {(hasText || hasPicture) && (
        <div className={clsx('content-promo__more', hasText && hasPicture && 'content-promo__more--both')}>
          {hasText && (
            <div className="content-promo__body">
              <SafeHtml html={body} />
              <CallsToAction block={block} variant={isDark ? 'cream' : 'primary'} />
            </div>
          )}
          {video ? (
            <FilmPlayer
              film={video}
              title={withoutEmphasis(title)}
              poster={image}
              sizes="(min-width: 1024px) 58vw, 100vw"
            />
          ) : (
            image && <Picture image={image} preset="default" sizes="(min-width: 1024px) 58vw, 100vw" />
          )}
        </div>
      )}
    </section>
  )
}

/** A link to the end of the page: scrolls smoothly unless the visitor prefers reduced motion, and moves the focus. */
function ToEnd() {
  const text = useText()
  const go = () => {
    const end = document.querySelector<HTMLElement>('footer') ?? document.querySelector<HTMLElement>('main')
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: isStill ? 'auto' : 'smooth' })
    if (!end) return
    end.tabIndex = -1
    end.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className="content-promo__down"
      aria-label={text('/content/promotion-hero/to-end')}
      onClick={go}
    >
      <Icon name="arrow" />
    </button>
  )
}
