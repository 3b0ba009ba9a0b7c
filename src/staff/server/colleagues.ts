import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { nameOf } from './own-news.ts'
import * as store from './staff.store.ts'

/** An employee to whom another one's deed matters. */
export interface Colleague {
  actor: Extract<ShopActor, { kind: 'staff' }>
  email: string
  language: Language
}

/** The employees of now, with what each may do. */
export const listColleagues = async (db: Executor): Promise<Colleague[]> =>
  (await store.listPresentMembers(db)).map(({ id, roles, email, language, ...names }) => ({
    actor: { kind: 'staff', accountId: id, name: nameOf(names), roles },
    email,
    language,
  }))
