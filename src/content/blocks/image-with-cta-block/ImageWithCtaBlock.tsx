import { clsx } from 'clsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { ImageWithCtaBlock as ImageWithCtaFields } from './image-with-cta.block.ts'
import { type Theme, useBlockPlace, useBlockTheme } from '../../web/block-place.ts'
import { Emphasised, withoutEmphasis } from '../../web/Emphasised.tsx'
import { GoLink } from '../../web/GoLink.tsx'
import { panelLook } from '../../web/paint.ts'
import { SafeHtml } from '../../web/SafeHtml.tsx'
import './ImageWithCtaBlock.css'

/** Picture and words, half and half; parts without data are left out. A page's first heading in willja opens its wood. */
export function ImageWithCtaBlock({ block }: { block: ImageWithCtaFields }) {
  const { first, nested, anchor } = useBlockPlace()
  const around = useBlockTheme()
  const theme = block.theme === '' ? around : block.theme
  const look = panelLook(block.background)
  const pictured = block.image !== null
  const opening = theme === 'willja' && block.headingLevel === 'h1' && pictured && !nested
  return (
    <section
      id={anchor}
      className={clsx(
        'content-split',
        look.className,
        pictured ? `content-split--${block.imageAlignment}` : 'content-split--words',
        opening && 'content-split--opening',
      )}
      style={look.style}
      {...(block.theme !== '' && { 'data-theme': block.theme })}
    >
      {pictured && <SplitPictures block={block} priority={first} half={nested || opening} />}
      <SplitWords block={block} theme={theme} />
    </section>
  )
}

interface SplitPicturesProps {
  block: ImageWithCtaFields
  priority: boolean
  /** The picture's own ratio is wanted, not a square. */
  half: boolean
}

function SplitPictures({ block, priority, half }: SplitPicturesProps) {
  const pictures = [block.image, block.imageSecondary].filter((image) => image !== null)
  const several = pictures.length > 1
  return (
    <div
      className={clsx(
        'content-split__pic',
        several && 'content-split__pic--pair',
        block.quarter && !several && 'content-split__pic--quarter',
        block.image && isWide(block.image) && 'content-split__pic--wide',
      )}
    >
      {pictures.map((image, index) => (
        <Picture
          key={index}
          image={image}
          preset={half && !several ? 'half' : 'square'}
          widths={several ? [192, 384, 640, 1024] : [320, 640, 960, 1280]}
          sizes={several ? '(min-width: 1024px) 25vw, 50vw' : '(min-width: 1024px) 50vw, 100vw'}
          priority={priority && index === 0}
        />
      ))}
    </div>
  )
}

function SplitWords({ block, theme }: { block: ImageWithCtaFields; theme: Theme }) {
  const { headingLevel: Heading, heading, wordmark, background } = block
  const quote = /^[”“"«]/.test(heading.trim())
  const sizeClass =
    theme !== '' && Heading === 'h1' ? 'kit-mega' : quote || background === 'surface' ? 'kit-d2' : 'kit-d1'
  // A wordmark or a quotation is no offer: it gets a link, not the view's one primary button.
  const quiet = wordmark !== '' || quote
  const marked = heading !== '' && !quiet && theme === '' && background !== 'surface'
  return (
    <div className={clsx('content-split__say', quote && 'content-split__say--quote')}>
      {marked && <hr className="kit-rule" />}
      {block.preHeading !== '' && <p className="kit-say">{block.preHeading}</p>}
      {heading !== '' &&
        (wordmark === '' ? (
          <Heading className={sizeClass}>
            <Emphasised text={heading} />
          </Heading>
        ) : (
          <Heading className="content-split__mark">
            <Wordmark name={wordmark} height={76} label={withoutEmphasis(heading)} />
          </Heading>
        ))}
      <SafeHtml html={block.body} />
      {block.note !== '' && <p className="kit-ui kit-num">{block.note}</p>}
      <SplitWays block={block} quiet={quiet} />
    </div>
  )
}

function SplitWays({ block, quiet }: { block: ImageWithCtaFields; quiet: boolean }) {
  const { ctaLabel, ctaUrl, ctaLabelSecondary, ctaUrlSecondary } = block
  const main = ctaLabel !== '' && ctaUrl !== ''
  const second = ctaLabelSecondary !== '' && ctaUrlSecondary !== ''
  if (!main && !second) return null
  const variant = block.background === 'accent' ? 'cream' : 'primary'
  return (
    <div className="content-split__ways">
      {main && quiet && <GoLink to={ctaUrl}>{ctaLabel}</GoLink>}
      {main && !quiet && (
        <SiteLink to={ctaUrl} className={buttonClass({ variant })}>
          {ctaLabel}
        </SiteLink>
      )}
      {second && <GoLink to={ctaUrlSecondary}>{ctaLabelSecondary}</GoLink>}
    </div>
  )
}

/** A hero's 2:1 keeps its shape; anything squarer is shown as a square. */
const isWide = ({ width, height }: NonNullable<ImageWithCtaFields['image']>): boolean =>
  width !== undefined && height !== undefined && width / height > 1.6
