import { usePageQuery } from '../../../apollo/usePageQuery'
import { useListState } from '../../../ui/list/useListState'
import { BaseDataListPage } from '../../basedata/kit'
import { columns } from './columns'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { ProjectPhasesDocument } from './phase.generated'

/** 项目分期: what is planned for each project, from one day to another. */
export default function PhaseListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    ProjectPhasesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.projectPhases,
  )
  return (
    <BaseDataListPage
      kind={kind}
      id="project-phases"
      exported={{ list: 'PHASES', filter }}
      list={list}
      searchFields={searchFields}
      page={page}
      columns={columns}
    />
  )
}
