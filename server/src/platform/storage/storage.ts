import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Where the bytes of files lie. Keys are made by the program; what a person typed never becomes part of one. */
export interface Storage {
  put(key: string, content: Uint8Array, mime: string): Promise<void>
  get(key: string): Promise<Readable>
  /** What is not there counts as deleted. */
  delete(key: string): Promise<void>
  /** Keys of all that lies there, as the program made them; what others put beside it is told by its name as well. */
  list(): AsyncIterable<string>
}

export interface StorageOptions {
  /** The folder on local disk; used when no S3 is given. */
  folder: string
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined
}

/** Beside the embedded database; "memory" keeps nothing, so that its files go where the system cleans up. */
export const storageFolder = (dataDir: string): string =>
  dataDir === 'memory' ? path.join(tmpdir(), `tufang-files-${process.pid}`) : path.resolve(dataDir, 'files')
