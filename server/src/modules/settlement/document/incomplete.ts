import type { Tx } from '../../../kernel/command/command.js'
import type { PaperKind } from '../enums.js'
import { paperStatesOf } from '../paper/paper.queries.js'
import { NO_PAPERS } from '../paper/papers.js'
import { paperTexts } from '../paper/texts.js'
import { settlementTexts as texts } from '../texts.js'
import { completenessOf } from './completeness.queries.js'

type Lacking = Record<keyof typeof texts.missingPapers, number>

/** A settlement that lacks papers, and which, in words. */
export interface Incomplete {
  id: string
  missing: string
}

const ofWaybills = Object.keys(texts.missingPapers) as (keyof Lacking)[]

/** Those of the settlements that lack a paper, themselves or a waybill of theirs, as it is within the transaction. */
export async function incompleteOf(
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  settlementIds: readonly string[],
): Promise<Incomplete[]> {
  const rows = await completenessOf(em, actor, actor.companyId, settlementIds)
  const states = await paperStatesOf(em, actor, settlementIds)
  return rows
    .map((row) => ({ ...row, lacking: (states.get(row.id) ?? NO_PAPERS).missing }))
    .filter(isIncomplete)
    .map((row) => ({ id: row.id, missing: missingInWords(row, row.lacking) }))
}

export const isIncomplete = (row: { total: number; complete: number; lacking: readonly PaperKind[] }): boolean =>
  row.complete < row.total || row.lacking.length > 0

/** What waybills lack, each paper with how many, and then what the settlement lacks. */
export function missingInWords(missing: Lacking, lacking: readonly PaperKind[]): string {
  const those = ofWaybills
    .filter((paper) => missing[paper] > 0)
    .map((paper) => texts.waybillsLack(missing[paper], texts.missingPapers[paper]))
  return [...those, ...(lacking.length > 0 ? [paperTexts.lacking(lacking)] : [])].join('、')
}
