import { Link } from 'react-router-dom'
import { LuSearchX } from '../../../ui/icons'
import css from './ledger.module.css'
import { texts } from './texts'

/** In place of a ledger that cannot be shown. */
export function Nothing({ title }: { title: string }) {
  return (
    <div className={css.state} role="status">
      <LuSearchX aria-hidden size={44} />
      <p>{title}</p>
      <Link to="/scan/ledger">{texts.chooseTitle}</Link>
    </div>
  )
}
