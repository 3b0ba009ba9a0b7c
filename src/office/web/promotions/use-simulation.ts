import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '#src/promotions/contract/promotion-form.ts'
import type { SimulationBody } from '#src/promotions/contract/simulation.ts'
import { homeCountryCode } from '#src/common/countries.ts'
import type { Values } from '../record/SchemaForm.tsx'
import type { CountedLine } from '../goods/CountedGoods.tsx'
import { usePaused } from '../use-paused.ts'
import { simulate } from './promotion-api.ts'

interface Circumstances {
  lines: readonly CountedLine[]
  couponCode: string
  /** Empty: that of the cart, or the home country. */
  countryCode: string
  /** Empty: the cheapest. */
  methodId: string
  /** Null: now. */
  at: string | null
  shopper: NonNullable<SimulationBody['shopper']>
  isMember: boolean
  customer: Choice | null
  /** A real cart; empty: the one that is made up. */
  cartId: string
}

const nothing: Circumstances = {
  lines: [],
  couponCode: '',
  countryCode: homeCountryCode,
  methodId: '',
  at: null,
  shopper: 'unknown',
  isMember: false,
  customer: null,
  cartId: '',
}

/** A promotion may be tried before it has its names. */
const named = (draft: Values): Values => ({
  ...draft,
  ...Object.fromEntries(['nameFi', 'nameSv', 'nameEn'].map((name) => [name, draft[name] || '–'])),
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A cart that is tried out. It is asked again whenever something of it changes; nothing is written. */
export function useSimulation(tried: string | undefined, draft: Values | undefined, firstCode: string) {
  const [now, setNow] = useState<Circumstances>({ ...nothing, couponCode: firstCode })
  const { lines, customer, cartId, couponCode, countryCode, methodId, at, shopper, isMember } = now
  const isReal = cartId !== ''
  const asked = usePaused(
    JSON.stringify({
      ...(isReal ? { cartId } : { lines: lines.map(({ value: code, quantity }) => ({ code, quantity })), countryCode }),
      ...((!isReal || couponCode !== '') && { couponCode }),
      ...(methodId !== '' && { methodId }),
      ...(at !== null && { at }),
      ...(customer ? { customerId: customer.value } : isReal ? {} : { shopper, isMember }),
      ...(tried !== undefined && { tried }),
      ...(draft && { draft: named(draft) }),
    }),
  )
  const isAsking = isReal ? uuid.test(cartId) : lines.length > 0
  const answer = useQuery({
    queryKey: ['office', 'simulation', asked],
    queryFn: ({ signal }) => simulate(JSON.parse(asked) as SimulationBody, signal), // written above
    enabled: isAsking,
    placeholderData: keepPreviousData,
    // Each answer about a real cart leaves an entry of who read it.
    refetchOnWindowFocus: false,
    retry: false,
  })
  return {
    now,
    isReal,
    answer,
    shown: isAsking && !answer.error ? answer.data : undefined,
    put: (change: Partial<Circumstances>): void => setNow({ ...now, ...change }),
  }
}

export type SimulationState = ReturnType<typeof useSimulation>
