import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { stateTones } from '../../../gql/stateTones'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Group } from '../../../ui/layout/Group'
import { usePermission } from '../../../ui/permission/permission'
import { RoleHoldersDocument } from './role.generated'
import css from './role.module.css'
import type { Role } from './rows'
import { texts } from './texts'

/** Who has a role, each with a link to himself; by name alone for whoever may not look after people. */
export function Holders({ role }: { role: Role }) {
  const linked = usePermission()('sys:user:index')
  const { data, error, refetch } = useQuery(RoleHoldersDocument, {
    variables: { id: role.id },
    fetchPolicy: 'network-only',
    skip: !linked,
  })
  if (error) return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  const { total, records } = data?.users ?? { total: role.memberCount, records: [] }
  return (
    <Group title={texts.holders} aria-busy={linked && !data}>
      {total === 0 && <p className={css.hint}>{texts.nobody}</p>}
      {!linked && <p>{role.holderNames}</p>}
      <ul className={css.holders}>
        {records.map(({ id, name, phone, positionName, state }) => (
          <li key={id}>
            <Link to={`/sys/users?user=${id}`}>{name}</Link>
            <span className="tf-number">{phone}</span>
            <span>{positionName}</span>
            {state !== 'ACTIVE' && (
              <StatusBadge tone={stateTones.MemberState[state]}>{texts.memberStates[state]}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {total > records.length && linked && data && (
        <Link className={css.every} to={`/sys/users?roleId=${role.id}`}>
          {texts.everyHolder(formatCount(total))}
        </Link>
      )}
    </Group>
  )
}
