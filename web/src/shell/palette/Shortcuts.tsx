import { Modal } from '../../ui/overlay/Modal'
import { shortcuts, texts } from '../texts'
import css from './Shortcuts.module.css'

/** Shortcuts of the keyboard. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Modal open size="md" title={texts.shortcuts} onClose={onClose}>
      <div className={css.groups}>
        {shortcuts.map(({ group, keys }) => (
          <section key={group}>
            <h3 className={css.group}>{group}</h3>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key} className={css.line}>
                  <dt>{key}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
