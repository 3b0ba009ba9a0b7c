import { type ComponentType, createContext, useContext } from 'react'

/** What the pages of accounts leave open for domains that they do not know; filled in `app/`. */
export interface AuthSlots {
  /** Orders that came to the account, and the way to let them go again; nothing where there are none. */
  AttachedOrders: ComponentType
}

const nothing = () => null

export const AuthSlotsContext = createContext<AuthSlots>({ AttachedOrders: nothing })
export const useAuthSlots = (): AuthSlots => useContext(AuthSlotsContext)
