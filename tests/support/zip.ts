import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive, and what its list shall claim of it when that is not the truth. */
export interface ZipPart {
  name: string
  content: Buffer | string
  claimedSize?: number
  claimedCrc?: number
  flags?: number
  method?: number
}

interface Placed {
  local: Buffer
  entry: Buffer
}

/** Makes a zip archive byte by byte, so that tests can make such as no honest program writes. */
export function zip(parts: readonly ZipPart[], { before = Buffer.alloc(0), count = parts.length } = {}): Buffer {
  const placed: Placed[] = []
  let at = before.length
  for (const part of parts) {
    const one = place(part, at)
    placed.push(one)
    at += one.local.length
  }
  const list = Buffer.concat(placed.map(({ entry }) => entry))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([before, ...placed.map(({ local }) => local), list, end])
}

function place({ name, content, claimedSize, claimedCrc, flags = 0x800, method = 8 }: ZipPart, at: number): Placed {
  const bytes = Buffer.from(content)
  const packed = method === 8 ? deflateRawSync(bytes) : bytes
  const title = Buffer.from(name)
  const facts = Buffer.alloc(20)
  facts.writeUInt16LE(flags, 0)
  facts.writeUInt16LE(method, 2)
  facts.writeUInt32LE(claimedCrc ?? crc32(bytes), 8)
  facts.writeUInt32LE(packed.length, 12)
  facts.writeUInt32LE(claimedSize ?? bytes.length, 16)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(title.length, 0)
  const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), facts, lengths, title, packed])
  const place = Buffer.alloc(14)
  place.writeUInt32LE(at, 10)
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'), facts, lengths, place, title])
  return { local, entry }
}
