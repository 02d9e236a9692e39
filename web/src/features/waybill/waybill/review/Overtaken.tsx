import css from '../../waybill.module.css'
import type { Difference } from '../edit/stale'
import { texts } from './texts'

/** Values of the waybill that have changed since the request. */
export function Overtaken({ differences }: { differences: readonly Difference[] }) {
  return (
    <div role="alert">
      <p className={css.warning}>{texts.overtaken}</p>
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.overtakenAsked}</th>
            <th scope="col">{texts.overtakenNow}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{mine ?? texts.blank}</td>
              <td>{theirs ?? texts.blank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
