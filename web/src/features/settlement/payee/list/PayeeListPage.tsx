import { usePageQuery } from '../../../../apollo/usePageQuery'
import { useListState } from '../../../../ui/list/useListState'
import { BaseDataListPage } from '../../../basedata/kit'
import { BasePayeesDocument } from './base-payee.generated'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'

/** 收款人: whom the company pays, and to which account. */
export default function PayeeListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    BasePayeesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.basePayees,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="payees"
      exported={{ list: 'PAYEES', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
