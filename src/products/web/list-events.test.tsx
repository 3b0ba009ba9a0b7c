import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { productPosition } from '#src/shell/web/analytics/product-positions.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { ProductGrid } from './cards/ProductGrid.tsx'
import type { TrackedList } from './list-events.ts'
import { sampleCard } from '../contract/sample-cards.ts'
import { show } from './testing/show-page.tsx'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'

let events: AnalyticsEvent[] = []
let disconnect = () => {}
let comeIntoSight = () => {}
beforeEach(() => {
  events = []
  removeStored('productPositions')
  disconnect = connectDestination((event) => events.push(event))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoSight = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        comeIntoSight = () => {}
      }
    },
  )
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
})

const cards = [
  sampleCard('tumma-85', 'Tumma suklaa, kuusenkerkkä', { code: 'KV1' }),
  sampleCard('maito', 'Maito\u00adsuklaa', { code: 'KV2' }),
]
const list: TrackedList = { id: 'suklaalevyt', name: 'Suklaalevyt', offset: 12 }
const showGrid = (more: Partial<TrackedList> = {}) =>
  show(categorySample(), <ProductGrid cards={cards} list={{ ...list, ...more }} />)

describe('view_item_list', () => {
  it('is sent when the list comes into sight, once, with every card and its place', () => {
    showGrid()
    expect(events).toEqual([])
    comeIntoSight()
    comeIntoSight()
    expect(events).toMatchObject([
      {
        event: 'view_item_list',
        ecommerce: {
          currency: 'EUR',
          item_list_id: 'suklaalevyt',
          item_list_name: 'Suklaalevyt',
          items: [
            { item_id: 'KV1-100G', index: 12, item_list_id: 'suklaalevyt', quantity: 1 },
            { item_id: 'KV2-100G', item_name: 'Maitosuklaa', index: 13, item_list_name: 'Suklaalevyt' },
          ],
        },
      },
    ])
  })

  it('remembers where each product was, by its own code and its variation’s', () => {
    showGrid()
    comeIntoSight()
    const position = { listId: 'suklaalevyt', listName: 'Suklaalevyt', index: 13 }
    expect(productPosition('KV2')).toEqual(position)
    expect(productPosition('KV2-100G')).toEqual(position)
  })
})

describe('select_item', () => {
  it('is sent when a card is followed, and counts as the product’s place', () => {
    showGrid()
    fireEvent.click(screen.getByRole('link', { name: /Maito/ }))
    expect(events).toMatchObject([
      {
        event: 'select_item',
        ecommerce: { item_list_id: 'suklaalevyt', items: [{ item_id: 'KV2-100G', index: 13 }] },
      },
    ])
    expect(productPosition('KV2')?.index).toBe(13)
  })

  it('beside a product also tells that a related one was chosen', () => {
    showGrid({ id: 'related-products', name: 'Related products', offset: 0, relatedTo: 'KV9' })
    fireEvent.click(screen.getByRole('link', { name: /Tumma/ }))
    expect(events.map(({ event }) => event)).toEqual(['select_item', 'related products'])
    expect(events[1]).toEqual({
      event: 'related products',
      item_id: 'KV1-100G',
      item_name: 'Tumma suklaa, kuusenkerkkä',
      related_to: 'KV9',
      index: 0,
    })
  })
})
