import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { PaperKind } from '../enums.js'
import { sheetTitles } from '../labels.js'
import { paperRateField } from '../paper/fields.js'
import { missingKinds, neededKinds, paperRateOf } from '../paper/paper.sql.js'
import { inOrder } from '../paper/papers.js'
import { paperTexts as texts } from '../paper/texts.js'
import { settlementTable } from './fields.js'
import { settlementList } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'

const payee = sql`(select y.name from payee y where y.company_id = s.company_id and y.id = s.payee_id)`

const missingPapers = sql`array(${missingKinds})`
const paperRate = paperRateOf(sql`array(${neededKinds})`, missingPapers)

/** Papers are of whole settlements: captains, who see parts, are told of none. */
const toCaptains = { missingPapers: sql`'{}'::text[]`, paperRate: sql`null::numeric` }

interface Row extends SettlementView {
  payee: string | null
  missingPapers: PaperKind[]
}

/** Settlements in a spreadsheet: the columns of the list page (000 §3), and those of their papers. */
export const settlementSheet: ListSheet<Row> = {
  title: sheetTitles.settlements,
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...settlementList,
    columns: { ...settlementList.columns, payee, paperRate, missingPapers },
    needs: { company: ['companyAuthName'] },
    seenBy: (actor) => {
      const seen = settlementList.seenBy?.(actor)
      return seen && { ...seen, columns: { ...seen.columns, ...toCaptains } }
    },
  },
  filterType: 'SettlementFilter',
  sortType: 'SettlementSort',
  fields: {
    ...sheetFieldsOf(settlementTable),
    paperRate: 'quantity',
    missingPapers: { kind: 'text', value: (row) => texts.named(inOrder(row.missingPapers)) },
  },
  titles: { ...sheetTitlesOf(settlementTable), paperRate: paperRateField.label, missingPapers: texts.lacked },
  units: { paperRate: '%' },
}
