import { useId } from 'react'
import { useController } from 'react-hook-form'
import css from './role.module.css'
import { texts } from './texts'

/** How the form holds that a second factor is demanded; otherwise it holds nothing. */
export const DEMANDED = 'DEMANDED'

/** Whether whoever has the role needs a second factor. */
export function SecondFactorField() {
  const { field } = useController<{ secondFactor: string }, 'secondFactor'>({ name: 'secondFactor' })
  const id = useId()
  return (
    <div className={css.demand}>
      <label>
        <input
          ref={field.ref}
          type="checkbox"
          aria-describedby={id}
          checked={field.value === DEMANDED}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? DEMANDED : '')}
        />
        {texts.fields.secondFactor}
      </label>
      <p id={id} className={css.hint}>
        {texts.secondFactorMeaning}
      </p>
    </div>
  )
}
