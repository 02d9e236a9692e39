import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { LuScanLine, LuVolume2, LuVolumeX } from '../../../../ui/icons'
import { Button, IconButton } from '../../../../ui/layout/Button'
import css from '../scan.module.css'
import { texts } from '../texts'
import { type Reading, readPaste, readScan, SEPARATORS } from './cardNumbers'

interface Props {
  input: RefObject<HTMLInputElement | null>
  /** Colours the frame after a scan. */
  tone: 'good' | 'duplicate' | 'refused' | null
  sound: boolean
  /** Label of the button; 加入列表 by default. */
  action?: string
  /** Reason why nothing can be scanned; null when it can. */
  disabledReason: string | null
  onRead: (reading: Reading) => void
  onSound: (on: boolean) => void
}

const ENDS = ['Enter', 'NumpadEnter', 'Tab']

/** Field for scanners: Enter or Tab ends a number, many can be pasted, and an active input method does no harm. */
export function ScanBox({ input, tone, sound, action = texts.add, disabledReason, onRead, onSound }: Props) {
  const endedWhileComposing = useRef(false)

  const take = () => {
    const text = input.current?.value ?? ''
    if (!text.trim() || !input.current) return false
    input.current.value = ''
    onRead(readScan(text))
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!ENDS.includes(event.code) && !ENDS.includes(event.key)) return
    if (event.nativeEvent.isComposing) endedWhileComposing.current = true
    else if (!event.shiftKey && take()) event.preventDefault()
  }
  const onCompositionEnd = () => {
    if (!endedWhileComposing.current) return
    endedWhileComposing.current = false
    // The input method writes the composed text right after this event.
    setTimeout(take)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim()
    if (!SEPARATORS.test(text)) return
    event.preventDefault()
    onRead(readPaste(text))
  }

  return (
    <div className={css.box} data-tone={tone ?? undefined}>
      <label className={css.field}>
        <LuScanLine aria-hidden size={20} />
        <span className="tf-visually-hidden">{texts.box}</span>
        <input
          ref={input}
          className={css.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={disabledReason ?? texts.boxHint}
          readOnly={disabledReason !== null}
          onKeyDown={onKeyDown}
          onCompositionEnd={onCompositionEnd}
          onPaste={onPaste}
        />
      </label>
      <Button variant="solid" size="md" disabledReason={disabledReason} onClick={take}>
        {action}
      </Button>
      <IconButton
        size="md"
        label={sound ? texts.soundOff : texts.soundOn}
        icon={sound ? <LuVolume2 aria-hidden /> : <LuVolumeX aria-hidden />}
        onClick={() => onSound(!sound)}
      />
    </div>
  )
}
