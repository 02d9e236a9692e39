import type { Ref } from 'react'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import { mayLeave } from '../unsaved/mayLeave'

interface Props {
  /** Whether closing would lose typed input: it then asks first. */
  unsaved: boolean
  onClose: () => void
  ref?: Ref<HTMLButtonElement>
}

/** 取消 of a form. */
export function CancelButton({ unsaved, onClose, ref }: Props) {
  const cancel = async () => {
    if (await mayLeave(unsaved)) onClose()
  }
  return (
    <Button ref={ref} onClick={cancel}>
      {texts.cancel}
    </Button>
  )
}
