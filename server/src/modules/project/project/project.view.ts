import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { nodeOf } from '../../../kernel/node.js'
import type { Edge } from '../../edge.js'
import { dumpSiteTable, projectTable, recentHaulTable, shiftsTable, siteTable, soilTypeTable } from './fields.js'

@ObjectType('Project', { description: projectTable.name.label })
export class ProjectView extends nodeOf(projectTable) {}

@ObjectType('SoilType', { description: soilTypeTable.name.label })
export class SoilTypeView extends objectOf(soilTypeTable) {}

@ObjectType('DumpSite', { description: dumpSiteTable.name.label })
export class DumpSiteView extends nodeOf(dumpSiteTable) {}

@ObjectType({ description: '渣土场及其地址' })
export class DumpSitePlace extends objectOf({ ...dumpSiteTable, ...siteTable }) {}

@ObjectType({ description: '项目的班次时间' })
export class ProjectShifts extends objectOf(shiftsTable) {}

@ObjectType({ description: '土方的一种去向' })
export class RecentHaul extends objectOf(recentHaulTable) {}

/** The project beside its id. */
export const projectEdge: Edge = {
  name: 'project',
  to: () => ProjectView,
  by: 'projectInfoId',
  loader: 'project',
  label: projectTable.name.label,
}

/** Dump sites beside their ids. */
export const dumpSitesEdge: Edge = {
  name: 'dumpSites',
  to: () => DumpSiteView,
  by: 'garbageIds',
  loader: 'dumpSite',
  label: dumpSiteTable.name.label,
}

/** Dump site beside its id; null for a row without one. */
export const dumpSiteEdge: Edge = {
  name: 'dumpSite',
  to: () => DumpSiteView,
  by: 'garbageId',
  loader: 'dumpSite',
  label: dumpSiteTable.name.label,
}
