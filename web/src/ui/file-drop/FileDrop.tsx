import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useActive } from '../overlay/active'
import css from './file-drop.module.css'

/**
 * Ignores files dropped beside a drop zone. The browser would otherwise open them in place of the page, and typed input
 * would be lost.
 */
function useNoStrayDrops(): void {
  const active = useActive()
  useEffect(() => {
    if (!active) return
    const hold = (event: Event) => event.preventDefault()
    document.addEventListener('dragover', hold)
    document.addEventListener('drop', hold)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('drop', hold)
    }
  }, [active])
}

/** Hidden input that opens the browser's window for files. */
const chooser = (onChoose: (files: FileList) => unknown) => ({
  type: 'file',
  onChange: ({ target }: { target: HTMLInputElement }) => {
    if (target.files) onChoose(target.files)
    // Cleared, so that the same file can be chosen again.
    target.value = ''
  },
})

/** Handlers of an element onto which files are dropped, and whether files are held over it. */
function useDropped(onChoose: (files: FileList) => unknown) {
  const [over, setOver] = useState(false)
  useNoStrayDrops()
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  return {
    over,
    zone: {
      'data-over': over || undefined,
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event)
        onChoose(event.dataTransfer.files)
      },
    },
  }
}

type Input = Pick<ComponentProps<'input'>, 'ref' | 'id' | 'multiple' | 'onBlur' | 'aria-describedby' | 'aria-invalid'>

interface Props extends Input {
  /** Line of a form, tile beside others, or area for a picture as large as the field. */
  look: 'line' | 'tile' | 'picture'
  accept: string
  /** Name of the field, where no label outside names it. */
  label?: string
  children: ReactNode | ((over: boolean) => ReactNode)
  onChoose: (files: FileList) => unknown
}

/** Field whose files are chosen or dropped. */
export function FileDrop({ look, label, children, onChoose, ...input }: Props) {
  const { over, zone } = useDropped(onChoose)
  return (
    <label className={`${css.drop} ${css[look]}`} data-look={look} {...zone}>
      <input {...input} {...chooser(onChoose)} className="tf-visually-hidden" aria-label={label} />
      {typeof children === 'function' ? children(over) : children}
    </label>
  )
}

interface PanelProps {
  accept: string
  label: string
  children: (panel: { over: boolean; open: () => void }) => ReactNode
  onChoose: (files: FileList) => unknown
}

/** Panel onto which files are dropped. One of its buttons opens the browser's window for files. */
export function FilePanel({ accept, label, children, onChoose }: PanelProps) {
  const input = useRef<HTMLInputElement>(null)
  const { over, zone } = useDropped(onChoose)
  return (
    <div className={`${css.drop} ${css.panel}`} {...zone}>
      <input ref={input} {...chooser(onChoose)} hidden accept={accept} aria-label={label} />
      {children({ over, open: () => input.current?.click() })}
    </div>
  )
}

interface CameraProps {
  label: string
  children: ReactNode
  onChoose: (files: FileList) => unknown
}

/** Button that opens the camera of a phone, beside a field for files; the picture taken arrives as a file. */
export function FileCamera({ label, children, onChoose }: CameraProps) {
  return (
    <label className={`${css.drop} ${css.line} ${css.camera}`}>
      <input
        {...chooser(onChoose)}
        className="tf-visually-hidden"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={label}
      />
      {children}
    </label>
  )
}
