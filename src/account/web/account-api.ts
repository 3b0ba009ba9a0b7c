import type { Language } from '#src/common/locale.ts'
import type { DeviceList } from '#src/identity/contract/devices.ts'
import type { OrderList } from '#src/orders/contract/order.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { AddressInput, AddressList, Customer } from '../contract/address-book.ts'
import { orderListSize } from '../contract/limits.ts'
import type { AccountWidgetData, Subscriber, User, UserUpdate } from '../contract/user.ts'

/** Returns null when no customer is signed in. */
export const fetchUser = (language: Language, signal: AbortSignal): Promise<User | null> =>
  callApi('/api/me/userdetails', { language, signal })

export const updateUser = (body: UserUpdate, language: Language): Promise<User> =>
  callApi('/api/me/userdetailsupdate', { method: 'POST', body, language })

export const fetchWidgetData = (signal: AbortSignal): Promise<AccountWidgetData> =>
  callApi('/api/me/accountwidget', { signal })

export const fetchSubscriberId = async (): Promise<string> =>
  (await callApi<Subscriber>('/api/me/subscriberid')).subscriberId

export const fetchOrders = (token: string, language: Language, signal: AbortSignal): Promise<OrderList> =>
  callApi('/api/me/orders', { token, language, signal, query: { page: 1, pageSize: orderListSize } })

export async function fetchAddresses(language: Language, signal: AbortSignal): Promise<AddressList> {
  return (await callApi<Customer>('/api/cda/me', { language, signal })).addresses
}

export const saveAddress = (body: AddressInput, language: Language): Promise<AddressList> =>
  callApi('/api/cda/me/addresses', { method: 'POST', body, language })

export const removeAddress = (id: string, language: Language): Promise<AddressList> =>
  callApi(`/api/cda/me/addresses/${id}`, { method: 'DELETE', language })

export const fetchDevices = (signal: AbortSignal): Promise<DeviceList> => callApi('/api/cda/me/sessions', { signal })

/** `id` null: all sessions but this one. */
export const endDevices = (id: string | null, language: Language): Promise<DeviceList> =>
  callApi(`/api/cda/me/sessions${id === null ? '' : `/${id}`}`, { method: 'DELETE', language })

/** Requests the change; it takes effect after the new address is confirmed. */
export const askForEmail = (body: { email: string; currentPassword: string }, language: Language): Promise<void> =>
  callApi('/api/cda/me', { method: 'PUT', body, language, read: 'none' })

/** Response of GET and PUT /api/me/consents (C-6.6), as far as the page uses it. */
export interface EmailPreferences {
  marketingUpdates?: boolean
  /** ISO 8601; null: the customer has never chosen. */
  updatedAt?: string | null
  /** Newest first. */
  history?: readonly { at: string; value: boolean; source: string; version: string }[]
}

export const fetchPreferences = (language: Language, signal: AbortSignal): Promise<EmailPreferences> =>
  callApi('/api/me/consents', { language, signal })

export const savePreferences = (marketingUpdates: boolean, language: Language): Promise<EmailPreferences> =>
  callApi('/api/me/consents', { method: 'PUT', body: { marketingUpdates }, language })
