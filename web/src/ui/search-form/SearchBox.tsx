import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ChoiceList } from '../form/ChoiceList'
import choiceCss from '../form/choice-list.module.css'
import { walk } from '../form/choice-search'
import formCss from '../form/form.module.css'
import { useMatcher } from '../form/useMatcher'
import { LuSearch } from '../icons'
import { useEscape } from '../overlay/useEscape'
import { texts } from '../texts'
import { type Guess, guessesOf, typeable } from './guesses'
import css from './search-bar.module.css'
import type { SearchField } from './types'

const LONGEST = 1000

interface Props {
  fields: readonly SearchField[]
  onSearch: (guess: Guess) => void
}

/** Box for a number, a plate, a card or a name. It proposes filters, and Enter takes the most likely. */
export function SearchBox({ fields, onSearch }: Props) {
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState(false)
  const guesses = guessesOf(fields, typed, useMatcher(touched))
  const listed = open && typed.trim() !== ''
  useEscape(listed, () => setOpen(false))

  const take = (guess: Guess | undefined) => {
    if (!guess) return
    setTyped('')
    setOpen(false)
    onSearch(guess)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by) {
      setOpen(true)
      setActive(walk(active, by, guesses.length))
    } else if (event.key === 'Enter') {
      take(guesses[active] ?? guesses[0])
    } else {
      return
    }
    event.preventDefault()
  }
  return (
    <span ref={box} className={`${choiceCss.box} ${css.box}`}>
      <input
        role="combobox"
        aria-label={texts.searchList}
        aria-expanded={listed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={listed && guesses.length > 0 ? `${listId}-${active}` : undefined}
        className={formCss.control}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={typeable(fields)}
        value={typed}
        onFocus={() => setTouched(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <LuSearch aria-hidden size={15} />
      {listed && box.current && (
        <ChoiceList
          id={listId}
          label={texts.searchList}
          anchor={box.current}
          shown={guesses.map(({ text }, at) => ({ value: String(at), label: text }))}
          left={0}
          active={active}
          chosen=""
          onChoose={(at) => take(guesses[Number(at)])}
        />
      )}
    </span>
  )
}
