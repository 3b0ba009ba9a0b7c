import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { userDetailsResolver } from '#src/checkout/web/user-details-form.ts'
import type { UserDetails } from '#src/checkout/rules/user-details.ts'
import { useOffice } from '../use-office.ts'
import { usePaused } from '../use-paused.ts'
import { forgetDraft, keepDraft } from './kept-order.ts'
import { emptyDraft, keptDraft, type OrderDraft, previewOf } from './order-draft.ts'
import { previewOrder } from './phone-order-api.ts'
import type { OrderPreviewBody } from '#src/checkout/contract/staff-orders.ts'

/** The order as far as it is known, kept in this browser, and what the server says of it. */
export function useOrderForm() {
  const { me, language } = useOffice()
  const [first] = useState(() => keptDraft(me.id, language))
  const [draft, setDraft] = useState<OrderDraft>(() => first ?? emptyDraft(language))
  const [pointsNear, setPointsNear] = useState('')
  const put = (change: Partial<OrderDraft>): void =>
    setDraft((before) => {
      const changed = { ...before, ...change }
      if (JSON.stringify(changed) === JSON.stringify(before)) return before
      // Other contents are another order.
      const next = { ...changed, key: crypto.randomUUID() }
      keepDraft(me.id, next)
      return next
    })
  const shipping = useAddressForm(draft.shipping, (values) => put({ shipping: values }))
  const billing = useAddressForm(draft.billing, (values) => put({ billing: values }))
  const asked = usePaused(JSON.stringify(previewOf(draft, pointsNear)))
  const preview = useQuery({
    queryKey: ['office', 'order-preview', asked],
    queryFn: ({ signal }) => previewOrder(JSON.parse(asked) as OrderPreviewBody, signal), // written above
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
  const isFresh = asked === JSON.stringify(previewOf(draft, pointsNear)) && !preview.isPlaceholderData
  return {
    draft,
    put,
    shipping,
    billing,
    preview,
    /** What the server says of exactly this order; undefined while it is asked. */
    shown: isFresh && !preview.error ? preview.data : undefined,
    pointsNear,
    setPointsNear,
    wasKept: first !== null,
    isUnsaved: draft.lines.length > 0 || shipping.formState.isDirty || billing.formState.isDirty,
    /** It begins again with nothing. */
    clear: (): void => {
      forgetDraft(me.id)
      const empty = emptyDraft(language)
      shipping.reset(empty.shipping)
      billing.reset(empty.billing)
      setDraft(empty)
      forgetDraft(me.id)
    },
    forget: (): void => forgetDraft(me.id),
  }
}

export type OrderForm = ReturnType<typeof useOrderForm>

function useAddressForm(first: UserDetails, onValues: (values: UserDetails) => void): UseFormReturn<UserDetails> {
  const form = useForm<UserDetails>({ mode: 'onTouched', resolver: userDetailsResolver, defaultValues: first })
  const { subscribe } = form
  const listener = useRef(onValues)
  useEffect(() => {
    listener.current = onValues
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => listener.current(values) }),
    [subscribe],
  )
  return form
}
