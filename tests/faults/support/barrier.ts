import { connect, type Socket } from 'node:net'

export interface BarrierRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/**
 * Sends all requests but their last byte, each on a connection of its own, and then the last bytes in one go: the server
 * gets them as near to one moment as one machine can bring about. Answers the statuses in order; 0 for a broken connection.
 */
export async function releaseTogether(origin: string, requests: readonly BarrierRequest[]): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const prepared = await Promise.all(
    requests.map((request) => prepare(hostname === 'localhost' ? '127.0.0.1' : hostname, Number(port), request)),
  )
  // Time for the server to read what has come so far.
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { socket, lastByte } of prepared) socket.write(lastByte)
  return Promise.all(prepared.map(({ status }) => status))
}

async function prepare(host: string, port: number, { path, headers, body }: BarrierRequest) {
  const bytes = Buffer.from(body)
  const head = Object.entries({
    ...headers,
    host: `${host}:${port}`,
    connection: 'close',
    'content-length': String(bytes.length),
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const socket = connect(port, host)
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`)
  socket.write(bytes.subarray(0, -1))
  return { socket, lastByte: bytes.subarray(-1), status: statusOf(socket) }
}

function statusOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)))
  })
}
