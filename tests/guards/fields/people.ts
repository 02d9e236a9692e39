import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { GuardedField } from '../graphql-fields'

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const NOBODY = '019a0000-0000-7000-8000-000000000000'
const EDIT_USER = 'sys:user:edit'
const USER = '{ id name roles { name } allowedActions refusedActions { action reason } }'
const ROLE =
  '{ id name permissions projects { id } differences { added { key } } allowedActions refusedActions { action reason } }'

/** The fields of a company's people and their roles. */
export const fields: Record<string, GuardedField> = {
  'Query.users': {
    access: 'sys:user:index',
    selection: `{ total summary { invited active disabled } records { id name phone organName roleNames inviteFailed allowedActions } }`,
    examples: ({ memberId, memberRoleId }) => [
      {
        filter: {
          name: '管',
          phone: '138',
          positionName: '管',
          userId: memberId,
          organId: NOBODY,
          roleId: memberRoleId,
          enabled: true,
          state: ['ACTIVE'],
          joinedAt: RANGE,
          createTime: RANGE,
        },
        sort: [{ field: 'ORGAN_NAME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: null, sort: null, page: null },
    ],
  },
  'Query.user': { access: 'sys:user:get', selection: USER, examples: ({ memberId: id }) => [{ id }] },
  'Query.roles': {
    access: 'sys:role:index',
    selection: `{ total records ${ROLE} }`,
    examples: () => [
      {
        filter: { name: '只', dataScope: ['ALL'] },
        sort: [{ field: 'MEMBER_COUNT', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.role': { access: 'sys:role:get', selection: ROLE, examples: ({ memberRoleId: id }) => [{ id }] },
  'Query.organChoices': { access: 'sys:user:index', selection: '{ id name }' },
  'Query.roleChoices': {
    access: 'sys:user:index',
    selection: '{ id name remark dataScope permissions areas { area permissions { key label } } refusal }',
  },
  'Query.permissionAreas': { access: 'sys:role:get', selection: '{ area permissions { key label } }' },
  'Mutation.inviteUser': {
    access: 'sys:user:add',
    selection: USER,
    examples: ({ memberRoleId }) => [
      {
        input: {
          phone: uniqueMobile(),
          name: '新人',
          positionName: '文员',
          roleIds: [memberRoleId],
          roleType: 'COMPANY',
        },
        captchaId: newId(),
        captchaCode: 'A7KX',
        dryRun: true,
      },
    ],
  },
  'Mutation.updateUser': {
    access: EDIT_USER,
    selection: USER,
    examples: ({ memberId: id }) => [
      { input: { id, name: '新名', email: 'a@b.cn', positionName: '文员' }, dryRun: true },
    ],
  },
  'Mutation.setUserRoles': {
    access: EDIT_USER,
    selection: USER,
    examples: ({ memberId: id, memberRoleId }) => [{ id, roleIds: [memberRoleId], version: 1, dryRun: true }],
  },
  'Mutation.disableUser': {
    access: EDIT_USER,
    selection: USER,
    examples: ({ memberId: id }) => [{ id, reason: '离职', version: 1, dryRun: true }],
  },
  'Mutation.enableUser': {
    access: EDIT_USER,
    selection: USER,
    examples: ({ memberId: id }) => [{ id, version: 1, dryRun: true }],
  },
  'Mutation.deleteUser': {
    access: 'sys:user:del',
    selection: USER,
    examples: ({ memberId: id }) => [{ id, reason: '离职', version: 1, dryRun: true }],
  },
  'Mutation.resendInvitation': {
    access: 'sys:user:add',
    selection: USER,
    examples: ({ memberId: id }) => [{ id, captchaId: newId(), captchaCode: 'A7KX', dryRun: true }],
  },
  'Mutation.withdrawInvitation': {
    access: 'sys:user:add',
    selection: USER,
    examples: ({ memberId: id }) => [{ id, dryRun: true }],
  },
  'Mutation.saveRole': {
    access: 'sys:role:edit',
    selection: ROLE,
    examples: ({ memberRoleId: id }) => [
      {
        input: { id, name: '只读', remark: '看', permissions: ['chain:companywaybill:get'], dataScope: 'ALL' },
        dryRun: true,
      },
    ],
  },
  'Mutation.copyRole': {
    access: 'sys:role:add',
    selection: ROLE,
    examples: ({ memberRoleId: id }) => [{ id, name: '副本', dryRun: true }],
  },
  'Mutation.resetRole': {
    access: 'sys:role:edit',
    selection: ROLE,
    examples: ({ memberRoleId: id }) => [{ id, dryRun: true }],
  },
  'Mutation.deleteRole': {
    access: 'sys:role:del',
    selection: ROLE,
    examples: ({ memberRoleId: id }) => [{ id, dryRun: true }],
  },
  'Mutation.declineInvitation': {
    access: 'signed-in',
    selection: '{ companyAuthId companyAuthName }',
    examples: ({ companyId }) => [{ companyAuthId: companyId }],
  },
  'Mutation.declineInvitationByCode': {
    access: 'public',
    selection: '{ companyAuthId companyAuthName }',
    examples: ({ companyId }) => [{ mobile: uniqueMobile(), code: 'x', companyAuthId: companyId, roleType: 'COMPANY' }],
  },
}
