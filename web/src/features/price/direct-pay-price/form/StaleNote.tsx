import { Button } from '../../../../ui/layout/Button'
import css from '../../price.module.css'
import { texts } from '../texts'
import type { Stale } from './useStale'

const told = (value: string) => value || texts.blank

/**
 * Note that another person has changed the price since, with the differences and the choice between both. Nothing is
 * overwritten unseen.
 */
export function StaleNote({ differences, keepMine, takeTheirs }: Stale) {
  return (
    <div className={css.warning} role="alert">
      <strong>{texts.stale}</strong>
      {differences.length === 0 ? (
        <p>{texts.staleSame}</p>
      ) : (
        <table className={`${css.table} ${css.clashes}`}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{told(mine)}</td>
                <td>{told(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button size="xs" onClick={takeTheirs}>
        {texts.useTheirs}
      </Button>{' '}
      <Button size="xs" variant="solid" onClick={keepMine}>
        {texts.useMine}
      </Button>
    </div>
  )
}
