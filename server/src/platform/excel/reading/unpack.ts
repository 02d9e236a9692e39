import { crc32, inflateRawSync } from 'node:zlib'
import type { Part } from './directory.js'
import { FileRefused } from './refusal.js'

const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const DEFLATED = 8

/** Content of a part. It must not be longer than the directory says, so that a false directory is of no use. */
export function contentOf(file: Buffer, { at, method, packed, size, crc }: Part): Buffer {
  if (at + LOCAL_BYTES > file.length || file.readUInt32LE(at) !== LOCAL) throw new FileRefused('DAMAGED')
  const from = at + LOCAL_BYTES + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const bytes = file.subarray(from, from + packed)
  if (bytes.length < packed) throw new FileRefused('DAMAGED')
  const content = method === DEFLATED ? inflated(bytes, size) : bytes
  if (content.length !== size || crc32(content) !== crc) throw new FileRefused('DAMAGED')
  return content
}

function inflated(bytes: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    const longer = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new FileRefused(longer ? 'EXPANDS_TOO_FAR' : 'DAMAGED')
  }
}
