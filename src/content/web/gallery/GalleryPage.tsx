import { clsx } from 'clsx'
import { useState } from 'react'
import { KitGallery } from '#src/kit/gallery/KitGallery.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { contentBlocks } from '../../blocks/content.blocks.ts'
import type { Theme } from '../block-place.ts'
import { ContentArea } from '../ContentArea.tsx'
import { samplePage } from './sample-page.ts'

const themes: readonly Theme[] = ['', 'willja', 'froosh']

/** Development only: the kit and every block's samples in the three themes. */
export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>('')
  return (
    <PageContext value={samplePage({ layoutTheme: theme })}>
      <div data-theme={theme || 'konvehti'} style={{ background: 'var(--surface)' }}>
        <div className="kit-wrap" style={{ paddingTop: 40 }}>
          <fieldset className="kit-row">
            <legend className="kit-visually-hidden">Theme</legend>
            {themes.map((one) => (
              <button
                key={one}
                type="button"
                className={clsx('kit-btn kit-btn--s', one === theme ? 'kit-btn--primary' : 'kit-btn--secondary')}
                aria-pressed={one === theme}
                onClick={() => setTheme(one)}
              >
                {one || 'konvehti'}
              </button>
            ))}
          </fieldset>
        </div>
        <KitGallery Link={SiteLink} />
        {contentBlocks.map(({ type, samples }) => (
          <section key={type} aria-labelledby={`sample-${type}`}>
            <div className="kit-wrap" style={{ paddingBlock: 40 }}>
              <h2 className="kit-d3" id={`sample-${type}`}>
                {type}
              </h2>
            </div>
            {samples.map((block, index) => (
              <ContentArea key={index} blocks={[block]} />
            ))}
          </section>
        ))}
      </div>
    </PageContext>
  )
}
