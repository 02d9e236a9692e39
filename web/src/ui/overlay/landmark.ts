/**
 * Landmark that contains a button, for the menu that the button opens: screen readers do not find a menu outside of all
 * landmarks.
 */
export function landmarkOf(element: Element | null): HTMLElement {
  return (
    element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
    element?.closest<HTMLElement>('nav, header') ??
    document.body
  )
}
