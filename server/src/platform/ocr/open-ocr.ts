import { HttpOcr, type OcrProvider } from './http-ocr.js'
import type { Ocr } from './ocr.js'
import { OwnOcr } from './own-ocr.js'

/** Whoever reads pictures: the provider that is configured, or else this program itself. */
export const openOcr = ({ ocr }: { ocr: OcrProvider | undefined }): Ocr => (ocr ? new HttpOcr(ocr) : new OwnOcr())
