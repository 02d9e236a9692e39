import type { GuardedField } from '../graphql-fields'

const PAGE = { current: 1, size: 20 }
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const ORGAN = '{ id name parent { id } memberCount projectCount allowedActions refusedActions { action reason } }'
const EDIT = 'sys:organ:edit'
const input = { name: '财务部', kind: 'DEPARTMENT', sort: 3, remark: '管账' }

/** The fields of a company's organs. */
export const fields: Record<string, GuardedField> = {
  'Query.organs': {
    access: 'signed-in',
    selection: `{ total summary { departments sites } records ${ORGAN} }`,
    examples: ({ organId }) => [
      {
        filter: { name: '部', kind: ['DEPARTMENT'], parentId: organId },
        sort: [{ field: 'MEMBER_COUNT', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { equal: { createTime: RANGE.from } }, sort: null, page: null },
    ],
  },
  'Query.organ': { access: 'sys:organ:index', selection: ORGAN, examples: ({ organId: id }) => [{ id }] },
  'Query.organProjects': {
    access: 'sys:organ:index',
    selection:
      '{ total summary { ofOrgans ofCompany } records { id projectName organId organName enabled organ { id } } }',
    examples: ({ organId }) => [
      {
        filter: { projectName: '期', organId, enabled: true },
        sort: [{ field: 'ORGAN_NAME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { ofCompany: true }, sort: null, page: null },
    ],
  },
  'Mutation.createOrgan': {
    access: 'sys:organ:add',
    selection: ORGAN,
    examples: ({ organId: parentId }) => [{ parentId, input, dryRun: true }],
  },
  'Mutation.updateOrgan': {
    access: EDIT,
    selection: ORGAN,
    examples: ({ organId: id }) => [{ id, input, version: 1, dryRun: true }],
  },
  'Mutation.moveOrgan': {
    access: EDIT,
    selection: ORGAN,
    examples: ({ organId: id, otherOrganId: parentId }) => [{ id, parentId, version: 1, dryRun: true }],
  },
  'Mutation.mergeOrgan': {
    access: 'sys:organ:del',
    selection: `{ organ ${ORGAN} memberNames childNames projectNames }`,
    examples: ({ organId: id, otherOrganId: intoId }) => [{ id, intoId, version: 1, dryRun: true }],
  },
  'Mutation.deleteOrgan': {
    access: 'sys:organ:del',
    selection: ORGAN,
    examples: ({ otherOrganId: id }) => [{ id, reason: '撤销', version: 1, dryRun: true }],
  },
  'Mutation.setOrganProjects': {
    access: EDIT,
    selection: ORGAN,
    examples: ({ organId: id, projectId }) => [{ id, projectIds: [projectId], version: 1, dryRun: true }],
  },
  'Mutation.placeUsers': {
    access: 'sys:user:edit',
    selection: '{ id name organName }',
    examples: ({ memberId, organId }) => [{ ids: [memberId], organId, dryRun: true }],
  },
}
