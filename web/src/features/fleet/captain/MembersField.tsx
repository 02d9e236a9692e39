import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { toast } from '../../../ui/feedback/toastStore'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import css from '../fleet.module.css'
import { MembersDialog } from './MembersDialog'
import { texts } from './texts'
import type { Pair } from './tree'
import { textOfPairs, useCaptainTree } from './useCaptainTree'

interface Props {
  name: string
  requiredMessage: string
  /** Message about a field that must be filled in first; null if people can be chosen. */
  blockedBy?: () => { field: string; message: string } | null
}

/** Field of the people of a price or task: their names, and a dialog to choose them. */
export function MembersField({ name, requiredMessage, blockedBy }: Props) {
  const { setFocus } = useFormContext()
  const tree = useCaptainTree()
  const [open, setOpen] = useState(false)
  const { field, fieldState } = useController({
    name,
    rules: { validate: (pairs: Pair[]) => pairs.length > 0 || requiredMessage },
  })
  const value: Pair[] = field.value
  const press = () => {
    const blocked = blockedBy?.()
    if (!blocked) return setOpen(true)
    toast.error(blocked.message)
    setFocus(blocked.field)
  }
  const text = tree.length ? textOfPairs(tree, value) : ''
  return (
    <>
      <Field label={texts.members} required wide error={fieldState.error?.message}>
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            ref={field.ref}
            id={id}
            type="button"
            className={fieldState.invalid ? `${formCss.control} ${css.invalid}` : formCss.control}
            aria-haspopup="dialog"
            aria-describedby={`${id}-text${describedBy ? ` ${describedBy}` : ''}`}
            onClick={press}
          >
            <span id={`${id}-text`} className={text ? css.value : css.placeholder} data-tip={text || undefined}>
              {text || texts.choose}
            </span>
          </button>
        )}
      </Field>
      {open && (
        <MembersDialog
          value={value}
          onChange={(pairs) => {
            field.onChange(pairs)
            if (pairs.length) field.onBlur()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
