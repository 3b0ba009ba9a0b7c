import { connect } from 'node:net'

/**
 * The status and the text that come back for bytes as they are; status 0 when the server just closes. `isWhole` keeps our
 * side open until the server closes, because a client that has gone is not answered.
 */
export async function sendRaw(
  port: number,
  bytes: string,
  isWhole: boolean,
): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A refused request may be reset.
  socket.on('error', () => {})
  socket.setTimeout(5_000, () => socket.destroy())
  socket.write(Buffer.from(bytes, 'latin1'))
  if (!isWhole) socket.end()
  await new Promise((resolve) => socket.once('close', resolve))
  const text = Buffer.concat(chunks).toString()
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}

/** One request for a path, which is put on the wire as it is given. */
export const getRaw = (port: number, path: string, headers = ''): Promise<{ status: number; text: string }> =>
  sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n${headers}\r\n`, true)
