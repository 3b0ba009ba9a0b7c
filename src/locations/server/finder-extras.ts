import { type AreaBlock, templateName } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PageExtras } from '#src/shell/server/page-extras.ts'
import { isPlainState, locationListKey, parseLocationState } from '../contract/location-state.ts'
import type { Locations } from './locations.service.ts'

/** Adds to a page with a finder the results for its address, so that it works without JavaScript, and noindex. */
export function finderExtras(locations: Pick<Locations, 'search' | 'cityIn'>): PageExtras {
  const asks = (model: PageModel, params: URLSearchParams): boolean =>
    !isPlainState(parseLocationState(params)) && hasFinder(model)
  return {
    isOneOff: asks,
    robots: (model, params) => (asks(model, params) ? 'noindex, nofollow' : ''),
    inLanguage: (model, language) => (hasFinder(model) ? { city: (name) => locations.cityIn(name, language) } : {}),
    queries(model, params, language) {
      if (!asks(model, params)) return Promise.resolve([])
      const state = parseLocationState(params)
      const { query: phrase, ...question } = state
      const answers = Array.from({ length: state.pages }, (_, index) => ({
        key: locationListKey(language, state, null, index + 1),
        data: locations.search({ ...question, phrase, language, page: index + 1 }),
      }))
      return Promise.resolve(answers)
    },
  }
}

const hasFinder = ({ topContentArea, mainContentArea, bottomContentArea }: PageModel): boolean =>
  [...topContentArea, ...mainContentArea, ...bottomContentArea].some(isFinder)

const isFinder = (block: AreaBlock): boolean =>
  block.contentType !== undefined && templateName(block.contentType) === 'location-finder-block'
