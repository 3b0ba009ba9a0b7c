import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Variation } from '../../contract/product.ts'
import { selectVariation } from '../../rules/variation-choice.ts'

export interface VariationControl {
  /** Null only for a product without variations. */
  variation: Variation | null
  select: (next: Variation) => void
}

/** The variation of the address (`code`), else the first; choosing another one pushes its url and keeps the place on the page. */
export function useVariation(variations: readonly Variation[]): VariationControl {
  const { search } = useLocation()
  const navigate = useNavigate()
  const variation = selectVariation(variations, new URLSearchParams(search).get('code'))
  const select = useCallback(
    (next: Variation) => {
      if (next.code !== variation?.code) void navigate(next.url, { preventScrollReset: true })
    },
    [navigate, variation?.code],
  )
  return { variation, select }
}
