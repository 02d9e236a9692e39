import { DomainError } from '../../../kernel/errors.js'
import { OcrUnavailable } from '../../../platform/ocr/ocr.js'

const RETRY_SECONDS = 5

/** Throws what a form is told that no picture was read; whoever comes back once the queue is shorter may have it read. */
export function refuseUnread(error: unknown): never {
  if (!(error instanceof OcrUnavailable)) throw error
  if (error.reason === 'DOWN') throw new DomainError('OCR_DOWN')
  throw new DomainError(error.reason === 'BUSY' ? 'OCR_BUSY' : 'OCR_SLOW', {}, [], RETRY_SECONDS)
}
