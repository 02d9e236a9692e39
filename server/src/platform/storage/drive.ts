import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Logger } from 'pino'
import { DomainError } from '../../kernel/errors.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { type Draft, isForRoom } from './draft.js'
import type { Storage, StorageOptions } from './storage.js'
import { assertKey } from './storage.js'

/** Files on local disk, or in any store that speaks S3. The S3 client is loaded only where it is used. */
export class DriveStorage implements Storage {
  private disk: Promise<Disk> | undefined

  constructor(
    private readonly options: StorageOptions,
    private readonly log?: Logger,
  ) {}

  put(key: string, content: Uint8Array, mime: string): Promise<void> {
    const { byteLength } = content
    return this.write(key, byteLength, (disk) =>
      disk.put(key, content, { contentType: mime, contentLength: byteLength }),
    )
  }

  putDraft(key: string, { path, bytes }: Pick<Draft, 'path' | 'bytes'>, mime: string): Promise<void> {
    return this.write(key, bytes, (disk) =>
      disk.putStream(key, createReadStream(path), { contentType: mime, contentLength: bytes }),
    )
  }

  private async write(key: string, bytes: number, put: (disk: Disk) => Promise<void>): Promise<void> {
    assertKey(key)
    const disk = await this.opened()
    try {
      await put(disk)
    } catch (error) {
      // Deletes bytes of a failed write.
      await disk.delete(key).catch(() => undefined)
      if (!isForRoom(error)) throw error
      this.log?.error({ err: error, bytes }, 'storage of files is full')
      throw new DomainError('STORAGE_FULL')
    }
  }

  async get(key: string): Promise<Readable> {
    assertKey(key)
    return (await this.opened()).getStream(key)
  }

  async delete(key: string): Promise<void> {
    assertKey(key)
    await (await this.opened()).delete(key)
  }

  async *list(): AsyncIterable<string> {
    const disk = await this.opened()
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      for (const found of page.objects) if (found.isFile) yield found.key
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  private opened(): Promise<Disk> {
    refuseInTransaction('the storage of files')
    this.disk ??= openDisk(this.options)
    return this.disk
  }
}

async function openDisk({ folder, s3 }: StorageOptions): Promise<Disk> {
  if (!s3) return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { endpoint, bucket, region, accessKey, secretKey } = s3
  return new Disk(
    new S3Driver({
      endpoint,
      bucket,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Options that every S3-like store accepts: the bucket in the path, no access lists, no AWS checksums.
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}
