import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { labelsOf } from '../../kernel/fields.js'
import { organTable } from '../../modules/identity/organ/fields.js'
import type { OrganService } from '../../modules/identity/organ/organ.service.js'
import { organKind } from '../codes.js'
import { filter } from '../fields.js'
import { type Route, route } from '../route.js'
import { count, idShape, text, textOrNull } from '../shapes.js'

const labels = labelsOf(organTable)

const members = {
  id: idShape,
  parentId: textOrNull('上级机构编号；公司本身为空'),
  name: text(labels.name),
  kind: organKind.shape.nullable().describe(`${labels.kind}；公司本身为空`),
  sort: count(labels.sort),
  memberCount: count(`${labels.memberCount}${organTable.memberCount.note}`),
  projectCount: count(`${labels.projectCount}${organTable.projectCount.note}`),
  remark: textOrNull(labels.remark),
}
const below = z.array(z.object(members).loose()).describe('下级机构，各项与本级相同，以此类推')
const organShape = z.object({ ...members, children: z.array(z.object({ ...members, children: below })) })

interface Node {
  id: string
  parentId: string | null
  name: string
  kind: number | null
  sort: number
  memberCount: number
  projectCount: number
  remark: string | null
  children: Node[]
}

const params = z.object({
  name: filter(`${labels.name}，模糊；连同其各级上级`),
  organId: filter(`${labels.id}：只要该机构及其下级`),
  kind: organKind.field(labels.kind).optional(),
})
type Asked = z.output<typeof params>

const tree = route({
  group: 'users',
  method: 'GET',
  path: '/upms/organ/tree',
  access: 'signed-in',
  result: 'tree',
  summary: '公司的组织架构，公司为根',
  params,
  answer: organShape,
  async handler({ actor, params, services }) {
    // A captain belongs to no company.
    if (!actor.facts.company) return []
    const company = { id: actor.companyId, name: actor.facts.company.name }
    const root = rootOf(company, await services.organs.tree(actor))
    const top = params.organId ? within(root, params.organId) : root
    if (!top) throw new DomainError('NOT_FOUND', { what: labels.name })
    return [{ ...top, children: top.children.flatMap((node) => kept(node, params)) }]
  },
})

function rootOf(company: Pick<Node, 'id' | 'name'>, { organs, own }: Awaited<ReturnType<OrganService['tree']>>): Node {
  const byParent = Map.groupBy(organs, ({ parentId }) => parentId)
  const nodesBelow = (above: string | null): Node[] =>
    (byParent.get(above) ?? []).map(({ id, name, kind, sort, memberCount, projectCount, remark }) => ({
      id,
      parentId: above ?? company.id,
      name,
      kind: organKind.numberOf(kind),
      sort,
      memberCount,
      projectCount,
      remark,
      children: nodesBelow(id),
    }))
  return { ...company, ...own, parentId: null, kind: null, sort: 0, remark: null, children: nodesBelow(null) }
}

function within(node: Node, id: string): Node | undefined {
  if (node.id === id) return node
  for (const child of node.children) {
    const found = within(child, id)
    if (found) return found
  }
  return undefined
}

/** Node that matches a search, or has a match below it, with its path from the root; undefined otherwise. */
function kept(node: Node, asked: Asked): Node[] {
  const children = node.children.flatMap((child) => kept(child, asked))
  const meant =
    (asked.name === undefined || node.name.includes(asked.name)) &&
    (asked.kind === undefined || node.kind === organKind.numberOf(asked.kind))
  return meant || children.length > 0 ? [{ ...node, children }] : []
}

export const organRoutes: Route[] = [tree]
