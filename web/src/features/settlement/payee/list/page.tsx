import { payeeFields as fields, payeeFilter } from '../../../../gql/fields/settlement.generated'
import type { PayeeContractState, PayeeFilter } from '../../../../gql/types.generated'
import { baseDataKind } from '../../../../kit/basedata/kind'
import { enabledColumn } from '../../../../kit/basedata/looks'
import { figures } from '../../../../kit/cells'
import { columnsOf, hidden } from '../../../../kit/columns'
import { bound } from '../../../../kit/record/kind'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { searchOf } from '../../../../kit/search'
import { enumOptions } from '../../../../ui/form/options'
import { formatDateTime } from '../../../../ui/format/date'
import { ImportButton } from '../../../import/data'
import { ContractBadge } from '../ContractBadge'
import {
  type BasePayeeRowFragment,
  BasePayeesDocument,
  ConfirmPayeeAccountDocument,
  DeletePayeeDocument,
  RestorePayeeDocument,
  RetirePayeeDocument,
  UnsignPayeeDocument,
} from './base-payee.generated'
import { payeeForm } from './form'
import { MergeDialog } from './MergeDialog'
import { AccountKindMark, ContractLink } from './marks'
import { ReasonDialog, type Reasoned } from './ReasonDialog'
import { SignDialog } from './sign/SignDialog'
import { texts } from './texts'

type Payee = BasePayeeRowFragment

const exactly = (time: string | null) => figures(time && formatDateTime(time))

export const columns = columnsOf<Payee>()(fields, {
  payeeName: { width: 120, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  contractState: { width: 190, cell: (row) => <ContractBadge contract={row} /> },
  status: hidden(110),
  carrierName: 180,
  mobile: { width: 130, cell: ({ mobile }) => figures(mobile) },
  bindingBankNo: { width: 200, cell: ({ bindingBankNo }) => figures(bindingBankNo) },
  bindingBankName: 180,
  accountKind: { width: 140, cell: (row) => <AccountKindMark kind={row.accountKind} /> },
  accountNote: hidden(220),
  contractFrom: hidden(120),
  contractTo: 120,
  contractUrl: { width: 90, cell: (row) => <ContractLink url={row.contractUrl} /> },
  signBy: 120,
  signTime: { width: 160, cell: ({ signTime }) => exactly(signTime) },
  mergedIntoName: 220,
  mergedNames: hidden(220),
  createTime: { width: 160, hidden: true, cell: ({ createTime }) => exactly(createTime) },
  updateTime: { width: 160, cell: ({ updateTime }) => exactly(updateTime) },
})

const CONTRACTS = Object.keys(texts.contracts) as PayeeContractState[]

const search = searchOf<PayeeFilter>()(payeeFilter, {
  payeeName: true,
  carrierName: true,
  mobile: true,
  bindingBankNo: true,
  bindingBankName: true,
  status: true,
  contractState: { several: true, choices: () => enumOptions(CONTRACTS, texts.contracts) },
  contractTo: { label: fields.contractTo.label },
  accountKind: { several: true },
  enabled: true,
})

const reasoned = (what: Reasoned) => bound(ReasonDialog, what)

const payees = baseDataKind<Payee>()({
  form: payeeForm,
  param: 'payee',
  list: {
    id: 'payees',
    document: BasePayeesDocument,
    pick: (data) => data.basePayees,
    columns,
    facts: ['carrierName', 'bindingBankName', 'bindingBankNo', 'contractState', 'accountKind'],
    search,
    sort: [{ field: 'PAYEE_NAME', direction: 'ASC' }],
    exported: 'PAYEES',
    Toolbar: () => <ImportButton kind="PAYEE" />,
  },
  about: ({ bindingBankName, bindingBankNo }) => [`${bindingBankName} ${bindingBankNo}`],
  facts: (row) => [
    'carrierName',
    'mobile',
    'bindingBankNo',
    'bindingBankName',
    [fields.accountKind.label, row.accountKind && <AccountKindMark key="account" kind={row.accountKind} />],
    [fields.accountNote.label, row.accountNote, true],
    [fields.contractState.label, <ContractBadge key="contract" contract={row} />],
    'contractFrom',
    'contractTo',
    [fields.contractUrl.label, row.contractUrl && <ContractLink key="file" url={row.contractUrl} />],
    'signBy',
    'signTime',
    [fields.mergedIntoName.label, row.mergedIntoName, true],
    'mergedNames',
  ],
  retire: RetirePayeeDocument,
  restore: RestorePayeeDocument,
  remove: DeletePayeeDocument,
  more: {
    confirmAccount: {
      label: texts.confirmAccount,
      Dialog: reasoned({ ...texts.confirming, document: ConfirmPayeeAccountDocument }),
    },
    sign: { label: texts.sign, Dialog: SignDialog },
    unsign: {
      label: texts.unsign,
      Dialog: reasoned({ ...texts.unsigning, document: UnsignPayeeDocument, danger: true }),
    },
    merge: { label: texts.merge, Dialog: MergeDialog },
  },
  changes: ['Payee'],
})

/** 收款人: the company's payees with their accounts. */
export default function PayeePage() {
  return <RecordListPage kind={payees} />
}
