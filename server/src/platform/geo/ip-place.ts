import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Finds the place of an IP address in common words: 广东省深圳市. Null for an unknown one. */
export interface IpPlaces {
  /** Place that is known without a request. */
  known(address: string): string | null
  /** Whether a service can be asked about unknown addresses. */
  readonly asks: boolean
  /** Asks the service; never call it within a transaction or while a person waits for an answer. */
  find(address: string, signal?: AbortSignal): Promise<string | null>
}

/** Names for addresses without a place. */
export const ipPlaceTexts = { loopback: '本机', local: '内网' } as const

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const local = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Addresses that a provider distributes behind one of its own.
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, bits)
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** Address without its decorations: an IPv4 address may be written as IPv6, and a link-local one with its interface. */
const plain = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')

/** Place of an address that reveals it by itself; null for others. */
export function knownPlace(address: string): string | null {
  const ip = plain(address)
  if (!isIPv4(ip) && !isIPv6(ip)) return null
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
  if (loopback.check(ip, family)) return ipPlaceTexts.loopback
  return local.check(ip, family) ? ipPlaceTexts.local : null
}

/** Whether a service could know an address. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(plain(address)) || isIPv6(plain(address))) && knownPlace(address) === null

/** Places when no service is configured. */
export const localIpPlaces: IpPlaces = {
  asks: false,
  known: knownPlace,
  find: async (address) => knownPlace(address),
}
