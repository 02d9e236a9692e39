import { documentedName } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { DictionaryService } from './dictionary/dictionary.service.js'
import { projectLoaders } from './loaders.js'
import { haulTable } from './project/fields.js'
import { ProjectResolver } from './project/project.resolver.js'
import { ProjectService } from './project/project.service.js'
import { DumpSitePlace, DumpSiteView, ProjectShifts, ProjectView } from './project/project.view.js'
import { publishedByProject } from './published.js'

export { TpMode } from './enums.js'
export { modeLabels, yesOrNo } from './labels.js'
export { dumpSiteTable, haulTable, projectTable, soilTypeTable } from './project/fields.js'
export { lockProjects } from './project/lock.queries.js'
export { DumpSiteView, ProjectView, SoilTypeView } from './project/project.view.js'

/** Projects, phases, dump sites, soil types and dictionaries. */
export const project = defineDomain({
  name: 'project',
  published: publishedByProject,
  services: ({ ground: { database, clock } }) => ({
    projects: new ProjectService(database, clock),
    dictionaries: new DictionaryService(database),
  }),
  resolvers: ({ projects, dictionaries }) => [
    new ProjectResolver(projects, dictionaries),
    ...[ProjectView, ProjectShifts].map((type) => documentedName(type, 'projectName', haulTable.projectName.label)),
    ...[DumpSiteView, DumpSitePlace].map((type) => documentedName(type, 'garbageName', haulTable.garbageName.label)),
  ],
  loaders: projectLoaders,
})
