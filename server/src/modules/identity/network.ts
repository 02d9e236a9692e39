import { isIPv6 } from 'node:net'

export interface Network {
  /** Name of the network, for example 203.0.113.0/24 or 2001:db8:0:1::/64. */
  name: string
  /** Whether the network belongs to one caller: a /64 does, a /24 is shared by many. */
  isOneCaller: boolean
}

const PARTS = 8
const NETWORK_PARTS = 4

/** Network of an address: the /24 of IPv4, the /64 of IPv6. A text that is no address is a network by itself. */
export function networkOf(address: string): Network {
  const ip = address.trim().toLowerCase().replace(/%.*$/, '')
  const [, head, tail] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.(\d+)$/.exec(ip) ?? []
  if (head !== undefined && tail !== undefined) return { name: `${head}.0/24`, isOneCaller: false }
  if (!isIPv6(ip)) return { name: ip, isOneCaller: true }
  return { name: `${partsOf(ip).slice(0, NETWORK_PARTS).join(':')}::/64`, isOneCaller: true }
}

/** Name under which limits count a caller: the address, or its /64, which belongs to one caller. */
export function countedAs(address: string): string {
  const { name, isOneCaller } = networkOf(address)
  return isOneCaller ? name : address
}

/** The eight parts of an IPv6 address, without leading zeros. */
function partsOf(ip: string): string[] {
  const [before = '', after] = ip.split('::')
  const listed = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [listed(before), listed(after ?? '')]
  // An IPv4 address at the end counts as two parts.
  const held = first.length + last.length + (ip.includes('.') ? 1 : 0)
  const all = after === undefined ? first : [...first, ...Array<string>(PARTS - held).fill('0'), ...last]
  return all.map((part) => part.replace(/^0+(?=.)/, ''))
}
