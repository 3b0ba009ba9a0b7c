import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import type { CheckoutConsent } from '../contract/checkout.ts'
import { clearDraft } from './checkout-draft.ts'
import { Consents, type ConsentsHandle } from './Consents.tsx'

const consent = (key: CheckoutConsent['key'], required: boolean, version = '1'): CheckoutConsent => ({
  id: key,
  key,
  version,
  title: key,
  text: key,
  required,
  defaultValue: false,
})
const asked = [consent('terms', true), consent('marketing', false)]

function show(consents = asked, isAgreed = false) {
  const ref = createRef<ConsentsHandle>()
  const view = renderInShop(<Consents consents={consents} isAgreed={isAgreed} ref={ref} />, { texts: {} })
  const answer = () => {
    let answers: boolean[] | null = null
    act(() => {
      answers = ref.current?.answer()?.map(({ accepted }) => accepted) ?? null
    })
    return answers
  }
  return { ...view, answer }
}
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

beforeEach(() => sessionStorage.clear())

describe('ticks of consents', () => {
  it('last until the order is paid: through a reload, and when a refused order has ended', () => {
    const first = show()
    tick('terms')
    tick('marketing')
    first.unmount()
    const second = show()
    expect(second.answer()).toEqual([true, true])
    tick('marketing')
    second.unmount()
    const third = show()
    expect(third.answer()).toEqual([true, false])
    third.unmount()
    clearDraft()
    expect(show().answer()).toBeNull()
  })

  it('of an order that stands already are there when it has ended', () => {
    const open = show(asked, true)
    expect(open.answer()).toEqual([true, false])
    open.unmount()
    expect(show(asked, false).answer()).toEqual([true, false])
  })

  it('are not there for another version of a text', () => {
    const first = show()
    tick('terms')
    first.unmount()
    expect(show([consent('terms', true, '2')]).answer()).toBeNull()
  })
})
