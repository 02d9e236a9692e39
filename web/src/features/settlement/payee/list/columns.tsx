import type { Column } from '../../../../ui/data-table/types'
import { formatDateTime } from '../../../../ui/format/date'
import { EnabledBadge } from '../../../basedata/kit'
import { ContractBadge } from '../ContractBadge'
import type { BasePayeeRowFragment } from './base-payee.generated'
import { AccountKindMark, ContractLink } from './marks'
import { texts } from './texts'

const { fields } = texts
const number = (text: string | null | undefined) => <span className="tf-number">{text}</span>
const time = (value: string | null | undefined) => number(value ? formatDateTime(value) : '')

/** A payee, field by field. */
export const columns: readonly Column<BasePayeeRowFragment>[] = [
  {
    id: 'payeeName',
    header: fields.payeeName,
    width: 120,
    pin: 'start',
    rowHeader: true,
    sort: 'PAYEE_NAME',
    cell: (row) => row.payeeName,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  { id: 'contractState', header: fields.contractState, width: 190, cell: (row) => <ContractBadge contract={row} /> },
  {
    id: 'status',
    header: fields.status,
    width: 110,
    hidden: true,
    cell: (row) => (row.status ? texts.yes : texts.no),
  },
  {
    id: 'carrierName',
    header: fields.carrierName,
    width: 180,
    sort: 'CARRIER_NAME',
    cell: (row) => row.carrierName,
  },
  { id: 'mobile', header: fields.mobile, width: 130, cell: (row) => number(row.mobile) },
  { id: 'bindingBankNo', header: fields.bindingBankNo, width: 200, cell: (row) => number(row.bindingBankNo) },
  { id: 'bindingBankName', header: fields.bindingBankName, width: 180, cell: (row) => row.bindingBankName },
  {
    id: 'accountKind',
    header: fields.accountKind,
    width: 140,
    cell: (row) => <AccountKindMark kind={row.accountKind} />,
  },
  { id: 'accountNote', header: fields.accountNote, width: 220, hidden: true, cell: (row) => row.accountNote },
  {
    id: 'contractFrom',
    header: fields.contractFrom,
    width: 120,
    hidden: true,
    cell: (row) => number(row.contractFrom),
  },
  {
    id: 'contractTo',
    header: fields.contractTo,
    width: 120,
    sort: 'CONTRACT_TO',
    cell: (row) => number(row.contractTo),
  },
  { id: 'contractUrl', header: fields.contractUrl, width: 90, cell: (row) => <ContractLink url={row.contractUrl} /> },
  { id: 'signBy', header: fields.signBy, width: 120, cell: (row) => row.signBy },
  { id: 'signTime', header: fields.signTime, width: 160, sort: 'SIGN_TIME', cell: (row) => time(row.signTime) },
  { id: 'mergedIntoName', header: fields.mergedIntoName, width: 220, cell: (row) => row.mergedIntoName },
  { id: 'mergedNames', header: fields.mergedNames, width: 220, hidden: true, cell: (row) => row.mergedNames },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => time(row.createTime),
  },
  { id: 'updateTime', header: fields.updateTime, width: 160, sort: 'UPDATE_TIME', cell: (row) => time(row.updateTime) },
]
