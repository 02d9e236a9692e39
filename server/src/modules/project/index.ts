import {
  BaseDataService,
  basedataImporting,
  basedataResolver,
  MergeService,
  mergeActions,
  mergeResolver,
  mergesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import { documentedName } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { importingOf } from '../import/index.js'
import { CompanyDictionaryItemActions, CompanyDictionaryResolver } from './dictionary/company-dictionary.resolver.js'
import { CompanyDictionaryService } from './dictionary/company-dictionary.service.js'
import { DictionaryService } from './dictionary/dictionary.service.js'
import { PlatformDictionaryItemActions, PlatformDictionaryResolver } from './dictionary/platform-dictionary.resolver.js'
import { PlatformDictionaryService } from './dictionary/platform-dictionary.service.js'
import { projectLoaders } from './loaders.js'
import { ofCharts, projectPermissions } from './permissions.js'
import { ChartPhasesResolver } from './phase/chart-phases.resolver.js'
import { ChartPhasesService } from './phase/chart-phases.service.js'
import { phaseImport } from './phase/phase.import.js'
import { phase } from './phase/phase.js'
import { ProjectPhaseEdges } from './phase/phase.resolver.js'
import { phaseSheet } from './phase/phase.sheet.js'
import {
  ProjectPhaseFilter,
  ProjectPhaseInput,
  ProjectPhasePage,
  ProjectPhaseSort,
  ProjectPhaseView,
} from './phase/phase.view.js'
import { baseProject } from './project/base-project.js'
import { baseProjectSheet } from './project/base-project.sheet.js'
import {
  BaseProjectFilter,
  BaseProjectPage,
  BaseProjectSort,
  BaseProjectView,
  ProjectInput,
} from './project/base-project.view.js'
import { haulTable } from './project/fields.js'
import { projectImport } from './project/project.import.js'
import { ProjectResolver } from './project/project.resolver.js'
import { ProjectService } from './project/project.service.js'
import { DumpSitePlace, DumpSiteView, ProjectShifts, ProjectView } from './project/project.view.js'
import { publishedByProject } from './published.js'
import { siteImport } from './site/site.import.js'
import { site } from './site/site.js'
import { siteSheet } from './site/site.sheet.js'
import { SiteFilter, SiteInput, SitePage, SiteSort, SiteView } from './site/site.view.js'
import { soilImport } from './soil/soil.import.js'
import { soil } from './soil/soil.js'
import { soilSheet } from './soil/soil.sheet.js'
import { SoilFilter, SoilInput, SoilPage, SoilSort, SoilView } from './soil/soil.view.js'
import { surveyImport } from './survey/import/definition.js'
import { SurveyImportWork } from './survey/import/work.js'
import { PhaseSurveyResolver, SurveysOfPhase } from './survey/survey.resolver.js'
import { PhaseSurveyService } from './survey/survey.service.js'
import { usesByProjects } from './uses.js'

export { TpMode, WeightUnit } from './enums.js'
export { modeLabels, unitLabel, unitLabels, yesOrNo } from './labels.js'
export { phaseTable } from './phase/fields.js'
export { dumpSiteTable, haulTable, projectTable, soilTypeTable, unitField } from './project/fields.js'
export { lockProjects, projectsInUse } from './project/lock.queries.js'
export { DumpSiteView, ProjectView, SoilTypeView } from './project/project.view.js'
export { retiredOfHaul } from './retired.js'

const merging = mergeActions(phase)

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
    basedataResolver(
      soil,
      soils,
      { View: SoilView, Page: SoilPage, Filter: SoilFilter, Sort: SoilSort, Input: SoilInput },
      { one: 'soil', many: 'soils', type: 'Soil' },
      mergeActions(soil),
    ),
    mergeResolver(soil, soilMerges, 'mergeSoils'),
    basedataResolver(
      site,
      sites,
      { View: SiteView, Page: SitePage, Filter: SiteFilter, Sort: SiteSort, Input: SiteInput },
      { one: 'site', many: 'sites', type: 'Site' },
      mergeActions(site),
    ),
    mergeResolver(site, siteMerges, 'mergeSites'),
    basedataResolver(
      baseProject,
      baseProjects,
      {
        View: BaseProjectView,
        Page: BaseProjectPage,
        Filter: BaseProjectFilter,
        Sort: BaseProjectSort,
        Input: ProjectInput,
      },
      { one: 'baseProject', many: 'baseProjects', type: 'Project' },
      mergeActions(baseProject),
    ),
    mergeResolver(baseProject, projectMerges, 'mergeBaseProjects'),
    basedataResolver(
      phase,
      phases,
      {
        View: ProjectPhaseView,
        Page: ProjectPhasePage,
        Filter: ProjectPhaseFilter,
        Sort: ProjectPhaseSort,
        Input: ProjectPhaseInput,
      },
      { one: 'projectPhase', many: 'projectPhases', type: 'ProjectPhase' },
      {
        names: `addSurvey 填报实测、${merging.names}`,
        allowed: (actor, row) => [...(actor.can(ofCharts.edit) ? ['addSurvey'] : []), ...merging.allowed(actor, row)],
        withheld: merging.withheld,
      },
    ),
    mergeResolver(phase, phaseMerges, 'mergeProjectPhases'),
    new ProjectPhaseEdges(),
    new ChartPhasesResolver(chartPhases),
    new PhaseSurveyResolver(phaseSurveys),
    new SurveysOfPhase(),
    ...[ProjectView, ProjectShifts].map((type) => documentedName(type, 'projectName', haulTable.projectName.label)),
    ...[DumpSiteView, DumpSitePlace].map((type) => documentedName(type, 'garbageName', haulTable.garbageName.label)),
  ],
  imports: ({ soilImporting, siteImporting, projectImporting, phaseImporting, surveyImporting }) => [
    soilImporting,
    siteImporting,
    projectImporting,
    phaseImporting,
    surveyImporting,
  ],
  loaders: projectLoaders,
  sheets: { PROJECTS: baseProjectSheet, PHASES: phaseSheet, SITES: siteSheet, SOILS: soilSheet },
  fills: usesByProjects,
})
