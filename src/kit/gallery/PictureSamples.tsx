import type { CSSProperties } from 'react'
import { Picture } from '../Picture.tsx'
import { Price } from '../Price.tsx'
import { QuarterAddButton } from '../QuarterAddButton.tsx'
import { Tag } from '../Tag.tsx'
import { GallerySection } from './GallerySection.tsx'

const products = [
  { file: 'tumma-72-merisuola', field: 'sand', name: 'Tumma suklaa 72 %,', taste: 'merisuola' },
  { file: 'hedelmakuulat', field: 'mint', name: 'Hedelmäkuulat', taste: null },
]

export function PictureSamples() {
  return (
    <GallerySection title="Kuva, kortti">
      <div className="kit-grid" style={{ gridTemplateColumns: '1fr 1fr' }}>
        {products.map(({ file, field, name, taste }) => (
          <article key={file} className="kit-card" style={{ '--field': `var(--field-${field})` } as CSSProperties}>
            <div className="kit-card__pic">
              <span className="kit-tile">
                <Picture
                  image={{ url: `/media/products/${file}.webp`, altText: '' }}
                  preset="square"
                  sizes="(min-width: 1024px) 25vw, 50vw"
                />
              </span>
              <div className="kit-tags">
                <Tag kind="bestseller">Suosikki</Tag>
              </div>
              <QuarterAddButton label={`Lisää ostoskoriin: ${name}`} onPress={() => undefined} />
            </div>
            <div className="kit-card__text">
              <h3 className="kit-name kit-card__name">
                {name} {taste && <i>{taste}</i>}
              </h3>
              <Price now="4,50 €" unit="100 g · 45,00 €/kg" />
            </div>
          </article>
        ))}
      </div>
    </GallerySection>
  )
}
