import { clusterPathsOf } from '../../src/platform/database/embedded/cluster-paths.ts'
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts'
import { projectDirectory } from './places.ts'
import { seededTemplate } from './seeded-template.ts'
import { makeMigratedTemplate } from './test-cluster.ts'

export interface ClusterImage {
  /** The data of a stopped server with the migrated and the seeded template. */
  directory: string
  remove(): Promise<void>
}

/** A run starts six servers; each would migrate and seed for itself what they all begin with. */
export async function makeClusterImage(): Promise<ClusterImage> {
  const name = `test-${process.pid}`
  const remove = () => removeEmbeddedDatabase(projectDirectory, name)
  try {
    const server = await startEmbeddedDatabase({ project: projectDirectory, name, durable: false })
    await makeMigratedTemplate(server)
    await seededTemplate(server.adminUrl)
    await server.stop()
  } catch (error) {
    await remove()
    throw error
  }
  return { directory: clusterPathsOf(projectDirectory, name).data, remove }
}
