import { withConnection, type Sql } from '../../../src/platform/database/client.ts'

/**
 * Changes what is stored behind the running shop's back: nobody is told, so nothing that is kept is thrown away. Undefined
 * where the stories run against a shop that was up already.
 */
export const shopDatabaseUrl = (): string | undefined => process.env['SHOP_DATABASE_URL']

export async function changeSecretly(change: (sql: Sql) => Promise<unknown>): Promise<void> {
  await withConnection(shopDatabaseUrl() ?? '', 'stories', async ({ sql }) => void (await change(sql)))
}
