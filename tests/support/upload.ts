import { deflateSync } from 'node:zlib'
import type { TestApp } from './app'
import type { Caller } from './caller'

/** A picture of one pixel; `padding` bytes that no viewer minds make it as large as wanted. */
export function png(padding = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from([0, 0]))), chunk('IEND', Buffer.alloc(0))],
    Buffer.alloc(padding),
  ])
}

export const jpeg = (): Buffer => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9])

interface Upload {
  content: Buffer
  name?: string
  /** What the client claims; the server looks for itself. */
  type?: string
  headers?: Record<string, string>
}

/** Posts a multipart form with one file. */
export async function upload(
  app: TestApp,
  caller: Caller,
  url: string,
  { content, name = '图片.png', ...rest }: Upload,
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: rest.type ?? 'image/png' }), name)
  const encoded = new Response(form)
  const { address, token, userHash } = caller.credentials
  return app.fastify.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(userHash ? { authorizationmd5: userHash } : {}),
      ...rest.headers,
    },
  })
}

/** Path and query of a link that an upload answered. */
export function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}
