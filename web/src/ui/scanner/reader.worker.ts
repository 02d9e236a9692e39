import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Points of a picture, as a canvas has them. */
export interface Pixels {
  bytes: ArrayBuffer
  width: number
  height: number
}

/** Answer to one picture: the text of a code, or none. */
export type Read = { text: string | null } | { fault: string }

// Codes in pictures are read here for browsers that cannot do it themselves. Pages may start no WebAssembly by their
// policy of content, from which a worker's file is apart.
prepareZXingModule({ overrides: { locateFile: () => program } })

async function read({ bytes, width, height }: Pixels): Promise<Read> {
  const picture = { data: new Uint8ClampedArray(bytes), width, height, colorSpace: 'srgb' as const }
  try {
    const found = await readBarcodes(picture, { formats: ['QRCode', 'Code128', 'Code39'], maxNumberOfSymbols: 1 })
    return { text: found.find(({ isValid }) => isValid)?.text ?? null }
  } catch (error) {
    return { fault: String(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Pixels>) => postMessage(await read(data)))
