import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { MachinesDocument } from './machine.generated'

/** 机械: the machines of the company. */
export default function MachineListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    MachinesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.machines,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="machines"
      exported={{ list: 'MACHINES', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
