import { crc32, deflateSync } from 'node:zlib'
import type { TestApp } from './app'
import type { Caller } from './caller'

/** A part of a PNG: its length, its name, what is in it, and its sum. */
export function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const content = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** Size and kind of points of a PNG, as its header says them. */
export interface PngForm {
  width: number
  height: number
  bits: number
  channels: 1 | 2 | 3 | 4
  /** Whether its rows come in seven passes. */
  laced?: boolean
}

const COLOUR_TYPE = { 1: 0, 2: 4, 3: 2, 4: 6 } as const

/** A PNG that says this of itself, with packed pixels and other parts as given. */
export function pngWith({ width, height, bits, channels, laced }: PngForm, packed: Buffer, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, COLOUR_TYPE[channels], 0, 0, laced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), ...parts, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))],
  ])
}

/** A grey picture that says how large it is, with the pixels that it has. */
export const pngOf = (width: number, height: number, pixels: Buffer): Buffer =>
  pngWith({ width, height, bits: 8, channels: 1 }, deflateSync(pixels))

/** A picture of one pixel; `padding` bytes that no viewer minds make it as large as wanted. */
export const png = (padding = 0): Buffer => Buffer.concat([pngOf(1, 1, Buffer.from([0, 0])), Buffer.alloc(padding)])

/** A picture of two pixels, another one for each number. */
export const pngNo = (no: number): Buffer => pngOf(1, 2, Buffer.from([0, no & 0xff, 0, no >> 8]))

const JPEG_OF_ONE_PIXEL = [
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAAL',
  'CAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
].join('')
export const jpeg = (): Buffer => Buffer.from(JPEG_OF_ONE_PIXEL, 'base64')
interface Upload {
  content: Buffer
  name?: string
  /** Type that the client claims; the server looks for itself. */
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
