import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { dayOf } from '../../kernel/values/clock.js'
import type { Draft } from './draft.js'

/** Storage of files' contents. Keys are made by the program and never contain a person's text. */
export interface Storage {
  put(key: string, content: Uint8Array, mime: string): Promise<void>
  /** Puts a file that was written on this machine, without having all of it in memory. */
  putDraft(key: string, draft: Pick<Draft, 'path' | 'bytes'>, mime: string): Promise<void>
  get(key: string): Promise<Readable>
  /** Deletes a file; a missing one counts as deleted. */
  delete(key: string): Promise<void>
  /** Keys of all files there, including files that the program did not write. */
  list(): AsyncIterable<string>
}

export interface StorageOptions {
  /** Folder on the local disk, for a configuration without S3. */
  folder: string
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined
}

/** Folder beside the embedded database; with "memory" a temporary one, which the system cleans up. */
export const storageFolder = (dataDir: string): string =>
  dataDir === 'memory' ? path.join(tmpdir(), `tufang-files-${process.pid}`) : path.resolve(dataDir, 'files')

const pattern = /^(public|[0-9a-f-]{36})\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,5}$/

/**
 * New key: company/yyyy/MM/uuid.ext, or public/… for a file without a company. The uuid is random, so that a key cannot
 * be guessed.
 */
export function newKey(companyId: string | null, now: Date, extension: string): string {
  const [year, month] = dayOf(now).split('-')
  return `${companyId ?? 'public'}/${year}/${month}/${randomUUID()}.${extension}`
}

/** Throws for a key that `newKey` cannot have made: the last check before the disk. */
export function assertKey(key: string): void {
  if (!pattern.test(key)) throw new RangeError('not a key of a stored file')
}
