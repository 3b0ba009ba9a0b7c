import { forget, keep, readKept } from '../use-kept.ts'

/* Each person of the shop has an unfinished order of theirs, also where several use one browser. It goes when they sign out. */

const nameFor = (staffId: string): string => `phone-order.${staffId}`

export const keepDraft = (staffId: string, draft: object): void => keep(nameFor(staffId), JSON.stringify(draft))
export const forgetDraft = (staffId: string): void => forget(nameFor(staffId))
/** Its JSON; null: nothing is kept. */
export const readDraft = (staffId: string): string | null => readKept(nameFor(staffId))
