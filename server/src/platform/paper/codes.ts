import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Points } from '../ocr/picture/picture.js'
import { paperLimits } from './limits.js'

const require = createRequire(import.meta.url)

/** What the QR codes on a picture say, each text once. */
export async function codesOn({ data, width, height }: Points): Promise<string[]> {
  // The package brings its program along; left to itself it would fetch it from elsewhere.
  const program = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } })
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], maxNumberOfSymbols: paperLimits.codes },
  )
  return [...new Set(found.flatMap(({ text, isValid }) => (isValid ? [text] : [])))]
}
