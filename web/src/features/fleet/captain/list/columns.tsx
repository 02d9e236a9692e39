import type { Column } from '../../../../ui/data-table/types'
import { formatDateTime } from '../../../../ui/format/date'
import { EnabledBadge } from '../../../basedata/kit'
import type { CaptainRowFragment } from './captains.generated'
import { texts } from './texts'

const { fields } = texts
const flag = (value: boolean) => (value ? texts.yes : texts.no)

/** A captain, field by field. */
export const columns: readonly Column<CaptainRowFragment>[] = [
  { id: 'name', header: fields.name, width: 130, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  {
    id: 'mobile',
    header: fields.mobile,
    width: 140,
    sort: 'MOBILE',
    cell: (row) => <span className="tf-number">{row.mobile}</span>,
  },
  { id: 'hasAccount', header: fields.hasAccount, width: 110, cell: (row) => flag(row.hasAccount) },
  { id: 'isOpenWallet', header: fields.isOpenWallet, width: 130, cell: (row) => flag(row.isOpenWallet) },
  { id: 'remark', header: fields.remark, width: 220, cell: (row) => row.remark },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 160,
    sort: 'UPDATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.updateTime)}</span>,
  },
]
