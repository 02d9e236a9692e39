import { invalidInput } from '../../../kernel/errors.js'
import { cleaned, type PictureRefusal, PictureRefused } from '../../../platform/pictures/cleaned.js'
import { pictureTypeOf } from '../../../platform/pictures/picture-type.js'
import type { FileType } from './file-type.js'
import { type FilePurpose, filePurposes } from './purposes.js'
import { fileTexts as texts } from './texts.js'

interface Sent {
  purpose: FilePurpose
  content: Uint8Array
  /** Network of a sender who is not signed in. */
  stranger?: string | undefined
}

export interface Checked {
  type: FileType
  content: Uint8Array
}

const refusals: Record<PictureRefusal, string> = {
  NO_PICTURE: texts.imageFormat,
  UNREADABLE: texts.imageBroken,
  TOO_MANY_PIXELS: texts.imagePixels,
}

/**
 * Content of an upload in the stored form: pictures are drawn anew; documents stay unchanged, so that their signatures
 * remain valid. INVALID_INPUT for a wrong kind or size.
 */
export async function checked(sent: Sent): Promise<Checked> {
  const type = checkedType(sent)
  if (!pictureTypeOf(sent.content)) return { type, content: sent.content }
  try {
    return await cleaned(sent.content, { longest: filePurposes[sent.purpose].longest, stranger: sent.stranger })
  } catch (error) {
    throw error instanceof PictureRefused ? refusal(refusals[error.reason]) : error
  }
}

function checkedType({ purpose, content }: Sent): FileType {
  const { limit, typeOf, formatMessage } = filePurposes[purpose]
  const type = typeOf(content)
  if (!type) throw refusal(formatMessage)
  if (limit && content.byteLength > limit.bytes) throw refusal(limit.message)
  return type
}

const refusal = (message: string) => invalidInput([{ field: 'file', message }])

const MAX_NAME = 200

/** Last part of a path without control characters; for display only, never a place on the disk. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME) || texts.unnamed
}
