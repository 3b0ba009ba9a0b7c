import type { ReactNode } from 'react'
import { productLink } from '#src/products/contract/card.ts'
import { splitName } from '#src/products/rules/names.ts'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SuggestedProduct, Suggestions } from '../../contract/suggest.ts'
import { ContentHitRow } from '../ContentHitRow.tsx'
import { HitPicture } from '../HitPicture.tsx'
import { Marked } from '../Marked.tsx'
import { claimsOf } from '../claims-of.ts'
import { WithoutNote } from '../WithoutNote.tsx'

interface PanelResultsProps {
  phrase: string
  found: Suggestions
  onLeave: () => void
}

/** Products in the middle, everything else at their side; an empty group has no heading. */
export function PanelResults({ phrase: typed, found, onLeave }: PanelResultsProps) {
  const text = useText()
  // Underlines the corrected phrase, because that is what was searched for.
  const phrase = found.didYouMean ?? typed
  const { products, categories, recipes, pages, counts } = found
  const { others = [], noAddedSugar = [] } = found
  const further = others.length + noAddedSugar.length
  const isEmpty = products.length + categories.length + recipes.length + pages.length + further === 0
  if (isEmpty) return <p className="kit-lead">{text('/search/results/none', { phrase: typed })}</p>
  return (
    <>
      <div className="search-panel__products">
        <Group title={text('/search/products')} count={counts.products} isEmpty={products.length === 0}>
          <WithoutNote found={found} className="kit-small kit-muted" />
          <ul>
            {products.map((product) => (
              <li key={product.code}>
                <ProductHit product={product} phrase={phrase} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </Group>
        {products.length === 0 && (
          <p className="kit-muted">
            {others.length > 0
              ? text('/search/others', { list: claimsOf(found) })
              : text('/search/results/none', { phrase: typed })}
          </p>
        )}
        {others.length > 0 && (
          <ul>
            {others.map((product) => (
              <li key={product.code}>
                <ProductHit product={product} phrase="" onLeave={onLeave} />
              </li>
            ))}
          </ul>
        )}
        <Group title={text('/search/no-added-sugar')} isEmpty={noAddedSugar.length === 0}>
          <p className="kit-small kit-muted">{text('/search/no-added-sugar/text')}</p>
          <ul>
            {noAddedSugar.map(({ sugarString, ...product }) => (
              <li key={product.code}>
                <ProductHit
                  product={product}
                  phrase=""
                  fact={text('/search/sugars', { grams: sugarString })}
                  onLeave={onLeave}
                />
              </li>
            ))}
          </ul>
        </Group>
      </div>
      <div className="search-panel__groups">
        <Group title={text('/search/categories')} isEmpty={categories.length === 0}>
          <ul className="search-list">
            {categories.map(({ code, name, url, count }) => (
              <li key={code}>
                <SiteLink to={url} onClick={onLeave}>
                  <span className="kit-hover-line">
                    <Marked text={name} phrase={phrase} />
                  </span>
                  <span className="search-list__n kit-num">{count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </Group>
        <Group title={text('/search/recipes')} count={counts.recipes} isEmpty={recipes.length === 0}>
          <PageHits hits={recipes} phrase={phrase} onLeave={onLeave} />
        </Group>
        <Group title={text('/search/pages')} count={counts.pages} isEmpty={pages.length === 0}>
          <PageHits hits={pages} phrase={phrase} onLeave={onLeave} />
        </Group>
      </div>
    </>
  )
}

interface GroupProps {
  title: string
  count?: number
  isEmpty: boolean
  children: ReactNode
}

function Group({ title, count, isEmpty, children }: GroupProps) {
  if (isEmpty) return null
  return (
    <section>
      <h2>
        {title} {count !== undefined && <small className="kit-num">{count}</small>}
      </h2>
      {children}
    </section>
  )
}

/** It would stand between the letters that are looked for. */
const softHyphen = '\u00AD'

interface ProductHitProps {
  product: SuggestedProduct
  phrase: string
  fact?: string
  onLeave: () => void
}

function ProductHit({ product, phrase, fact = '', onLeave }: ProductHitProps) {
  const text = useText()
  const before = product.previousPriceString
  const { thing, taste } = splitName(product.displayName.replaceAll(softHyphen, ''))
  const facts = [product.weightString, product.pricePerKiloString, fact].filter((one) => one !== '').join(' · ')
  return (
    <SiteLink
      className="search-hit"
      to={productLink(product.url, product.firstVariationCode)}
      data-product={product.code}
      onClick={onLeave}
    >
      <HitPicture url={product.imageUrl} />
      <span>
        <span className="kit-name" lang={product.nameLanguage}>
          <Marked text={thing} phrase={phrase} />
          {taste !== null && (
            <>
              {', '}
              <i>
                <Marked text={taste} phrase={phrase} />
              </i>
            </>
          )}
        </span>{' '}
        {facts !== '' && <small className="kit-num">{facts}</small>}
        {before !== '' && <small className="kit-num">{text('/catalogue/price/lowest', { price: before })}</small>}
      </span>
      <span className="search-hit__price kit-num">
        {before !== '' && (
          <s>
            <span className="kit-visually-hidden">{text('/catalogue/price/before')} </span>
            {before}
          </s>
        )}
        <b>{product.priceString}</b>
      </span>
    </SiteLink>
  )
}

function PageHits({ hits, phrase, onLeave }: { hits: readonly ContentHit[]; phrase: string; onLeave: () => void }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.url}>
          <ContentHitRow hit={hit} phrase={phrase} onFollow={onLeave} />
        </li>
      ))}
    </ul>
  )
}
