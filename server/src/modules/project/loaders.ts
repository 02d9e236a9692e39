import { byKey, type Loading } from '../loader.js'
import { dumpSitesByIds, projectsByIds } from './project/project.queries.js'
import { ENTITY, toldChange } from './survey/history.js'
import { changesOfPhases } from './survey/history.queries.js'
import { surveysOfPhases } from './survey/survey.queries.js'

export const projectLoaders = (load: Loading) => ({
  project: load.byId(async (actor, ids) => byKey(await projectsByIds(load.em(), actor, ids), ({ id }) => id)),
  dumpSite: load.byId(async (actor, ids) => byKey(await dumpSitesByIds(load.em(), actor, ids), ({ id }) => id)),
  phaseSurveys: load.byId(async (actor, ids) => {
    const surveys = Map.groupBy(await surveysOfPhases(load.em(), actor, ids), ({ phaseId }) => phaseId)
    return (id) => surveys.get(id) ?? []
  }),
  phaseSurveyChanges: load.byId(async (actor, ids) => {
    const changes = Map.groupBy(await changesOfPhases(load.em(), actor, ENTITY, ids), ({ phaseId }) => phaseId)
    return (id) => (changes.get(id) ?? []).map(toldChange)
  }),
})
