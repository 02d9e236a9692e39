import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { companyUserFields, roleFields as fields } from '../../../gql/fields/identity.generated'
import { CodeBadge } from '../../../kit/cells'
import { FactsOf } from '../../../kit/facts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../ui/format/decimal'
import { Group } from '../../../ui/layout/Group'
import looks from '../../../ui/layout/looks.module.css'
import { usePermission } from '../../../ui/permission/permission'
import css from '../people.module.css'
import { projectNames, useCatalogue } from './form'
import { type PermissionAreasQuery as Catalogue, RoleHoldersDocument } from './role.generated'
import { differencesOf, kindOf, type Role, type WholeRole } from './rows'
import { texts } from './texts'

function Differences({ role }: { role: WholeRole }) {
  const differences = differencesOf(role)
  if (differences.length === 0) return null
  return (
    <Group title={texts.differences}>
      {differences.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Group>
  )
}

function MayDo({ role, catalogue }: { role: WholeRole; catalogue: Catalogue | undefined }) {
  const held = new Set(role.permissions)
  const areas = (catalogue?.permissionAreas ?? []).flatMap(({ area, permissions }) => {
    const labels = permissions.filter(({ key }) => held.has(key)).map(({ label }) => label)
    return labels.length > 0 ? [{ area, labels, all: permissions.length }] : []
  })
  return (
    <Group title={texts.mayDo}>
      {areas.length === 0 && <p className={looks.note}>{catalogue ? texts.mayNothing : texts.unread}</p>}
      <dl className={css.roleAreas}>
        {areas.map(({ area, labels, all }) => (
          <div key={area}>
            <dt>
              {area} <span className={css.count}>{texts.chosenOf(formatCount(labels.length), formatCount(all))}</span>
            </dt>
            <dd>{labels.join('、')}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}

/** People who have a role, each linked to his page; without links for members who may not manage people. */
function Holders({ role }: { role: Role }) {
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
      {total === 0 && <p className={looks.note}>{texts.nobody}</p>}
      {!linked && <p>{role.holderNames}</p>}
      <ul className={css.holders}>
        {records.map(({ id, name, phone, positionName, state }) => (
          <li key={id}>
            <Link to={`/sys/users?user=${id}`}>{name}</Link>
            <span className="tf-number">{phone}</span>
            <span>{positionName}</span>
            {state !== 'ACTIVE' && <CodeBadge field={companyUserFields.state} value={state} />}
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

/** Detail of one role: name, permissions and projects, and its holders. */
export function RoleDetail({ row }: { row: WholeRole }) {
  const catalogue = useCatalogue()
  const { dataScope, projectIds, secondFactor } = row
  return (
    <>
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={[
          [fields.standard.label, kindOf(row)],
          'dataScope',
          [fields.secondFactor.label, secondFactor ? texts.demanded : texts.notDemanded],
          'createTime',
          'updateTime',
          dataScope === 'CHOSEN' && [texts.projects, projectNames(projectIds, catalogue?.projects).join('、'), true],
        ]}
      />
      <Differences role={row} />
      <MayDo role={row} catalogue={catalogue} />
      <Holders role={row} />
    </>
  )
}
