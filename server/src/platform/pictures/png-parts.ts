import { type Form, fourBytes } from './picture-type.js'

const SIGNATURE = 8
/** Bytes around the content of a chunk: length, name and checksum. */
const AROUND = 12
const HEADER = 13
/** Chunks with the picture; others, such as texts, times and further frames, are skipped. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Small chunks that tell how to show the picture: its colours, and its orientation. */
const SEEN = new Set(['iCCP', 'gAMA', 'cHRM', 'sRGB', 'eXIf'])
const MOST_SEEN = 16 * 1024
/** Values of a point by the header's colour type; a palette becomes colours with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

interface Part {
  name: string
  from: number
  to: number
}

function* partsOf(png: Uint8Array): Generator<Part> {
  for (let from = SIGNATURE; from + AROUND <= png.length; ) {
    const to = from + AROUND + fourBytes(png, from)
    if (to > png.length) return
    yield { name: String.fromCharCode(...png.subarray(from + 4, from + 8)), from, to }
    from = to
  }
}

/** Size of a PNG by its header; undefined where there is no such header. */
export function formOfPng(png: Uint8Array): Form | undefined {
  const [header] = partsOf(png)
  if (header?.name !== 'IHDR' || header.to - header.from !== AROUND + HEADER) return undefined
  const at = header.from + 8
  const [bits, channels] = [png[at + 8] ?? 0, CHANNELS[png[at + 9] ?? -1]]
  if (channels === undefined) return undefined
  const [width, height] = [fourBytes(png, at), fourBytes(png, at + 4)]
  return { width, height, heldBytes: width * height * channels * (bits > 8 ? 2 : 1) }
}

/** PNG with only its picture: no other chunk is ever unpacked. */
export function barePng(png: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [png.subarray(0, SIGNATURE)]
  for (const { name, from, to } of partsOf(png)) {
    if (DRAWN.has(name) || (SEEN.has(name) && to - from <= MOST_SEEN)) kept.push(png.subarray(from, to))
    if (name === 'IEND') break
  }
  return Buffer.concat(kept)
}
