import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '../../src/common/actor.ts'
import { authorise } from '../../src/common/authorise.ts'
import { isPermission, isPublic } from '../../src/common/permissions.ts'
import { projectDirectory } from '../support/places.ts'
import {
  anything,
  askedFor,
  findStaffFunctions,
  notForStaff,
  rowOf,
  type StaffFunction,
} from '../support/staff-functions.ts'

/*
 * Routes, jobs and the command line call the same functions, so the functions ask themselves: each of them, as it is found
 * in the sources, refuses a staff member without its permission before it does anything.
 */

let found: StaffFunction[]
beforeAll(async () => {
  found = await findStaffFunctions()
})

describe('functions for staff', () => {
  it('refuse an actor without their permission', () => {
    expect(found.length).toBeGreaterThan(150)
    const open = found.filter(({ permission }) => permission === null).map(({ name }) => name)
    expect(open.toSorted()).toEqual([...notForStaff.keys()].toSorted())
  })

  it('ask for no permission that everybody holds', () => {
    const guarded = found.flatMap(({ permission }) => permission ?? [])
    expect(guarded.filter((permission) => isPublic(permission) || !isPermission(permission))).toEqual([])
  })

  it('stand in the access matrix with their roles', async () => {
    const text = await readFile(join(projectDirectory, 'docs/access-matrix.md'), 'utf8')
    const rows = text.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    expect(rows).toEqual(expect.arrayContaining(found.flatMap(rowOf)))
  })
})

describe('the search for functions that do not ask', () => {
  const db = anything() as unknown as () => Promise<void>

  it('sees one that asks', async () => {
    expect(await askedFor((_id: string, actor: ShopActor) => authorise(actor, 'orders:pack'))).toBe('orders:pack')
  })

  it('sees one that never asks', async () => {
    expect(await askedFor((_id: string, _actor: ShopActor) => db())).toBeNull()
  })

  it('sees one that asks too late', async () => {
    const late = async (_id: string, actor: ShopActor) => {
      await db()
      authorise(actor, 'orders:pack')
    }
    expect(await askedFor(late)).toBeNull()
  })

  it('sees one that refuses without asking', async () => {
    expect(await askedFor(() => Promise.reject(new Error('no')))).toBeNull()
  })
})
