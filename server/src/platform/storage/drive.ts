import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { assertKey } from './key.js'
import type { Storage, StorageOptions } from './storage.js'

/** Files on local disk, or in any store that speaks S3. The S3 client is loaded only where it is used. */
export class DriveStorage implements Storage {
  private disk: Promise<Disk> | undefined

  constructor(private readonly options: StorageOptions) {}

  async put(key: string, content: Uint8Array, mime: string): Promise<void> {
    assertKey(key)
    await (await this.opened()).put(key, content, { contentType: mime, contentLength: content.byteLength })
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
      // What every S3-like store understands: the bucket in the path, no access lists, no checksums of AWS's own.
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}
