import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LuScanLine } from '../../../ui/icons'
import { type Given, givenBy } from './proposal'
import css from './punch.module.css'
import { texts } from './texts'

type CodeScanner = typeof import('../../../ui/scanner/CodeScanner')['default']

const TYPED = /^[A-Za-z0-9]$/
const EDITABLE = 'input, select, textarea'

interface Props {
  /** Whether a truck is before the phone already: another one is scanned by a scanner or after this one. */
  isFound: boolean
  onFind: (given: Given) => void
}

/** Field for a card's number or a plate, typed, sent by a scanner that acts as a keyboard, or read by the camera. */
export function TruckField({ isFound, onFind }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Scanner, setScanner] = useState<CodeScanner | null>(null)
  const [isFault, setFault] = useState(false)

  // The first character that a scanner types anywhere on the page goes into the field with the others.
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const elsewhere = !(target instanceof Element && target.closest(`${EDITABLE}, dialog`))
      if (elsewhere && TYPED.test(key) && !ctrlKey && !metaKey && !altKey) input.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])

  // Its code is loaded with the first scan; a failure reloads nothing, since a picture may be taken already.
  const scan = () =>
    import('../../../ui/scanner/CodeScanner').then(
      (module) => {
        setFault(false)
        setScanner(() => module.default)
      },
      () => setFault(true),
    )
  const take = (text: string) => {
    const given = givenBy(text)
    if (!given) return
    if (input.current) input.current.value = ''
    input.current?.blur()
    onFind(given)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(input.current?.value ?? '')
  }
  const onTab = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Tab' || event.shiftKey || !event.currentTarget.value.trim()) return
    event.preventDefault()
    take(event.currentTarget.value)
  }
  return (
    <form className={css.truck} onSubmit={submit}>
      {!isFound && (
        <button type="button" className={css.solid} onClick={() => void scan()}>
          <LuScanLine aria-hidden size={26} />
          {texts.scan}
        </button>
      )}
      <div>
        <input
          ref={input}
          aria-label={texts.truck}
          placeholder={texts.truckHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          onKeyDown={onTab}
        />
        <button type="submit" className={css.plain}>
          {texts.find}
        </button>
      </div>
      {isFault && <p role="alert">{texts.scannerLost}</p>}
      {Scanner && (
        <Scanner
          label={texts.scan}
          onRead={(text) => {
            setScanner(null)
            take(text)
          }}
          onClose={() => setScanner(null)}
        />
      )}
    </form>
  )
}
