import type { StaffRole } from '../../src/common/permissions.ts'
import type { MoneyShop } from './money-shop.ts'

/** Who works at the shop of the tests of money. */
export const staffPerson = {
  kind: 'staff',
  accountId: '00000000-0000-4000-8000-00000000000a',
  name: 'Tarja Toimi',
} as const

/** For what is kept with who asked for it. */
export const addStaffAccount = (shop: Pick<MoneyShop, 'database'>): Promise<unknown> => shop.database.sql`
  insert into account (id, realm, email, email_key, first_name, last_name, phone, language, created_at)
  values (${staffPerson.accountId}, 'staff', 'tarja@konvehti.example', 'tarja@konvehti.example', 'Tarja', 'Toimi', '', 'fi', now())`

/** Their calls, in a role. */
export const asStaff = (shop: MoneyShop, role: StaffRole = 'CustomerService', language = 'fi') => ({
  send: <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    more: Record<string, string> = {},
  ) =>
    shop.call<Body>({
      method,
      url,
      headers: { authorization: `Bearer staff-${role}`, 'accept-language': language, ...more },
      ...(payload === undefined ? {} : { payload: payload as object }),
    }),
  /** What they have done to something, oldest first. */
  done: async (subject: string): Promise<string[]> =>
    (
      await shop.database.sql<{ command: string }>`select command from audit_entry
        where subject_id = ${subject} and actor = ${staffPerson.accountId} order by id`
    ).map(({ command }) => command),
})
