import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { ProjectPricesDocument } from './project-price.generated'

/** 项目单价: what projects pay where nothing was agreed with a captain. */
export default function ProjectPriceListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    ProjectPricesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.projectPrices,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="project-prices"
      exported={{ list: 'PROJECT_PRICES', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
