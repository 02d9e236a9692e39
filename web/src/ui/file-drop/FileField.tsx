import type { ComponentProps, ReactNode } from 'react'
import type { IconType } from '../icons'
import looks from '../layout/looks.module.css'
import { FileDrop } from './FileDrop'
import css from './file-drop.module.css'

interface Props extends Omit<ComponentProps<typeof FileDrop>, 'look' | 'children' | 'label'> {
  label: string
  Icon: IconType
  /** Text beside the name, depending on whether a file is held over the field. */
  prompt: (over: boolean) => ReactNode
  /** State of the file: being sent, stored or refused. */
  said?: string | false | null | undefined
  tone?: 'good' | 'warning' | 'bad' | undefined
  /** Reason for which the file was refused. */
  fault?: string | null | undefined
  /** Stored files, each with a button to remove it. */
  children?: ReactNode
}

/**
 * Field of a form for files, in a line of its own: chosen or dropped, being sent, stored, or refused with the reason.
 */
export function FileField({ label, Icon, prompt, said, tone, fault, children, ...drop }: Props) {
  return (
    <div className={css.field}>
      <FileDrop {...drop} look="line" label={label}>
        {(over) => (
          <>
            <Icon aria-hidden size={20} />
            <span>
              <b>{label}</b> {prompt(over)}
            </span>
          </>
        )}
      </FileDrop>
      <p className={css.said} role="status" data-tone={tone}>
        {said}
      </p>
      {children}
      <p className={looks.refused} role="alert">
        {fault}
      </p>
    </div>
  )
}
