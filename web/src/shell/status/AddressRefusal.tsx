import { useSearchParams } from 'react-router-dom'
import looks from '../../ui/layout/looks.module.css'
import { useTitle } from '../../ui/title/title'
import { texts } from '../texts'
import css from './StatusPage.module.css'

/** Shows which parts of the address the list cannot filter by, and opens the list without them. */
export function AddressRefusal({ names }: { names: readonly string[] }) {
  const [, setParams] = useSearchParams()
  useTitle(texts.addressRefused)
  const drop = () =>
    setParams((before) => new URLSearchParams([...before].filter(([name]) => !names.includes(name))), { replace: true })
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{texts.addressRefused}</h1>
      <p className={looks.quiet}>{texts.addressRefusedNote(names.join('、'))}</p>
      <div className={css.buttons}>
        <button type="button" className={css.primary} onClick={drop}>
          {texts.addressWithout}
        </button>
      </div>
    </div>
  )
}
