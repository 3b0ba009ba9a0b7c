import { KitGallery } from '#src/kit/gallery/KitGallery.tsx'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { ContentArea } from '../ContentArea.tsx'

/** Not in the shop: the kit, and every block's samples, in the theme of the page. */
export function GalleryPage({ page }: { page: PageModel }) {
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
          <ContentArea blocks={samples} />
        </section>
      ))}
    </>
  )
}
