import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { projectFields as fields, projectFilter, projectPhaseFields } from '../../../gql/fields/project.generated'
import type { ProjectFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { PartTable } from '../../../kit/PartTable'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatQuantity } from '../../../ui/format/decimal'
import { Group } from '../../../ui/layout/Group'
import { ImportButton } from '../../import/data'
import { projectForm } from './form'
import {
  type BaseProjectRowFragment,
  BaseProjectsDocument,
  DeleteProjectDocument,
  MergeBaseProjectsDocument,
  PhasesOfProjectDocument,
  type PhasesOfProjectQuery,
  ProjectMergeChoicesDocument,
  RestoreProjectDocument,
  RetireProjectDocument,
} from './project.generated'
import { texts } from './texts'

type Project = BaseProjectRowFragment

const phaseColumns = columnsOf<PhasesOfProjectQuery['projectPhases']['records'][number]>()(projectPhaseFields, {
  phaseName: { width: 160, rowHeader: true },
  fromDate: 120,
  toDate: 120,
  planCubic: { width: 140, cell: ({ planCubic }) => planCubic && texts.cubic(formatQuantity(planCubic, 'CUBIC')) },
})
const phasesUrl = (projectName: string) => `/base/phases?${new URLSearchParams({ projectName })}`

/** Enabled phases of a project in order, with a link to all of them. */
function PhasesOf({ row: { id, projectName } }: { row: Project }) {
  const { data, error, refetch } = useQuery(PhasesOfProjectDocument, { variables: { projectInfoId: id } })
  const phases = data?.projectPhases
  return (
    <Group title={texts.phases} aria-busy={!phases && !error}>
      {error && <ErrorPanel error={error} inline onRetry={() => void refetch()} />}
      {phases?.total === 0 && <p>{texts.noPhases}</p>}
      {phases && phases.total > 0 && (
        <PartTable label={texts.phases} columns={phaseColumns} rows={phases.records} rowKey={(phase) => phase.id} />
      )}
      <p>
        <Link to={phasesUrl(projectName)}>{texts.allPhases}</Link>
      </p>
    </Group>
  )
}

export const columns = columnsOf<Project>()(fields, {
  projectName: { width: 200, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  address: 220,
  garbageNames: 220,
  soilTypes: 160,
  dayStart: { width: 100, cell: ({ dayStart }) => figures(dayStart) },
  nightStart: { width: 100, cell: ({ nightStart }) => figures(nightStart) },
  usesTickets: 100,
  lng: { ...hidden(120), cell: ({ lng }) => figures(lng) },
  lat: { ...hidden(120), cell: ({ lat }) => figures(lat) },
  mergedIntoName: 180,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: 160,
})

const projects = baseDataKind<Project>()({
  form: projectForm,
  param: 'project',
  list: {
    id: 'projects',
    document: BaseProjectsDocument,
    pick: (data) => data.baseProjects,
    columns,
    facts: ['address', 'garbageNames', 'soilTypes'],
    search: searchOf<ProjectFilter>()(projectFilter, {
      projectName: true,
      address: true,
      garbageNames: true,
      soilTypes: true,
      usesTickets: true,
      enabled: true,
    }),
    sort: [{ field: 'PROJECT_NAME', direction: 'ASC' }],
    exported: 'PROJECTS',
    Toolbar: () => <ImportButton kind="PROJECT" />,
  },
  about: ({ address }) => [address],
  facts: (row) => [
    [fields.address.label, row.address, true],
    [texts.shifts, texts.shiftTimes(row.dayStart, row.nightStart)],
    'usesTickets',
    [fields.garbageNames.label, row.garbageNames ?? texts.allSites, true],
    [fields.soilTypes.label, row.soilTypes ?? texts.allSoils, true],
    [texts.place, row.lng && row.lat && `${row.lng}, ${row.lat}`],
  ],
  Beside: PhasesOf,
  retire: RetireProjectDocument,
  restore: RestoreProjectDocument,
  remove: DeleteProjectDocument,
  merging: { document: MergeBaseProjectsDocument, choices: ProjectMergeChoicesDocument },
  changes: ['Project'],
})

/** 项目: the company's excavations, with the dump sites and soils of each. */
export default function ProjectPage() {
  return <RecordListPage kind={projects} />
}
