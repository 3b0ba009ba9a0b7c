import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { CrowdOrder } from './crowd-main.ts'

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As it was sent: compressed where the server compressed it. */
  body: Buffer
  /** Milliseconds until the last byte. */
  ms: number
}

export interface HttpOptions {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  agent?: Agent
}

const keepAliveAgent = new Agent({ keepAlive: true })

/** One request with its time, over a kept connection: less beside the server's own time than `fetch` would be. */
export function ask(url: string, options: HttpOptions = {}): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(
      url,
      { method: options.method ?? 'GET', headers: { ...options.headers }, agent: options.agent ?? keepAliveAgent },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - began,
          }),
        )
      },
    )
    // A kept connection may belong to a server that has ended, whose port another one has now.
    sent.once('error', (error) => (sent.reusedSocket ? resolve(ask(url, options)) : reject(error)))
    sent.end(options.body)
  })
}

/** The body of a 200; throws for anything else. */
export async function askJson<T>(url: string, options: HttpOptions = {}): Promise<T> {
  const answer = await ask(url, options)
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
  return JSON.parse(answer.body.toString()) as T // the caller knows the call
}

/** Milliseconds of each request, `clients` at a time. Throws when one is not answered with 200. */
export async function timeRequests(
  urls: readonly string[],
  clients: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
        const { status, ms } = await ask(url, { headers, agent })
        if (status !== 200) throw new Error(`${url} was answered with ${status}`)
        times.push(ms)
      }
    }),
  )
  agent.destroy()
  return times
}

/**
 * The same from a process of its own. The bench's holds whole catalogues to check answers by, and while it cleans up among
 * them every client seems to wait.
 */
export async function timeRequestsApart(urls: readonly string[], clients: number): Promise<number[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('crowd-main.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  child.stdin.end(JSON.stringify({ urls: [...urls], clients } satisfies CrowdOrder))
  const said = await text(child.stdout)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`The process that asks ended with ${code}`)
  return JSON.parse(said) as number[] // times, by our own script
}
