import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { invoiceKindOf } from '../einvoice/kind.js'
import { FewAtOnce } from '../pictures/few-at-once.js'
import { pictureTypeOf } from '../pictures/picture-type.js'
import { askProcess } from '../thread.js'
import { paperLimits } from './limits.js'
import type { OnPaper } from './worker.js'

export type { OnPaper } from './worker.js'

const few = new FewAtOnce(paperLimits.atOnce, paperLimits.waiting)

/**
 * Texts on a paper: the QR codes on a picture, or the text of a PDF; undefined for a file that is neither, is broken,
 * or exceeds the limits. The file is read in a process of its own, which then ends; nothing is stored. TOO_MANY_AT_ONCE
 * when too many wait, or it takes too long.
 */
export async function readPaper(content: Uint8Array): Promise<OnPaper | undefined> {
  refuseInTransaction('a paper that is read')
  if (content.byteLength > paperLimits.fileBytes || !isFileOfPaper(content)) return undefined
  return few.run(() => askProcess<OnPaper>(new URL('./worker', import.meta.url), content, paperLimits))
}

/** Whether the first bytes are those of a picture or a PDF. */
const isFileOfPaper = (content: Uint8Array): boolean =>
  pictureTypeOf(content) !== undefined || invoiceKindOf(content) === 'PDF'
