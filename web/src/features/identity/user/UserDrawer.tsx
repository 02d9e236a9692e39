import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { Facts, Group } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { UserState } from './columns'
import { type Handlers, reasonAgainst, type User, verbLabels, verbsOf } from './rows'
import { texts } from './texts'
import { useRoleChoices } from './useRoleChoices'
import css from './user.module.css'
import { useUser } from './useUser'

interface Props {
  id: string
  handlers: Handlers
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

const { fields } = texts
const RED = ['disable', 'delete', 'withdraw']

/** Somebody of the company: who he is, what his roles let him do, and what can be done with him. */
export function UserDrawer({ id, handlers, onPrevious, onNext, onClose }: Props) {
  const { latest: _, ...one } = useUser(id)
  return (
    <DrawerGate {...one} title={texts.what} missing={texts.missing} onClose={onClose}>
      {(user) => (
        <SideDrawer
          open
          width="640px"
          title={texts.what}
          record={user.name}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead number={user.name} state={<UserState user={user} />} about={user.positionName}>
            {verbsOf(user)
              .flat()
              .map((verb) => (
                <Button
                  key={verb}
                  {...(verb === 'edit' ? { variant: 'solid' as const } : {})}
                  {...(RED.includes(verb) ? { colorPalette: 'red' } : {})}
                  disabledReason={reasonAgainst(verb, user)}
                  onClick={() => handlers[verb](user)}
                >
                  {verbLabels[verb]}
                </Button>
              ))}
          </RecordHead>
          {user.hisOwn && <p className={css.intro}>{texts.hisOwn}</p>}
          <Facts
            title={texts.basic}
            facts={[
              [fields.phone, user.phone],
              [fields.organName, user.organName ?? texts.noOrgan],
              [fields.email, user.email],
              [fields.roleNames, user.roleNames],
              user.state === 'INVITED'
                ? [fields.invitedAt, user.invitedAt && formatDateTime(user.invitedAt)]
                : [fields.joinedAt, user.joinedAt && formatDateTime(user.joinedAt)],
              [fields.createTime, formatDateTime(user.createTime)],
            ]}
          />
          <MayDo user={user} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

/** What somebody's roles let him do together, by area, in the order of the catalogue. */
function MayDo({ user }: { user: User }) {
  const roles = useRoleChoices()
  const held = (roles ?? []).filter(({ id }) => user.roles.some((role) => role.id === id))
  const areas = new Map<string, Map<string, string>>()
  for (const { area, permissions } of held.flatMap((role) => role.areas)) {
    const known = areas.get(area) ?? new Map<string, string>()
    for (const { key, label } of permissions) known.set(key, label)
    areas.set(area, known)
  }
  return (
    <Group title={texts.mayDo}>
      {areas.size === 0 ? (
        <p className={css.hint}>{roles ? texts.mayNothing : texts.rolesUnseen}</p>
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
