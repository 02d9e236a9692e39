import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import css from './board.module.css'
import type { Explanation } from './explain'
import { texts } from './texts'

/** Explanation of a figure: its parts, each with the list behind it. */
export function ExplainDrawer({ explanation, onClose }: { explanation: Explanation; onClose: () => void }) {
  const openable = useOpenable()
  const { name, of, how, parts } = explanation
  return (
    <SideDrawer open title={texts.explain(name)} record={of} width="560px" onClose={onClose}>
      <h2 className={css.of}>{of}</h2>
      <p className={css.how}>{how}</p>
      <ul className={css.parts}>
        {parts.map(({ name: part, value, url, to }) => (
          <li key={part}>
            <span>{part}</span>
            <b className="tf-number">{value}</b>
            {url && openable(url) ? (
              <Link to={url} aria-label={texts.open(to ?? part)}>
                {to ?? texts.open('')}
              </Link>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
