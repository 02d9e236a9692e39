/** The part of the page that a button belongs to, for what it opens to stand in as well: a menu outside of every landmark is lost to screen readers. */
export function landmarkOf(element: Element | null): HTMLElement {
  return (
    element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
    element?.closest<HTMLElement>('nav, header') ??
    document.body
  )
}
