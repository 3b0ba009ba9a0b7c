import { PageCrumbs } from '#src/products/web/PageCrumbs.tsx'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CollapsibleText } from '#src/content/web/CollapsibleText.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Picture, type PictureSource } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'

interface ListHeadProps {
  name: string
  headingLevel?: 'h1' | 'h2'
  /** Products in the list without filters. */
  count: number
  body: string
  /** Characters of the body above which it begins short; absent: it is all there. */
  collapsesAbove?: number
  field: string
  /** Decoration; absent: words alone. */
  picture?: PictureSource | undefined
  /** Ways to narrower lists. */
  pills?: ReactNode
}

/** A word longer than this does not fit a phone in the largest size (look, part 2). */
const longWord = 12

/** Sizes of the picture: small on phones, five twelfths of a wide window. */
const pictureSizes = '(min-width: 1024px) 42vw, (min-width: 768px) 176px, 132px'
const pictureWidths = [192, 320, 448, 640, 1088]

/** The field at the top of a list: crumbs, name with count, lead, picture, pills. */
export function ListHead({
  name,
  headingLevel: Heading = 'h1',
  count,
  body,
  collapsesAbove,
  field,
  picture,
  pills,
}: ListHeadProps) {
  const text = useText()
  const long = withoutSoftHyphens(name)
    .split(/\s+/)
    .some((word) => word.length > longWord)
  return (
    <section className={clsx('listing-head', picture && 'listing-head--pic', paintClass)} style={paint(field)}>
      <div className="kit-wrap listing-head__top">
        <PageCrumbs />
        <div className="listing-head__in">
          <Heading className={clsx('kit-mega', long && 'listing-head__long')}>
            {name}
            {count > 0 && (
              <span className="listing-head__n kit-num">
                <span aria-hidden="true">{count}</span>
                <span className="kit-visually-hidden"> {text('/catalogue/list/count', { count })}</span>
              </span>
            )}
          </Heading>
          {collapsesAbove === undefined ? (
            <SafeHtml html={body} className="listing-head__lead" />
          ) : (
            <CollapsibleText html={body} above={collapsesAbove} lines={4} className="listing-head__lead" />
          )}
          {picture && (
            <div className="listing-head__pic">
              <Picture image={picture} preset="half" sizes={pictureSizes} widths={pictureWidths} loading="eager" />
            </div>
          )}
        </div>
      </div>
      {pills && (
        <div className="kit-wrap">
          <nav className="kit-pills" aria-label={text('/catalogue/category/groups')}>
            {pills}
          </nav>
        </div>
      )}
    </section>
  )
}
