import { companyUserFields as fields, memberStateCodes, userFilter } from '../../../gql/fields/identity.generated'
import type { MemberState, UserFilter } from '../../../gql/types.generated'
import { CodeBadge, figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { namedOptions } from '../../../ui/form/options'
import { formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Group } from '../../../ui/layout/Group'
import looks from '../../../ui/layout/looks.module.css'
import { Tabs } from '../../../ui/layout/Tabs'
import { ImportButton } from '../../import/data'
import css from '../people.module.css'
import { EditUser, InviteUser, user, useUserChoices } from './form'
import { PasswordDialog } from './PasswordDialog'
import { texts } from './texts'
import { type UserRowFragment, UsersDocument, type UsersQuery } from './user.generated'
import { verbs, verbsOf } from './verbs'

type User = UserRowFragment
type Summary = UsersQuery['users']['summary']

/** State of a person; for an invited one also the time of the invitation, and the delivery of its message. */
function UserState({ user: { state, inviteFailed, invitedAt } }: { user: User }) {
  const badge = <CodeBadge field={fields.state} value={state} />
  if (state !== 'INVITED' || !invitedAt) return badge
  return <span data-tip={inviteFailed ? texts.inviteFailed : texts.invitedAt(formatMinute(invitedAt))}>{badge}</span>
}

export const columns = columnsOf<User>()(fields, {
  name: { width: 120, pin: 'start', rowHeader: true },
  state: { width: 100, cell: (row) => <UserState user={row} /> },
  phone: { width: 130, cell: ({ phone }) => figures(phone) },
  organName: { width: 140, cell: ({ organName }) => organName ?? texts.noOrgan },
  positionName: 140,
  roleNames: { width: 200, cell: ({ roleNames }) => roleNames && <span data-tip={roleNames}>{roleNames}</span> },
  email: hidden(200),
  joinedAt: 150,
  createTime: hidden(150),
})

const search = searchOf<UserFilter, ReturnType<typeof useUserChoices>>()(userFilter, {
  name: true,
  phone: true,
  roleId: { label: fields.roleNames.label, choices: (choices) => namedOptions(choices?.roles ?? []) },
  organId: { label: texts.organ, choices: (choices) => namedOptions(choices?.organs ?? []) },
  positionName: true,
  state: true,
})

const ALL = 'ALL'

/** States as buttons, with the number of people in each, which is unknown in other states while one is selected. */
function tabNames(summary: Summary | undefined, state: string | undefined) {
  const counts = { ACTIVE: summary?.active, INVITED: summary?.invited, DISABLED: summary?.disabled }
  const named = (one: MemberState) => {
    const count = state === undefined || state === one ? counts[one] : undefined
    return count === undefined ? memberStateCodes[one] : texts.counted(memberStateCodes[one], formatCount(count))
  }
  return { ALL: texts.everyState, ACTIVE: named('ACTIVE'), INVITED: named('INVITED'), DISABLED: named('DISABLED') }
}

/** Permissions of all roles of a member, by area, in the order of the catalogue. */
function MayDo({ row }: { row: User }) {
  const { roles } = useUserChoices()
  const held = (roles ?? []).filter(({ id }) => row.roles.some((role) => role.id === id))
  const areas = new Map<string, Map<string, string>>()
  for (const { area, permissions } of held.flatMap((role) => role.areas)) {
    const known = areas.get(area) ?? new Map<string, string>()
    for (const { key, label } of permissions) known.set(key, label)
    areas.set(area, known)
  }
  return (
    <Group title={texts.mayDo}>
      {areas.size === 0 ? (
        <p className={looks.note}>{roles ? texts.mayNothing : texts.rolesUnseen}</p>
      ) : (
        <dl className={css.areas}>
          {[...areas].map(([area, permissions]) => (
            <div key={area}>
              <dt>{area}</dt>
              <dd>{[...permissions.values()].join('、')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Group>
  )
}

const users = recordKind<User>()({
  texts,
  param: 'user',
  nameOf: ({ name }) => name,
  // The row's name shows it.
  view: null,
  list: {
    id: 'users',
    document: UsersDocument,
    pick: (data) => data.users,
    columns,
    card: { state: 'state', facts: ['phone', 'organName', 'positionName', 'roleNames'] },
    search,
    useChoices: useUserChoices,
    sort: [{ field: 'CREATE_TIME', direction: 'ASC' }],
    exported: 'USERS',
    Toolbar: ({ filters, setFilters, summary }) => (
      <>
        <ImportButton kind="MEMBER" />
        <Tabs
          label={texts.byState}
          names={tabNames(summary, filters.state)}
          value={filters.state ?? ALL}
          onChange={(state) => {
            const { state: _, ...others } = filters
            setFilters(state === ALL ? others : { ...others, state })
          }}
        />
      </>
    ),
  },
  one: user,
  width: 640,
  head: (row) => ({ state: <UserState user={row} />, about: [row.positionName] }),
  Detail: ({ row }) => (
    <>
      {row.hisOwn && <p className={css.intro}>{texts.hisOwn}</p>}
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={[
          'phone',
          [fields.organName.label, row.organName ?? texts.noOrgan],
          'email',
          'roleNames',
          row.state === 'INVITED' ? 'invitedAt' : 'joinedAt',
          'createTime',
        ]}
      />
      <MayDo row={row} />
    </>
  ),
  verbs: {
    verbs: { ...verbs, password: { label: texts.password, Dialog: PasswordDialog } },
    of: verbsOf,
    first: () => 'edit',
    about: ({ name }) => name,
    inline: ['edit', 'disable', 'enable', 'invite', 'withdraw'],
    width: 200,
    changes: ['users', 'CompanyUser', 'Role', 'Organ'],
  },
  addPermission: 'sys:user:add',
  Add: InviteUser,
  Edit: EditUser,
})

/** 用户管理: invited people and members, with their roles. */
export default function UserPage() {
  return <RecordListPage kind={users} />
}
