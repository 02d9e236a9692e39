import { Button } from '../layout/Button'
import { texts } from '../texts'
import { mayLeave } from '../unsaved/mayLeave'

interface Props {
  /** 取消 unless given. */
  label?: string
  /** Whether closing would lose typed input: it then asks first. */
  unsaved: boolean
  /** Whether what it leaves cannot be undone: the dialog then opens on it. */
  safe?: boolean
  onClose: () => void
}

/** 取消 of a form; asks before it drops what was typed. */
export function CancelButton({ label = texts.cancel, unsaved, safe, onClose }: Props) {
  const cancel = async () => {
    if (await mayLeave(unsaved)) onClose()
  }
  return (
    <Button data-safe={safe || undefined} onClick={cancel}>
      {label}
    </Button>
  )
}
