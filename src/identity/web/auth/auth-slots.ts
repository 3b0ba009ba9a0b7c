import { type ComponentType, createContext, useContext } from 'react'

/** Slots of the account pages for domains that identity does not know; filled in `app/`. */
export interface AuthSlots {
  /** Guest orders that moved to the account, and a way to detach them again; empty where there are none. */
  AttachedOrders: ComponentType
}

const nothing = () => null

export const AuthSlotsContext = createContext<AuthSlots>({ AttachedOrders: nothing })
export const useAuthSlots = (): AuthSlots => useContext(AuthSlotsContext)
