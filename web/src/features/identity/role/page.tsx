import { roleFields as fields, roleFilter } from '../../../gql/fields/identity.generated'
import type { RoleFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf, firstReason } from '../../../kit/verbs/verb'
import { formatCount } from '../../../ui/format/decimal'
import { RowAction } from '../../../ui/layout/RowAction'
import { CopyDialog } from './CopyDialog'
import { AddRole, EditRole, role, scopeOptions } from './form'
import { RoleDetail } from './looks'
import { DeleteRoleDocument, ResetRoleDocument, RolesDocument } from './role.generated'
import { differencesOf, kindOf, type Role, reasonAgainst, verbsOf } from './rows'
import { texts } from './texts'

const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** Number of people with a role, linked to them. */
function Members({ role: { id, memberCount } }: { role: Role }) {
  const count = formatCount(memberCount)
  if (memberCount === 0) return count
  return (
    <RowAction to={`/sys/users?roleId=${id}`} permission="sys:user:index">
      {count}
    </RowAction>
  )
}

export const columns = columnsOf<Role>()(fields, {
  name: { width: 150, pin: 'start', rowHeader: true },
  standard: { width: 110, cell: kindOf },
  permissionCount: { width: 90, unit: texts.keys },
  dataScope: 180,
  secondFactor: { width: 110, cell: ({ secondFactor }) => secondFactor && texts.demanded },
  memberCount: { width: 100, unit: texts.people, cell: (row) => <Members role={row} /> },
  holderNames: { width: 200, cell: ({ holderNames }) => tipped(holderNames) },
  remark: { width: 200, cell: ({ remark }) => tipped(remark) },
  updateTime: hidden(150),
  createTime: hidden(150),
})

const roles = recordKind<Role>()({
  texts,
  param: 'role',
  nameOf: ({ name }) => name,
  // The row's name shows it.
  view: null,
  list: {
    id: 'roles',
    document: RolesDocument,
    pick: (data) => data.roles,
    columns,
    card: { facts: ['standard', 'permissionCount', 'dataScope', 'secondFactor', 'holderNames'] },
    search: searchOf<RoleFilter>()(roleFilter, { name: true, dataScope: { choices: () => scopeOptions } }),
    sort: [{ field: 'CREATE_TIME', direction: 'ASC' }],
    exported: 'ROLES',
  },
  one: role,
  head: ({ remark }) => ({ state: null, about: remark ? [remark] : [] }),
  Detail: RoleDetail,
  verbs: {
    verbs: {
      edit: { label: texts.edit, opens: 'edit' },
      copy: { label: texts.copy, Dialog: CopyDialog },
      reset: {
        label: texts.reset,
        done: texts.resetDone,
        against: (rows) => firstReason(rows, (row) => reasonAgainst('reset', row)),
        command: commandOf(ResetRoleDocument, ({ id }: Role) => ({ id })),
        ask: (row) => ({
          title: texts.resetTitle,
          content: texts.resetQuestion(row.name),
          about: texts.resetAbout(formatCount(row.memberCount), differencesOf(row).join('；')),
          danger: true,
        }),
      },
      delete: {
        label: texts.delete,
        danger: true,
        removes: true,
        command: commandOf(DeleteRoleDocument, ({ id }: Role) => ({ id })),
        ask: ({ name, permissionCount }) => ({
          title: texts.deleteTitle,
          content: texts.deleteQuestion,
          about: texts.deleteAbout(name, formatCount(permissionCount)),
          danger: true,
        }),
      },
    },
    of: verbsOf,
    first: () => 'edit',
    about: ({ name }) => name,
    inline: true,
    width: 190,
    changes: ['Role', 'users'],
  },
  addPermission: 'sys:role:add',
  Add: AddRole,
  Edit: EditRole,
})

/** 角色管理: roles of the company, with their permissions. */
export default function RolePage() {
  return <RecordListPage kind={roles} />
}
