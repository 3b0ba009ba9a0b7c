import { createContext } from 'react'

/** Address of the service's script; empty where the shop keeps its reviews itself. */
export const ServiceScriptContext = createContext('')
