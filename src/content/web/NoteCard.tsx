import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '#src/kit/Picture.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { Emphasised } from './Emphasised.tsx'
import { paint, paintClass } from './paint.ts'
import { patternStyle } from './pattern.ts'
import './NoteCard.css'

interface NoteCardProps {
  url: string
  /** Media path; empty: the house's pattern in its place. */
  image: string
  /** Words between asterisks are set in italic. */
  title: string
  /** Small line below it; empty: none. */
  note?: ReactNode
  /** Further small lines. */
  children?: ReactNode
  field: string
  headingLevel?: 'h2' | 'h3'
  /** How wide the picture is laid out. */
  sizes?: string
  /** Twice as wide as the others: a lower picture. */
  wide?: boolean
  /** Where a list begins on the first screen: its first picture is fetched first, the rest of its first row at once. */
  picture?: 'first' | 'first-row' | 'lazy'
}

/** A card for an article: a 3:2 picture, the title and a small line. The title is the link, and the whole card is its target. */
export function NoteCard({
  url,
  image,
  title,
  note,
  children,
  field,
  headingLevel: Heading = 'h3',
  sizes = '(min-width: 1280px) 384px, (min-width: 768px) 33vw, 100vw',
  wide = false,
  picture = 'lazy',
}: NoteCardProps) {
  return (
    <article className={clsx('content-note', wide && 'content-note--wide', paintClass)} style={paint(field)}>
      <span className="content-note__pic">
        {image === '' ? (
          <span className="content-note__pattern" style={patternStyle(field)} />
        ) : (
          <Picture
            image={{ url: image, altText: '' }}
            preset={wide ? 'default' : 'half'}
            sizes={sizes}
            priority={picture === 'first'}
            loading={picture === 'lazy' ? 'lazy' : 'eager'}
          />
        )}
      </span>
      <Heading className="content-note__title">
        <SiteLink className="kit-d3" to={url}>
          <Emphasised text={title} />
        </SiteLink>
      </Heading>
      {note && <p className="kit-ui kit-muted kit-num">{note}</p>}
      {children}
    </article>
  )
}
