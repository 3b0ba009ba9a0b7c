import { useState } from 'react'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Icon } from '../Icon.tsx'
import type { KitLink } from '../kit-link.ts'
import { Pagination } from '../Pagination.tsx'
import { Tabs } from '../Tabs.tsx'
import { GallerySection } from './GallerySection.tsx'

const pageLabels = { pages: 'Sivut', previous: 'Edellinen', next: 'Seuraava', page: (page: number) => `Sivu ${page}` }

export function NavigationSamples({ Link }: { Link: KitLink }) {
  const [tab, setTab] = useState<'products' | 'recipes' | 'content'>('products')
  return (
    <>
      <GallerySection title="Sirut, polku, sivut">
        <div className="kit-row">
          <button type="button" className="kit-chip">
            Alle 5 € <Icon name="close" size="s" />
          </button>
          <button type="button" className="kit-chip">
            Vegaaninen <Icon name="close" size="s" />
          </button>
        </div>
        <div className="kit-row">
          <a className="kit-pill" aria-current="page" href="#osat">
            Kaikki levyt
          </a>
          <a className="kit-pill" href="#osat">
            Tumma suklaa
          </a>
        </div>
        <Breadcrumbs
          label="Murupolku"
          Link={Link}
          crumbs={[
            { url: '/', label: 'Etusivu' },
            { url: '/karkit', label: 'Karkit' },
            { url: '/karkit/x', label: 'Suklaahasselpähkinät' },
          ]}
        />
        {[2, 5].map((page) => (
          <Pagination
            key={page}
            page={page}
            pageCount={9}
            urlOf={(to) => `?page=${to}`}
            Link={Link}
            labels={{ ...pageLabels, pages: `Sivut, nyt ${page}` }}
          />
        ))}
      </GallerySection>
      <GallerySection title="Välilehdet">
        <Tabs
          label="Hakutulokset"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'products', label: 'Tuotteet', count: 17 },
            { id: 'recipes', label: 'Reseptit', count: 4 },
            { id: 'content', label: 'Sisältö', count: 6 },
          ]}
        >
          <p style={{ paddingTop: 16 }}>Valittu: {tab}</p>
        </Tabs>
      </GallerySection>
    </>
  )
}
