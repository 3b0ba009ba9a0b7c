import { createContext } from 'react'

/** Address of the service's script; empty if the shop keeps its reviews itself. */
export const ServiceScriptContext = createContext('')
