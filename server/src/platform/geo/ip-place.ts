import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Tells where an IP address is, as people call it: 广东省深圳市. Null where nobody knows. */
export interface IpPlaces {
  /** What can be told without asking anybody. */
  known(address: string): string | null
  /** Whether there is somebody to ask about an address that is not known. */
  readonly asks: boolean
  /** Asks; never within a transaction, and never while somebody waits for an answer. */
  find(address: string, signal?: AbortSignal): Promise<string | null>
}

/** What people call the addresses that belong to no place. */
export const ipPlaceTexts = { loopback: '本机', local: '内网' } as const

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const local = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Addresses that a provider shares out behind one of its own.
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(network, bits)
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** An IPv4 address may come in the clothes of IPv6, and a link-local one with the name of its interface. */
const plain = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')

/** Knows the addresses that say of themselves where they are, and no other. */
export function knownPlace(address: string): string | null {
  const ip = plain(address)
  if (!isIPv4(ip) && !isIPv6(ip)) return null
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
  if (loopback.check(ip, family)) return ipPlaceTexts.loopback
  return local.check(ip, family) ? ipPlaceTexts.local : null
}

/** Whether somebody elsewhere could know an address. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(plain(address)) || isIPv6(plain(address))) && knownPlace(address) === null

/** Where no service is configured. */
export const localIpPlaces: IpPlaces = {
  asks: false,
  known: knownPlace,
  find: async (address) => knownPlace(address),
}
