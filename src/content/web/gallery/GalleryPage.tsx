import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { KitGallery } from '#src/kit/gallery/KitGallery.tsx'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { promotedQuery } from '../../blocks/page-promoter-block/promoted-query.ts'
import { ContentArea } from '../ContentArea.tsx'
import { samplePromoted } from './sample-promoted.ts'

/** Not in the shop: the kit, and every block's samples, in the theme of the page. */
export function GalleryPage({ page }: { page: PageModel }) {
  usePromotedSamples(page)
  const types = Map.groupBy(page.mainContentArea, (block: AreaBlock) => block.contentType?.at(-1) ?? '')
  return (
    <>
      <KitGallery Link={SiteLink} />
      {[...types].map(([type, samples]) => (
        <section key={type} aria-labelledby={`sample-${type}`}>
          <div className="kit-wrap" style={{ paddingBlock: 40 }}>
            <h2 className="kit-d3" id={`sample-${type}`}>
              {type}
            </h2>
          </div>
          {samples.map((sample, index) => (
            <div key={index} data-sample={`${type}-${index + 1}`}>
              <ContentArea blocks={[sample]} />
            </div>
          ))}
        </section>
      ))}
    </>
  )
}

/** Seeds the query cache for the samples of page promoters, whose pages do not exist on the site. */
function usePromotedSamples({ mainContentArea }: PageModel): void {
  const queries = useQueryClient()
  const language = useLanguage()
  useState(() => {
    for (const { contentLink, contentType } of mainContentArea) {
      if (contentType?.at(-1) !== 'PagePromoterBlock') continue
      queries.setQueryData(promotedQuery(contentLink.id, language).queryKey, samplePromoted)
    }
  })
}
