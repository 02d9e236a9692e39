import { mergedEdge } from '../basedata/index.js'
import { type Edge, edgesOf, manyOf } from '../edge.js'
import { RoleView } from '../identity/index.js'
import { phaseTable } from './phase/fields.js'
import { ProjectPhaseView } from './phase/phase.view.js'
import { ProjectForm } from './project/base-project.view.js'
import { projectTable } from './project/fields.js'
import { ProjectView, projectEdge, RecentHaul } from './project/project.view.js'
import { DumpSiteView, dumpSiteEdge, dumpSitesEdge } from './site/site.view.js'
import { SoilView } from './soil/soil.view.js'
import { PhaseSurveyDeletion, PhaseSurveyView } from './survey/survey.view.js'

/** Phase beside its id; null for people who may not look at phases. */
export const phaseEdge: Edge = {
  name: 'phase',
  to: () => ProjectPhaseView,
  by: 'phaseId',
  loader: 'phase',
  label: `${phaseTable.phaseName.label}；不可查看分期的人看不到`,
}

/** Soils beside their ids. */
export const soilsEdge: Edge = {
  name: 'soils',
  to: () => SoilView,
  by: 'soilTypeIds',
  loader: 'soil',
  label: projectTable.soilTypes.label,
}

/** Edges beside the ids of projects, phases, dump sites and soils. */
export const projectEdges = (): object[] => [
  ...edgesOf(
    ProjectPhaseView,
    projectEdge,
    mergedEdge(() => ProjectPhaseView, 'phase'),
  ),
  ...manyOf(ProjectPhaseView, dumpSitesEdge),
  ...edgesOf(PhaseSurveyView, phaseEdge),
  ...edgesOf(PhaseSurveyDeletion, phaseEdge),
  ...edgesOf(
    ProjectView,
    mergedEdge(() => ProjectView, 'project'),
  ),
  ...[ProjectView, ProjectForm].flatMap((type) => manyOf(type, dumpSitesEdge, soilsEdge)),
  ...edgesOf(
    DumpSiteView,
    mergedEdge(() => DumpSiteView, 'dumpSite'),
  ),
  ...edgesOf(
    SoilView,
    mergedEdge(() => SoilView, 'soil'),
  ),
  ...edgesOf(RecentHaul, projectEdge, dumpSiteEdge),
  // The domain of roles knows only the ids of projects.
  ...manyOf(RoleView, {
    ...projectEdge,
    name: 'projects',
    by: 'projectIds',
    label: '可见的项目，最多 1000 个；同所属编号',
  }),
]
