import { withConnection } from '../../src/platform/database/client.ts'

/**
 * Copies the only order of a database with its lines until there are `all`, spread over five years; without the checks that it
 * passed once already. `owner` is SQL with the copy's number `n`.
 */
export async function multiplyOrder(
  adminUrl: string,
  { all, owner = 'owner_id' }: { all: number; owner?: string },
): Promise<void> {
  await withConnection(adminUrl, 'many orders', async ({ sql, run }) => {
    const columnsOf = async (table: string): Promise<string[]> => {
      const rows = await sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
        order by ordinal_position`
      return rows.map(({ name }) => name)
    }
    const copy = async (table: string, own: Readonly<Record<string, string>>): Promise<void> => {
      const columns = await columnsOf(table)
      const values = columns.map((name) => own[name] ?? `${table}.${name}`)
      await run(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}, copied`)
    }
    await run('set session_replication_role = replica')
    await run(`create unlogged table copied as
      select n, gen_random_uuid() as id, now() - n * interval '5 years' / ${all} as at from generate_series(1, ${all - 1}) n`)
    await copy('shop_order', {
      id: 'copied.id',
      order_number: `'KV26-' || to_char(n / 10000, 'FM0000') || '-' || to_char(n % 10000, 'FM0000')`,
      cart_id: 'gen_random_uuid()',
      owner_id: owner,
      payment_attempt_id: 'gen_random_uuid()',
      created_at: 'at',
      updated_at: 'at',
    })
    await copy('order_line', { id: 'gen_random_uuid()', order_id: 'copied.id' })
    await run('drop table copied')
    await run('vacuum (analyze) shop_order')
    await run('vacuum (analyze) order_line')
    await run('checkpoint')
  })
}
