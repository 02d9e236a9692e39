import type { ReadLimits } from './limits.js'
import { FileRefused } from './refusal.js'

/** Part of the archive as its directory lists it. */
export interface Part {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  /** Place of its local header. */
  at: number
}

const END = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT = 0xffff
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const ENCRYPTED_FLAG = 1
const STORED = 0
const DEFLATED = 8
/** Value that means another kind of archive, for larger files; a workbook of 10 MB never needs it. */
const IS_ELSEWHERE = 0xffffffff

/** Directory at the end of a zip archive, whose sizes are checked before anything else is read. */
export function partsOf(file: Buffer, limits: ReadLimits): Part[] {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (file.readUInt16LE(end + 4) !== 0 || file.readUInt16LE(end + 8) !== count) throw new FileRefused('DAMAGED')
  if (count > limits.parts) throw new FileRefused('TOO_MANY_PARTS', count)
  const parts: Part[] = []
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY) throw new FileRefused('DAMAGED')
    parts.push(partAt(file, at))
    at += ENTRY_BYTES + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  const expanded = parts.reduce((sum, { size }) => sum + size, 0)
  if (expanded > limits.expandedBytes) throw new FileRefused('EXPANDS_TOO_FAR', expanded)
  return parts
}

function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - END_BYTES - MAX_COMMENT)
  for (let at = file.length - END_BYTES; at >= first; at--) if (file.readUInt32LE(at) === END) return at
  throw new FileRefused('DAMAGED')
}

function partAt(file: Buffer, at: number): Part {
  const flags = file.readUInt16LE(at + 8)
  if (flags & ENCRYPTED_FLAG) throw new FileRefused('ENCRYPTED')
  const part: Part = {
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    at: file.readUInt32LE(at + 42),
    name: file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + file.readUInt16LE(at + 28)),
  }
  if (part.method !== STORED && part.method !== DEFLATED) throw new FileRefused('DAMAGED')
  if (part.size === IS_ELSEWHERE || part.packed === IS_ELSEWHERE) throw new FileRefused('EXPANDS_TOO_FAR', part.name)
  return part
}
