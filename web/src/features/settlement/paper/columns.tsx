import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Money } from '../../../ui/format/Numbers'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { MissingChips, PaperRate, StateBadge } from './badges'
import { EDIT } from './kinds'
import type { PaperRow } from './rows'
import { texts } from './texts'

const { fields } = texts

export type RowVerbs = Record<'view' | 'upload', (row: PaperRow) => void>

/** A settlement and how far its papers are; the verbs stay the same between renders. */
export const columnsOf = ({ view, upload }: RowVerbs): readonly Column<PaperRow>[] => [
  {
    id: 'settleNo',
    header: fields.settleNo,
    width: 140,
    pin: 'start',
    rowHeader: true,
    sort: 'SETTLE_NO',
    cell: (row) => <span className="tf-number">{row.settleNo}</span>,
  },
  {
    id: 'projectName',
    header: fields.projectName,
    width: 150,
    sort: 'PROJECT_NAME',
    cell: (row) => <span data-tip={row.projectName}>{row.projectName}</span>,
  },
  {
    id: 'settleAmt',
    header: fields.settleAmt,
    width: 116,
    kind: 'money',
    sort: 'SETTLE_AMT',
    sum: (row) => row.settleAmt,
    cell: (row) => <Money value={row.settleAmt} />,
  },
  { id: 'status', header: fields.status, width: 96, sort: 'STATUS', cell: (row) => <StateBadge status={row.status} /> },
  {
    id: 'paperRate',
    header: fields.paperRate,
    width: 108,
    kind: 'quantity',
    cell: (row) => <PaperRate rate={row.paperRate} />,
  },
  {
    id: 'missingPapers',
    header: fields.missingPapers,
    width: 300,
    cell: (row) => <MissingChips kinds={row.missingPapers} />,
  },
  {
    id: 'papers',
    header: texts.held,
    width: 90,
    kind: 'count',
    cell: (row) => <Count value={row.papers.length} />,
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 134,
    sort: 'CREATE_TIME',
    cell: (row) => <span className="tf-number">{formatMinute(row.createTime)}</span>,
  },
  {
    id: 'actions',
    header: texts.actions,
    width: 130,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => view(row)}>{texts.view}</RowAction>
        <RowAction permission={EDIT} onClick={() => upload(row)}>
          {texts.upload}
        </RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['projectName', 'paperRate', 'missingPapers', 'papers'],
  amount: 'settleAmt',
}
