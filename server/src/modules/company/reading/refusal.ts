import { DomainError } from '../../../kernel/errors.js'
import { OcrUnavailable } from '../../../platform/ocr/ocr.js'

const RETRY_SECONDS = 5

/** Refusal for a picture that no reader had time for: it says when to come back, since a shorter queue may read it. */
export function refuseUnread(error: unknown): never {
  if (!(error instanceof OcrUnavailable)) throw error
  if (error.reason === 'DOWN') throw new DomainError('OCR_DOWN')
  throw new DomainError(error.reason === 'BUSY' ? 'OCR_BUSY' : 'OCR_SLOW', {}, [], RETRY_SECONDS)
}
