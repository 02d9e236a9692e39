import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { renderReconciliationPdf } from '../../../platform/pdf/pdf.js'
import { importTemplate } from '../../import/index.js'
import { differenceLabels, reconciliationStatusLabels, resolutionLabels, verdictLabels } from './enums.js'
import { companyName, differingRows, findReconciliation } from './reconciliation.list.queries.js'
import { siteList } from './site-list.js'
import { reconciliationTexts as texts } from './texts.js'

/** Most rows of a printed statement; nobody signs a longer one. */
const MOST_ROWS = 2000

/** Documents of reconciliations: the statement that both sides sign, and the empty sheet for a site. */
export class ReconciliationDocumentService {
  constructor(private readonly database: Database) {}

  /** 对账单.pdf; NOT_FOUND for another company's. */
  async pdf(actor: Actor, id: string): Promise<Buffer> {
    actor.assert('chain:companyticket:get')
    const em = this.database.em.fork()
    const found = await findReconciliation(em, actor, id)
    if (!found) throw new DomainError('NOT_FOUND', { what: texts.reconciliation })
    const rows = await differingRows(em, actor, found.id, MOST_ROWS + 1)
    if (rows.length > MOST_ROWS) {
      const count = found.differCount + found.siteOnlyCount + found.oursOnlyCount
      throw new DomainError('TICKET_ROWS_TOO_MANY', { count, most: MOST_ROWS })
    }
    return renderReconciliationPdf([
      {
        ...found,
        companyAuthName: await companyName(em, actor),
        statusName: reconciliationStatusLabels[found.status],
        rows: rows.map(({ verdict, differences, resolution, ...row }) => ({
          ...row,
          what: [
            ...(verdict === 'DIFFER' ? [] : [verdictLabels[verdict]]),
            ...differences.map((one) => differenceLabels[one]),
          ].join('、'),
          resolution: resolution && resolutionLabels[resolution],
        })),
      },
    ])
  }

  /** 对账单.pdf; NOT_FOUND for a reconciliation of another company. */
  async template(actor: Actor): Promise<{ name: string; content: Buffer }> {
    actor.assert('chain:companyticket:get')
    return { name: texts.words.template.file, content: await importTemplate(siteList, { choices: {}, examples: {} }) }
  }
}
