import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { SelectedShipping, ShippingMethod } from '../../contract/delivery.ts'
import { homeMethod, pointMethods, storeMethod } from '../../contract/limits.ts'

/** Data the widget shows, apart from what it requests from the page. */
export interface SnippetData {
  methods: readonly ShippingMethod[]
  selected: SelectedShipping | null
  /** The address's postal code, where the search starts. */
  postalCode: string
}

export type MakeSnippet = (data: SnippetData, language: Language) => string

/** Keys of the texts, by their names in the widget. */
const textKeys = {
  again: 'delivery/again',
  away: 'delivery/away',
  day: 'delivery/day',
  find: 'delivery/find',
  found: 'delivery/found',
  free: 'delivery/free',
  full: 'delivery/full',
  instead: 'delivery/instead',
  map: 'delivery/map',
  methods: 'delivery/methods',
  more: 'delivery/more',
  none: 'delivery/none',
  noneAtAll: 'delivery/none-at-all',
  search: 'delivery/search',
  searching: 'delivery/searching',
  time: 'delivery/time',
  timeNote: 'delivery/time-note',
} as const

/** Keeps placeholders in the texts as they are: the widget fills them in. */
const asWritten = { count: '{count}', name: '{name}', distance: '{distance}', method: '{method}' }

/** JSON for a script element, escaped so that it cannot close the element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The delivery widget as a provider would send it: markup with its style, its data and an inline script (C-4.7). */
export function createSnippet({ projectDir, text }: { projectDir: string; text: TextLookup }): MakeSnippet {
  const part = (name: string): string => readFileSync(resolve(projectDir, 'src/delivery/server/widget', name), 'utf8')
  const style = part('delivery-widget.css')
  const script = part('delivery-widget.client.js')
  return (data, language) => {
    const texts = Object.fromEntries(
      Object.entries(textKeys).map(([name, key]) => [name, text(language, key, asWritten)]),
    )
    return [
      `<style>${style}</style>`,
      '<div id="delivery-widget"></div>',
      `<script type="application/json" id="delivery-widget-data">${inScript({
        ...data,
        texts,
        storeMethod,
        homeMethod,
        pointMethods,
      })}</script>`,
      `<script>${script}</script>`,
    ].join('\n')
  }
}
