import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { until } from '../../support/until.ts'

/** NODE_OPTIONS of a process whose memory can be measured through this port; `--inspect` would have its own children fail. */
export const inspectedAt = (port: number): string => `--inspect-port=127.0.0.1:${port}`

/** Megabytes of the heap that are left when all garbage is collected. */
export async function heapOf(pid: number, port: number): Promise<number> {
  // Opens the port, and does nothing the second time.
  process.kill(pid, 'SIGUSR1')
  const list = await until(
    () => fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null),
    `the inspector of process ${pid}`,
  )
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[] // Node's own answer
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const call = async (id: number, method: string, params: object = {}): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }] // text of the protocol
      const answer = JSON.parse(data) as { id?: number; result?: unknown }
      if (answer.id === id) return answer.result
    }
  }
  try {
    await call(1, 'HeapProfiler.collectGarbage')
    const expression = 'process.memoryUsage().heapUsed'
    const { result } = (await call(2, 'Runtime.evaluate', { expression })) as { result: { value: number } }
    return Math.round((result.value / 2 ** 20) * 10) / 10
  } finally {
    socket.close()
  }
}

/** How many files and connections a process has open. */
export const handlesOf = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length
