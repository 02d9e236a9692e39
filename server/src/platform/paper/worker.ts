// Entry of the reading process. Its imports must be TypeScript that node can run by stripping types: no decorators, no
// enums, no properties declared in a constructor's parameters.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { textOfPdf } from '../einvoice/pdf.js'
import { type Points, pointsOf } from '../ocr/picture/picture.js'
import { pictureTypeOf } from '../pictures/picture-type.js'
import { paperLimits } from './limits.js'

const require = createRequire(import.meta.url)

/** Texts that the reading process finds in a file. */
export interface OnPaper {
  /** Texts of its QR codes. */
  codes: string[]
  /** Runs of text in a PDF, as written there. */
  texts: string[]
}

/** Texts in a picture or PDF; undefined for a file that cannot be opened. */
async function foundOn(content: Uint8Array): Promise<OnPaper | undefined> {
  if (pictureTypeOf(content)) {
    const points = await pointsOf(content)
    return points && { codes: await codesOn(points), texts: [] }
  }
  const placed = await textOfPdf(content)
  return placed && { codes: [], texts: placed.map(({ text }) => text) }
}

/** Distinct texts of the QR codes on a picture. */
async function codesOn({ data, width, height }: Points): Promise<string[]> {
  // The package contains its WebAssembly program, but by default would download it.
  const program = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } })
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], maxNumberOfSymbols: paperLimits.codes },
  )
  return [...new Set(found.flatMap(({ text, isValid }) => (isValid ? [text] : [])))]
}

process.once('message', async (content: Uint8Array) => {
  process.send?.((await foundOn(content)) ?? null)
})
