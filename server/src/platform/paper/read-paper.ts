import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { invoiceKindOf } from '../einvoice/kind.js'
import { FewAtOnce } from '../pictures/few-at-once.js'
import { pictureTypeOf } from '../pictures/picture-type.js'
import { askProcess } from '../thread.js'
import type { OnPaper } from './found-on.js'
import { paperLimits } from './limits.js'

export type { OnPaper } from './found-on.js'

const few = new FewAtOnce(paperLimits.atOnce, paperLimits.waiting)

/**
 * What a paper says by itself: the QR codes on a picture, the text of a PDF; undefined for what is neither, is broken, or takes too much. The
 * file is looked at in a process of its own, which is ended; nothing of it is kept. TOO_MANY_AT_ONCE when too many wait, or it takes too long.
 */
export async function readPaper(content: Uint8Array): Promise<OnPaper | undefined> {
  refuseInTransaction('a paper that is read')
  if (content.byteLength > paperLimits.fileBytes || !isFileOfPaper(content)) return undefined
  return few.run(() => askProcess<OnPaper>(new URL('./worker', import.meta.url), content, paperLimits))
}

/** A picture or a PDF. */
const isFileOfPaper = (content: Uint8Array): boolean =>
  pictureTypeOf(content) !== undefined || invoiceKindOf(content) === 'PDF'
