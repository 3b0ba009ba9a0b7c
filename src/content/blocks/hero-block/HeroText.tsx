import { clsx } from 'clsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { HeadingLevel } from '../../contract/field-types.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import { GoLink } from '../../web/GoLink.tsx'
import type { HeroLook, HeroSlide } from './hero-tiles.ts'

interface HeroTextProps {
  slide: HeroSlide
  look: HeroLook
  active: boolean
  level: HeadingLevel
}

/** Title, subtitle and ways onward of one slide. Only the shown slide has a heading, so the page has one of its level. */
export function HeroText({ slide, look, active, level }: HeroTextProps) {
  const Title = active ? level : 'p'
  const light = look === 'mosaic' || (look === 'picture' && slide.textColor === 'accent-ink')
  const display = look === 'picture' && slide.textColor === 'display'
  const { callToAction, secondaryCallToAction } = slide
  return (
    <div
      className={clsx('content-hero__text', light && 'content-hero__text--light kit-on-accent')}
      data-off={!active || undefined}
      {...(display && { 'data-theme': 'froosh' })}
    >
      {look !== 'fruit' && <hr className="kit-rule" />}
      {slide.title !== '' && (
        <Title className={clsx('content-hero__title', look === 'fruit' ? 'kit-mega' : 'kit-d1')}>
          <Emphasised text={slide.title} />
        </Title>
      )}
      {slide.subtitle !== '' && <p className="kit-lead">{slide.subtitle}</p>}
      {(callToAction || secondaryCallToAction) && (
        <div className="content-hero__cta">
          {callToAction && callToAction.url !== '' && (
            <SiteLink to={callToAction.url} className={buttonClass({ variant: light ? 'cream' : 'primary' })}>
              {callToAction.label}
            </SiteLink>
          )}
          {secondaryCallToAction && secondaryCallToAction.url !== '' && (
            <GoLink to={secondaryCallToAction.url}>{secondaryCallToAction.label}</GoLink>
          )}
        </div>
      )}
    </div>
  )
}
