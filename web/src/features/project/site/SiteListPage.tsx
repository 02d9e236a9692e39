import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { SitesDocument } from './site.generated'
import { useSiteTypes } from './useSiteTypes'

/** 渣土场: where the company hauls to. */
export default function SiteListPage() {
  const types = useSiteTypes()
  const fields = useMemo(() => searchFields(types), [types])
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(SitesDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.sites)
  return (
    <BaseDataListPage
      kind={kind}
      id="sites"
      exported={{ list: 'SITES', filter }}
      list={list}
      searchFields={fields}
      page={page}
      columns={columns}
    />
  )
}
