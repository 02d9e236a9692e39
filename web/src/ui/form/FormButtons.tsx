import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import { CancelButton } from './CancelButton'
import type { ServerForm } from './useServerForm'

interface Props<Values extends FieldValues> {
  /** The form that is submitted, which may stand anywhere on the page. */
  form: ServerForm<Values>
  /** What submitting does, in a word; 确定 unless given. */
  submit?: string
  /** Whether it cannot be undone: colours the button, and gives the focus to the other one. */
  danger?: boolean
  /** Other buttons, before the one that submits. */
  others?: ReactNode
  /** The permission that submitting needs. */
  permission?: string
  /** Closes it; what was typed and not sent is asked about first. */
  onCancel: () => void
}

/** The footer of a form in a drawer or a dialog: 取消, and the button that submits. */
export function FormButtons<Values extends FieldValues>({
  form,
  submit = texts.ok,
  danger,
  others,
  permission,
  onCancel,
}: Props<Values>) {
  return (
    <>
      <CancelButton unsaved={form.methods.formState.isDirty} safe={danger} onClose={onCancel} />
      {others}
      <Button
        type="submit"
        form={form.id}
        variant="solid"
        colorPalette={danger ? 'red' : 'brand'}
        permission={permission}
        loading={form.submitting}
      >
        {submit}
      </Button>
    </>
  )
}
