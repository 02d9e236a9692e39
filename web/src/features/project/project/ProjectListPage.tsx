import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { BaseProjectsDocument } from './project.generated'

/** 项目: where the company digs, with the dump sites and soils of each. */
export default function ProjectListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    BaseProjectsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.baseProjects,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="projects"
      exported={{ list: 'PROJECTS', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
