import { expect, it } from 'vitest'
import { businessEvents } from './events.ts'

it('the ten business events are sent under the names the specification gives them', () => {
  expect(businessEvents).toEqual({
    'list view': 'view_item_list',
    'list select': 'select_item',
    'product view': 'view_item',
    'cart view': 'view_cart',
    'cart add': 'add_to_cart',
    'cart remove': 'remove_from_cart',
    'checkout begin': 'begin_checkout',
    'add payment': 'add_payment_info',
    'add shipping': 'add_shipping_info',
    complete: 'purchase',
  })
})
