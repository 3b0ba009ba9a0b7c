import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Picture } from '#src/kit/Picture.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { ContentHit } from '../../contract/content-search.ts'
import type { PagePromoterBlock as PagePromoterFields } from './page-promoter.block.ts'
import { promotedQuery } from './promoted-query.ts'
import { useBlockPlace } from '../../web/block-place.ts'
import { Emphasised } from '../../web/Emphasised.tsx'
import { patternClass, patternStyle } from '../../web/pattern.ts'
import './PagePromoterBlock.css'

/** A separate request brings the pages (specification 1, 7.1) into space reserved for them; without pages the block disappears. */
export function PagePromoterBlock({ block }: { block: PagePromoterFields }) {
  const { heading, headingLevel: Heading } = block
  const { anchor } = useBlockPlace()
  const { data, isPending } = useQuery(promotedQuery(block.contentLink.id, useLanguage()))
  if (!isPending && !data?.length) return null
  return (
    <section id={anchor} className="kit-section">
      <div className="kit-wrap">
        {heading !== '' && (
          <div className="kit-head">
            <Heading className="kit-d2">
              <Emphasised text={heading} />
            </Heading>
          </div>
        )}
        <ul className="content-promoter__row" aria-busy={isPending}>
          {data ? data.map((page) => <Promoted key={page.contentId} page={page} />) : <Expected />}
        </ul>
      </div>
    </section>
  )
}

const Promoted = ({ page }: { page: ContentHit }) => (
  <li className="content-promoter__page">
    <SiteLink to={page.url}>
      <span
        className={clsx('content-promoter__pic', page.image === '' && patternClass)}
        style={page.image === '' ? patternStyle('') : undefined}
      >
        {page.image !== '' && (
          <Picture image={{ url: page.image, altText: '' }} preset="half" sizes="(min-width: 768px) 50vw, 100vw" />
        )}
      </span>
      <span className="content-promoter__words">
        <small>{page.topic}</small>
        <b className="kit-d3 kit-hover-line">{page.title}</b>
      </span>
    </SiteLink>
  </li>
)

const Expected = () =>
  [0, 1, 2].map((index) => (
    <li key={index} className="content-promoter__page" aria-hidden="true">
      <span className="content-promoter__pic" />
    </li>
  ))
