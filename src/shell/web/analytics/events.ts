/*
 * Every event the storefront sends, with its fields (specification 1, section 9). docs/contracts/analytics.md documents the same
 * for receivers. Money is in decimal euros; positions are counted from 0, levels of links from 1.
 */
import type { SearchPlace } from '../navigation/search-place.ts'

export interface AnalyticsItem {
  /** Variation code; `UNKNOWN` where there is none. */
  item_id: string
  item_name: string
  item_brand?: string
  /** Up to five levels, broad to narrow. */
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  /** The store's fixed label. */
  affiliation?: string
  /** The list the visitor found it in last, and its place there. */
  item_list_id?: string
  item_list_name?: string
  index?: number
  /** For one, after discount. */
  price: number
  /** For one. */
  discount?: number
  quantity: number
}

export interface EcommerceData {
  currency: string
  value: number
  items: AnalyticsItem[]
  transaction_id?: string
  tax?: number
  shipping?: number
  /** The code that made it cheaper. */
  coupon?: string
  shipping_tier?: string
  payment_type?: string
}

export interface ListData {
  currency: string
  item_list_id: string
  item_list_name: string
  items: AnalyticsItem[]
}

interface Ecommerce<Data = EcommerceData> {
  ecommerce: Data
}

interface EventFields {
  view_item_list: Ecommerce<ListData>
  select_item: Ecommerce<ListData>
  view_item: Ecommerce
  view_cart: Ecommerce
  add_to_cart: Ecommerce
  remove_from_cart: Ecommerce
  begin_checkout: Ecommerce
  add_shipping_info: Ecommerce
  add_payment_info: Ecommerce
  purchase: Ecommerce<EcommerceData & { transaction_id: string; tax: number; shipping: number }>
  search: {
    search_term: string
    search_results: number
    search_place: SearchPlace
  }
  virtual_page_view: {
    page_location: string
    page_path: string
    page_title: string
    page_type: string
    page_language: string
    page_categories: string[]
    /** The page before, inside the site; none on the first view. */
    page_referrer?: string
  }
  image_slider_interaction: {
    /** Counted from 1. */
    picture: number
    slider: 'product' | 'hero'
  }
  form_success: { form_name: string; form_id?: string }
  'top navigation': {
    menu_layout: 'bar' | 'mega' | 'phone' | 'panel' | 'global'
    /** 1 is the top level. */
    link_depth: number
    link_text: string
    link_url: string
  }
  /** Sent only when market or currency really change. */
  'language widget': { action: 'modified combination'; language: string; market: string; currency: string }
  /** The visitor chose a product among the related products of another. */
  'related products': { item_id: string; item_name: string; related_to: string; index: number }
}

export type EventName = keyof EventFields
export type AnalyticsEvent = {
  [Name in EventName]: EventFields[Name] extends { ecommerce: object }
    ? { event: Name } & EventFields[Name]
    : { event: Name; ecommerce?: undefined } & EventFields[Name]
}[EventName]

/** What the trade calls its events, and the event each is sent as: who sends one takes its name from here. */
export const businessEvents = {
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
} as const satisfies Record<string, EventName>
