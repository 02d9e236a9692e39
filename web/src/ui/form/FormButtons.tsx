import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import { CancelButton } from './CancelButton'
import type { ServerForm } from './useServerForm'

interface Props<Values extends FieldValues> {
  /** Id of the form to submit, which may be anywhere on the page. */
  form: ServerForm<Values>
  /** Label of the submit button; 确定 by default. */
  submit?: string
  /** Whether submitting cannot be undone: the button is coloured, and the other one gets the focus. */
  danger?: boolean
  /** Other buttons, to the left of the submit button. */
  others?: ReactNode
  /** Permission that submitting needs. */
  permission?: string
  /** Closes the form, after a question where input would be lost. */
  onCancel: () => void
}

/** Footer of a form in a drawer or a dialog: 取消, and the submit button. */
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
