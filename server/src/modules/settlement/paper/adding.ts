import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { idKey } from '../../../kernel/values/id.js'
import { keepPictures } from '../../file/index.js'
import type { Settlement } from '../settlement/settlement.entity.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import { settlementTexts } from '../texts.js'
import { settlementPaperTable as table } from './fields.js'
import * as queries from './paper.queries.js'
import type { SettlementPaperResult } from './paper.view.js'
import { MAX_PAPERS } from './papers.js'
import { paperTexts as texts } from './texts.js'

/** Links of the company's own files, by the addresses that name them. */
export type Links = (tx: Tx, addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Adds papers to settlements row by row: a refused row does not stop the others. */
export async function addPapers(
  tx: Tx,
  linksOf: Links,
  wanted: readonly queries.NewPaper[],
): Promise<SettlementPaperResult[]> {
  const locked = await lockFoundSettlements(
    tx,
    wanted.map(({ settlementId }) => idKey(settlementId)),
  )
  const settlements = new Map(locked.map((settlement) => [settlement.id, settlement]))
  const links = await linksOf(
    tx,
    wanted.map(({ fileUrl }) => fileUrl),
  )
  const held = new Map(locked.map(({ id }) => [id, new Set<string>()]))
  for (const { settlementId, fileUrl } of await queries.filesOnSettlements(tx, [...settlements.keys()]))
    held.get(settlementId)?.add(fileUrl)

  const [added, results]: [queries.NewPaper[], SettlementPaperResult[]] = [[], []]
  for (const paper of wanted) {
    const settlement = settlements.get(idKey(paper.settlementId))
    const link = links.get(paper.fileUrl)
    const files = settlement && held.get(settlement.id)
    const refusal = whyNotAdded(settlement, link, files)
    if (!refusal && settlement && link && files) {
      files.add(link)
      added.push({ ...paper, settlementId: settlement.id, fileUrl: link })
    }
    results.push({
      fileUrl: paper.fileUrl,
      settlementId: paper.settlementId,
      settleNo: settlement?.settleNo ?? null,
      ok: refusal === null,
      msg: refusal?.message ?? null,
    })
  }
  await queries.insertPapers(tx, added)
  await keepPictures(
    tx,
    added.map(({ fileUrl }) => fileUrl),
  )
  await recordPapers(tx, added, 'added')
  return results
}

function whyNotAdded(
  settlement: Settlement | undefined,
  link: string | undefined,
  files: ReadonlySet<string> | undefined,
): DomainError | null {
  if (!settlement || !files) return new DomainError('NOT_FOUND', { what: settlementTexts.settlement })
  const refusal = settlementMachine.refusal(settlement.status, 'addPaper', settlement)
  if (refusal) return refusal
  const { settleNo } = settlement
  if (link === undefined) return new DomainError('NOT_FOUND', { what: table.fileUrl.label })
  if (files.has(link)) return new DomainError('PAPER_TWICE', { settleNo })
  return files.size >= MAX_PAPERS ? new DomainError('PAPERS_FULL', { settleNo, limit: MAX_PAPERS }) : null
}

/** Records in the history of settlements which papers were added or removed. */
export const recordPapers = (tx: Tx, papers: readonly queries.NewPaper[], what: 'added' | 'removed'): Promise<void> =>
  recordChanges(
    tx,
    papers.map((paper) => {
      const said = texts.paper(paper)
      const change = what === 'added' ? { before: null, after: said } : { before: said, after: null }
      return { entity: 'settlement', entityId: paper.settlementId, field: 'paper', ...change }
    }),
  )
