import { type FormEvent, useRef, useState } from 'react'
import { useDesk } from '../desk'
import { texts } from '../texts'
import css from './library.module.css'
import { useEditor } from './useEditor'
import { type SavedQuery, useSaved } from './useSaved'

interface Props {
  searched: string
  onChoose: (query: SavedQuery) => void
}

/** Longest name, as the server takes it. */
const MAX_NAME = 20

/** Queries that the person has saved, and that colleagues share. */
export function SavedQueries({ searched, onChoose }: Props) {
  const { signedIn } = useDesk()
  const { saved, fault, note, save, remove, retry } = useSaved()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!signedIn) return null
  const found = (saved ?? []).filter(({ name, createBy }) => `${name}${createBy}`.includes(searched.trim()))
  /** Deletes one; its buttons are gone then, and the focus goes to the top of the list. */
  const removeOne = async (one: SavedQuery) => {
    if (await remove(one)) heading.current?.focus()
  }
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {texts.saved}
      </h3>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
          {saved === null && (
            <button type="button" onClick={() => void retry()}>
              {texts.retry}
            </button>
          )}
        </p>
      )}
      {saved?.length === 0 && <p className={css.note}>{texts.noneSaved}</p>}
      <ul>
        {found.map((one) => (
          <Saved key={one.id} one={one} onChoose={onChoose} onRemove={() => void removeOne(one)} />
        ))}
      </ul>
      <SaveForm onSave={save} />
      <p role="status" className={css.note}>
        {note}
      </p>
    </div>
  )
}

interface SavedProps {
  one: SavedQuery
  onChoose: (query: SavedQuery) => void
  onRemove: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** A saved query; deleting it is asked for twice, since it may be everybody's. */
function Saved({ one, onChoose, onRemove }: SavedProps) {
  // Null until deleting was asked for: the button has the focus then, and only gets it back.
  const [asking, setAsking] = useState<boolean | null>(null)
  const { name, shared, own, createBy } = one
  return (
    <li className={css.saved}>
      <button type="button" className={css.question} onClick={() => onChoose(one)}>
        <strong>{name}</strong>
        <span>{own ? texts.ownQuery(shared) : texts.sharedBy(createBy)}</span>
      </button>
      {asking ? (
        <span className={css.asking}>
          <button type="button" ref={focus} onClick={() => setAsking(false)}>
            {texts.keep}
          </button>
          <button type="button" className={css.danger} onClick={onRemove}>
            {texts.removeNow}
          </button>
        </span>
      ) : (
        <button
          type="button"
          aria-label={texts.remove(name)}
          ref={asking === false ? focus : null}
          onClick={() => setAsking(true)}
        >
          {texts.removeShort}
        </button>
      )}
    </li>
  )
}

interface Kept {
  name: string
  shared: boolean
  query: string
  variables: string
}

function SaveForm({ onSave }: { onSave: (kept: Kept) => Promise<boolean> }) {
  const { written } = useEditor()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    if (await onSave({ name, shared, ...written() })) setName('')
    setBusy(false)
  }
  return (
    <form className={css.save} onSubmit={(event) => void submit(event)}>
      <input
        required
        maxLength={MAX_NAME}
        aria-label={texts.queryName}
        placeholder={texts.queryName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label>
        <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
        {texts.share}
      </label>
      <button type="submit" aria-busy={busy || undefined}>
        {texts.save}
      </button>
    </form>
  )
}
