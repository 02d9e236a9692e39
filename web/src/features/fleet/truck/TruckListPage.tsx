import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { TrucksDocument } from './truck.generated'

/** 车辆: the trucks of the company's captains. */
export default function TruckListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(TrucksDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.trucks)
  return (
    <BaseDataListPage
      kind={kind}
      id="trucks"
      exported={{ list: 'TRUCKS', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
