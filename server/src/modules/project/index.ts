import type { Tx } from '../../kernel/command/command.js'
import {
  BaseDataService,
  basedataImporting,
  basedataResolver,
  MergeService,
  mergeActions,
  mergeResolver,
  mergesIn,
  retiredKeys,
  usesOfBaseData,
} from '../basedata/index.js'
import { formerDumpSiteIds, formerName } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { importingOf } from '../import/index.js'
import { byKey, type Loading } from '../loader.js'
import { CompanyDictionaryItemActions, CompanyDictionaryResolver } from './dictionary/company-dictionary.resolver.js'
import { CompanyDictionaryService } from './dictionary/company-dictionary.service.js'
import { DictionaryService } from './dictionary/dictionary.service.js'
import { PlatformDictionaryItemActions, PlatformDictionaryResolver } from './dictionary/platform-dictionary.resolver.js'
import { PlatformDictionaryService } from './dictionary/platform-dictionary.service.js'
import { projectEdges } from './edges.js'
import { publishedByProject } from './entities.js'
import { usesByProjects } from './merges.queries.js'
import { ofCharts, ofProjects, projectPermissions } from './permissions.js'
import { ChartPhasesResolver } from './phase/chart-phases.resolver.js'
import { ChartPhasesService } from './phase/chart-phases.service.js'
import { phaseImport } from './phase/phase.import.js'
import { phase } from './phase/phase.js'
import { phaseSheet, phasesByIds } from './phase/phase.list.queries.js'
import { phaseTypes } from './phase/phase.view.js'
import { baseProject } from './project/base-project.js'
import { baseProjectSheet, projectObject, projectsByIds } from './project/base-project.list.queries.js'
import { baseProjectTypes } from './project/base-project.view.js'
import { projectTable } from './project/fields.js'
import { projectImport } from './project/project.import.js'
import { ProjectResolver } from './project/project.resolver.js'
import { ProjectService } from './project/project.service.js'
import { ProjectView } from './project/project.view.js'
import { dumpSiteTable } from './site/fields.js'
import { siteImport } from './site/site.import.js'
import { site } from './site/site.js'
import { dumpSitesByIds, siteSheet } from './site/site.list.queries.js'
import { DumpSiteView, siteTypes } from './site/site.view.js'
import { soilImport } from './soil/soil.import.js'
import { soil } from './soil/soil.js'
import { soilSheet, soilsByIds } from './soil/soil.list.queries.js'
import { soilTypes } from './soil/soil.view.js'
import { ENTITY, toldChange } from './survey/history.js'
import { changesOfPhases } from './survey/history.queries.js'
import { surveyImport } from './survey/import/definition.js'
import { SurveyImportWork } from './survey/import/work.js'
import { surveysOfPhases } from './survey/survey.queries.js'
import { PhaseSurveyResolver, SurveysOfPhase } from './survey/survey.resolver.js'
import { PhaseSurveyService } from './survey/survey.service.js'

export { yesOrNo } from '../../kernel/fields.js'
export { phaseEdge, soilsEdge } from './edges.js'
export { modeLabels, TpMode, unitLabel, unitLabels, WeightUnit } from './enums.js'
export { phaseTable } from './phase/fields.js'
export { haulTable, ownId, projectTable, unitField } from './project/fields.js'
export { lockProjects, projectsInUse } from './project/lock.queries.js'
export { ProjectView, projectEdge } from './project/project.view.js'
export { dumpSiteTable } from './site/fields.js'
export { DumpSiteView, dumpSiteEdge, dumpSitesEdge } from './site/site.view.js'
export { SoilView } from './soil/soil.view.js'

const merging = mergeActions(phase)

const projectLoaders = (load: Loading) => ({
  project: load.edge(async (actor, ids, fields) =>
    byKey(await projectsByIds(load.em(), actor, ids, fields), ({ id }) => id),
  ),
  dumpSite: load.edge(async (actor, ids, fields) =>
    byKey(await dumpSitesByIds(load.em(), actor, ids, fields), ({ id }) => id),
  ),
  /** Edge to the phase; null for people who may not read phases. */
  phase: load.edge(async (actor, ids, fields) => {
    const found = actor.can(ofProjects.get) ? await phasesByIds(load.em(), actor, ids, fields) : []
    return byKey(found, ({ id }) => id)
  }),
  soil: load.edge(async (actor, ids, fields) => byKey(await soilsByIds(load.em(), actor, ids, fields), ({ id }) => id)),
  phaseSurveys: load.byId(async (actor, ids) => {
    const surveys = Map.groupBy(await surveysOfPhases(load.em(), actor, ids), ({ phaseId }) => phaseId)
    return (id) => surveys.get(id) ?? []
  }),
  phaseSurveyChanges: load.byId(async (actor, ids) => {
    const changes = Map.groupBy(await changesOfPhases(load.em(), actor, ENTITY, ids), ({ phaseId }) => phaseId)
    return (id) => (changes.get(id) ?? []).map(toldChange)
  }),
})

