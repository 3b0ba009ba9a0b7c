import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts'
import { dataFolders, shopDatabase } from '../../src/app/start/places.ts'
import { projectDirectory } from '../tools.ts'

/** Forgets the local shop: its database, the payments of the stand-in, the mailbox, what was uploaded. The next start seeds anew. */
export async function run(): Promise<number> {
  await removeEmbeddedDatabase(projectDirectory, shopDatabase)
  for (const folder of dataFolders) await rm(join(projectDirectory, folder), { recursive: true, force: true })
  console.log('The local database is gone; npm start makes a new one')
  return 0
}
