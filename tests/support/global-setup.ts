import type { TestProject } from 'vitest/node'
import { startTestCluster } from './test-cluster.ts'

/** One server for the run; its URL reaches the test files through `inject('clusterUrl')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('clusterUrl', cluster.adminUrl)
  return () => cluster.stop()
}
