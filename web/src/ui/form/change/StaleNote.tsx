import { Button } from '../../layout/Button'
import looks from '../../layout/looks.module.css'
import css from './change.module.css'
import { texts } from './texts'
import type { Stale } from './useChangeForm'

/**
 * Notice that another person has changed the record since the form was opened, with the differences and a choice
 * between both versions.
 */
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
      <span className={looks.row}>
        <Button onClick={takeTheirs}>{texts.useTheirs}</Button>
        <Button onClick={keepMine}>{texts.useMine}</Button>
      </span>
    </div>
  )
}
