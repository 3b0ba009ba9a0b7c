import { clsx } from 'clsx'
import { Picture } from '#src/kit/Picture.tsx'
import type { CollapsibleHeroBlock as CollapsibleHeroFields } from './collapsible-hero.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { CollapsibleText } from '../../web/CollapsibleText.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import { inkStyle, panelLook } from '../../web/paint.ts'
import { Drawing } from '../../web/SafeHtml.tsx'
import './CollapsibleHeroBlock.css'

/** A text of more characters than this begins collapsed, tags not counted (specification 2, 4 and C-21). */
const collapsedAbove = 400

/** The picture stands on the lower edge; in willja under an arch. */
export function CollapsibleHeroBlock({ block }: { block: CollapsibleHeroFields }) {
  const { headingLevel: Heading, heading, preHeading, image, imageAlignment, body } = block
  const { backgroundImage, foregroundImage, textAreaBackgroundColor } = block
  const { first, anchor } = useBlockPlace()
  const look = panelLook(block.backgroundColorHex)
  const own = textAreaBackgroundColor === null ? null : panelLook(textAreaBackgroundColor)
  const isDark = (own ?? look).className.includes('kit-on-accent')
  return (
    <section
      id={anchor}
      className={clsx('content-chero', `content-chero--${imageAlignment}`, look.className)}
      style={look.style}
    >
      <div className="kit-wrap content-chero__in">
        <div
          className={clsx('content-chero__say', own && 'content-chero__say--own', own?.className)}
          style={own?.style}
        >
          {preHeading !== '' && (
            <p className="kit-say" style={inkStyle(block.preHeadingColor)}>
              {preHeading}
            </p>
          )}
          {heading !== '' && (
            <Heading className={Heading === 'h1' ? 'kit-d1' : 'kit-d2'}>
              <Emphasised text={heading} />
            </Heading>
          )}
          <CollapsibleText html={body} above={collapsedAbove} lines={5} />
          <CallsToAction block={block} variant={isDark ? 'cream' : 'primary'} />
        </div>
        {image && (
          <div className={clsx('content-chero__pic', backgroundImage && 'content-chero__pic--backed')}>
            {backgroundImage && (
              <div className="content-chero__back">
                <Picture
                  image={{ ...backgroundImage, altText: '' }}
                  preset="half"
                  sizes="(min-width: 1024px) 50vw, 100vw"
                />
              </div>
            )}
            <Picture
              image={image}
              preset="square"
              widths={[320, 640, 960, 1280]}
              sizes="(min-width: 1024px) 50vw, 100vw"
              priority={first}
            />
            {foregroundImage && (
              <div className="content-chero__front">
                {foregroundImage.markup === undefined ? (
                  <Picture image={foregroundImage} preset="logo" sizes="160px" />
                ) : (
                  <Drawing markup={foregroundImage.markup} altText={foregroundImage.altText} />
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
