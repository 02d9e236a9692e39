import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { changedBeside } from '../../../kernel/command/deletion.js'
import { DomainError } from '../../../kernel/errors.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { judgeRows } from '../../../kernel/values/judged-rows.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import type { FileService } from '../../file/index.js'
import { PaperKind, SettlementStatus } from '../enums.js'
import { LinesMoved } from '../settlement/lock.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import { settlementTexts } from '../texts.js'
import { addPapers, type Links, recordPapers } from './adding.js'
import { settlementPaperTable as table } from './fields.js'
import { deletePaper, findPaper } from './paper.queries.js'
import type { SettlementPaperDeletion, SettlementPaperInput, SettlementPaperResult } from './paper.view.js'
import { paperTexts as texts } from './texts.js'

const MAX_ROWS = 100
const rowsSchema = listOf(
  z.object({
    settlementId: idText(settlementTexts.settlement),
    kind: z.enum(PaperKind, { error: texts.kind }),
    fileUrl: requiredTextOf(table.fileUrl),
    fileName: requiredTextOf(table.fileName),
  }),
  texts.papers,
  MAX_ROWS,
)
const idSchema = idText(texts.papers)

/** Papers of settlements as a whole: added many at once, and removed until the settlement is paid. */
export class SettlementPaperService {
  constructor(
    private readonly run: RunCommand,
    private readonly files: FileService,
  ) {}

  /**
   * Adds papers; each row has its own result: NOT_FOUND for an unknown settlement or file, PAPER_TWICE, PAPERS_FULL,
   * MOVE_NOT_ALLOWED.
   */
  add(actor: Actor, given: readonly SettlementPaperInput[], asked: Asked = {}): Promise<SettlementPaperResult[]> {
    actor.assert(settlementMachine.needs('addPaper'))
    const { good: input, answers } = judgeRows(rowsSchema, given, 'input')
    const options = { name: 'settlementPaper.add', title: texts.titles.add, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const links: Links = (within, addresses) => this.files.linksOf(within, addresses, 'SETTLEMENT_PAPER')
      return answers(await addPapers(tx, links, input), (_, msg, { fileUrl, settlementId }) => ({
        ...{ fileUrl, settlementId, settleNo: null, ok: false, msg },
      }))
    })
  }

  /** Removes a paper from its settlement; PAPER_FIXED once that is paid. The file stays, since the history names it. */
  async remove(actor: Actor, id: string, asked: Asked = {}): Promise<Pick<SettlementPaperDeletion, 'settlementId'>> {
    actor.assert(settlementMachine.needs('addPaper'))
    const input = { id: validate(idSchema, id, 'id') }
    const options = { name: 'settlementPaper.remove', title: texts.titles.remove, input, ...askedOf(asked) }
    const kept = await this.run<{ settlementId: string } | true>(actor, options, async (tx) => {
      const paper = await findPaper(tx, input.id)
      const [settlement] = paper ? await lockFoundSettlements(tx, [paper.settlementId]) : []
      // A paper of a settlement that the actor does not see counts as missing.
      if (!paper || !settlement) throw new DomainError('NOT_FOUND', { what: texts.papers })
      if (settlement.status === SettlementStatus.PAID)
        throw new DomainError('PAPER_FIXED', { settleNo: settlement.settleNo })
      // The paper was moved or removed before its settlement was locked: the verb starts over.
      if (!(await deletePaper(tx, paper))) throw new LinesMoved()
      await recordPapers(tx, [paper], 'removed')
      return { settlementId: settlement.id }
    })
    return changedBeside(kept, { settlementId: null })
  }
}
