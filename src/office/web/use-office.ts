import { createContext, useContext } from 'react'
import type { Language } from '#src/common/locale.ts'
import type { Me } from '#src/staff/contract/staff.ts'
import type { ResourceDescription } from '../contract/description.ts'

/** What every page of the office knows. */
export interface OfficeView {
  me: Me
  language: Language
  setLanguage: (language: Language) => void
  /** The resources that the person may read. */
  resources: readonly ResourceDescription[]
  /** Loads the employee and what they may do again. */
  reload: () => Promise<void>
}

export const OfficeContext = createContext<OfficeView | null>(null)

export function useOffice(): OfficeView {
  const view = useContext(OfficeContext)
  if (!view) throw new Error('The page stands outside the office')
  return view
}

/** Undefined: there is no such resource, or this person may not read it. */
export const useResource = (name: string): ResourceDescription | undefined =>
  useOffice().resources.find((resource) => resource.name === name)
