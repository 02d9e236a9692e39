import type { Shape } from '../page'
import css from './PageStack.module.css'

interface Props {
  shape?: Shape | undefined
  /** Whether the frame is missing, too, so that its space is left. */
  alone?: boolean
}

/** Outline of a page whose code is loading, with the page's own layout. */
export function PageSkeleton({ shape = 'list', alone }: Props) {
  return (
    <div className={css.skeleton} data-shape={shape} data-alone={alone} aria-hidden>
      <div />
      <div />
    </div>
  )
}
