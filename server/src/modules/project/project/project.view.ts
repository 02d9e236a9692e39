import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { nodeOf } from '../../../kernel/node.js'
import type { Edge } from '../../edge.js'
import { projectTable, recentHaulTable } from './fields.js'

@ObjectType('Project', { description: projectTable.projectName.label })
export class ProjectView extends nodeOf(projectTable) {}

@ObjectType({ description: '土方的一种去向' })
export class RecentHaul extends objectOf(recentHaulTable) {}

/** The project beside its id. */
export const projectEdge: Edge = {
  name: 'project',
  to: () => ProjectView,
  by: 'projectInfoId',
  loader: 'project',
  label: projectTable.projectName.label,
}
