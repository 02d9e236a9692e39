import type { ChangeEvent, FocusEvent, HTMLAttributes, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import pictureCss from '../../../ui/private-picture/private-picture.module.css'
import css from './authentication.module.css'
import { derivedOf, errorOf, type TextName, tidied, type Values, warningOf } from './form'
import { useMarks } from './marks'
import { texts } from './texts'

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'inputMode'> {
  name: TextName
  required?: boolean
  /** Whether the field takes the whole width, and as many lines as it needs. */
  long?: boolean
  placeholder?: string
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Field of a paper, read from its picture or typed. An uncertain reading is marked until a person has checked it. */
export function TextLine({ name, required, long, ...attributes }: Props) {
  const { register, formState, getValues, setValue, trigger, watch } = useFormContext<Values>()
  const marks = useMarks()
  const mark = useMark(name)
  const input = register(name, { validate: (_, values) => errorOf(name, values) ?? true })

  const change = (event: ChangeEvent<Control>) => {
    marks.edited(name)
    void input.onChange(event)
  }
  const blur = async (event: FocusEvent<Control>) => {
    const plain = tidied(name, getValues(name))
    if (plain !== getValues(name)) setValue(name, plain)
    await input.onBlur(event)
    if (name !== 'idNo') return
    for (const [open, text] of Object.entries(derivedOf(getValues()))) setValue(open as TextName, text)
    void trigger(['idBirth', 'idSex'])
  }
  const Control = long ? 'textarea' : 'input'
  return (
    <Field
      label={texts.labels[name]}
      required={required}
      wide={long}
      error={formState.errors[name]?.message}
      hint={mark}
      warning={warningOf(name, { ...getValues(), [name]: watch(name) })}
    >
      {(ids) => (
        <Control
          autoComplete="off"
          {...ids}
          {...attributes}
          {...input}
          aria-required={required}
          data-unsure={marks.unsure.has(name) || undefined}
          className={`${formCss.control} ${css.control}`}
          onChange={change}
          onBlur={blur}
        />
      )}
    </Field>
  )
}

/** Mark of a text that was read without certainty, or that differs from the picture. */
function useMark(name: TextName): ReactNode {
  const { setValue, clearErrors } = useFormContext<Values>()
  const { unsure, differs, cuts, lookedAt } = useMarks()
  const label = texts.labels[name]
  const read = differs[name]
  if (unsure.has(name)) {
    return (
      <span className={css.mark}>
        <strong>{texts.lookTwice}</strong>
        {texts.lookTwiceNote}
        <button type="button" aria-label={texts.lookedAtOf(label)} onClick={() => lookedAt(name)}>
          {texts.lookedAt}
        </button>
        {cuts[name] && <img className={pictureCss.cut} src={cuts[name]} alt={texts.cutOf(label)} />}
      </span>
    )
  }
  if (read === undefined) return undefined
  const take = () => {
    setValue(name, read, { shouldDirty: true })
    clearErrors(name)
    lookedAt(name)
  }
  return (
    <span className={css.mark}>
      <span>{texts.pictureSays(read)}</span>
      <button type="button" aria-label={texts.takeOf(label)} onClick={take}>
        {texts.take}
      </button>
    </span>
  )
}
