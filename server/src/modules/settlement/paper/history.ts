import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { NewPaper } from './paper.queries.js'
import { paperTexts as texts } from './texts.js'

/** Keeps in the history of settlements which papers were put on them, or taken off. */
export const recordPapers = (tx: Tx, papers: readonly NewPaper[], what: 'added' | 'removed'): Promise<void> =>
  recordChanges(
    tx,
    papers.map((paper) => {
      const said = texts.paper(paper)
      const change = what === 'added' ? { before: null, after: said } : { before: said, after: null }
      return { entity: 'settlement', entityId: paper.settlementId, field: 'paper', ...change }
    }),
  )
