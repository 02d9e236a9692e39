import { textOfPdf } from '../einvoice/pdf.js'
import { pointsOf } from '../ocr/picture/picture.js'
import { pictureTypeOf } from '../pictures/picture-type.js'
import { codesOn } from './codes.js'

/** What a machine reads on a paper. */
export interface OnPaper {
  /** What its QR codes say. */
  codes: string[]
  /** Runs of text, as the file has them. */
  texts: string[]
}

/** What stands on a picture or in a PDF; undefined where it cannot be opened. Runs in the process. */
export async function foundOn(content: Uint8Array): Promise<OnPaper | undefined> {
  if (pictureTypeOf(content)) {
    const points = await pointsOf(content)
    return points && { codes: await codesOn(points), texts: [] }
  }
  const placed = await textOfPdf(content)
  return placed && { codes: [], texts: placed.map(({ text }) => text) }
}
