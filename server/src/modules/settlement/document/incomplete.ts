import type { Tx } from '../../../kernel/command/command.js'
import { settlementTexts as texts } from '../texts.js'
import { type CompletenessRow, completenessOf } from './completeness.queries.js'

/** A settlement that lacks papers, and which, in words. */
export interface Incomplete {
  id: string
  missing: string
}

const papers = Object.keys(texts.missingPapers) as (keyof typeof texts.missingPapers)[]

/** Those of the settlements whose waybills lack a document, as it is within the transaction. */
export async function incompleteOf(
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  settlementIds: readonly string[],
): Promise<Incomplete[]> {
  const rows = await completenessOf(em, actor, actor.companyId, settlementIds)
  return rows.filter(({ total, complete }) => complete < total).map((row) => ({ id: row.id, missing: missingOf(row) }))
}

const missingOf = (row: CompletenessRow): string =>
  papers
    .filter((paper) => row[paper] > 0)
    .map((paper) => texts.waybillsLack(row[paper], texts.missingPapers[paper]))
    .join('、')
