import type { Difference } from '../edit/stale'
import css from './review.module.css'
import { texts } from './texts'

/** The waybill changed after the request was made: what no longer stands there. */
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
