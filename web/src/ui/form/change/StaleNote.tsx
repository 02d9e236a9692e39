import { Button } from '../../layout/Button'
import css from './change.module.css'
import { texts } from './texts'
import type { Stale } from './useChangeForm'

/** Somebody else was faster: what differs, and which of both is to stand. */
export function StaleNote({ differences, keepMine, takeTheirs }: Stale) {
  return (
    <div className={css.warning} role="alert">
      <strong>{texts.stale}</strong>
      {differences.length > 0 && (
        <table className={css.differences}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.now}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <span className={css.choices}>
        <Button onClick={takeTheirs}>{texts.useTheirs}</Button>
        <Button onClick={keepMine}>{texts.useMine}</Button>
      </span>
    </div>
  )
}
