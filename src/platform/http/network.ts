import { isIPv6 } from 'node:net'

/**
 * Whom an address counts for: itself, or of IPv6 its first 64 bits, because whoever has one of those has all that begin alike.
 * An IPv4 address in the clothes of IPv6 is what it is.
 */
export function networkOf(ip: string): string {
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
