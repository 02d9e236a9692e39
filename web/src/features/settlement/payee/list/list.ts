import type {
  AccountKind,
  BasePayeeFilter,
  BasePayeeSortField,
  PayeeContractState,
} from '../../../../gql/types.generated'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    payeeName: param.text(),
    carrierName: param.text(),
    mobile: param.text(),
    bindingBankNo: param.text(),
    bindingBankName: param.text(),
    status: param.flag(),
    contractState: param.choices(Object.keys(texts.contracts) as PayeeContractState[]),
    contractTo: param.days(),
    accountKind: param.choices(Object.keys(texts.accountKinds) as AccountKind[]),
    enabled: param.flag(),
  },
  sort: [{ field: 'PAYEE_NAME', direction: 'ASC' }] satisfies SortItem<BasePayeeSortField>[],
  beside: ['payee', 'edit', 'add'],
}

export const toFilter = ({ contractTo, ...same }: FilterValues<typeof config.filters>): BasePayeeFilter => ({
  ...same,
  contractToFrom: contractTo?.from,
  contractToTo: contractTo?.to,
})

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'carrierName', label: fields.carrierName, type: 'text' },
  { name: 'mobile', label: fields.mobile, type: 'text' },
  { name: 'bindingBankNo', label: fields.bindingBankNo, type: 'text' },
  { name: 'bindingBankName', label: fields.bindingBankName, type: 'text' },
  { name: 'status', label: fields.status, type: 'flag' },
  {
    name: 'contractState',
    label: fields.contractState,
    type: 'choices',
    options: Object.entries(texts.contracts).map(([value, label]) => ({ value, label })),
  },
  { name: 'contractTo', label: fields.contractTo, type: 'days' },
  {
    name: 'accountKind',
    label: fields.accountKind,
    type: 'choices',
    options: Object.entries(texts.accountKinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
