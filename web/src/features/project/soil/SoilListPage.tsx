import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { SoilsDocument } from './soil.generated'

/** 土质: what the company hauls. */
export default function SoilListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(SoilsDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.soils)
  return (
    <BaseDataListPage
      kind={kind}
      id="soils"
      exported={{ list: 'SOILS', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
