import { Field, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import type { Edge } from '../../edge.js'
import { projectTable, recentHaulTable } from './fields.js'

@ObjectType('Project', { description: projectTable.projectName.label })
export class ProjectView extends nodeOf(projectTable) {}

@ObjectType({ description: '查询到的项目的合计' })
export class ProjectSummary {
  @Field(() => Int, { description: '启用的项目数' })
  enabledCount!: number
}

@ObjectType({ description: '一页项目' })
export class ProjectPage extends pageOf(projectTable.projectName.label, ProjectView, ProjectSummary) {}

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
