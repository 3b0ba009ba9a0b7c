import { isIPv6 } from 'node:net'

/** IPv6 addresses that carry an IPv4 one in their last 32 bits: mapped ones (RFC 4291, 2.5.5.2) and those of NAT64 (RFC 6052). */
const ipv4Prefixes: readonly string[] = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * Whom an address counts for: itself, or of IPv6 its first 64 bits, because whoever has one of those has all that begin alike.
 * An IPv4 address in the clothes of IPv6 is what it is.
 */
export function networkOf(ip: string): string {
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, hexOfIpv4).split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]] // one for each part
  const gap = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16))
  const prefix = (length: number): string => groups.slice(0, length).map(hex).join(':')
  if (!ipv4Prefixes.includes(prefix(6))) return `${prefix(4)}::/64`
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

const hex = (group: number): string => group.toString(16)

const hexOfIpv4 = (_ip: string, ...[a, b, c, d]: string[]): string =>
  `${hex(Number(a) * 256 + Number(b))}:${hex(Number(c) * 256 + Number(d))}`
