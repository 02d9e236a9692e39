import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { newId } from '@tufang/server/kernel/values/id'
import { DriveStorage } from '@tufang/server/platform/storage/drive'
import type { Storage } from '@tufang/server/platform/storage/storage'
import { newKey } from '@tufang/server/platform/storage/storage'
import { afterAll, describe, expect, it } from 'vitest'

/** Imitation of S3 with one bucket, which does not check signatures. */
async function openBucket() {
  const objects = new Map<string, { content: Buffer; type: string | undefined; signed: boolean }>()
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '', 'http://s3').pathname
    const object = objects.get(name)
    if (request.method === 'PUT') {
      const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=access/') ?? false
      objects.set(name, { content: await buffer(request), type: request.headers['content-type'], signed })
    } else if (request.method === 'DELETE') objects.delete(name)
    else if (object) response.setHeader('content-type', object.type ?? '').write(object.content)
    else response.statusCode = 404
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { objects, endpoint, close }
}

const folder = await mkdtemp(path.join(tmpdir(), 'tufang-storage-'))
const bucket = await openBucket()
const local = new DriveStorage({ folder, s3: undefined })
const s3 = new DriveStorage({
  folder: path.join(folder, 'unused'),
  s3: { endpoint: bucket.endpoint, bucket: 'tufang', region: 'auto', accessKey: 'access', secretKey: 'secret' },
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await bucket.close()
})

const company = newId()
const content = Buffer.from('图片')
const read = async (stream: Promise<Readable>) => buffer(await stream)

describe.each<[string, Storage]>([
  ['local disk', local],
  ['S3', s3],
])('a file on %s', (_, storage) => {
  it('comes back as it was put, until it is deleted', async () => {
    const key = newKey(company, new Date(), 'png')
    await storage.put(key, content, 'image/png')
    expect((await read(storage.get(key))).equals(content)).toBe(true)
    await storage.delete(key)
    await expect(read(storage.get(key))).rejects.toThrow()
    await storage.delete(key)
  })

  it.each(['../secret.png', '/etc/passwd', 'public/2026/01/../../../x.png', `${company}/2026/01/name.png`, ''])(
    'is never looked for under %j',
    async (key) => {
      await expect(storage.put(key, content, 'image/png')).rejects.toThrow('not a key')
      await expect(storage.get(key)).rejects.toThrow('not a key')
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    },
  )
})

describe('a key', () => {
  it('tells company and month in Shanghai, and is never the same', () => {
    const newYear = new Date('2025-12-31T16:00:00Z')
    expect(newKey(company, newYear, 'jpg')).toMatch(new RegExp(`^${company}/2026/01/[0-9a-f-]{36}\\.jpg$`))
    expect(newKey(null, newYear, 'jpg')).toMatch(/^public\/2026\/01\//)
    expect(newKey(company, newYear, 'jpg')).not.toBe(newKey(company, newYear, 'jpg'))
  })
})

it('goes to S3 signed, typed and below the bucket, and leaves the disk alone', async () => {
  const key = newKey(null, new Date(), 'png')
  await s3.put(key, content, 'image/png')
  expect(bucket.objects.get(`/tufang/${key}`)).toEqual({ content, type: 'image/png', signed: true })
  expect(await readdir(folder)).not.toContain('unused')
})
