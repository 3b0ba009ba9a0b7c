import type { GroupBody, GroupChange, GroupUses } from '../../contract/visitor-groups.ts'
import { ask } from '../ask.ts'

/* Calls that change visitor groups. What the server says of faults is in the language of the page. */

const root = '/visitorgroups'

export const fetchGroupUses = () => ask<GroupUses>(`${root}/uses`)
export const createGroup = (body: GroupBody) => ask<{ id: number }>(root, { method: 'POST', body })
export const changeGroup = (id: number, body: GroupChange): Promise<void> =>
  ask(`${root}/${id}`, { method: 'PUT', body })
export const removeGroup = (id: number): Promise<void> => ask(`${root}/${id}`, { method: 'DELETE' })
