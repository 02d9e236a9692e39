import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { type OnPaper, readPaper } from '../../../platform/paper/read-paper.js'
import type { FileService } from '../../file/index.js'
import { PaperKind } from '../enums.js'
import { findSettlements } from '../settlement/settlement.queries.js'
import { settlementPaperTable as table } from './fields.js'
import type { PaperReadingView } from './paper.view.js'
import { namesOn } from './print.js'
import * as queries from './reading.queries.js'

const HEAD = new Set(['settleNo'])
const NOTHING: PaperReadingView = { settlementId: null, settleNo: null, kind: null }

/**
 * Finds the settlement that an uploaded paper belongs to, where it is a print of this program; readings are not stored.
 */
export class PaperReadingService {
  constructor(
    private readonly database: Database,
    private readonly files: FileService,
  ) {}

  /**
   * Reading of a paper; empty where it names no document. NOT_FOUND for a link to anything but a file that the company
   * has uploaded as a paper.
   */
  async read(actor: Actor, fileUrl: string): Promise<PaperReadingView> {
    actor.assert('chain:garbagecustomersales:edit')
    const content = await this.files.contentOf(actor, fileUrl, 'SETTLEMENT_PAPER')
    if (!content) throw new DomainError('NOT_FOUND', { what: table.fileUrl.label })
    const found = await readPaper(content)
    return found ? this.meant(actor, found) : NOTHING
  }

  /** A paper that names no document, or several, gives no answer. */
  private async meant(actor: Actor, found: OnPaper): Promise<PaperReadingView> {
    const em = this.database.em.fork()
    const [subject, ...others] = await queries.subjectsOf(em, actor, namesOn(found))
    if (!subject || others.length > 0 || subject.kind === 'PLAN') return NOTHING
    if (subject.kind === 'SETTLEMENT') return { ...NOTHING, ...(await settlementFor(em, actor, [subject.id])) }
    const ids = await queries.settlementsOfReceipt(em, actor, subject.id)
    return { ...NOTHING, ...(await settlementFor(em, actor, ids)), kind: PaperKind.RECEIPT }
  }
}

/** Settlement into which these were merged, if it is only one and the actor sees it. */
async function settlementFor(
  em: Em,
  actor: Actor,
  ids: readonly string[],
): Promise<Pick<PaperReadingView, 'settlementId' | 'settleNo'> | undefined> {
  const [kept, ...others] = await queries.keptOf(em, actor, ids)
  if (kept === undefined || others.length > 0) return undefined
  const [settlement] = await findSettlements(em, actor, [kept], HEAD)
  return settlement && { settlementId: settlement.id, settleNo: settlement.settleNo }
}