/** Base data of this domain that a trip names: projects and dump sites by id, soils by name. */
interface NamedOfHaul {
  projectIds: readonly string[]
  dumpSiteIds: readonly string[]
  soils: readonly string[]
}

/** Retired base data among these; the rest stays in use until the transaction ends. */
export const retiredOfHaul = (tx: Tx, { projectIds, dumpSiteIds, soils }: NamedOfHaul): Promise<ReadonlySet<string>> =>
  retiredKeys(tx, [
    { table: 'project', by: 'id', keys: projectIds },
    { table: 'dump_site', by: 'id', keys: dumpSiteIds },
    { table: 'soil_type', by: 'name', keys: soils },
  ])

/** Projects, phases, dump sites, soil types and dictionaries. */
export const project = defineDomain({
  name: 'project',
  published: publishedByProject,
  permissions: projectPermissions,
  services(world) {
    const { database, clock, run } = world.ground
    const uses = () => world.filled(usesOfBaseData)
    const soils = new BaseDataService(soil, database, run, uses)
    const sites = new BaseDataService(site, database, run, uses)
    const merges = mergesIn(world)
    const baseProjects = new BaseDataService(baseProject, database, run, uses)
    const phases = new BaseDataService(phase, database, run, uses)
    return {
      projects: new ProjectService(database, clock),
      dictionaries: new DictionaryService(database),
      companyDictionaries: new CompanyDictionaryService(database, run),
      platformDictionaries: new PlatformDictionaryService(database, run),
      soils,
      sites,
      soilMerges: new MergeService(soils, run, merges),
      siteMerges: new MergeService(sites, run, merges),
      projectMerges: new MergeService(baseProjects, run, merges),
      phaseMerges: new MergeService(phases, run, merges),
      baseProjects,
      phases,
      chartPhases: new ChartPhasesService(database),
      phaseSurveys: new PhaseSurveyService(run),
      soilImporting: basedataImporting(world, soils, soilImport),
      siteImporting: basedataImporting(world, sites, siteImport),
      projectImporting: basedataImporting(world, baseProjects, projectImport),
      phaseImporting: basedataImporting(world, phases, phaseImport),
      surveyImporting: importingOf(world, surveyImport, new SurveyImportWork()),
    }
  },
  resolvers: ({
    projects,
    dictionaries,
    companyDictionaries,
    platformDictionaries,
    soils,
    sites,
    soilMerges,
    siteMerges,
    projectMerges,
    phaseMerges,
    baseProjects,
    phases,
    chartPhases,
    phaseSurveys,
  }) => [
    new ProjectResolver(projects, dictionaries),
    new CompanyDictionaryResolver(companyDictionaries),
    new CompanyDictionaryItemActions(),
    new PlatformDictionaryResolver(platformDictionaries),
    new PlatformDictionaryItemActions(),
    basedataResolver(soil, soils, soilTypes, { one: 'soil', many: 'soils', type: 'Soil' }, mergeActions(soil)),
    mergeResolver(soil, soilMerges, 'mergeSoils'),
    basedataResolver(
      site,
      sites,
      siteTypes,
      { one: 'site', many: 'sites', type: 'Site', row: 'DumpSite' },
      mergeActions(site),
    ),
    mergeResolver(site, siteMerges, 'mergeSites'),
    basedataResolver(
      baseProject,
      baseProjects,
      baseProjectTypes,
      { one: 'baseProject', many: 'baseProjects', type: 'Project' },
      mergeActions(baseProject),
    ),
    mergeResolver(baseProject, projectMerges, 'mergeBaseProjects'),
    basedataResolver(
      phase,
      phases,
      phaseTypes,
      { one: 'projectPhase', many: 'projectPhases', type: 'ProjectPhase' },
      {
        verbs: { addSurvey: '填报实测', ...merging.verbs },
        allowed: (actor, row) => [...(actor.can(ofCharts.edit) ? ['addSurvey'] : []), ...merging.allowed(actor, row)],
        withheld: merging.withheld,
      },
    ),
    mergeResolver(phase, phaseMerges, 'mergeProjectPhases'),
    ...projectEdges(),
    new ChartPhasesResolver(chartPhases),
    new PhaseSurveyResolver(phaseSurveys),
    new SurveysOfPhase(),
    formerDumpSiteIds(ProjectView),
    formerName(ProjectView, 'projectName', projectTable.projectName.label),
    formerName(DumpSiteView, 'garbageName', dumpSiteTable.garbageName.label),
  ],
  imports: ({ soilImporting, siteImporting, projectImporting, phaseImporting, surveyImporting }) => [
    soilImporting,
    siteImporting,
    projectImporting,
    phaseImporting,
    surveyImporting,
  ],
  writtenObjects: [projectObject],
  loaders: projectLoaders,
  sheets: { PROJECTS: baseProjectSheet, PHASES: phaseSheet, SITES: siteSheet, SOILS: soilSheet },
  fills: usesByProjects,
})
