import { createContext, useContext } from 'react'
import type { Language } from '#src/common/locale.ts'
import { may, type Permission } from '#src/common/permissions.ts'
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
  /** Signs out. */
  leave: () => void
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

/** Tells what this person may do. */
export function useMay(): (permission: Permission) => boolean {
  const { me } = useOffice()
  const actor = { kind: 'staff', accountId: me.id, name: me.name, roles: me.roles } as const
  return (permission) => may(actor, permission)
}
