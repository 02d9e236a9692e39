import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { type PngForm, pngWith } from './upload.ts'

/** A PNG of so many pixels whose rows are all alike: small to send, and as much to decode as any other of its size. */
export async function pngBomb(form: PngForm): Promise<Buffer> {
  const { width, height, bits, channels } = form
  const row = Buffer.alloc(1 + (width * bits * channels) / 8, 0x5a)
  row[0] = 0
  const deflate = createDeflate({ level: 9 })
  const packed = buffer(deflate)
  for (let at = 0; at < height; at++) if (!deflate.write(row)) await once(deflate, 'drain')
  deflate.end()
  return pngWith(form, await packed)
}
