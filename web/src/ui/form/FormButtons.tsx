import { Button } from '../layout/Button'
import { texts } from '../texts'

interface Props {
  /** The form that is submitted, which may stand anywhere on the page. */
  form: { id: string; submitting: boolean }
  /** What submitting does, in a word; 确定 unless given. */
  submit?: string
  /** Whether it cannot be undone. */
  danger?: boolean
  /** The permission that submitting needs. */
  permission?: string
  onCancel: () => void
}

/** The footer of a form in a drawer or a dialog: 取消, and the button that submits. */
export function FormButtons({ form, submit = texts.ok, danger, permission, onCancel }: Props) {
  return (
    <>
      <Button onClick={onCancel}>{texts.cancel}</Button>
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
