import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'

/*
 * Fetches addresses that others name: a feed's pictures and files, and the feed itself. Only https to public addresses,
 * which are checked where the connection is made, so that a name that resolves differently the second time leads nowhere;
 * each redirect is a new address and is checked again. Only an origin that the shop's operator has set is exempt.
 */

/** Fails permanently: the address, the size or the content type is not allowed. */
export class ForbiddenFetch extends Error {}
/** Fails for now: the other side is down, slow, or faulty. */
export class FailedFetch extends Error {
  /** The other side's status; 0: no answer. */
  readonly status: number
  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export interface GuardedOptions {
  /** Origins that the operator has set: they may use plain http and any network. */
  trusted: readonly string[]
  maxBytes: number
  /** In all, redirects and body included. */
  timeoutMs: number
  accept?: string
}

const maxRedirects = 3
const maxAddressLength = 2_000

/**
 * Addresses of no public host: this machine, private networks, link-local ones, documentation examples, multicast, and
 * mapped ones.
 */
const forbidden = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  forbidden.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  forbidden.addSubnet(network, bits, 'ipv6')

/** Whether the public network routes to an address. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address)
  return kind !== 0 && !forbidden.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Resolves a name to public addresses only; one other address makes the whole look-up fail. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const bad = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (bad || !first) return callback(new ForbiddenFetch(`${hostname} is no public host`), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** The checked address; throws when it must not be fetched. */
function allowed(address: string, base: URL | undefined, trusted: readonly string[]): URL {
  if (address.length > maxAddressLength || !URL.canParse(address, base?.href)) throw new ForbiddenFetch('is no address')
  const url = new URL(address, base)
  if (url.username !== '' || url.password !== '') throw new ForbiddenFetch('names an account')
  if (trusted.includes(url.origin)) return url
  if (url.protocol !== 'https:' || url.port !== '') throw new ForbiddenFetch(`${url.origin} is not plain https`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new ForbiddenFetch(`${host} is no public address`)
  return url
}

function send(url: URL, { trusted, accept = '*/*' }: GuardedOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest
  const isTrusted = trusted.includes(url.origin)
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        // No connection of another look-up is reused.
        agent: false,
        signal,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'konvehti' },
        ...(!isTrusted && { lookup: publicLookup }),
      },
      resolve,
    )
    request.once('error', reject)
    request.end()
  })
}

async function open(address: string, options: GuardedOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = allowed(address, undefined, options.trusted)
  for (let moves = 0; ; moves++) {
    const answer = await send(url, options, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode < 300 || statusCode >= 400) return answer
    answer.destroy()
    if (moves === maxRedirects || headers.location === undefined) throw new ForbiddenFetch('is led round')
    url = allowed(headers.location, url, options.trusted)
  }
}

const measured = (maxBytes: number, count: (bytes: number) => void) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new ForbiddenFetch(`has more than ${maxBytes} bytes`)
      count(size)
      yield chunk
    }
  }

/** Runs with one time limit over everything, and turns each failure into one of the two kinds. */
async function guarded<Value>(
  address: string,
  options: GuardedOptions,
  take: (answer: IncomingMessage, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    const answer = await open(address, options, signal)
    const { statusCode = 0 } = answer
    if (statusCode !== 200) {
      answer.destroy()
      throw new FailedFetch(`answered ${statusCode}`, statusCode)
    }
    return await take(answer, signal)
  } catch (error) {
    if (error instanceof ForbiddenFetch || error instanceof FailedFetch) throw error
    throw new FailedFetch(error instanceof Error ? error.message : 'failed', 0, { cause: error })
  }
}

/** What an address answers, as text. Throws ForbiddenFetch or FailedFetch. */
export const fetchGuardedText = (address: string, options: GuardedOptions): Promise<string> =>
  guarded(address, options, async (answer, signal) => {
    const chunks: Buffer[] = []
    await pipeline(
      answer,
      measured(options.maxBytes, () => {}),
      async function (parts) {
        for await (const part of parts) chunks.push(part)
      },
      { signal },
    )
    return Buffer.concat(chunks).toString('utf8')
  })

/** Writes what an address answers to a file; how many bytes. Throws ForbiddenFetch or FailedFetch. */
export const fetchGuardedFile = (address: string, file: string, options: GuardedOptions): Promise<number> =>
  guarded(address, options, async (answer, signal) => {
    let size = 0
    await pipeline(
      answer,
      measured(options.maxBytes, (bytes) => (size = bytes)),
      createWriteStream(file),
      { signal },
    )
    return size
  })
