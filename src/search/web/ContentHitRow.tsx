import type { ContentHit } from '#src/content/contract/content-search.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { HitPicture } from './HitPicture.tsx'
import { Marked } from './Marked.tsx'

interface ContentHitRowProps {
  hit: ContentHit
  phrase: string
  onFollow: () => void
}

/** A page that was found: picture, title with the phrase marked, topic. */
export function ContentHitRow({ hit, phrase, onFollow }: ContentHitRowProps) {
  return (
    <SiteLink className="search-hit" to={hit.url} onClick={onFollow}>
      <HitPicture url={hit.image} />
      <span>
        <span className="kit-name">
          <Marked text={hit.title} phrase={phrase} />
        </span>{' '}
        <small>{hit.topic}</small>
      </span>
    </SiteLink>
  )
}
