import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Picture } from '#src/kit/Picture.tsx'
import type { ImageOverlayBlock as ImageOverlayFields } from './image-overlay.block.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { CallsToAction } from '../../web/CallsToAction.tsx'
import { Emphasised } from '../../web/Emphasised.tsx'
import { inkStyle, panelLook } from '../../web/paint.ts'
import { SafeHtml } from '../../web/SafeHtml.tsx'
import './ImageOverlayBlock.css'

/** The least opacity in per cent. With less, the picture behind the text decides whether it can be read. */
function leastOpacity({ backgroundColorHex: ground, textColor, preHeadingColor }: ImageOverlayFields): number {
  // Publishing checked a custom colour only against the opaque background.
  if (ground?.startsWith('#') || textColor !== null || preHeadingColor !== null) return 100
  return ground === 'accent' ? 80 : 92
}

/** On phones the words begin over the picture's lower part and go on below it; on its calm third they stand below it. */
export function ImageOverlayBlock({ block }: { block: ImageOverlayFields }) {
  const { headingLevel: Heading, heading, preHeading, image, mobileImage, overlayOpacity } = block
  const { first, anchor } = useBlockPlace()
  const look = panelLook(block.backgroundColorHex)
  const isBare = overlayOpacity === 0
  const isDark = look.className.includes('kit-on-accent')
  const shown = Math.max(leastOpacity(block), overlayOpacity)
  const opacity = { '--opacity': `${shown}%` } as CSSProperties // custom property
  return (
    <section
      id={anchor}
      className={clsx('content-over', isBare && 'content-over--bare', look.className)}
      style={{ ...look.style, ...opacity }}
    >
      {image && (
        <Picture
          image={image}
          preset="default"
          sizes="100vw"
          priority={first}
          phone={mobileImage && { image: mobileImage, preset: 'hero-mobile', sizes: '100vw' }}
        />
      )}
      <div className="content-over__say" style={inkStyle(block.textColor)}>
        {!isBare && <hr className="kit-rule" />}
        {preHeading !== '' && (
          <p className="kit-say" style={inkStyle(block.preHeadingColor)}>
            {preHeading}
          </p>
        )}
        {heading !== '' && (
          <Heading className={isBare ? 'kit-d1' : 'kit-d2'}>
            <Emphasised text={heading} />
          </Heading>
        )}
        <SafeHtml html={block.body} className="content-over__body" />
        <CallsToAction block={block} variant={isDark ? 'cream' : 'primary'} />
      </div>
    </section>
  )
}
