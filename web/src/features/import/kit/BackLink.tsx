import { Link } from 'react-router-dom'
import { LuArrowLeft } from '../../../ui/icons'
import css from './import.module.css'
import { texts } from './texts'

/** The way back to where somebody came from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.back}>
      <LuArrowLeft aria-hidden size={16} />
      {texts.back(children)}
    </Link>
  )
}
