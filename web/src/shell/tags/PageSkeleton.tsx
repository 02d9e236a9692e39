import css from './PageStack.module.css'

/** The shape of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden>
      <div />
      <div />
    </div>
  )
}
