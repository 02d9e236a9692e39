import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { MyPermissionsDocument } from './profile.generated'
import css from './profile.module.css'
import { texts as all } from './texts'

const texts = all.permissions

/** Permissions of the person, each with the roles that grant it. */
export function PermissionsTab() {
  const { data, error, refetch } = useQuery(MyPermissionsDocument, { fetchPolicy: 'cache-and-network' })
  if (!data) {
    const again = () => void refetch().catch(() => undefined)
    return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  }
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {data.myPermissions.length === 0 ? (
        <p className={css.hint}>{texts.none}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.roles}</th>
            </tr>
          </thead>
          {[...Map.groupBy(data.myPermissions, ({ area }) => area)].map(([area, permissions]) => (
            <tbody key={area}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={css.area}>
                  {area}
                </th>
              </tr>
              {permissions.map(({ key, label, roles }) => (
                <tr key={key}>
                  <td>{label}</td>
                  <td>{roles.join('、')}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  )
}
