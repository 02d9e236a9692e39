import type { TestCompany } from './company'
import type { TestOrgan } from './factories/organ'

const ORGAN = `id parentId name kind sort remark memberCount projectCount childCount version
  allowedActions refusedActions { action reason }`

/** The verbs and lists of organs, as programs send them. */
export const organDocuments = {
  organs: `query ($filter: OrganFilter, $sort: [OrganSort!], $page: PageInput) {
    organs(filter: $filter, sort: $sort, page: $page) { total summary { departments sites } records { ${ORGAN} } } }`,
  organ: `query ($id: ID!) { organ(id: $id) { ${ORGAN} } }`,
  projects: `query ($filter: OrganProjectFilter) {
    organProjects(filter: $filter) { total summary { ofOrgans ofCompany } records { id projectName organId organName enabled } } }`,
  create: `mutation ($parentId: ID, $input: OrganInput!, $idempotencyKey: String) {
    createOrgan(parentId: $parentId, input: $input, idempotencyKey: $idempotencyKey) { ${ORGAN} } }`,
  update: `mutation ($id: ID!, $input: OrganInput!, $version: Int) { updateOrgan(id: $id, input: $input, version: $version) { ${ORGAN} } }`,
  move: `mutation ($id: ID!, $parentId: ID, $version: Int) { moveOrgan(id: $id, parentId: $parentId, version: $version) { ${ORGAN} } }`,
  merge: `mutation ($id: ID!, $intoId: ID!, $dryRun: Boolean) {
    mergeOrgan(id: $id, intoId: $intoId, dryRun: $dryRun) { organ { ${ORGAN} } memberNames childNames projectNames } }`,
  remove: `mutation ($id: ID!) { deleteOrgan(id: $id, reason: "撤销") { ${ORGAN} } }`,
  setProjects: `mutation ($id: ID!, $projectIds: [ID!]!, $version: Int) {
    setOrganProjects(id: $id, projectIds: $projectIds, version: $version) { ${ORGAN} } }`,
  place:
    'mutation ($ids: [ID!]!, $organId: ID) { placeUsers(ids: $ids, organId: $organId) { id name organId organName } }',
} as const

export interface ShownOrgan {
  id: string
  parentId: string | null
  name: string
  memberCount: number
  projectCount: number
  childCount: number
  version: number
  allowedActions: string[]
  refusedActions: { action: string; reason: string }[]
}

/** Has the administrator put an organ elsewhere. */
export const moveOrgan = async (
  company: TestCompany,
  { id }: Pick<TestOrgan, 'id'>,
  parent: Pick<TestOrgan, 'id'> | null,
): Promise<void> => {
  await (await company.as('管理员')).ask(organDocuments.move, { id, parentId: parent?.id ?? null })
}
