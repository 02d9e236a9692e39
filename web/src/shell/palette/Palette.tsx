import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LuSearch } from '../../ui/icons'
import { Modal } from '../../ui/overlay/Modal'
import { texts } from '../texts'
import css from './Palette.module.css'
import { useFindings } from './useFindings'

/** Search by Ctrl+K: arrows choose a result, Enter opens it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const navigate = useNavigate()
  const { findings, loading, error, keep } = useFindings(text)
  const chosen = Math.min(at, findings.length - 1)

  const go = (index: number) => {
    const finding = findings[index]
    if (!finding) return
    onClose()
    keep(finding)
    navigate(finding.url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setAt((chosen + 1) % findings.length)
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + findings.length) % findings.length)
    else if (event.key === 'Enter') go(chosen)
    else return
    event.preventDefault()
  }
  const note = error ? error.message : loading ? texts.searching : findings.length ? '' : texts.searchEmpty
  return (
    <Modal open size="md" title={texts.search} onClose={onClose}>
      <div className={css.field}>
        <LuSearch aria-hidden size={16} />
        <input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={texts.search} className={css.list}>
        {findings.map((finding, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above owns the keys
          <div
            key={finding.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={css.option}
            onMouseMove={() => setAt(index)}
            onClick={() => go(index)}
          >
            <span className={css.kind}>{finding.kind}</span>
            <span className={css.title}>{finding.title}</span>
            <span className={css.note}>{finding.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className={css.status}>
        {note}
      </p>
    </Modal>
  )
}
