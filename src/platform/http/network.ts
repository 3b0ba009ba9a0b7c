import { isIPv6 } from 'node:net'

/** IPv6 prefixes whose last 32 bits are an IPv4 address: mapped addresses (RFC 4291, 2.5.5.2) and NAT64 (RFC 6052). */
const ipv4Prefixes: readonly string[] = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * The network an address counts for: the address itself, or the first 64 bits of IPv6, because a subscriber gets all
 * addresses with the same 64. An IPv4 address written as IPv6 counts as IPv4.
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
