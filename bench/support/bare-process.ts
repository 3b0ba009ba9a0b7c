import { findFreePorts } from '../../tests/support/ports.ts'
import { type Process, startProcess } from './processes.ts'

/** A bare peer of the shop, in a process of its own. */
export async function withBare<T>(
  program: string,
  env: Readonly<Record<string, string>>,
  work: (bare: Process & { origin: string }) => Promise<T>,
): Promise<T> {
  const [port = 0] = await findFreePorts(1)
  const bare = startProcess({ name: 'bare', args: [`bench/servers/${program}`], env: { ...env, PORT: String(port) } })
  const origin = `http://127.0.0.1:${port}`
  try {
    await bare.ready(`${origin}/health`)
    return await work({ ...bare, origin })
  } finally {
    await bare.end()
  }
}
