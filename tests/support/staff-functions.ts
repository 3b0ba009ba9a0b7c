import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RefusalError } from '../../src/common/errors.ts'
import { may, type Permission, staffRoles } from '../../src/common/permissions.ts'
import { projectDirectory } from './places.ts'

/*
 * The functions that staff may call, found in the sources: whatever a factory gives out of which the file names an actor of
 * the shop, asks for a permission or is an admin service by its name.
 */

/** A staff member without a role, who is every argument at once: a function that asks first looks at nothing else. */
const powerless: object = { kind: 'staff', accountId: 'x', name: 'x', roles: [] }
Object.assign(powerless, { actor: powerless })

const callsMax = 10_000
/** Calls of stand-ins so far: a function that makes one before it asks does not ask first. */
let calls = 0

/** Stands in for whatever a factory needs; a function that does not ask soon runs out of calls, and of loops. */
export function anything(): never {
  const it: never = new Proxy(() => {}, {
    get: (_target, name) => {
      if (name === 'then') return undefined
      if (name === Symbol.toPrimitive || /(Dir|Url)$/.test(String(name))) return 'https://konvehti.example'
      return it
    },
    apply: () => {
      if (++calls > callsMax) throw new Error('called without end')
      return it
    },
  }) as never // whatever is asked of it
  return it
}

/** The permission that a function asks for before it does anything else; null: it asks for none. */
export async function askedFor(run: (...args: never[]) => unknown): Promise<Permission | null> {
  calls = 0
  try {
    await run(...(Array.from({ length: 8 }, () => powerless) as never[]))
  } catch (error) {
    if (calls === 0 && error instanceof RefusalError && error.refusal.kind === 'forbidden')
      return error.refusal.permission as Permission // authorise takes no other
  }
  return null
}

export interface StaffFunction {
  /** `payments/order-admin cancel` */
  name: string
  permission: Permission | null
}

const isStaffFile = (file: string): boolean =>
  /-admin\.ts$/.test(file) ||
  /\bauthorise\(|\bactor: ShopActor\b/.test(readFileSync(join(projectDirectory, file), 'utf8'))

export async function findStaffFunctions(): Promise<StaffFunction[]> {
  const files = globSync('src/{*/server,platform}/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !/\.(test|store|tables|module|routes)\.ts$/.test(file) && isStaffFile(file),
  )
  const found: StaffFunction[] = []
  for (const file of files.toSorted()) {
    const [, domain = '', base = ''] = /^src\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(file) ?? []
    const exported = (await import(join(projectDirectory, file))) as Record<string, unknown> // a module of ours
    for (const [factory, make] of Object.entries(exported)) {
      if (!factory.startsWith('create') || typeof make !== 'function') continue
      const service = (make as (deps: never) => unknown)(anything()) as object
      for (const [name, run] of Object.entries(service))
        if (typeof run === 'function')
          found.push({
            name: `${domain}/${base.replace('.service', '')} ${name}`,
            permission: await askedFor(run as never),
          })
    }
  }
  return found
}

/** What such files give out beside it, and why no staff member is asked about there. */
export const notForStaff: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'checkout/staff-carts customerOf': 'shows the cart that its caller was let in to',
    'consents/subscriber-admin endIn': 'part of a change of a customer',
    'consents/subscriber-admin isGiven': 'part of a change of a customer',
    'content/content faultOf': 'computes only',
    'content/content parseFields': 'computes only',
    'media/media-finder idsByPath': 'part of an answer that has asked',
    'media/media-admin removeFile': 'by a job',
    'content/content rebuildSearch': 'at the start of the shop',
    'content/previews read': 'by the token of a preview',
    'content/visitor-groups of': 'for visitors',
    'content/visitor-groups invalidate': 'by events of the cache',
    'identity/account-admin mails': 'for customers’ own accounts',
    'identity/account-admin endSessions': 'for customers’ own accounts',
    'identity/account-admin signedIn': 'for customers’ own accounts',
    'identity/account-admin find': 'for customers’ own accounts',
    'identity/account-admin findByEmail': 'for customers’ own accounts',
    'identity/account-admin confirm': 'for customers’ own accounts',
    'identity/signing-keys load': 'at the start of the shop',
    'news/release-media takeAll': 'by a job',
    'news/release-media drop': 'by a job',
    'fulfilment/parcel-admin deliverOverdue': 'by a job',
    'office/exports ask': 'asks for the permission of its resource',
    'office/exports list': 'one’s own',
    'office/exports open': 'one’s own',
    'office/exports write': 'by a job',
    'office/reports read': 'asks for the permission of its report',
    'office/reports file': 'asks for the permission of its report',
    'office/views list': 'of lists that one may read',
    'office/views add': 'one’s own',
    'office/views change': 'one’s own',
    'office/views remove': 'one’s own',
    'payments/payments pay': 'as the owner whom the caller acts for',
    'payments/payments processPayments': 'as the owner whom the caller acts for',
    'platform/settings rows': 'for the shop itself',
    'platform/settings only': 'for the shop itself',
    'platform/settings invalidate': 'by events of the cache',
    'privacy/deletions ask': 'by the account’s owner',
    'privacy/deletions callOff': 'by the account’s owner',
    'privacy/deletions find': 'part of an answer that has asked',
    'privacy/deletions eraseAllDue': 'by a job',
    'privacy/exports ask': 'by the account’s owner',
    'privacy/exports mail': 'by a job',
    'privacy/exports find': 'by the account’s owner',
    'privacy/exports open': 'by the account’s owner',
    'products/restock request': 'for visitors',
    'search/search-log searched': 'for visitors',
    'search/search-log clicked': 'for visitors',
    'search/search-log flush': 'by a timer',
    'search/search-log stop': 'at the end of the process',
    'staff/invitations issue': 'part of an invitation, or of a reset',
    'staff/sign-in-audit signedIn': 'of one’s own sign-in',
    'staff/sign-in-audit signedOut': 'of one’s own sign-in',
    'staff/sign-in-audit steppedUp': 'of one’s own sign-in',
    'staff/sign-in-audit proofRefused': 'of one’s own sign-in',
    'transfer/imports run': 'by a job',
    'transfer/imports startWorking': 'at the start of the shop',
    'transfer/imports resumeInterrupted': 'at the start of the shop',
  }),
)

/** One row for each function: its permission and the roles that hold it. */
export const rowOf = ({ name, permission }: StaffFunction): string[][] =>
  permission === null
    ? []
    : [
        [
          name,
          permission,
          staffRoles
            .filter((role) => may({ kind: 'staff', accountId: '1', name: 'x', roles: [role] }, permission))
            .join(', '),
        ],
      ]
