import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { DriversDocument } from './driver.generated'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'

/** 司机: the drivers of the company. */
export default function DriverListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(DriversDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.drivers)
  return (
    <BaseDataListPage
      kind={kind}
      id="drivers"
      exported={{ list: 'DRIVERS', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
