import { Button } from '../layout/Button'
import { texts } from '../texts'
import { mayLeave } from '../unsaved/mayLeave'

interface Props {
  /** Label of the button; 取消 by default. */
  label?: string
  /** Whether closing would lose typed input; the button asks first in that case. */
  unsaved: boolean
  /** Whether submitting deletes something for good; the dialog then opens with the focus on this button. */
  safe?: boolean
  onClose: () => void
}

/** 取消 of a form. Asks before it discards typed input. */
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
