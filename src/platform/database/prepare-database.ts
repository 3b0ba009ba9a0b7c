import { type Connection, withConnection } from './client.ts'
import { applicationRole } from './migrate.ts'

export const ownerRole = 'konvehti_owner'

/**
 * Creates both roles and the database, owned by the migration role. For the embedded server only; on another server an
 * administrator does it once. Idempotent.
 */
export async function prepareDatabase(adminUrl: string, database: string): Promise<void> {
  await withConnection(adminUrl, 'prepare', async (connection) => {
    await createRole(connection, ownerRole)
    await createRole(connection, applicationRole)
    const [row] = await connection.sql<{ exists: boolean }>`
      select exists (select from pg_database where datname = ${database}) as exists`
    if (row?.exists !== true) await connection.run(`create database "${database}" owner ${ownerRole}`)
    await connection.run(`revoke temporary on database "${database}" from public`)
  })
}

async function createRole(connection: Connection, name: string): Promise<void> {
  const [row] = await connection.sql<{ exists: boolean }>`
    select exists (select from pg_roles where rolname = ${name}) as exists`
  if (row?.exists !== true) await connection.run(`create role ${name} login`)
}
