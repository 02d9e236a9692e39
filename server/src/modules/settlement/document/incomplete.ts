import type { Tx } from '../../../kernel/command/command.js'
import type { PaperKind } from '../enums.js'
import { paperStatesOf } from '../paper/paper.queries.js'
import { NO_PAPERS } from '../paper/papers.js'
import { paperTexts } from '../paper/texts.js'
import { settlementTexts as texts } from '../texts.js'
import { completenessOf } from './completeness.queries.js'

type Lacking = Record<keyof typeof texts.missingPapers, number>

/** Settlement that lacks papers, with the missing ones in words. */
export interface Incomplete {
  id: string
  missing: string
}

const ofWaybills = Object.keys(texts.missingPapers) as (keyof Lacking)[]

/** Settlements that lack a paper, or have a waybill that lacks a document, as the transaction sees them. */
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

/**
 * Sentence about missing documents: each kind with its number of waybills, then the papers of the settlement itself.
 */
export function missingInWords(missing: Lacking, lacking: readonly PaperKind[]): string {
  const those = ofWaybills
    .filter((paper) => missing[paper] > 0)
    .map((paper) => texts.waybillsLack(missing[paper], texts.missingPapers[paper]))
  return [...those, ...(lacking.length > 0 ? [paperTexts.lacking(lacking)] : [])].join('、')
}
