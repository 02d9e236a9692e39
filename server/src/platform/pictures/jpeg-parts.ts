import { type Form, twoBytes } from './picture-type.js'

const MARK = 0xff
const [BASE, EXTENDED, PROGRESSIVE] = [0xc0, 0xc1, 0xc2]
const [SCAN, END] = [0xda, 0xd9]
/** Markers without a length after them, and the escape for a byte of 255 within the points. */
const isBare = (mark: number): boolean => mark === 0 || mark === 1 || (mark >= 0xd0 && mark <= 0xd8) || mark === MARK
/** Markers of frames; programs write three kinds of them. */
const isFrame = (mark: number): boolean => mark >= BASE && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
/** Most scans of a JPEG: programs write ten at most, and each covers all of the picture. */
const MOST_SCANS = 20
/** Bytes that a decoder of scans holds for each value. */
const HELD = 2

/**
 * Size of a JPEG by its markers; undefined where they lack it, or for a form that no camera, scanner or browser writes.
 * A JPEG of one scan is reduced while it is decoded; one of several scans is held whole.
 */
export function formOfJpeg(jpeg: Uint8Array): Form | undefined {
  let form: Form | undefined
  let [isWhole, scans] = [false, 0]
  for (const { mark, at } of marksOf(jpeg)) {
    if (isFrame(mark)) {
      if (form || ![BASE, EXTENDED, PROGRESSIVE].includes(mark) || jpeg[at + 2] !== 8) return undefined
      const [height, width, channels] = [twoBytes(jpeg, at + 3), twoBytes(jpeg, at + 5), jpeg[at + 7] ?? 0]
      form = { width, height, heldBytes: width * height * channels * HELD }
      isWhole = mark === PROGRESSIVE
    }
    if (mark === SCAN && ++scans > MOST_SCANS) return undefined
  }
  if (!form || scans === 0) return undefined
  return isWhole || scans > 1 ? form : { ...form, heldBytes: 0 }
}

/** Markers in order, each with the place of its length, up to the end of the picture. */
function* marksOf(jpeg: Uint8Array): Generator<{ mark: number; at: number }> {
  let from = 2
  while (true) {
    // Next marker, both within the points of a scan and between parts.
    const found = jpeg.indexOf(MARK, from)
    const mark = jpeg[found + 1]
    if (found < 0 || mark === undefined || mark === END) return
    if (isBare(mark)) {
      from = found + (mark === MARK ? 1 : 2)
      continue
    }
    yield { mark, at: found + 2 }
    from = found + 2 + twoBytes(jpeg, found + 2)
  }
}
