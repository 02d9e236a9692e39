import { usePageQuery } from '../../../../apollo/usePageQuery'
import { useListState } from '../../../../ui/list/useListState'
import { BaseDataListPage } from '../../../basedata/kit'
import { CaptainsDocument } from './captains.generated'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'

/** 车队长: the captains of the company. */
export default function CaptainListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    CaptainsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.captains,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="captains"
      exported={{ list: 'CAPTAINS', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
