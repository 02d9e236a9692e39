import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { dumpSiteTable, projectTable, soilTypeTable } from './fields.js'

@ObjectType('Project', { description: projectTable.name.label })
export class ProjectView extends objectOf(projectTable) {}

@ObjectType('SoilType', { description: soilTypeTable.name.label })
export class SoilTypeView extends objectOf(soilTypeTable) {}

@ObjectType('DumpSite', { description: dumpSiteTable.name.label })
export class DumpSiteView extends objectOf(dumpSiteTable) {}
